import type { GenericSchema } from 'valibot';
import type { Random } from '../kit/random.ts';
import type { Rational } from '../kit/rational.ts';

/** A player, by number: the place in the run's list of names. */
export type Agent = number;

/**
 * Something that happened, and who saw it. Log, observation and wording all come from happenings. What a player is shown
 * in one step is a set: the order of happenings carries nothing, and the audience is no part of what is seen.
 * A rule set that uses equal objects again and again lets the engine recognise them quickly.
 */
export interface Happening {
  readonly kind: string;
  readonly seenBy: 'all' | readonly Agent[];
}

/** What a seat may do; the rest of a move is plain data of its rule set. */
export interface Move {
  readonly kind: string;
}

/**
 * A seat in a turn: who sits there, and what may be chosen. Chance is a seat with nobody in `by`. Moves are chosen
 * uniformly by random play unless there are weights.
 */
export interface Choice<M extends Move> {
  /** Names the seat within the turn, the same in every world: 'Ann' sits at seat '0' whatever her role. */
  readonly seat: string;
  readonly by: readonly Agent[];
  /** At least one. */
  readonly moves: readonly M[];
  readonly weights?: readonly Rational[];
}

/** When a turn takes place; public, the same in every world. `phase` is a word of the rule set, `round` counts on as its nights do. */
export interface Stage {
  readonly phase: string;
  readonly round: number;
}

/** Who chooses what next. */
export interface Turn<M extends Move> {
  readonly stage: Stage;
  /** `together`: every seat chooses. `one`: exactly one seat acts, or nobody. */
  readonly mode: 'together' | 'one';
  /** Everybody sees what is chosen, so that it is not played through in other worlds. */
  readonly open: boolean;
  readonly choices: readonly Choice<M>[];
  /** Who may speak before the choices are made: share their diary, or announce what they know. */
  readonly speakers: readonly Agent[];
  /** Who may claim something, true or not, before the choices are made; nobody unless the rules say so. */
  readonly claimants?: readonly Agent[];
}

/** What a turn led to. */
export interface Step<S, H extends Happening> {
  readonly next: S;
  readonly happenings: readonly H[];
  /** Whose diary everybody reads now (a will): their whole record, this step included. */
  readonly discloses?: readonly Agent[];
}

/**
 * How a game ended. `winner` is a faction of the rule set, null if nobody wins. `reason` is a word of the rule set. What nobody
 * wins is a draw, unless `apart` is the word for another such end, which is counted apart.
 */
export interface Result {
  readonly winner: string | null;
  readonly reason: string;
  readonly apart?: string;
  /** Factions that win beside the winner, or in a draw. */
  readonly beside?: readonly string[];
}

/** The word for a draw, where results are told or counted. */
export const DRAW = 'draw';

/** Under which word a result is counted: the winner, a word of its own, or a draw. */
export function outcomeOf({ winner, apart }: Result): string {
  return winner ?? apart ?? DRAW;
}

/** A card for each player, as text: in Salem the roles. It is what a run remembers of its deal. */
export type Deal = readonly string[];

/** All the ways in which a game's cards may lie for some number of players. */
export interface Deals<S, H extends Happening> {
  readonly count: bigint;
  /** Every deal, always in the same order. */
  all(): Iterable<Deal>;
  draw(random: Random): Deal;
  /**
   * Lays the cards down: the first state, and what each player is shown of it.
   * @throws Refusal for a deal that the rules do not allow.
   */
  lay(deal: Deal): Step<S, H>;
  /**
   * All deals laid down at once, in the order of `all`, for games in which laying down each takes long. It says the same as `lay`; each
   * player is shown one thing at most.
   */
  layAll?(): LaidDeals<S, H>;
}

/** What all deals lead to. */
export interface LaidDeals<S, H extends Happening> {
  readonly states: readonly S[];
  /** For each player and deal, a number from 0 on that is equal exactly where they are shown the same; -1 where they are shown nothing. */
  readonly shown: readonly Int32Array[];
  /** What a player is shown, by its number. */
  happening(agent: Agent, number: number): H;
}

/** What an atom's argument ranges over: players' names, or whole numbers such as the number of a night. */
export type ArgumentKind = 'player' | 'number';

/** How an atom is written. */
export interface AtomSignature {
  readonly name: string;
  readonly arguments: readonly ArgumentKind[];
}

