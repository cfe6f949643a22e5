import type { WorldSet } from '../model.ts';
import { intersect } from '../world-set.ts';

/** Any relation between numbered points: for each, the points that it leads to, in ascending order. */
export type Relation = readonly Int32Array[];

/** A relation from its pairs, in any order; a pair that is given twice counts once. */
export function relationOf(size: number, pairs: Iterable<readonly [number, number]>): Relation {
  const sets = Array.from({ length: size }, () => new Set<number>());
  for (const [from, to] of pairs) sets[from].add(to);
  return sets.map((targets) => Int32Array.from(targets).sort());
}

/** The equivalence whose classes are given: any numbers that are equal exactly within a class. */
export function equivalence(cells: ArrayLike<number>): Relation {
  const members = new Map<number, number[]>();
  for (let point = 0; point < cells.length; point++) {
    const cell = members.get(cells[point]);
    if (cell === undefined) members.set(cells[point], [point]);
    else cell.push(point);
  }
  const columns = new Map([...members].map(([cell, points]) => [cell, Int32Array.from(points)]));
  return Array.from(cells, (cell) => columns.get(cell) ?? new Int32Array(0));
}

/** The pairs of a relation, in ascending order. */
export function* pairsOf(relation: Relation): Generator<readonly [number, number]> {
  for (const [from, targets] of relation.entries()) for (const to of targets) yield [from, to];
}

/** Whether the relation leads from one point to another. */
export function leadsTo(relation: Relation, from: number, to: number): boolean {
  const targets = relation[from];
  let [low, high] = [0, targets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (targets[middle] < to) low = middle + 1;
    else high = middle;
  }
  return low < targets.length && targets[low] === to;
}

/** The points from which everything that the relation leads to lies in `inner`. */
export function allSuccessorsIn(relation: Relation, inner: WorldSet): WorldSet {
  // The points of a class share their targets, which are then looked at once.
  const known = new Map<Int32Array, number>();
  return Uint8Array.from(relation, (targets) => {
    const before = known.get(targets);
    if (before !== undefined) return before;
    const all = targets.every((target) => inner[target] === 1) ? 1 : 0;
    known.set(targets, all);
    return all;
  });
}

/** For each point, what every one of the relations leads to; with no relation, all points. */
export function intersection(relations: readonly Relation[], size: number): Relation {
  if (relations.length === 0) {
    const all = Int32Array.from({ length: size }, (_, point) => point);
    return Array.from({ length: size }, () => all);
  }
  return relations.reduce((joint, relation) =>
    joint.map((targets, point) => targets.filter((target) => leadsTo(relation, point, target))),
  );
}

/** The points from which no chain of steps, each along some of the relations, leads out of `inner`; a chain may be empty. */
export function alwaysIn(relations: readonly Relation[], inner: WorldSet): WorldSet {
  let kept: WorldSet = inner.slice();
  for (;;) {
    const next: WorldSet = relations.reduce<WorldSet>(
      (sum, relation) => intersect(sum, allSuccessorsIn(relation, kept)),
      kept.slice(),
    );
    if (next.every((member, point) => member === kept[point])) return next;
    kept = next;
  }
}

/** The points to which chains of steps lead from one, each along some of the relations; the point itself is among them. */
export function reachableFrom(relations: readonly Relation[], start: number): number[] {
  const met = new Set([start]);
  for (const point of met) {
    for (const relation of relations) for (const target of relation[point]) met.add(target);
  }
  return [...met].sort((one, other) => one - other);
}
