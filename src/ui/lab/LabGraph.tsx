import { Link2, Move, Plus, Shuffle } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { initialsOf } from '../../graph/model/model-lines.ts';
import { freshName } from '../../logic/plain/edit-model.ts';
import { leadsTo } from '../../logic/plain/relation.ts';
import { withEdit } from '../../session/lab/lab.ts';
import { useLab } from './lab.ts';
import { ModelGraph } from './ModelGraph.tsx';
import { nodesOf } from './nodes.ts';

const NO_PAIRS: readonly never[] = [];
/** More worlds than this are drawn in parts; see PartsGraph. */
export const MOST_DRAWN = 160;

/** The model, drawn, with the tools to draw in it. */
export function LabGraph() {
  const lab = useLab();
  const { words, model, entry, state, change, view, setView } = lab;
  const { isS5 } = entry;
  const [arranged, setArranged] = useState(0);
  const [allLines, setAllLines] = useState(true);
  const agent = view.linkFor !== null && model.agents.includes(view.linkFor) ? view.linkFor : (model.agents[0] ?? null);
  const linesOf = view.linesOf !== null && model.agents.includes(view.linesOf) ? view.linesOf : null;
  const opened = state.entries.slice(0, state.at + 1).findLastIndex(({ doing }) => doing.kind === 'open');
  const nodes = useMemo(() => nodesOf(lab), [lab]);
  const initials = useMemo(() => initialsOf(model.agents), [model.agents]);
  const shown = useMemo(
    () => new Set(linesOf === null ? model.agents.keys() : [model.agents.indexOf(linesOf)]),
    [linesOf, model.agents],
  );
  const linking = view.tool === 'link' && agent !== null;

  const toggleLink = useCallback(
    (from: number, to: number) => {
      if (agent === null) return;
      const kind = leadsTo(model.relations[model.agents.indexOf(agent)], from, to) ? 'unlink' : 'link';
      change((before) => withEdit(before, { kind, agent, from: model.worlds[from].name, to: model.worlds[to].name }));
    },
    [agent, model, change],
  );
  const press = useCallback(
    (node: number) => {
      const { name } = model.worlds[node];
      if (!linking) {
        setView({ selected: view.selected === name ? null : name });
      } else if (view.linkFrom === null) {
        setView({ linkFrom: name });
      } else {
        const from = model.worlds.findIndex((world) => world.name === view.linkFrom);
        setView({ linkFrom: null });
        if (from >= 0) toggleLink(from, node);
      }
    },
    [linking, model, setView, toggleLink, view.linkFrom, view.selected],
  );
  const addWorld = useCallback(() => {
    const name = freshName(
      model.worlds.map((world) => world.name),
      'w',
    );
    change((before) => withEdit(before, { kind: 'addWorld', name, facts: [] }));
    setView({ selected: name });
    return name;
  }, [model, change, setView]);
  const remove = useCallback(
    (node: number) => change((before) => withEdit(before, { kind: 'removeWorld', world: model.worlds[node].name })),
    [model, change],
  );

  const hint = !linking
    ? words.graph.hint
    : view.linkFrom === null
      ? words.graph.hintLink(agent)
      : words.graph.hintLinkFrom(view.linkFrom);
  return (
    <section
      className="lab-graph"
      aria-label={words.graph.title(model.worlds.length, isS5 ? words.graph.s5 : words.graph.plain)}
    >
      <div className="lab-graph-tools">
        <span className="segments" role="group" aria-label={words.graph.tool}>
          <button
            type="button"
            className="button small"
            aria-pressed={!linking}
            title={words.graph.moveHelp}
            onClick={() => setView({ tool: 'move', linkFrom: null })}
          >
            <Move aria-hidden="true" />
            {words.graph.move}
          </button>
          <button
            type="button"
            className="button small"
            aria-pressed={linking}
            title={words.graph.linkHelp}
            onClick={() => setView({ tool: 'link', linkFrom: null })}
          >
            <Link2 aria-hidden="true" />
            {words.graph.link}
          </button>
        </span>
        {linking ? (
          <label className="lab-field">
            {words.graph.linkFor}
            <select value={agent} onChange={({ target }) => setView({ linkFor: target.value, linkFrom: null })}>
              {model.agents.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ) : null}
        <label className="lab-field">
          {words.graph.linesOf}
          <select
            value={linesOf ?? ''}
            onChange={({ target }) => setView({ linesOf: target.value === '' ? null : target.value })}
          >
            <option value="">{words.everybody}</option>
            {model.agents.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" className="button small" onClick={addWorld}>
          <Plus aria-hidden="true" />
          {words.graph.addWorld}
        </button>
        <button type="button" className="button small" onClick={() => setArranged((count) => count + 1)}>
          <Shuffle aria-hidden="true" />
          {words.graph.arrange}
        </button>
      </div>
      <ModelGraph
        key={`${opened} ${arranged}`}
        nodes={nodes}
        relations={model.relations}
        initials={initials}
        everybody={words.everybody}
        isS5={isS5}
        shown={shown}
        marked={lab.pointing?.marked ?? null}
        pairs={lab.pointing?.pairs ?? NO_PAIRS}
        title={words.graph.title(model.worlds.length, isS5 ? words.graph.s5 : words.graph.plain)}
        onPress={press}
        onLink={linking ? toggleLink : null}
        onGround={addWorld}
        onRemove={remove}
        onLines={setAllLines}
      />
      <p className="hint lab-legend">
        <span>{model.worlds.length === 0 ? words.graph.nothing : allLines ? hint : words.graph.tooManyLines}</span>
        <span>{words.graph.legend(isS5)}</span>
      </p>
    </section>
  );
}
