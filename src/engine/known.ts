import { OverBudget } from '../logic/update.ts';
import type { CoarseKnowledge } from './coarse.ts';
import { coarsen, coarseShare, coarseStep } from './coarse.ts';
import type { Knowledge } from './knowledge.ts';
import { actualCell, announceKnowledge, stepKnowledge } from './knowledge.ts';
import type { Moment } from './moment.ts';
import type { RealStep } from './possible-rows.ts';
import { realStep } from './real-step.ts';
import type { Agent, Happening, Move } from './rules.ts';
import type { Setting } from './setting.ts';

/** What is known at a moment, exactly or coarsely. */
export type Known = Pick<Moment, 'knowledge' | 'coarse' | 'overBudgetSince'>;

/** Exact knowledge. */
export function exactly(knowledge: Knowledge): Known {
  return { knowledge, coarse: null, overBudgetSince: null };
}

/** Coarse knowledge, since the worlds went over budget. */
export function coarsely(knowledge: CoarseKnowledge, overBudgetSince: Moment['overBudgetSince']): Known {
  return { knowledge, coarse: knowledge, overBudgetSince };
}

/**
 * What is known after a step: exactly while that fits the budget, else coarsely; exactly again once the diaries that the step
 * opens leave few enough worlds.
 */
export function knownAfter<S, M extends Move, O, H extends Happening>(
  setting: Setting<S, M, O, H>,
  moment: Moment,
  real: RealStep<M>,
): Known {
  const { possibilities, budget } = setting;
  if (moment.coarse !== null) {
    const rebuilt = real.discloses.length > 0 ? rebuild(setting, moment, real.discloses, real) : null;
    if (rebuilt !== null) return exactly(rebuilt);
    return coarsely(coarseStep(possibilities, moment.coarse, real), moment.overBudgetSince);
  }
  const exact = withinBudget(() => stepKnowledge(possibilities, moment.knowledge, real, budget));
  if (exact !== null) return exactly(exact);
  return coarsely(coarseStep(possibilities, coarsen(possibilities, moment.knowledge), real), moment);
}

/** What is known after a player has opened their diary to all, with nothing else having happened. */
export function knownAfterShare<S, M extends Move, O, H extends Happening>(
  setting: Setting<S, M, O, H>,
  moment: Moment,
  by: Agent,
): Known {
  const { knowledge, coarse, overBudgetSince } = moment;
  if (coarse === null) return exactly(announceKnowledge(knowledge, actualCell(knowledge, by)));
  const rebuilt = rebuild(setting, moment, [by]);
  return rebuilt === null ? coarsely(coarseShare(coarse, by), overBudgetSince) : exactly(rebuilt);
}

/**
 * Exact knowledge again, after diaries were opened: all steps since it was last exact, and `last` if it is given, are played
 * anew, at once without the worlds in which those diaries read otherwise. Null if that still takes too many worlds, or if there is no
 * moment at which it was exact.
 */
function rebuild<S, M extends Move, O, H extends Happening>(
  setting: Setting<S, M, O, H>,
  moment: Moment,
  opened: readonly Agent[],
  last?: RealStep<M>,
): Knowledge | null {
  const { possibilities, budget } = setting;
  const since = moment.overBudgetSince;
  if (since === null || since === 'deal') return null;
  const missed: Moment[] = [];
  for (let current = moment; current !== since && current.before !== null; current = current.before)
    missed.unshift(current);
  if (missed.some(({ decision }) => decision?.kind === 'announce' || decision?.kind === 'silence')) return null;
  const steps = missed.flatMap(({ before, decision }) =>
    decision?.kind === 'act' && before !== null ? [realStep(setting, before, decision).real] : [],
  );
  if (last !== undefined) steps.push(last);
  const readers = [...new Set([...opened, ...missed.flatMap(({ discloses }) => discloses)])];
  return withinBudget(() => {
    let { knowledge } = since;
    for (const reader of readers) knowledge = announceKnowledge(knowledge, actualCell(knowledge, reader));
    for (const step of steps) knowledge = stepKnowledge(possibilities, knowledge, step, budget, readers);
    return knowledge;
  });
}

/** The knowledge that is worked out; null if it takes too many worlds. */
function withinBudget(work: () => Knowledge): Knowledge | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof OverBudget) return null;
    throw error;
  }
}
