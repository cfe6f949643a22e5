import type { Run } from '../engine/run.ts';
import type { Answer, Backend } from './backend.ts';
import type { ReadBookmark } from './bookmark.ts';
import type { Faces, Report } from './report.ts';
import type { SessionState, SessionStore } from './store.ts';

/** The line to the backend, as groups of commands use it. */
interface BackendLine {
  /** Waits for an answer that may be a refusal, which becomes a notice. Null if it came too late. */
  ask<T>(answer: Promise<Answer<T>>): Promise<T | null>;
  /** Waits for an answer. Null if it came too late or not at all. */
  wait<T>(answer: Promise<T>): Promise<T | null>;
  /** Goes to a node, once its reports are there. */
  show(run: Run, node: number): Promise<boolean>;
  /** Does something after all that was asked for before it. */
  inTurn(task: () => Promise<void>): Promise<void>;
  drop(): number;
  /** Changes whenever what is on its way is dropped. */
  readonly ticket: number;
}

/** What all commands work with. */
export interface Connection {
  readonly store: SessionStore;
  readonly backend: Backend;
  readonly line: BackendLine;
}

/** What groups of commands work with that put another game on the screen. */
export interface Workings extends Connection {
  /** Finds out who at the screen has to choose now. */
  readonly askHands: () => Promise<void>;
  /** Puts another game on the screen: everything about the one before goes, but for what `rest` says. */
  readonly enter: (run: Run, faces: Faces, found: readonly Report[], rest: Partial<SessionState>) => void;
  /** Opens a bookmark. `misfit`: its parts do not fit each other. `refused`: a notice says why. */
  readonly open: (bookmark: ReadBookmark) => Promise<'opened' | 'misfit' | 'refused'>;
}
