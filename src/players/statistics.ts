import type { Happening } from '../engine/rules.ts';

/** How the results of many games of one kind are told. */
export interface Statistics<H extends Happening = Happening> {
  /** The factions that can win, and the ends that are counted apart from draws, in the order in which they are listed. */
  readonly factions: readonly string[];
  readonly groupings: readonly Grouping<H>[];
}

/** Sorts games into groups whose results are told apart, such as games by the role of the first victim. */
export interface Grouping<H extends Happening = Happening> {
  /** One word that names it in the output: `firstVictim`. */
  readonly id: string;
  /** The groups, in the order in which they are listed. */
  readonly groups: readonly string[];
  /** The groups to which a game belongs, by what happened in it step by step. It may be more than one, or none. */
  groupsOf(steps: readonly (readonly H[])[]): readonly string[];
}
