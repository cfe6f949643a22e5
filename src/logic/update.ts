import { DenseTable } from '../kit/dense-table.ts';
import { distributedCells } from './groups.ts';
import type { Model } from './model.ts';
import { partitionBy, refine } from './partition.ts';

/**
 * What can happen in the worlds of a model, in one step. Worlds in which the same can happen form a class
 * (in a game: those with equal state), so that each class is described once.
 *
 * The alternatives of class c are the rows `offsets[c]` up to, not including, `offsets[c + 1]`. Leaving a row out is how a
 * precondition fails, or how a public outcome that did not happen rules it out.
 */
export interface Alternatives {
  /** The class of each world; -1 for a world in which nothing can happen, so that it falls away. */
  readonly classes: Int32Array;
  readonly offsets: Int32Array;
  /** For each row, the state that follows; null if states stay as they are. */
  readonly next: Int32Array | null;
  /** For each agent, what they see of each row, as a number below `seenCounts[agent]`; null if everybody sees the same. */
  readonly seen: readonly Int32Array[] | null;
  readonly seenCounts: readonly number[];
  /**
   * True if any two rows of one class differ in what some agent sees: then worlds that were told apart by their
   * cells stay so, and no search for equal worlds is needed.
   */
  readonly separating: boolean;
}

/** The model after an update, and where its worlds and cells came from. */
export interface Updated {
  readonly model: Model;
  /** For each new world, the world it descends from. */
  readonly parents: Int32Array;
  /** For each new world, the row of the alternatives that led to it (one of them, where equal worlds were merged). */
  readonly rows: Int32Array;
  /** For each agent and each new cell, the cell it descends from. */
  readonly cellParents: readonly Int32Array[];
  /** For each agent and each new cell, what the agent saw in this step. */
  readonly cellSeen: readonly Int32Array[];
  /** The descents that `parents` leaves out, since equal worlds were merged; null if none were. */
  readonly merged: Descents | null;
}

/** Pairs of a world and one that it descends from, as two columns. */
export interface Descents {
  readonly children: Int32Array;
  readonly parents: Int32Array;
}

/** Thrown when an update would make more worlds than allowed. Nothing was changed. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
  constructor(
    readonly worlds: number,
    readonly budget: number,
  ) {
    super(`The step would make ${worlds} worlds; the budget is ${budget}.`);
  }
}

/**
 * The one way a model changes. Every world is replaced by what can happen in it; two descendants are indistinguishable to
 * an agent exactly if their ancestors were and the agent sees the same in both. This is the product update of Baltag,
 * Moss and Solecki (1998) with perfect recall. Announcements, semi-private news, a night of a game and a round of a
 * puzzle are all this, with different alternatives. Worlds with equal state and equal cells for everybody are one world.
 *
 * The actual world plays no part, and the result may be empty.
 * @throws OverBudget if more than `budget` worlds would arise (counted before equal ones merge).
 */
export function update(model: Model, alternatives: Alternatives, budget = Number.POSITIVE_INFINITY): Updated {
  const { classes, offsets } = alternatives;
  let size = 0;
  for (let world = 0; world < model.size; world++) {
    const group = classes[world];
    if (group >= 0) size += offsets[group + 1] - offsets[group];
  }
  if (size > budget) throw new OverBudget(size, budget);
  const parents = new Int32Array(size);
  const rows = new Int32Array(size);
  const states = new Int32Array(size);
  fillWorlds(model, alternatives, parents, rows, states);
  const { seen, seenCounts } = alternatives;
  const agents =
    seen === null
      ? inheritCells(model, parents)
      : seen.map((column, agent) => splitCells(model, agent, parents, rows, column, seenCounts[agent]));
  const separated = model.separated && alternatives.separating;
  const updated: Updated = {
    model: {
      size,
      states,
      cells: agents.map((split) => split.cells),
      cellCounts: agents.map((split) => split.parents.length),
      separated,
    },
    parents,
    rows,
    cellParents: agents.map((split) => split.parents),
    cellSeen: agents.map((split) => split.seen),
    merged: null,
  };
  return separated ? updated : mergeEqualWorlds(updated);
}

