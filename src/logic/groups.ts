import type { Model } from './model.ts';
import type { Partition } from './partition.ts';
import { partitionBy, refine } from './partition.ts';

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
  return partitionBy(leaders.map(find));
}

/**
 * The coarsest partition that refines every member's: what the members know together. For nobody, all worlds share one cell.
 */
export function distributedCells(model: Model, agents: readonly number[]): Partition {
  return agents.reduce<Partition>(
    (joint, agent) => refine(joint, { cells: model.cells[agent], count: model.cellCounts[agent] }),
    { cells: new Int32Array(model.size), count: Math.min(1, model.size) },
  );
}
