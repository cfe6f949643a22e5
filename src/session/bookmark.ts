import type { Run } from '../engine/run.ts';
import type { Deciders } from './backend.ts';
import type { Viewpoint } from './viewpoint.ts';

/** A round of a series: a run, and where one stood in it when it was left. */
export interface SeriesRound {
  readonly run: Run;
  readonly node: number;
}

/**
 * Rounds by the same players, one after the other, and the place of the one on the screen. That one is the state's `run`: what stands in its
 * place here is how it was before.
 */
export interface Series {
  readonly rounds: readonly SeriesRound[];
  readonly at: number;
}

/** A run and where one stands in it: what links and files hold. */
export interface Bookmark {
  readonly run: Run;
  readonly node: number;
  readonly viewpoint: Viewpoint;
  readonly deciders: Deciders;
  /** Formulas that are kept in sight; links that were made before there were any hold none. */
  readonly pinned?: readonly string[] | undefined;
  /** The viewpoint stays with whoever plays by hand. */
  readonly locked?: boolean | undefined;
  /** The series to which the run belongs; what stands at the run's own place is not read. */
  readonly series?: Series | undefined;
}

/** A bookmark as a link or a file gives it: the run is still to be checked against the rules, by the backend. */
export type ReadBookmark = Omit<Bookmark, 'run' | 'series'> & {
  readonly run: unknown;
  readonly series?: WrittenSeries | undefined;
};

/** A series as a link or a file holds it: the rounds besides the one of the bookmark, and that one's place among them. */
export interface WrittenSeries {
  readonly others: readonly { readonly run: unknown; readonly node: number }[];
  readonly at: number;
}

/** What a link or a file holds of a bookmark. */
export function writtenBookmark({ run, node, viewpoint, deciders, pinned = [], locked = false, series }: Bookmark) {
  return {
    run,
    node,
    viewpoint,
    deciders,
    ...(pinned.length > 0 ? { pinned } : {}),
    ...(locked ? { locked } : {}),
    ...writtenSeries(series),
  };
}

function writtenSeries(series: Series | undefined): { readonly series?: WrittenSeries } {
  if (series === undefined) return {};
  return { series: { others: series.rounds.filter((_, place) => place !== series.at), at: series.at } };
}

/** A series has no more rounds than these. */
export const MOST_ROUNDS = 30;

/** How many formulas are kept in sight at most. */
export const MOST_PINNED = 12;
