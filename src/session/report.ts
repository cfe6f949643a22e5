import type { FaceCounts } from '../engine/counts.ts';
import type { Agent, Glyph, Happening, Mark, Move, Result, Stage } from '../engine/rules.ts';
import type { Honesty } from '../engine/moment.ts';
import type { Exactness, Told } from '../engine/moment-knowledge/moment-knowledge.ts';
import type { Decision } from '../engine/run.ts';
import type { ViewedEntry } from '../engine/view.ts';

/** The pictures of all worlds a run can be in, dealt once: a face is known by its place in this list. */
export type Faces = readonly (readonly Glyph[])[];

/** A seat of the turn that comes next, with what the person at the screen may choose there. */
export interface SeatReport {
  readonly seat: string;
  readonly by: readonly Agent[];
  readonly moves: readonly Move[];
}

/**
 * Everything the screen needs to know of one node of the run, computed by the engine (in the worker). It tells all: what a
 * viewpoint may show of it is decided by the selectors of `view.ts` and by nothing else.
 */
export interface Report {
  readonly node: number;
  /** What led here; null at the root. */
  readonly decision: Decision | null;
  /** Whether a claim that led here is the truth, as far as that can be said; only the speaker may know. */
  readonly honesty: Honesty | null;
  /** The stage in which it was decided; null at the root. */
  readonly decidedAt: Stage | null;
  /** What happened then, with its audience. At the root: the cards that were shown. */
  readonly happenings: readonly Happening[];
  /** How that was resolved, cause by cause: seen by nobody who plays. */
  readonly resolution: readonly Happening[];
  /** Whose diary was opened to all by this step, and what it says, entry by entry. */
  readonly disclosed: readonly Disclosure[];
  /** The turn that comes next; null when the game is over. */
  readonly turn: {
    readonly stage: Stage;
    readonly mode: 'together' | 'one';
    readonly open: boolean;
    readonly seats: readonly SeatReport[];
    readonly speakers: readonly Agent[];
    readonly claimants: readonly Agent[];
  } | null;
  readonly living: readonly Agent[];
  /** What everybody sees on the board. */
  readonly marks: readonly Mark[];
  readonly result: Result | null;
  /** The face of the world that is actual. */
  readonly actual: number;
  /** Possible as far as is common knowledge: all worlds of the model. */
  readonly all: FaceCounts;
  /** For each player, their cell at the actual world, as far as `told` says. */
  readonly players: readonly FaceCounts[];
  /** For each player, how that is told: see `Told`; `failed`: it was asked for, and no answer came. */
  readonly told: readonly (Told['by'] | 'failed')[];
  /** How what is known here is kept, and how what is told of it is to be read. */
  readonly exactness: Exactness;
}

/** One player's diary as everybody can read it. */
export interface Disclosure {
  readonly agent: Agent;
  readonly entries: readonly DiaryEntry[];
}

/** What one player did and was shown in one step; the stage is null for the deal. */
export type DiaryEntry = ViewedEntry;
