import { DenseTable } from '../kit/dense-table.ts';
import { TupleTable } from '../kit/tuple-table.ts';
import type { Model } from './model.ts';

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
  const agents = model.cells.map((column, agent) => splitCells(column, model.cellCounts[agent], parents, rows, alternatives, agent));
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

interface Split {
  readonly cells: Int32Array;
  readonly parents: Int32Array;
  readonly seen: Int32Array;
}

/** Splits one agent's old cells by what the agent saw, numbering the new ones by first appearance. */
function splitCells(
  column: Int32Array,
  cellCount: number,
  parents: Int32Array,
  rows: Int32Array,
  alternatives: Alternatives,
  agent: number,
): Split {
  const size = parents.length;
  const seen = alternatives.seen === null ? null : alternatives.seen[agent];
  const seenCount = seen === null ? 1 : alternatives.seenCounts[agent];
  const numbers = new DenseTable(cellCount, seenCount);
  const cells = new Int32Array(size);
  if (seen === null) {
    for (let child = 0; child < size; child++) cells[child] = numbers.number(column[parents[child]], 0);
  } else {
    for (let child = 0; child < size; child++) cells[child] = numbers.number(column[parents[child]], seen[rows[child]]);
  }
  return { cells, parents: numbers.firsts(), seen: numbers.seconds() };
}

/** Keeps one world of each set of worlds with equal state and equal cells. */
function mergeEqualWorlds(updated: Updated): Updated {
  const { model, parents, rows } = updated;
  const columns = [model.states, ...model.cells];
  const table = new TupleTable(columns.length, model.size);
  const kept: number[] = [];
  const tuple = new Int32Array(columns.length);
  for (let world = 0; world < model.size; world++) {
    for (let index = 0; index < columns.length; index++) tuple[index] = columns[index][world];
    if (table.add(tuple)) kept.push(world);
  }
  if (kept.length === model.size) return updated;
  const gather = (column: Int32Array) => Int32Array.from(kept, (world) => column[world]);
  return {
    ...updated,
    model: { ...model, size: kept.length, states: gather(model.states), cells: model.cells.map(gather) },
    parents: gather(parents),
    rows: gather(rows),
  };
}
