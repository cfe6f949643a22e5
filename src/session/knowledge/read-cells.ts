import type { KnowledgeCell } from './cell.ts';
import { lastRun } from './cell.ts';
import type { CellPlan } from './plans.ts';

/** All formulas of some cells, in the order in which `readCells` expects their truth. */
export function formulasOf(plans: readonly CellPlan[]): readonly string[] {
  return plans.flatMap(({ ways }) => ways.map(({ formula }) => formula));
}

/**
 * The cells, from the truth of their formulas at every step of the path; null while something is still awaited.
 * `possible` may give the signs that are still possible, cell by cell.
 */
export function readCells(
  plans: readonly CellPlan[],
  truths: readonly (readonly (boolean | null)[] | null)[],
  possible: readonly (readonly string[] | null)[] = [],
): readonly (KnowledgeCell | null)[] {
  let offset = 0;
  return plans.map(({ ways, otherwise }, index) => {
    const first = offset;
    offset += ways.length;
    const line = truths.map((truth) =>
      truth === null ? null : ways.findIndex((_, place) => truth[first + place] === true),
    );
    const now = line.at(-1) ?? null;
    if (now === null) return null;
    const found = now < 0 ? undefined : ways[now];
    return {
      standing: found?.standing ?? 'unclear',
      sign: found?.sign ?? null,
      possible: possible.at(index) ?? null,
      since: lastRun(line),
      why: found?.why ?? otherwise,
    };
  });
}
