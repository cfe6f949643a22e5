import { useMemo } from 'react';
import { subformulas } from '../../logic/formula/inspect.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { printFormula, printUnicode } from '../../logic/formula/print.ts';
import type { Facts } from '../../logic/knowledge.ts';
import type { Judgement, LawCourse, LawWork } from '../../session/lab/law.ts';
import { Typeset } from '../formulas/Typeset.tsx';
import { WatchedRow } from './WatchedRow.tsx';
import { useLab } from './lab.ts';
import { StoppedNote } from './LawBusy.tsx';
import { MOST_TOLD, useJudgedLaw, useLaw, useLawAsked } from './laws.ts';
import { Notation } from './TruthPanel.tsx';

/** With more parts than this a formula is not taken apart. */
const MOST_PARTS = 30;

/** The formula's parts, the worlds where it holds, the watch list, and how formulas are written. */
export function LawTruth() {
  return (
    <div className="lab-panel">
      <Where />
      <Parts />
      <Watched />
      <Notation />
    </div>
  );
}

/** Worlds by their true atoms. */
export function WorldList({ worlds }: { worlds: readonly Facts[] }) {
  const { words } = useLab();
  return (
    <ul className="lab-worlds">
      {worlds.map((facts, index) => (
        <li key={index}>{words.law.facts(facts)}</li>
      ))}
    </ul>
  );
}

function Where() {
  const { words, judged } = useLab();
  const { answer, last, isStopped, again } = useJudgedLaw();
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

interface PartRow {
  readonly formula: Formula;
  readonly depth: number;
}

/** What a formula consists of, outside in; not what stands behind an announcement, which is about other worlds. */
function partsOf(formula: Formula): readonly PartRow[] | null {
  const rows: PartRow[] = [];
  const add = (part: Formula, depth: number): void => {
    rows.push({ formula: part, depth });
    if (part.kind === 'announcement') {
      add(part.announced, depth + 1);
      return;
    }
    if (part.kind === 'previously') return;
    for (const inner of directParts(part)) add(inner, depth + 1);
  };
  let count = 0;
  for (const _ of subformulas(formula)) if (++count > MOST_PARTS) return null;
  add(formula, 0);
  return rows;
}

function directParts(formula: Formula): readonly Formula[] {
  if ('operands' in formula) return formula.operands;
  if ('operand' in formula) return [formula.operand];
  return 'left' in formula ? [formula.left, formula.right] : [];
}

function Parts() {
  const { words, judged, state } = useLab();
  const { report } = useLaw();
  const rows = useMemo(() => (judged.kind === 'judged' ? partsOf(judged.formula) : []), [judged]);
  const ask = useMemo(() => {
    if (rows === null || rows.length === 0) return null;
    const texts = rows.map(({ formula }) => printFormula(formula));
    return (work: LawWork, course: LawCourse) => work.judgeLaws(course, texts);
  }, [rows]);
  const { answer } = useLawAsked(ask);
  return (
    <section>
      <h3>{words.law.truth.parts}</h3>
      {judged.kind === 'judged' ? null : <p className="hint">{words.truth.noParts}</p>}
      {rows === null ? <p className="hint">{words.truth.tooManyParts}</p> : null}
      {rows === null || answer?.ok !== true ? null : (
        <ul className="lab-parts">
          {rows.map(({ formula, depth }, index) => (
            <li key={index} style={{ paddingInlineStart: `${Math.min(depth, 12) * 0.7}rem` }}>
              <span>
                <Sign judgement={answer.value[index]} />
                <Typeset text={printUnicode(formula, state.notation)} />
              </span>
              <small>{countOf(answer.value[index], report.count, words.law.parts.count)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function countOf(judgement: Judgement | null | undefined, of: bigint, write: (count: bigint) => string): string {
  if (judgement === null || judgement === undefined) return '?';
  return `${write(judgement.count)} / ${write(of)}`;
}

/** Whether a formula is true at the actual world. */
export function Sign({ judgement }: { judgement: Judgement | null | undefined }) {
  if (typeof judgement?.here !== 'boolean') return null;
  return <span className={judgement.here ? 'truth true' : 'truth false'}>{judgement.here ? '✓' : '✗'} </span>;
}

function Watched() {
  const { words, state } = useLab();
  const { report } = useLaw();
  const { watched } = state;
  const ask = useMemo(
    () => (watched.length === 0 ? null : (work: LawWork, course: LawCourse) => work.judgeLaws(course, watched)),
    [watched],
  );
  const { answer, isStopped, again } = useLawAsked(ask);
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
                judgement?.count === report.count
                  ? words.truth.valid
                  : judgements === null
                    ? '…'
                    : countOf(judgement, report.count, words.law.parts.count)
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
