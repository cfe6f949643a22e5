import type { Engine } from './engine.ts';
import type { Knowledge } from './knowledge.ts';
import type { Moment } from './moment.ts';
import { momentsTo } from './moment.ts';
import type { Deal } from './rules.ts';
import type { Decision } from './run.ts';

/** How things would have had to go for a world to be the actual one: its deal, and what was decided step by step. */
export interface History {
  readonly deal: Deal;
  readonly decisions: readonly Decision[];
}

/**
 * The history of a world of a moment. Played from its deal, it leads to the same public events, the same models, and
 * that world.
 * @throws RangeError while the worlds are over budget, when histories are not kept apart.
 */
export function historyOf(engine: Engine, moment: Moment, world: number): History {
  if (moment.overBudgetSince !== null)
    throw new RangeError('Histories are not kept apart while the worlds are over budget.');
  const steps: { readonly knowledge: Knowledge; readonly world: number }[] = [];
  let current = world;
  for (let knowledge: Knowledge | null = moment.knowledge; knowledge !== null; knowledge = knowledge.before) {
    steps.unshift({ knowledge, world: current });
    current = knowledge.parents[current];
  }
  const moments = momentsTo(moment);
  const decisions = moments.slice(1).map((step, index): Decision => {
    const { decision } = step;
    if (decision === null) throw new RangeError('Every step but the deal has a decision.');
    const { knowledge, world: after } = steps[index + 1];
    if (decision.kind !== 'act' || knowledge.joints === null) return decision;
    const state = steps[index].knowledge.model.states[steps[index].world];
    return { kind: 'act', joint: engine.jointOf(state, knowledge.joints[after]) };
  });
  return { deal: engine.deals()[current], decisions };
}
