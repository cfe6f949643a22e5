import type { FaceCounts } from '../engine/counts.ts';
import type { Agent } from '../engine/rules.ts';
import type { Formula } from '../logic/formula/formula.ts';
import { agentsOf, subformulas } from '../logic/formula/inspect.ts';
import type { Report } from './report.ts';
import { viewerOf, type Viewpoint } from './viewpoint.ts';

/** Whose thoughts are looked at: for [a, b] what a holds possible that b holds possible; for nobody what all know. */
export interface Thoughts {
  readonly chain: readonly Agent[];
  readonly held: FaceCounts;
  /** For a chain of two and more: the same at each step up to the present one; null where it is not known (yet). */
  readonly past?: readonly (FaceCounts | null)[];
}

/**
 * The chain that leads through the players who were entered. From a player's viewpoint it begins with that player, so
 * that it holds nothing but what that player knows. Who stands twice in a row adds nothing: they know their own thoughts.
 */
export function chainOf(viewpoint: Viewpoint, entered: readonly Agent[]): readonly Agent[] {
  const viewer = viewerOf(viewpoint);
  const chain = viewer === null ? entered : [viewer, ...entered];
  return chain.filter((agent, index) => index === 0 || agent !== chain[index - 1]);
}

/** Where answers take long, the thoughts of so many players are worked out with the game; those of more by a worker of their own. */
const SHALLOW = 2;

export function liesDeep(chain: readonly Agent[]): boolean {
  return new Set(chain).size > SHALLOW;
}

/** The same of a formula that some players are asked whether they know. A group that is not named one by one counts for two. */
export function formulaLiesDeep(formula: Formula, asking: readonly string[]): boolean {
  const named = new Set([...agentsOf(formula), ...asking]);
  const groups = [...subformulas(formula)].filter(
    (part) => 'group' in part && part.kind !== 'distributed' && part.group.kind !== 'listed',
  );
  return named.size + 2 * groups.length > SHALLOW;
}

/** What a chain of at most one player holds possible, as the report tells it. */
export function firstThoughts(report: Report, chain: readonly Agent[]): Thoughts {
  const first = chain.slice(0, 1);
  return { chain: first, held: first.length === 0 ? report.all : report.players[first[0]] };
}