/** An atom that speaks of the state. */
export interface StateAtom<S> extends AtomSignature {
  readonly of: 'state';
  /**
   * Of what it speaks, where worlds are known by their pictures alone (see `Pictures`): of what is public, or of what is hidden and not
   * kept then. Left out, it speaks of the picture.
   */
  readonly speaksOf?: 'public' | 'hidden';
  /** The name of an atom of the picture that holds of the same wherever this one does: what this one tells where pictures alone are known. */
  readonly implies?: string;
  holds(state: S, values: readonly number[]): boolean;
}

/** What one player did and was shown in one step, besides what everybody saw. */
export interface Entry<M extends Move, H extends Happening> {
  readonly stage: Stage;
  readonly moves: readonly M[];
  readonly happenings: readonly H[];
}

/** An atom about the past: it holds if somebody's diary has an entry that satisfies `records`. */
export interface RecordAtom<M extends Move, H extends Happening> extends AtomSignature {
  readonly of: 'record';
  records(agent: Agent, entry: Entry<M, H>, values: readonly number[]): boolean;
}

/** What an atom of a game's formulas speaks of. */
export type AtomSchema<S, M extends Move, H extends Happening> = StateAtom<S> | RecordAtom<M, H>;

/** One sign in a world's picture: `of` is the player it stands for, `sign` a word of the rule set (a role). */
export interface Glyph {
  readonly of: Agent;
  readonly sign: string;
}

/**
 * What everybody sees at a player's place besides who is alive, or in the middle of the board (`at` null): `mark` is a word of the
 * rule set, such as `dropped`.
 */
export interface Mark {
  readonly at: Agent | null;
  readonly mark: string;
}

/** How many may play. */
export interface PlayerCount {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  /** What the players are called unless somebody says otherwise; left out where any names do. */
  readonly names?: readonly string[];
  /** The number of the rule that says so, for the refusal of other numbers. */
  readonly rule?: string;
  /** What the rules advise where there are more. */
  readonly beyond?: string;
}

/** A game: everything the engine must be told. All functions are pure. */
export interface Rules<S, M extends Move, O, H extends Happening> {
  readonly id: string;
  readonly version: number;
  readonly players: PlayerCount;
  readonly options: GenericSchema<unknown, O>;
  readonly move: GenericSchema<unknown, M>;
  deals(options: O, players: number): Deals<S, H>;
  turn(state: S, options: O): Turn<M>;
  /** Plays one turn. `joint` holds a move for each choice of the turn, in its order; null for a seat that does not act. */
  play(state: S, joint: readonly (M | null)[], options: O): Step<S, H>;
  /**
   * How a turn was resolved, cause by cause, in the order of the rules: happenings that nobody is shown, for whoever may see
   * everything. A rule set without hidden causes leaves it out.
   */
  resolution?(state: S, joint: readonly (M | null)[], options: O): readonly H[];
  /**
   * Joint choices that stand for all others, where there are too many of these. Whatever else may be chosen leads to the same
   * next state and is told to all alike as one of them; that it was another is told to some, but makes no difference to
   * anything that the game's atoms speak of. So what is told in such a turn apart is shown, but not kept as knowledge. Null where
   * every choice counts.
   */
  standIns?(state: S, options: O): readonly (readonly (M | null)[])[] | null;
  result(state: S, options: O): Result | null;
  /** The players alive. */
  living(state: S): readonly Agent[];
  /** A number or text that is equal exactly for equal states. */
  key(state: S): number | string;
  atoms(options: O): readonly AtomSchema<S, M, H>[];
  /** The world's picture: what does not change while the game goes on, such as the roles. */
  face(state: S): readonly Glyph[];
  /** Where there may be too many deals, or too many choices, to play through them all: what stands for the worlds then. */
  readonly pictures?: Pictures<S, O, H>;
  /** What everybody sees on the board: the same in every world that anybody holds possible. Left out where there is nothing. */
  marks?(state: S): readonly Mark[];
  /**
   * Why a seat may not make a move that the turn does not offer it: the rule's number and the reason, in a sentence. Null, or no
   * such function: the engine lists what is allowed instead.
   */
  objection?(state: S, seat: string, move: Move, options: O, names: readonly string[]): string | null;
}

/** The pictures that a game's worlds can have, each with one state that stands for all worlds that show it. */
export interface Pictures<S, O, H extends Happening> {
  /** One deal for each picture, always in the same order. */
  deals(options: O, players: number): Iterable<Deal>;
  /** What a player's own cards tell them of the pictures, as text: equal for pictures that they cannot tell apart by these. */
  shown(state: S, agent: Agent): string;
  /** Can what everybody saw in a step have happened where the picture is that of the state? */
  allows(state: S, seenByAll: readonly H[]): boolean;
}
