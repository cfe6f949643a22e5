import type { WorldSet } from '../logic/model.ts';
import type { Knowledge } from './knowledge.ts';
import type { Agent } from './rules.ts';

/**
 * The worlds in somebody's thoughts: for `[a]` those that a holds possible at the actual world, for `[a, b]` those that a holds
 * possible that b holds possible, and so on to any depth. For nobody, the actual world alone.
 */
export function thoughtWorlds({ model, actual }: Knowledge, chain: readonly Agent[]): WorldSet {
  let worlds: WorldSet = new Uint8Array(model.size);
  worlds[actual] = 1;
  for (const agent of chain) worlds = touchedCells(model.cells[agent], model.cellCounts[agent], worlds);
  return worlds;
}

/** All worlds in the cells that hold one of the given worlds. */
export function touchedCells(cells: Int32Array, cellCount: number, worlds: WorldSet): WorldSet {
  const touched = new Uint8Array(cellCount);
  for (let world = 0; world < cells.length; world++) if (worlds[world] === 1) touched[cells[world]] = 1;
  return Uint8Array.from(cells, (cell) => touched[cell]);
}
