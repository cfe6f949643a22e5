import { common, everybody, knowsWhether } from '../formula/constructors.ts';
import type { Formula, Group } from '../formula/formula.ts';
import type { WorldSet } from '../model.ts';
import { complement, intersect } from '../world-set.ts';

/** Where a formula holds in a model of whatever kind; the set is the caller's and is not changed here. */
export type TruthOf = (formula: Formula) => WorldSet;

/** Two formulas on a model. */
export interface Comparison {
  readonly equivalent: boolean;
  /** The worlds at which the first is true and the second is not. */
  readonly onlyFirst: WorldSet;
  /** The worlds at which the second is true and the first is not. */
  readonly onlySecond: WorldSet;
}

/** Whether two formulas are true at the same worlds, and at which only one of them is. @throws MeaningError as `truthOf` does */
export function compareFormulas(truthOf: TruthOf, first: Formula, second: Formula): Comparison {
  const [one, other] = [truthOf(first), truthOf(second)];
  const onlyFirst = intersect(one.slice(), complement(other.slice()));
  const onlySecond = intersect(other.slice(), complement(one.slice()));
  return { equivalent: !onlyFirst.includes(1) && !onlySecond.includes(1), onlyFirst, onlySecond };
}

/** Whether a formula holds at every world, and where it does not. */
export function validity(truthOf: TruthOf, formula: Formula): { readonly valid: boolean; readonly fails: WorldSet } {
  const fails = complement(truthOf(formula).slice());
  return { valid: !fails.includes(1), fails };
}

/** A row of "who knows whether": of agents a, b, c, where a knows whether b knows whether c knows whether the formula holds. */
export interface WhetherRow {
  readonly agents: readonly string[];
  readonly worlds: WorldSet;
}

/** Tables have at most this many rows. */
const MOST_ROWS = 1000;

/** The question of a row. */
export interface WhetherQuestion {
  readonly agents: readonly string[];
  readonly formula: Formula;
}

/**
 * Who knows whether a formula holds, and who knows whether somebody does, up to `depth` agents in a row; shorter rows first. Nobody stands
 * twice in succession: an S5 agent always knows what they know. It stops before a depth that would give too many rows.
 */
export function whetherQuestions(
  agents: readonly string[],
  formula: Formula,
  depth: number,
): readonly WhetherQuestion[] {
  const rows: WhetherQuestion[] = [];
  let level: WhetherQuestion[] = [{ agents: [], formula }];
  for (let round = 0; round < depth; round++) {
    level = level.flatMap((row) =>
      agents
        .filter((agent) => agent !== row.agents[0])
        .map((agent) => ({ agents: [agent, ...row.agents], formula: knowsWhether(agent, row.formula) })),
    );
    if (rows.length + level.length > MOST_ROWS) break;
    rows.push(...level);
  }
  return rows;
}

/** The rows with the worlds where they hold. */
export function whetherTable(
  truthOf: TruthOf,
  agents: readonly string[],
  formula: Formula,
  depth: number,
): readonly WhetherRow[] {
  return whetherQuestions(agents, formula, depth).map((row) => ({ agents: row.agents, worlds: truthOf(row.formula) }));
}

/** To which depth a group knows a formula at a world: true for how many E in front of it; `common` if for every number. */
export type MutualDepth = number | 'common' | 'false';

/**
 * For each world the greatest k such that E of the group, k times, is true of a formula there: 0 if it is merely true, `false` if not even
 * that. `common` where it is common knowledge. Depths above `most` are given as `most`.
 */
export function mutualDepths(truthOf: TruthOf, group: Group, formula: Formula, most: number): readonly MutualDepth[] {
  const isCommon = truthOf(common(group, formula));
  const depths: MutualDepth[] = Array.from(isCommon, (member) => (member === 1 ? 'common' : 'false'));
  let holds = Uint8Array.from(isCommon, () => 1);
  let asked = formula;
  for (let depth = 0; depth <= most; depth++) {
    const now = truthOf(asked);
    holds = holds.map((member, world) => member & now[world]);
    for (const [world, member] of holds.entries())
      if (member === 1 && depths[world] !== 'common') depths[world] = depth;
    if (!holds.some((member, world) => member === 1 && depths[world] !== 'common')) break;
    asked = everybody(group, asked);
  }
  return depths;
}
