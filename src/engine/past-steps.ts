import { parseFormula } from '../logic/formula/parse.ts';
import type { PastStep } from './made-views.ts';
import type { Moment } from './moment.ts';
import { momentsTo } from './moment.ts';
import type { Decision } from './run.ts';

const pasts = new WeakMap<Moment, readonly PastStep[]>();

/** The steps that led to a moment, as views read them: the same list for the same moment. */
export function pastOf(moment: Moment): readonly PastStep[] {
  const known = pasts.get(moment);
  if (known !== undefined) return known;
  const steps = momentsTo(moment).map(({ decidedAt, happenings, living, decision }) => {
    const shares = decision?.kind === 'share' ? decision.by : null;
    const joint = decision?.kind === 'act' ? decision.joint : null;
    return { stage: decidedAt, happenings, living, shares, joint, announced: announcedIn(decision) };
  });
  pasts.set(moment, steps);
  return steps;
}

/** What everybody has learned to be true. */
function announcedIn(decision: Decision | null): PastStep['announced'] {
  if (decision?.kind !== 'announce' && decision?.kind !== 'silence') return null;
  const parsed = parseFormula(decision.formula);
  if (!parsed.ok) throw new RangeError(parsed.error.message);
  return { formula: parsed.formula, by: decision.kind === 'announce' ? decision.by : null };
}
