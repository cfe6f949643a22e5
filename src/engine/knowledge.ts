import { announcement } from '../logic/announce.ts';
import type { Model, WorldSet } from '../logic/model.ts';
import { modelOf } from '../logic/model.ts';
import { descendantOf } from '../logic/descendant.ts';
import { distributedCells } from '../logic/groups.ts';
import type { Alternatives, Descents, Updated } from '../logic/update.ts';
import { update } from '../logic/update.ts';
import type { Dealt } from './chart.ts';
import type { Possibilities } from './possibilities.ts';
import type { RealStep } from './possible-rows.ts';
import { localSights, possibleRows } from './possible-rows.ts';
import type { Agent, Happening, Move, Stage } from './rules.ts';

/**
 * What everybody knows at one moment: the worlds still possible, with the world that is actual, and the record that leads
 * back to the deal. A world stands for a state together with everything every player has seen on the way there.
 */
export interface Knowledge {
  readonly model: Model;
  /** The number of the actual world. */
  readonly actual: number;
  /** The knowledge one step before; null at the deal. */
  readonly before: Knowledge | null;
  /** The stage in which this step was taken; null at the deal and for what is said. */
  readonly stage: Stage | null;
  /** For each world, the world before; at the deal, the number of the deal. */
  readonly parents: Int32Array;
  /** Where worlds that were alike in all merged in this step: the descents that `parents` leaves out. */
  readonly merged: Descents | null;
  /** For each world, the number of the joint choice that led to it; null if nothing was chosen in secret. */
  readonly joints: Int32Array | null;
  /** For each player and cell, the cell before. */
  readonly cellParents: readonly Int32Array[];
  /** For each player and cell, the set of items seen in this step; null if nobody saw more than everybody did. */
  readonly cellSights: readonly Int32Array[] | null;
}

/** The knowledge right after the deal. `dealt` holds what each deal leads to; `actual` is the number of the real one. */
export function dealKnowledge({ next, seenBy: sights }: Dealt, actual: number): Knowledge {
  const model = modelOf(next, sights);
  const firsts = model.cells.map((column, agent) => {
    const first = new Int32Array(model.cellCounts[agent]);
    for (let world = model.size - 1; world >= 0; world--) first[column[world]] = sights[agent][world];
    return first;
  });
  const together = distributedCells(
    model,
    sights.map((_, agent) => agent),
  );
  return {
    model: { ...model, separated: together.count === model.size },
    actual,
    before: null,
    stage: null,
    parents: Int32Array.from(next, (_, number) => number),
    merged: null,
    joints: null,
    cellParents: firsts.map((first) => new Int32Array(first.length).fill(-1)),
    cellSights: firsts,
  };
}

/**
 * Plays a step in every world that is still possible. Hidden choices are played in all the ways in which they could have been
 * made; of an open choice only what was chosen is, and a world in which it was not allowed falls away. Worlds with another
 * public outcome fall away. Whoever's diary is opened (a will), every world falls away in which it would read otherwise.
 *
 * `readers` may name players whose diaries everybody reads later: worlds in which they read otherwise are then
 * left out at once. Knowledge made so is right for everything that happens after those diaries were opened.
 * @throws OverBudget if more than `budget` worlds would arise.
 */
export function stepKnowledge<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  knowledge: Knowledge,
  real: RealStep<M>,
  budget: number,
  readers: readonly Agent[] = [],
): Knowledge {
  const opened = [...new Set([...real.discloses, ...readers])];
  const rows = possibleRows(possibilities, knowledge.model, real, opened, budget);
  const seen = localSights(rows, knowledge.model.cells.length);
  const alternatives: Alternatives = {
    classes: worldClasses(knowledge, rows.classOfState, opened),
    offsets: Int32Array.from(rows.offsets),
    next: Int32Array.from(rows.next),
    seen: seen.map((sight) => sight.numbers),
    seenCounts: seen.map((sight) => sight.sets.length),
    separating: rows.separating,
  };
  const updated = update(knowledge.model, alternatives, budget);
  const actualSeen = seen.map((sight, agent) => sight.sets.indexOf(real.outcome.seenBy[agent]));
  return {
    model: updated.model,
    actual: findActual(knowledge, updated, real.outcome.next, actualSeen),
    before: knowledge,
    stage: real.stage,
    parents: updated.parents,
    merged: updated.merged,
    joints: real.open ? null : updated.rows.map((row) => rows.joints[row]),
    cellParents: updated.cellParents,
    cellSights: updated.cellSeen.map((column, agent) => column.map((local) => seen[agent].sets[local])),
  };
}

/** The knowledge after a public announcement of what is true exactly at `announced`, which must hold at the actual world. */
export function announceKnowledge(knowledge: Knowledge, announced: WorldSet): Knowledge {
  const updated = update(knowledge.model, announcement(knowledge.model, announced));
  const nothing = knowledge.model.cells.map(() => 0);
  return {
    model: updated.model,
    actual: findActual(knowledge, updated, knowledge.model.states[knowledge.actual], nothing),
    before: knowledge,
    stage: null,
    parents: updated.parents,
    merged: updated.merged,
    joints: null,
    cellParents: updated.cellParents,
    cellSights: null,
  };
}

/** The worlds in which a player's diary reads as it really does: the player's actual cell. */
export function actualCell(knowledge: Knowledge, agent: Agent): WorldSet {
  const column = knowledge.model.cells[agent];
  const cell = column[knowledge.actual];
  return Uint8Array.from(column, (other) => (other === cell ? 1 : 0));
}

/** For each world, the class of its state; -1 where one of the opened diaries would read otherwise than it really does. */
function worldClasses(knowledge: Knowledge, classOfState: Int32Array, opened: readonly Agent[]): Int32Array {
  const { model, actual } = knowledge;
  const classes = model.states.map((state) => classOfState[state]);
  for (const agent of opened) {
    const column = model.cells[agent];
    const cell = column[actual];
    for (let world = 0; world < classes.length; world++) if (column[world] !== cell) classes[world] = -1;
  }
  return classes;
}

/** The new world that is actual: the one that descends from the actual one by what was really seen. */
function findActual(before: Knowledge, updated: Updated, state: number, seen: readonly number[]): number {
  const found = descendantOf(before.model, updated, before.actual, state, seen);
  if (found === null) throw new Error('The actual world was pruned: what really happened must be possible.');
  return found;
}
