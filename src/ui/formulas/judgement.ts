import { useEffect, useMemo, useState } from 'react';
import type { FormulaQuestion } from '../../session/answers.ts';
import type { Answer } from '../../session/backend.ts';
import type { Evaluation, Verdict } from '../../session/inquiries.ts';
import { viewerOf } from '../../session/viewpoint.ts';
import { useAnswer } from '../answers.ts';
import type { Scenery } from '../scenery.ts';
import { useAnswers, useSession } from '../screen.ts';

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

/** Where a formula holds at the present step, as the viewpoint may know it; null while nothing is known. */
export function useEvaluation(formula: string | null, scenery: Scenery): Answer<Evaluation> | null {
  const { line, at } = scenery;
  return useAnswer(useAnswers().evaluate, line[at], useQuestion(useRested(formula), scenery));
}

/** The verdicts on a formula at the steps that the viewpoint may look at, as far as they are known. */
export function useStrip(formula: string, scenery: Scenery): readonly Verdict[] {
  const { line, at, vantage } = scenery;
  const question = useQuestion(formula, scenery);
  // The teacher sees what lies ahead; a player who steps back knows no more than they knew then.
  const end = vantage.viewpoint === 'teacher' ? line.length - 1 : at;
  const kept = useAnswers().strip;
  useAnswer(kept, line[end], question);
  const run = useSession((state) => state.run);
  if (run === null || question === null) return [];
  // While an answer is awaited, the one for the step before stands: it tells of the steps up to there.
  for (let step = end; step >= 0; step--) {
    const answer = kept.peek(run, line[step], question);
    if (answer?.ok === true) return answer.value;
  }
  return [];
}
