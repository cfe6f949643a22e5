import { useMemo, useState } from 'react';
import type { LawCourse, LawWork } from '../../session/lab/law.ts';
import { DepthField } from './DepthField.tsx';
import { useLab } from './lab.ts';
import { StoppedNote } from './LawBusy.tsx';
import { useLaw, useLawAsked } from './laws.ts';
import { Sign } from './LawTruth.tsx';
import { Rewriting } from './Rewriting.tsx';

/** Who knows whether the formula holds; and announcements rewritten away. */
export function LawWhether() {
  return (
    <div className="lab-panel">
      <Whether />
      <Rewriting />
    </div>
  );
}

function Whether() {
  const { words, judged, state } = useLab();
  const { report } = useLaw();
  const [depth, setDepth] = useState(1);
  const text = judged.kind === 'judged' ? state.formula : null;
  const ask = useMemo(
    () => (text === null ? null : (work: LawWork, course: LawCourse) => work.whetherLaw(course, text, depth)),
    [text, depth],
  );
  const { answer, last, isStopped, again } = useLawAsked(ask);
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
                  {report.actual === null ? null : <th scope="col">{words.law.whether.here}</th>}
                  <th scope="col">{words.law.whether.all}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.agents.join('\n')}>
                    <th scope="row">{words.compare.row(row.agents)}</th>
                    {report.actual === null ? null : (
                      <td>
                        <Sign judgement={row} />
                      </td>
                    )}
                    <td>{row.count === report.count ? words.truth.valid : words.law.parts.count(row.count)}</td>
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
