import type { CoarseKnowledge } from './coarse.ts';
import type { Knowledge } from './knowledge.ts';
import type { Agent, Happening, Move, Result, Stage, Turn } from './rules.ts';
import type { Decision } from './run.ts';

/** A claim is the truth if the speaker knows it, a lie if they know the contrary, and else a bluff. */
export type Honesty = 'truth' | 'lie' | 'bluff';

/** What one player really did and was shown in one step, besides what everybody saw. */
export interface OwnEntry {
  readonly moves: readonly Move[];
  readonly happenings: readonly Happening[];
}

/** Everything there is to know of one node of a run: how it came about, what comes next and who knows what. */
export interface Moment {
  /** The moment one decision earlier; null at the deal. */
  readonly before: Moment | null;
  /** What led here; null at the deal. */
  readonly decision: Decision | null;
  /** The stage in which that was decided; null at the deal. */
  readonly decidedAt: Stage | null;
  /** Whether what was claimed is the truth, where a claim led here and that can be said exactly; else null. */
  readonly honesty: Honesty | null;
  /** What happened then, as the rules tell it. */
  readonly happenings: readonly Happening[];
  /** Whose diary was opened to all. */
  readonly discloses: readonly Agent[];
  /** What each player did in secret and was shown. */
  readonly entries: readonly OwnEntry[];
  /** The number of the state. */
  readonly state: number;
  /** The turn that comes next; null once there is a result. */
  readonly turn: Turn<Move> | null;
  readonly living: readonly Agent[];
  readonly result: Result | null;
  readonly knowledge: Knowledge;
  /**
   * Null while knowledge is exact. Otherwise the last moment at which it was, or `deal` if it never was: since then exact knowledge
   * would take more worlds than the budget, and `knowledge` is coarse: what the players knew there, plus what has become public.
   */
  readonly overBudgetSince: Moment | 'deal' | null;
  /** The coarse knowledge while exact knowledge is over budget. */
  readonly coarse: CoarseKnowledge | null;
}

/** The moments from the deal to this one. */
export function momentsTo(moment: Moment): readonly Moment[] {
  const moments: Moment[] = [];
  for (let current: Moment | null = moment; current !== null; current = current.before) moments.unshift(current);
  return moments;
}
