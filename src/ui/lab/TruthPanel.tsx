import { useMemo } from 'react';
import { subformulaQuestions } from '../../logic/compare/subformula-table.ts';
import { subformulas } from '../../logic/formula/inspect.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { printFormula, printUnicode } from '../../logic/formula/print.ts';
import { labTruth } from '../../logic/plain/lab-history.ts';
import type { Judgement, PlaceQuestions } from '../../session/lab/place-questions.ts';
import { Typeset } from '../formulas/Typeset.tsx';
import { Sign } from './Sign.tsx';
import { WatchedRow } from './WatchedRow.tsx';
import { WorldList } from './WorldList.tsx';
import { useLab } from './lab.ts';
import { Notation } from './Notation.tsx';
import { StoppedNote } from './LawBusy.tsx';
import { MOST_TOLD, useJudged, usePlaceAsked, useReport } from './laws.ts';

/** With more parts than this a formula is not taken apart. */
const MOST_PARTS = 60;

/** The formula's parts, each of which can be lit where worlds are drawn; where it holds; the watch list; and how formulas are written. */
export function TruthPanel() {
  return (
    <div className="lab-panel">
      <Parts />
      <Where />
      <Watched />
      <Notation />
    </div>
  );
}

/** Where formulas hold, each null if it means nothing here. */
function useJudgements(texts: readonly string[]) {
  const ask = useMemo(() => (texts.length === 0 ? null : (place: PlaceQuestions) => place.judgements(texts)), [texts]);
  return usePlaceAsked(ask);
}

function Parts() {
  const { words, judged, entry, model, state, pointing, setView } = useLab();
  const { count } = useReport();
  const rows = useMemo(() => {
    if (judged.kind !== 'judged') return [];
    let parts = 0;
    for (const _ of subformulas(judged.formula)) if (++parts > MOST_PARTS) return null;
    return subformulaQuestions(judged.formula);
  }, [judged]);
  const texts = useMemo(() => (rows ?? []).map(({ question }) => printFormula(question)), [rows]);
  const { answer } = useJudgements(texts);
  const judgements = answer?.ok === true ? answer.value : null;
  // Only worlds that are listed can be lit.
  const canBeLit = model.worlds.length > 0;
  return (
    <section>
      <h3>{words.truth.parts}</h3>
      {judged.kind === 'judged' ? null : <p className="hint">{words.truth.noParts}</p>}
      {rows === null ? <p className="hint">{words.truth.tooManyParts}</p> : null}
      {rows === null || judgements === null ? null : (
        <>
          {canBeLit ? <p className="hint">{words.truth.partsHint}</p> : null}
          <ul className="lab-parts">
            {rows.map(({ formula, depth, after, question }, index) => {
              const key = `part ${index}`;
              const isLit = pointing?.lit?.key === key;
              const light = () => {
                const lit = isLit ? null : { key, worlds: labTruth(entry.moment, question) };
                setView({ pointing: lit === null ? null : { entry, marked: null, lit } });
              };
              const text = (
                <>
                  <Sign judgement={judgements[index]} />
                  <Typeset text={printUnicode(formula, state.notation)} />
                </>
              );
              return (
                <li key={key} style={{ paddingInlineStart: `${Math.min(depth, 12) * 0.7}rem` }}>
                  {canBeLit && judgements[index] !== null ? (
                    <button type="button" className="formula-use" aria-pressed={isLit} onClick={light}>
                      {text}
                    </button>
                  ) : (
                    <span>{text}</span>
                  )}
                  <small>
                    {countOf(judgements[index], count, words.law.share)}
                    {after.length === 0 ? '' : ` ${words.truth.after}`}
                  </small>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

function countOf(
  judgement: Judgement | null | undefined,
  of: bigint,
  write: (count: bigint, of: bigint) => string,
): string {
  return judgement === null || judgement === undefined ? '?' : write(judgement.count, of);
}

function Where() {
  const { words, judged } = useLab();
  const { answer, last, isStopped, again } = useJudged(MOST_TOLD);
  const found = answer?.ok === true ? answer.value : last;
  if (judged.kind !== 'judged') return null;
  return (
    <section>
      <h3>{words.law.truth.where}</h3>
      {isStopped ? <StoppedNote onAgain={again} /> : null}
      {answer?.ok === false ? <p className="refusal">{answer.message}</p> : null}
      {found === null || answer?.ok === false ? null : (
        <>
          <p className="hint">
            {found.count === 0n ? words.formula.never : words.law.truth.whereHint(MOST_TOLD, found.count)}
          </p>
          <WorldList worlds={found.worlds} />
        </>
      )}
    </section>
  );
}

function Watched() {
  const { words, state } = useLab();
  const { count } = useReport();
  const { watched } = state;
  const { answer, isStopped, again } = useJudgements(watched);
  const judgements = answer?.ok === true ? answer.value : null;
  return (
    <section>
      <h3>{words.truth.watched}</h3>
      {watched.length === 0 ? <p className="hint">{words.truth.noWatched}</p> : null}
      {isStopped ? <StoppedNote onAgain={again} /> : null}
      {answer?.ok === false ? <p className="refusal">{answer.message}</p> : null}
      <ul className="lab-watched">
        {watched.map((text, index) => {
          const read = parseFormula(text);
          const judgement = judgements?.at(index);
          return (
            <WatchedRow
              key={text}
              text={text}
              formula={read.ok ? read.formula : null}
              sign={<Sign judgement={judgement} />}
              where={
                judgement?.count === count
                  ? words.truth.valid
                  : judgements === null
                    ? '…'
                    : countOf(judgement, count, words.law.share)
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
