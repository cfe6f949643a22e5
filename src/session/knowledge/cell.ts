import type { WhyQuestion } from '../answers.ts';

/** Something of which one can ask why a player knows it, or why not. */
export interface WhyRequest extends Omit<WhyQuestion, 'viewer'> {
  /** What the formula says, as it stands in a sentence: "Eve is the Godfather". */
  readonly says: string;
  /** It was typed, and may be false: who does not know it may know its contrary. */
  readonly typed?: boolean;
  /** What not to know it shows, as a sentence, where that is more than not to know: "It is not common knowledge what Eve is". */
  readonly shows?: string;
}

/**
 * How things stand with somebody's knowledge of what a player is. `known`: of the sign; `knows`: that they know it, though
 * not which it is; `unknown`: that they do not; `unclear`: neither, as far as the viewpoint can tell.
 */
export type Standing = 'known' | 'knows' | 'unknown' | 'unclear';

/** One cell of a table of knowledge. */
export interface KnowledgeCell {
  readonly standing: Standing;
  /** The sign that is known; null while none is. */
  readonly sign: string | null;
  /** The signs still possible, in the presentation's order; null where that is not the question. */
  readonly possible: readonly string[] | null;
  /** The place in the path of the step since which it stands so; null where only the present step was asked, or what was before is awaited. */
  readonly since: number | null;
  readonly why: WhyRequest | null;
}

/** Where the last run of equal items begins: since when something stands as it does. Null while the item before it (null) is awaited. */
export function lastRun(items: readonly unknown[]): number | null {
  const now = items.at(-1);
  const other = items.findLastIndex((item) => item !== now);
  return items[other] === null ? null : other + 1;
}
