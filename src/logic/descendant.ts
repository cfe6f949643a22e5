import type { Model } from './model.ts';
import type { Updated } from './update.ts';

/**
 * The world that descends from `world` with the given state, every agent having seen what `seen` says (numbers as in the
 * alternatives). A search by cells, since `parents` names only one of the worlds from which a merged world descends.
 * Null if there is none.
 */
export function descendantOf(
  before: Model,
  { model, cellParents, cellSeen }: Updated,
  world: number,
  state: number,
  seen: readonly number[],
): number | null {
  const cells = seen.map((sight, agent) => {
    const parent = before.cells[agent][world];
    return cellParents[agent].findIndex((cell, index) => cell === parent && cellSeen[agent][index] === sight);
  });
  const found = model.states.findIndex(
    (other, child) => other === state && cells.every((cell, agent) => model.cells[agent][child] === cell),
  );
  return found < 0 ? null : found;
}
