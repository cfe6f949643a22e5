import type { Run } from '../engine/run.ts';
import type { Deciders } from './backend.ts';
import type { Viewpoint } from './viewpoint.ts';

/** A run and where one stands in it: what links and files hold. */
export interface Bookmark {
  readonly run: Run;
  readonly node: number;
  readonly viewpoint: Viewpoint;
  readonly deciders: Deciders;
  /** Formulas that are kept in sight; links that were made before there were any hold none. */
  readonly pinned?: readonly string[] | undefined;
}

/** A bookmark as a link or a file gives it: the run is still to be checked against the rules, by the backend. */
export type ReadBookmark = Omit<Bookmark, 'run'> & { readonly run: unknown };

/** How many formulas are kept in sight at most. */
export const MOST_PINNED = 12;
