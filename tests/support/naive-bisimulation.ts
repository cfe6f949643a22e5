import type { Model } from '../../src/logic/model.ts';
import { cellOf } from '../../src/logic/model.ts';

/**
 * The greatest bisimulation by its definition, as a table of pairs: it starts from all pairs with equal facts and strikes out those
 * where one side has a neighbour that the other cannot match, until none is left to strike.
 */
export function greatestBisimulation(model: Model, facts: ArrayLike<number>): boolean[][] {
  const worlds = Array.from({ length: model.size }, (_, world) => world);
  const related = worlds.map((one) => worlds.map((other) => facts[one] === facts[other]));
  const matched = (one: number, other: number) =>
    model.cells.every((_, agent) =>
      cellOf(model, agent, one).every((next) => cellOf(model, agent, other).some((reply) => related[next][reply])),
    );
  for (let changed = true; changed;) {
    changed = false;
    for (const one of worlds) {
      for (const other of worlds) {
        if (!related[one][other] || (matched(one, other) && matched(other, one))) continue;
        related[one][other] = false;
        related[other][one] = false;
        changed = true;
      }
    }
  }
  return related;
}
