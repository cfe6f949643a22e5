import { useEffect, useMemo, useState } from 'react';
import type { FormulaQuestion } from '../../session/answers.ts';
import type { Run } from '../../engine/run.ts';
import type { Evaluation, Verdict } from '../../session/inquiries.ts';
import type { Thinker } from '../../session/simulator.ts';
import { viewerOf, type Vantage } from '../../session/viewpoint.ts';
import type { Scenery } from '../scenery.ts';
import { useAnswers, useSession } from '../screen.ts';
import { takesLong, useAwaited, type Awaited, type LongWork } from '../thoughts/long-answers.ts';

/** So long the fingers must rest before a formula is worked out, in milliseconds. */
const REST = 120;

/** The formula once the fingers rest; the first one at once. Null while somebody types. */
function useRested(formula: string | null): string | null {
  const [rested, setRested] = useState(formula);
  useEffect(() => {
    const timer = setTimeout(() => setRested(formula), REST);
    return () => clearTimeout(timer);
  }, [formula]);
  return rested === formula ? rested : null;
}

function useQuestion(formula: string | null, scenery: Scenery): FormulaQuestion | null {
  const viewer = viewerOf(scenery.vantage.viewpoint);
  return useMemo(() => (formula === null ? null : { formula, viewer }), [formula, viewer]);
}

const askEvaluation = (thinker: Thinker, run: Run, node: number, { formula, viewer }: FormulaQuestion) =>
  thinker.evaluate(run, node, formula, viewer);
const askStrip = (thinker: Thinker, run: Run, node: number, { formula, viewer }: FormulaQuestion) =>
  thinker.strip(run, node, formula, viewer);

function useTakesLong(formula: string | null, vantage: Vantage): boolean {
  const names = useSession((state) => state.run)?.names;
  return useMemo(
    () => formula !== null && names !== undefined && takesLong(formula, vantage, names),
    [formula, vantage, names],
  );
}

/** Where a formula holds at the present step, as the viewpoint may know it; no answer while nothing is known. */
export function useEvaluation(formula: string | null, scenery: Scenery): Awaited<Evaluation> {
  const { line, at, vantage } = scenery;
  const question = useQuestion(useRested(formula), scenery);
  const isLong = useTakesLong(formula, vantage);
  return useAwaited(useAnswers().evaluate, [line[at], question], isLong, askEvaluation);
}

/** The verdicts on a formula at steps, as far as they are known, and the work on the others where it takes long. */
export interface KnownVerdicts {
  readonly verdicts: readonly Verdict[];
  readonly work: LongWork | null;
}

/** The verdicts on a formula at the steps that the viewpoint may look at. */
export function useStrip(formula: string, scenery: Scenery): KnownVerdicts {
  const { line, at, vantage, whole } = scenery;
  const question = useQuestion(formula, scenery);
  // The teacher sees what lies ahead; a player who steps back knows no more than they knew then.
  const isTeacher = vantage.viewpoint === 'teacher';
  const end = isTeacher ? line.length - 1 : at;
  const kept = useAnswers().strip;
  const isLong = useTakesLong(formula, isTeacher ? whole : vantage);
  const { work } = useAwaited(kept, [line[end], question], isLong, askStrip);
  const run = useSession((state) => state.run);
  // While an answer is awaited, the one for the step before stands: it tells of the steps up to there.
  for (let step = end; run !== null && question !== null && step >= 0; step--) {
    const answer = kept.peek(run, line[step], question);
    if (answer?.ok === true) return { verdicts: answer.value, work };
  }
  return { verdicts: [], work };
}
