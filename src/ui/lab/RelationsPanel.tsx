import { useMemo, useState } from 'react';
import { frameProperties, type FrameProperty } from '../../logic/plain/properties.ts';
import { reachableFrom } from '../../logic/plain/relation.ts';
import { whyNotS5 } from '../../session/lab/lab.ts';
import { AgentChoice } from './AgentChoice.tsx';
import { useLab } from './lab.ts';
import { worldNames } from './world-names.ts';

/** Which axioms hold for whom and where they fail; and the component of common knowledge. */
export function RelationsPanel() {
  return (
    <div className="lab-panel">
      <Axioms />
      <Component />
    </div>
  );
}

function Axioms() {
  const { words, model, entry, pointing, setView } = useLab();
  const [chosen, setChosen] = useState<{ readonly agent: number; readonly axiom: string } | null>(null);
  const found = useMemo(() => model.relations.map(frameProperties), [model.relations]);
  const problem = useMemo(() => whyNotS5(model), [model]);
  const property = chosen === null ? undefined : found.at(chosen.agent)?.find(({ axiom }) => axiom === chosen.axiom);
  const isShown = pointing?.marked != null && property !== undefined && !property.holds;
  const point = (agent: number, { axiom, worlds }: FrameProperty) => {
    setChosen({ agent, axiom });
    const nodes = new Set([...worlds.keys()].filter((world) => worlds[world] === 1));
    setView({ pointing: { entry, marked: { nodes, agents: new Set([agent]) }, lit: null } });
  };
  return (
    <section>
      <h3>{words.relations.title}</h3>
      <p className="hint">{words.relations.intro}</p>
      <div className="lab-scroll">
        <table className="lab-axioms">
          <thead>
            <tr>
              <td />
              {(found[0] ?? []).map(({ axiom }) => {
                const { name, says, property: means } = words.relations.axioms[axiom];
                return (
                  <th key={axiom} scope="col">
                    {name}
                    <small>
                      {says}
                      <br />
                      {means}
                    </small>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {model.agents.map((agent, number) => (
              <tr key={agent}>
                <th scope="row">{agent}</th>
                {found[number].map((one) => (
                  <td key={one.axiom}>
                    {one.holds ? (
                      <span className="truth true" role="img" aria-label={words.relations.holds}>
                        ✓
                      </span>
                    ) : (
                      <button
                        type="button"
                        className="button small"
                        aria-label={`${agent}, ${one.axiom}: ${words.relations.fails}`}
                        onClick={() => point(number, one)}
                      >
                        <span className="truth false">✗</span>
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="status">
        {isShown && chosen !== null ? (
          <>
            <p>
              {words.relations.breaks(
                model.agents[chosen.agent],
                property.axiom,
                worldNames(model, property.worlds, words),
              )}
            </p>
            <p className="hint">
              {words.relations.way[property.axiom](property.breaks[0].map((world) => model.worlds[world].name))}
            </p>
          </>
        ) : null}
      </div>
      <p className="hint">{problem === null ? words.relations.kind.s5 : `${words.relations.kind.plain} ${problem}`}</p>
    </section>
  );
}

function Component() {
  const { words, model, entry, view, pointing, setView } = useLab();
  const [left, setLeft] = useState<readonly string[]>([]);
  const group = model.agents.filter((agent) => !left.includes(agent));
  const named = model.worlds.findIndex(({ name }) => name === view.selected);
  const from = named >= 0 ? named : (entry.moment.actual ?? 0);
  const isMarked = pointing?.marked != null;
  const mark = () => {
    const agents = new Set(group.map((agent) => model.agents.indexOf(agent)));
    const nodes = new Set(
      reachableFrom(
        [...agents].map((agent) => model.relations[agent]),
        from,
      ),
    );
    setView({ pointing: { entry, marked: { nodes, agents }, lit: null } });
  };
  if (model.worlds.length === 0) return null;
  return (
    <section>
      <h3>{words.relations.common}</h3>
      <p className="hint">{words.relations.commonHint}</p>
      <AgentChoice
        title={words.relations.group}
        chosen={group}
        onChoose={(chosen) => setLeft(model.agents.filter((agent) => !chosen.includes(agent)))}
      />
      <div className="lab-buttons">
        <button type="button" className="button" onClick={mark}>
          {words.relations.mark(model.worlds[from].name)}
        </button>
        {isMarked ? (
          <button type="button" className="button" onClick={() => setView({ pointing: null })}>
            {words.relations.unmark}
          </button>
        ) : null}
      </div>
      <p role="status" className="hint">
        {isMarked ? words.relations.component(pointing.marked?.nodes.size ?? 0, model.worlds.length) : ''}
      </p>
    </section>
  );
}