function fillWorlds(
  model: Model,
  { classes, offsets, next }: Alternatives,
  parents: Int32Array,
  rows: Int32Array,
  states: Int32Array,
): void {
  let child = 0;
  for (let world = 0; world < model.size; world++) {
    const group = classes[world];
    if (group < 0) continue;
    const end = offsets[group + 1];
    for (let row = offsets[group]; row < end; row++) {
      parents[child] = world;
      rows[child] = row;
      states[child] = next === null ? model.states[world] : next[row];
      child++;
    }
  }
}

/** So few cells are never worth numbering anew. */
const FEW_CELLS = 16;

interface Split {
  readonly cells: Int32Array;
  readonly parents: Int32Array;
  readonly seen: Int32Array;
}

/** Splits one agent's old cells by what the agent saw, numbering the new ones by first appearance. */
function splitCells(
  model: Model,
  agent: number,
  parents: Int32Array,
  rows: Int32Array,
  seen: Int32Array,
  seenCount: number,
): Split {
  const size = parents.length;
  const column = model.cells[agent];
  const numbers = new DenseTable(model.cellCounts[agent], seenCount);
  const cells = new Int32Array(size);
  for (let child = 0; child < size; child++) cells[child] = numbers.number(column[parents[child]], seen[rows[child]]);
  return { cells, parents: numbers.firsts(), seen: numbers.seconds() };
}

/**
 * Everybody's cells where everybody sees the same: the old ones, as far as something is left in them. They keep their numbers
 * until most numbers would be left without worlds.
 */
function inheritCells(model: Model, parents: Int32Array): Split[] {
  const most = model.cellCounts.reduce((larger, count) => Math.max(larger, count), 0);
  const sameSeen = new Int32Array(most);
  const sameNumbers = new Int32Array(most);
  for (let cell = 0; cell < most; cell++) sameNumbers[cell] = cell;
  // For each old cell, its new number plus 1, or 0; for each new one, the old. Used again for each agent.
  const numbers = new Int32Array(most);
  const firsts = new Int32Array(most);
  return model.cells.map((column, agent) => {
    const before = model.cellCounts[agent];
    const cells = new Int32Array(parents.length);
    if (before <= Math.max(FEW_CELLS, 2 * parents.length)) {
      for (let child = 0; child < parents.length; child++) cells[child] = column[parents[child]];
      return { cells, parents: sameNumbers.subarray(0, before), seen: sameSeen.subarray(0, before) };
    }
    const count = renumber(column, parents, cells, numbers.fill(0), firsts);
    return { cells, parents: firsts.slice(0, count), seen: sameSeen.subarray(0, count) };
  });
}

/** Fills `cells`, and in `firsts` the old cell of each new one. Returns how many new cells there are. */
function renumber(
  column: Int32Array,
  parents: Int32Array,
  cells: Int32Array,
  numbers: Int32Array,
  firsts: Int32Array,
): number {
  let count = 0;
  for (let child = 0; child < parents.length; child++) {
    const cell = column[parents[child]];
    const known = numbers[cell];
    if (known > 0) {
      cells[child] = known - 1;
    } else {
      cells[child] = count;
      firsts[count] = cell;
      numbers[cell] = ++count;
    }
  }
  return count;
}

/** Keeps one world, the first, of each set of worlds with equal state and equal cells. */
function mergeEqualWorlds(updated: Updated): Updated {
  const { model, parents, rows } = updated;
  const agents = model.cells.map((_, agent) => agent);
  const joint = distributedCells(model, agents);
  if (joint.count === model.size) return { ...updated, model: { ...model, separated: true } };
  const { cells: blocks, count } = refine(joint, partitionBy(model.states));
  if (count === model.size) return updated;
  const numbers = new Int32Array(count).fill(-1);
  const kept = new Int32Array(count);
  const children = new Int32Array(model.size - count);
  const further = new Int32Array(model.size - count);
  let size = 0;
  for (let world = 0; world < model.size; world++) {
    const block = blocks[world];
    if (numbers[block] < 0) {
      kept[size] = world;
      numbers[block] = size++;
    } else {
      children[world - size] = numbers[block];
      further[world - size] = parents[world];
    }
  }
  const gather = (column: Int32Array) => kept.map((world) => column[world]);
  return {
    ...updated,
    model: { ...model, size, states: gather(model.states), cells: model.cells.map(gather) },
    parents: gather(parents),
    rows: gather(rows),
    merged: { children, parents: further },
  };
}
