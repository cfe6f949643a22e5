import { contract } from '../logic/contract.ts';
import type { Model } from '../logic/model.ts';
import { update } from '../logic/update.ts';
import type { Knowledge, RealStep } from './knowledge.ts';
import { possibleNext } from './knowledge.ts';
import type { Possibilities } from './possibilities.ts';
import type { Happening, Move, Stage } from './rules.ts';

/**
 * Knowledge that stays small when exact knowledge would not: the players keep what they know of the present state and of each other,
 * and forget how they came to know it. Worlds in which the same is known of the state are merged.
 */
export function coarsen(knowledge: Knowledge): Knowledge {
  const { model, blocks } = contract(knowledge.model, knowledge.model.states, 'without-distributed');
  return withoutPast(model, blocks[knowledge.actual], knowledge.stage);
}

function withoutPast(model: Model, actual: number, stage: Stage | null): Knowledge {
  return {
    model,
    actual,
    before: null,
    stage,
    parents: new Int32Array(model.size).fill(-1),
    joints: null,
    cellParents: model.cellCounts.map((count) => new Int32Array(count).fill(-1)),
    cellSights: null,
  };
}

/**
 * A step after which everybody knows what they knew before, plus what became public; what was shown to somebody in secret is
 * lost. Sound for what players know of lasting facts: nobody knows more than they would by exact play.
 */
export function coarseStep<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  knowledge: Knowledge,
  real: RealStep<M>,
): Knowledge {
  const { classes, offsets, next } = possibleNext(possibilities, knowledge.model, real);
  const seenCounts = knowledge.model.cells.map(() => 1);
  const updated = update(knowledge.model, { classes, offsets, next, seen: null, seenCounts, separating: false });
  const actual = updated.model.states.findIndex((state, world) => {
    if (state !== real.outcome.next) return false;
    return updated.model.cells.every((column, agent) => {
      const parentCell = updated.cellParents[agent][column[world]];
      return parentCell === knowledge.model.cells[agent][knowledge.actual];
    });
  });
  const after = withoutPast(updated.model, actual, real.stage);
  // An open choice makes no new worlds, so that merging can wait for the next hidden one.
  return real.open ? after : coarsen(after);
}
