import type { AtomSignature, Deal, Move, PlayerCount } from '../engine/rules.ts';
import type { Decision, Run } from '../engine/run.ts';
import type { Collection } from '../players/game-parts.ts';
import type { Answer } from './answer.ts';
import type { Inquiries } from './inquiries.ts';
import type { Faces, Report } from './report.ts';

/** What a game tells the screen about itself. */
export interface GameReport {
  readonly id: string;
  readonly players: PlayerCount;
  /** The ways in which a built-in player can decide, first the usual one. */
  readonly policies: readonly string[];
  /** The options with their usual values, as plain data. */
  readonly options: unknown;
  readonly collection: Collection;
  /** The cards of which a deal is made; empty where they are written. */
  readonly cards: readonly string[];
  /** For each number of players, from the least on, a deal under the usual options. */
  readonly usualDeals: readonly Deal[];
  /** The atoms of which its formulas are made. */
  readonly atoms: readonly AtomSignature[];
}

/** How a new game is asked for. */
export interface NewGame {
  readonly game: string;
  readonly names: readonly string[];
  readonly seed: number;
  readonly options: unknown;
  /** Null: drawn from the seed. */
  readonly deal: Deal | null;
}

/** How each seat of the game decides: a policy of the game, or `hand` for the person at the screen. By player. */
export type Deciders = readonly string[];

export type { Answer };

/**
 * The engine as the session sees it. In the browser it lives in a worker, in tests it runs in-process; both answer the same.
 * Every call carries the whole run; the backend remembers nodes it has played, so that going back and forth is instant.
 */
export interface Backend extends Inquiries {
  /** The games that are there at once. */
  games(): Promise<readonly GameReport[]>;
  /** All games, as soon as they have been loaded. */
  allGames(): Promise<readonly GameReport[]>;
  /** Deals the cards and returns the run with the pictures of all its worlds. */
  begin(wanted: NewGame): Promise<Answer<{ readonly run: Run; readonly faces: Faces }>>;
  /** Checks a run that came from outside, replays it whole and returns it as read. */
  open(run: unknown): Promise<Answer<{ readonly run: Run; readonly faces: Faces }>>;
  /** The reports of the given node and all before it, from the root on. */
  reports(run: Run, node: number): Promise<Answer<readonly Report[]>>;
  /**
   * What the built-in players decide at a node. Seats that are decided by hand are left to the person: the answer then says
   * which ones still have to choose.
   */
  decide(run: Run, node: number, deciders: Deciders): Promise<Answer<Suggestion>>;
  /**
   * What the built-in players decide at a node when chance has it otherwise than in all branches that were tried there;
   * refused if chance finds nothing else. As with `decide`, seats that are decided by hand stay open.
   */
  otherwise(run: Run, node: number, deciders: Deciders): Promise<Answer<Suggestion>>;
  /** Adds a decision after checking it against the rules; refused with the reason if they do not allow it. */
  append(run: Run, node: number, decision: Decision): Promise<Answer<{ readonly run: Run; readonly node: number }>>;
}

/** The next decision as far as the built-in players settle it. */
export type Suggestion =
  | { readonly kind: 'decided'; readonly decision: Decision }
  /** `joint` holds what is settled; the seats in `open` are waiting for the person. */
  | { readonly kind: 'waiting'; readonly joint: Readonly<Record<string, Move>>; readonly open: readonly string[] }
  | { readonly kind: 'over' };
