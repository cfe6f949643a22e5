import { useMemo, useState } from 'react';
import type { PlaceQuestions } from '../../session/lab/place-questions.ts';
import { DepthField } from './DepthField.tsx';
import { useLab } from './lab.ts';
import { StoppedNote } from './LawBusy.tsx';
import { usePlaceAsked, useReport } from './laws.ts';
import { Sign } from './Sign.tsx';

/** Who knows whether the formula holds, to some depth: at the world that was chosen, or else at the actual one. */
export function Whether() {
  const { words, judged, state, model, view } = useLab();
  const report = useReport();
  const [depth, setDepth] = useState(1);
  const text = judged.kind === 'judged' ? state.formula : null;
  const ask = useMemo(
    () => (text === null ? null : (place: PlaceQuestions) => place.whether(text, depth)),
    [text, depth],
  );
  const selected = model.worlds.findIndex(({ name }) => name === view.selected);
  const { answer, last, isStopped, again } = usePlaceAsked(ask, selected < 0 ? null : selected);
  const hasHere = selected >= 0 || report.actual !== null;
  const rows = answer?.ok === true ? answer.value : last;
  return (
    <section>
      <h3>{words.compare.whether}</h3>
      <DepthField depth={depth} onChange={setDepth} />
      {text === null ? <p className="hint">{words.compare.needFormula}</p> : null}
      {isStopped ? <StoppedNote onAgain={again} /> : null}
      {answer?.ok === false ? <p className="refusal">{answer.message}</p> : null}
      {rows === null || text === null || answer?.ok === false ? null : (
        <>
          <p className="hint">{words.compare.whetherHint}</p>
          <div className="lab-scroll">
            <table className="lab-whether">
              <thead>
                <tr>
                  <td />
                  {hasHere ? (
                    <th scope="col">{words.compare.here(selected < 0 ? null : model.worlds[selected].name)}</th>
                  ) : null}
                  <th scope="col">{words.compare.all}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.agents.join('\n')}>
                    <th scope="row">{words.compare.row(row.agents)}</th>
                    {hasHere ? (
                      <td>
                        <Sign judgement={row} />
                      </td>
                    ) : null}
                    <td>{row.count === report.count ? words.truth.valid : words.law.share(row.count, report.count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
