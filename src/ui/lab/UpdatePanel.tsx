import { Megaphone, Merge, MessageCircle, VenetianMask } from 'lucide-react';
import { useMemo, useState } from 'react';
import { successOf } from '../../logic/compare/judge.ts';
import { printUnicode } from '../../logic/formula/print.ts';
import { labTruth, type LabStep } from '../../logic/plain/lab-history.ts';
import { privateNews } from '../../logic/plain/plain-events.ts';
import { orProblem } from '../../session/lab/judge.ts';
import { withStep } from '../../session/lab/lab.ts';
import { Typeset } from '../formulas/Typeset.tsx';
import { AgentChoice } from './AgentChoice.tsx';
import { useLab } from './lab.ts';
import { worldNames } from './world-names.ts';

/** What can be done with the formula: announced, told to some; and the model contracted. */
export function UpdatePanel() {
  const { words, judged, entry, state, model, change } = useLab();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { moment } = entry;
  const hearers = chosen.filter((name) => model.agents.includes(name));
  const formula = judged.kind === 'judged' ? judged.formula : null;
  const isLaw = entry.law !== undefined;
  const success = useMemo(() => {
    if (formula === null || isLaw) return null;
    const found = orProblem(() => successOf((asked) => labTruth(moment, asked), formula));
    return found.ok ? found.value : null;
  }, [formula, moment, isLaw]);
  const step = (next: LabStep) => change((before) => withStep(before, next));
  return (
    <div className="lab-panel">
      <section>
        <h3>{words.update.current}</h3>
        {formula === null ? (
          <p className="hint">{words.update.noFormula}</p>
        ) : (
          <>
            <p className="lab-current">
              <Typeset text={printUnicode(formula, state.notation)} />
            </p>
            {success === null ? null : (
              <p className="hint">
                {success.successful
                  ? words.update.success.yes
                  : words.update.success.no(worldNames(model, success.fails, words))}
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
              {isLaw ? null : (
                <button
                  type="button"
                  className="button"
                  title={words.update.privateHelp}
                  onClick={() =>
                    step({
                      kind: 'events',
                      eventModel: privateNews(model.agents, hearers, formula),
                      event: moment.actual === null ? null : 'told',
                    })
                  }
                >
                  <VenetianMask aria-hidden="true" />
                  {words.update.private}
                </button>
              )}
            </div>
            {isLaw ? <p className="hint">{words.law.update.noPrivate}</p> : null}
          </>
        )}
      </section>
      <section>
        <h3>{words.update.contract}</h3>
        <p className="hint">{isLaw ? words.law.update.noContraction : words.update.contracted}</p>
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
