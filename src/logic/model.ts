import { partitionBy } from './partition.ts';

/**
 * An S5 model: worlds numbered from 0, and for every agent a partition of them into cells.
 *
 * A world is a row across typed columns: its state (the facts, as a number whose meaning belongs to whoever made the
 * model) and, for each agent, the number of the cell it lies in. Two worlds are indistinguishable to an agent exactly if
 * they lie in the same cell, so every relation is an equivalence.
 */
export interface Model {
  /** How many worlds there are. */
  readonly size: number;
  /** The state of each world. Several worlds may share one: they then differ in what somebody knows. */
  readonly states: Int32Array;
  /** For each agent, the cell of each world: a number from 0 up to, not including, the agent's `cellCounts`. */
  readonly cells: readonly Int32Array[];
  /** For each agent, how many numbers of cells there are. As worlds fall away, a number may be left without any. */
  readonly cellCounts: readonly number[];
  /** True if it is certain that no two worlds lie in the same cells of all agents; they then never merge. */
  readonly separated: boolean;
}

/** A set of worlds: one byte for each, 1 if it belongs. */
export type WorldSet = Uint8Array;

/**
 * Builds a model from its columns. `cells` may use any numbers that are equal exactly within a cell.
 * @throws RangeError if the columns differ in length.
 */
export function modelOf(states: ArrayLike<number>, cells: readonly ArrayLike<number>[]): Model {
  const size = states.length;
  const partitions = cells.map((column) => {
    if (column.length === size) return partitionBy(column);
    throw new RangeError(`A model of ${size} worlds needs ${size} cell numbers for each agent, not ${column.length}.`);
  });
  return {
    size,
    states: Int32Array.from(states),
    cells: partitions.map((partition) => partition.cells),
    cellCounts: partitions.map((partition) => partition.count),
    separated: false,
  };
}

/** Every world of a model, or of a frame. */
export function allWorlds({ size }: Pick<Model, 'size'>): WorldSet {
  return new Uint8Array(size).fill(1);
}

/** The worlds that `agent` cannot tell from `world`, in ascending order. */
export function cellOf(model: Model, agent: number, world: number): number[] {
  const column = model.cells[agent];
  const cell = column[world];
  const members: number[] = [];
  for (let other = 0; other < model.size; other++) if (column[other] === cell) members.push(other);
  return members;
}
