import type { Tally } from '../analysis/tally.ts';
import type { Answer } from './answer.ts';
import type { Inquiries } from './inquiries.ts';
import type { LawWork } from './lab/law.ts';
import type { Solver } from './solver.ts';

/** Many games by built-in players, as the screen asks for them. All decide in the same way. */
export interface WantedSeries {
  readonly game: string;
  readonly players: number;
  readonly decider: string;
  readonly options: unknown;
  readonly seed: number;
}

/** An exact win rate: the fraction as it is written, and its value. */
export interface ExactRate {
  readonly text: string;
  readonly share: number;
}

/** Some games of a series, counted. */
export interface PlayedPart {
  readonly tally: Tally;
  /** The factions that can win, in the order in which they are listed. */
  readonly factions: readonly string[];
  /** The exact win rates where they are known, by faction. */
  readonly exact: Readonly<Record<string, ExactRate>>;
}

/** Plays games of a series. In the browser it is a worker of its own, so that the game on the screen never waits for it. */
export interface Simulator {
  /** Plays the games with the numbers from `first` to `last`; refused if options, players or decider do not fit. */
  simulate(series: WantedSeries, first: number, last: number): Promise<Answer<PlayedPart>>;
}

/** Answers of knowledge that take long. */
export type Thinker = Pick<Inquiries, 'holds' | 'thoughts' | 'evaluate' | 'strip' | 'why'>;

/** What a worker beside the game's own does: it plays series, solves, works with structures of any size, and thinks about what is known by three players and more. */
export type SideWorker = Simulator & Solver & LawWork & Thinker;

/** A simulator that was started, and how to end it, whatever it is doing. */
export interface StartedSimulator {
  readonly simulator: SideWorker;
  stop(): void;
}
