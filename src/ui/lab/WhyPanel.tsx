import { useMemo, useState } from 'react';
import type { Reasons } from '../../logic/knowledge.ts';
import { holdsBeliefs } from '../../session/lab/belief.ts';
import type { PlaceQuestions } from '../../session/lab/place-questions.ts';
import { useLab } from './lab.ts';
import { StoppedNote } from './LawBusy.tsx';
import { MOST_TOLD, usePlaceAsked, useReport } from './laws.ts';
import { WorldList } from './WorldList.tsx';

/** Why an agent knows the formula, or why not; and what the agent holds possible. */
export function WhyPanel() {
  const { words, model, judged, state } = useLab();
  const report = useReport();
  const own = words.law.explain;
  const [picked, setPicked] = useState<string | null>(null);
  const agent = picked !== null && model.agents.includes(picked) ? picked : (model.agents[0] ?? null);
  const isAsked = agent !== null && report.actual !== null;
  const text = judged.kind === 'judged' ? state.formula : null;
  const explain = useMemo(
    () => (isAsked && text !== null ? (place: PlaceQuestions) => place.explain(agent, text) : null),
    [isAsked, agent, text],
  );
  const cell = useMemo(
    () => (isAsked ? (place: PlaceQuestions) => place.cell(agent, MOST_TOLD) : null),
    [isAsked, agent],
  );
  const why = usePlaceAsked(explain);
  const possible = usePlaceAsked(cell);
  if (agent === null) return null;
  if (report.actual === null) {
    return (
      <div className="lab-panel">
        <p className="hint">{own.noActual}</p>
      </div>
    );
  }
  return (
    <div className="lab-panel">
      <section>
        <h3>{words.law.why}</h3>
        <label className="lab-field">
          {own.agent}
          <select value={agent} onChange={({ target }) => setPicked(target.value)}>
            {model.agents.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <div role="status">
          {text === null ? <p className="hint">{own.needFormula}</p> : null}
          {why.isStopped ? <StoppedNote onAgain={why.again} /> : null}
          {why.answer?.ok === false ? <p className="refusal">{why.answer.message}</p> : null}
          {why.answer?.ok === true ? <WhyText agent={agent} reasons={why.answer.value} /> : null}
        </div>
      </section>
      <section>
        <h3>{own.possible(agent)}</h3>
        {possible.answer?.ok === true ? (
          <>
            <p className="hint">{own.cell(possible.answer.value.count, MOST_TOLD)}</p>
            <WorldList worlds={possible.answer.value.worlds} />
          </>
        ) : null}
      </section>
    </div>
  );
}

function WhyText({ agent, reasons }: { agent: string; reasons: Reasons }) {
  const { words, entry } = useLab();
  const own = words.law.explain;
  const isBelief = !entry.isS5 && holdsBeliefs(entry.moment.model, agent);
  if (!reasons.known) {
    return (
      <>
        <p>{own.knowsNot(agent, isBelief)}</p>
        <WorldList worlds={[reasons.refutedBy]} />
      </>
    );
  }
  return (
    <>
      <p>{own.knows(agent, isBelief)}</p>
      <p className="hint">{reasons.counterWorlds.length === 0 ? own.never(agent) : own.counterWorlds}</p>
      <ul className="lab-reasons">
        {reasons.counterWorlds.map(({ fate, step, count, example }) => (
          <li key={`${fate} ${step}`}>
            {own.fates[fate](step, count)} <span className="lab-facts">{words.law.facts(example)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
