import { Megaphone, Merge, MessageCircle, VenetianMask } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MOST_NAMED_WORLDS } from '../../logic/exchange/open-text.ts';
import { printUnicode } from '../../logic/formula/print.ts';
import type { LabStep } from '../../logic/plain/lab-history.ts';
import { privateNews } from '../../logic/plain/plain-events.ts';
import { withStep } from '../../session/lab/lab.ts';
import type { PlaceQuestions } from '../../session/lab/place-questions.ts';
import { Typeset } from '../formulas/Typeset.tsx';
import { AgentChoice } from './AgentChoice.tsx';
import { useLab } from './lab.ts';
import { usePlaceAsked, useReport } from './laws.ts';

/** What can be done with the formula: announced, told to some; and the model contracted. */
export function UpdatePanel() {
  const { words, judged, entry, state, model, change } = useLab();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { actual, count } = useReport();
  const hearers = chosen.filter((name) => model.agents.includes(name));
  const formula = judged.kind === 'judged' ? judged.formula : null;
  const isLaw = entry.law !== undefined;
  const text = judged.kind === 'judged' ? state.formula : null;
  const ask = useMemo(() => (text === null ? null : (place: PlaceQuestions) => place.failures(text, 1)), [text]);
  const { answer } = usePlaceAsked(ask);
  const failures = answer?.ok === true ? answer.value : null;
  const step = (next: LabStep) => change((before) => withStep(before, next));
  return (
    <div className="lab-panel">
      <section>
        <h3>{words.update.current}</h3>
        <Offers />
        {formula === null ? (
          <p className="hint">{words.update.noFormula}</p>
        ) : (
          <>
            <p className="lab-current">
              <Typeset text={printUnicode(formula, state.notation)} />
            </p>
            {failures === null ? null : (
              <p className="hint">
                {failures.count === 0n
                  ? words.update.success.yes
                  : words.update.success.no(failures.count, failures.worlds[0])}
              </p>
            )}
            <div className="lab-buttons">
              <button
                type="button"
                className="button primary"
                title={words.update.announceHelp}
                onClick={() => step({ kind: 'announce', formula })}
              >
                <Megaphone aria-hidden="true" />
                {words.update.announce}
              </button>
            </div>
            <h3>{words.update.some}</h3>
            <AgentChoice title={words.update.hearers} chosen={hearers} onChoose={setChosen} />
            <div className="lab-buttons">
              <button
                type="button"
                className="button"
                title={words.update.semiPrivateHelp}
                onClick={() => step({ kind: 'news', hearers, formula })}
              >
                <MessageCircle aria-hidden="true" />
                {words.update.semiPrivate}
              </button>
              <button
                type="button"
                className="button"
                title={words.update.privateHelp}
                onClick={() =>
                  step({
                    kind: 'events',
                    eventModel: privateNews(model.agents, hearers, formula),
                    event: actual === null ? null : 'told',
                  })
                }
              >
                <VenetianMask aria-hidden="true" />
                {words.update.private}
              </button>
            </div>
            {isLaw ? <p className="hint">{words.law.update.lists(MOST_NAMED_WORLDS)}</p> : null}
          </>
        )}
      </section>
      <section>
        <h3>{words.update.contract}</h3>
        <p className="hint">
          {isLaw ? words.law.update.noContraction(count <= BigInt(MOST_NAMED_WORLDS)) : words.update.contracted}
        </p>
        {isLaw ? null : (
          <div className="lab-buttons">
            <button
              type="button"
              className="button"
              onClick={() => step({ kind: 'contract', keeps: 'without-distributed' })}
            >
              <Merge aria-hidden="true" />
              {`${words.update.contract}, ${words.update.contractWithout}`}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => step({ kind: 'contract', keeps: 'with-distributed' })}
            >
              <Merge aria-hidden="true" />
              {`${words.update.contract}, ${words.update.contractD}`}
            </button>
          </div>
        )}
      </section>
    </div>
  );
}

/** What the example offers to be announced: a choice takes it into the field. */
function Offers() {
  const { words, state, change } = useLab();
  const { offered, formula } = state;
  if (offered.length === 0) return null;
  return (
    <label className="lab-field">
      {words.update.offered(offered.length)}
      <select
        value={offered.some((offer) => offer.formula === formula) ? formula : ''}
        onChange={({ target }) => change((before) => ({ ...before, formula: target.value }))}
      >
        <option value="">{words.update.choose}</option>
        {offered.map(({ title, formula: text }) => (
          <option key={title} value={text}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
