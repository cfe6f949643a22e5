import { DenseTable } from '../kit/dense-table.ts';
import type { Model } from './model.ts';

/** A partition of a model's worlds: the cell of each world, numbered from 0, and how many cells there are. */
export interface Partition {
  readonly cells: Int32Array;
  readonly count: number;
}

/**
 * The finest partition that every member's partition refines: two worlds share a cell if a chain of indistinguishable worlds,
 * each step some member's, leads from one to the other. It carries common knowledge (Aumann 1976). For nobody, every world is alone.
 */
export function commonCells(model: Model, agents: readonly number[]): Partition {
  const leaders = new Int32Array(model.size);
  for (let world = 0; world < model.size; world++) leaders[world] = world;
  const find = (world: number): number => {
    let leader = world;
    while (leaders[leader] !== leader) {
      leaders[leader] = leaders[leaders[leader]];
      leader = leaders[leader];
    }
    return leader;
  };
  for (const agent of agents) {
    const column = model.cells[agent];
    const firsts = new Int32Array(model.cellCounts[agent]).fill(-1);
    for (let world = 0; world < model.size; world++) {
      const first = firsts[column[world]];
      if (first < 0) firsts[column[world]] = world;
      else leaders[find(world)] = find(first);
    }
  }
  return numbered(model.size, find);
}

/**
 * The coarsest partition that refines every member's: what the members know together. For nobody, all worlds share one cell.
 */
export function distributedCells(model: Model, agents: readonly number[]): Partition {
  let cells = new Int32Array(model.size);
  let count = Math.min(1, model.size);
  for (const agent of agents) {
    const column = model.cells[agent];
    const pairs = new DenseTable(count, model.cellCounts[agent]);
    const joint = cells;
    cells = joint.map((cell, world) => pairs.number(cell, column[world]));
    count = pairs.firsts().length;
  }
  return { cells, count };
}

function numbered(size: number, leaderOf: (world: number) => number): Partition {
  const numbers = new Int32Array(size).fill(-1);
  const cells = new Int32Array(size);
  let count = 0;
  for (let world = 0; world < size; world++) {
    const leader = leaderOf(world);
    if (numbers[leader] < 0) numbers[leader] = count++;
    cells[world] = numbers[leader];
  }
  return { cells, count };
}
