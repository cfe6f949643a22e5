import type { GameBoard } from './hallway.ts';
import type { Agent, Glyph, Happening, Move, Result, Stage } from './rules.ts';

/** How one sign of a world's picture is shown: in Salem, a role. */
export interface SignWords {
  /** One letter, drawn in the world's picture; or a number, or a short word, of at most `letters` of the layout. */
  readonly letter: string;
  /** The full word: "Doctor". */
  readonly label: string;
  /** The atom that says of a player that they carry it, `gfr`; null if formulas cannot say that. */
  readonly atom: string | null;
  /** The theme's colour for it, e.g. `role-doctor`; a CSS variable `--role-doctor` stands behind it. */
  readonly colour: string;
}

/**
 * Where a game lays its worlds: data for the graph, which does the geometry. Places never change during a game. Too many worlds
 * to draw are merged by the same places, with their numbers.
 */
export type Layout = SectorsLayout | CarriersLayout | LayersLayout | GridLayout;

/** What every layout may say. */
interface AnyLayout {
  /** For how many letters a sign has room: those of the longest text, or more where signs of one colour stand side by side; 1 where it is left out. */
  readonly letters?: number;
}

/** A sector for each player who may carry `sign`: "Bob is the Godfather". For one carrier in each world. */
export interface SectorsLayout extends AnyLayout {
  readonly kind: 'sectors';
  readonly sign: string;
}

/**
 * By who carries `sign`. One carrier: a place for each player. Two: a triangle, the first of them by column, the second by row.
 * Three and more: a triangle in each place of the triangle, for the others.
 */
export interface CarriersLayout extends AnyLayout {
  readonly kind: 'carriers';
  readonly sign: string;
}

/** By how many players carry `sign`: rows one above the other, fewest at the bottom. */
export interface LayersLayout extends AnyLayout {
  readonly kind: 'layers';
  readonly sign: string;
  /** "2 are evil": the label of a row. */
  readonly layer: (count: number) => string;
}

/** At the places that the game gives: a chain, a plane, a calendar. */
export interface GridLayout extends AnyLayout {
  readonly kind: 'grid';
  /** Whole numbers from 0; rows grow downwards. Faces with the same place share it, side by side. */
  readonly place: (face: readonly Glyph[]) => { readonly column: number; readonly row: number };
  /** The label of a column, and of a row; empty for none. */
  readonly column: (column: number, names: readonly string[]) => string;
  readonly row: (row: number, names: readonly string[]) => string;
  /** What the columns are, and the rows, where their labels alone do not say it: "the larger number". */
  readonly axes?: (names: readonly string[]) => { readonly across: string; readonly down: string };
}

/**
 * How something is shown that everybody sees on the board: arms that aim or are folded, or a badge with an icon. `label` says it to who
 * does not see the board.
 */
export interface MarkWords {
  readonly drawing: 'aiming' | 'folded' | 'waiting' | 'animal' | 'lit' | 'unlit';
  readonly label: string;
}

/** An act to draw on the board: an arrow from a player to another, or a ring around one (`to` equals `from`). */
export interface Act {
  readonly from: Agent;
  readonly to: Agent;
  /** The theme's colour. */
  readonly colour: string;
  readonly label: string;
}

/**
 * What of a step shows on the board at a beat, from 0 on: the act itself, what `at` turns out to be (the sign), or how `at` stands now (the mark).
 */
export interface Beat {
  readonly beat: number;
  readonly shows: 'act' | 'sign' | 'mark';
  readonly at: Agent;
}

/** A sentence of the log with the name of its icon. */
export interface Sentence {
  readonly icon:
    'card' | 'eye' | 'heart' | 'shield' | 'skull' | 'moon' | 'sun' | 'speech' | 'ballot' | 'crown' | 'flag' | 'dot';
  readonly text: string;
}

/** One option of a game as a person sets it. */
export interface OptionWords {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly values:
    | { readonly kind: 'switch' }
    /** `without` is offered as having no number: null. */
    | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly without?: string }
    | { readonly kind: 'choice'; readonly choices: readonly { readonly value: string; readonly label: string }[] };
}

/**
 * A game's words and pictures: all that a person reads of it comes from here, so that another language is another object of
 * this type. `viewer` is the player who is spoken to as "you"; null speaks of everybody by name.
 */
export interface Presentation {
  readonly title: string;
  /** What the players together are called; a town unless it says otherwise. */
  readonly people?: 'town' | 'players';
  readonly summary: string;
  /** What the step before the first turn is called, where nothing is dealt: "Start". */
  readonly beginning?: string;
  /** What everybody is told before it begins, with the numbers that are in force, as it stands above what happened; the summary if left out. */
  premise?(options: unknown): string;
  /** The signs that a legend explains. */
  readonly signs: Readonly<Record<string, SignWords>>;
  /** What the cards of a deal are called, where they are no signs. */
  readonly cards?: Readonly<Record<string, string>>;
  /** The words for signs that are too many to list, such as numbers; left out where all are listed. */
  sign?(sign: string): SignWords;
  readonly layout: Layout;
  /** "Ann is the Godfather": the label of a sector. */
  region(name: string, sign: string): string;
  /** "Night 2". */
  stage(stage: Stage): string;
  /** Is this phase drawn as night or as day? */
  light(stage: Stage): 'night' | 'day';
  happening(happening: Happening, names: readonly string[], viewer: Agent | null): Sentence;
  /** What a player did, as a sentence: "Ann watched Bob." Null for a move that deserves no words. */
  moved(agent: Agent, move: Move, names: readonly string[], viewer: Agent | null): Sentence | null;
  /** A move as it is offered: "Watch Bob". */
  offer(move: Move, names: readonly string[]): string;
  /** The question that a turn puts to a player: "Whom do you watch?" */
  question(stage: Stage, moves: readonly Move[]): string;
  /** The public events of a step in a few words, for ghosts and the timeline: "Cat died and was the Doctor". */
  headline(happenings: readonly Happening[], names: readonly string[]): string;
  /** What a move looks like on the board; null if it does not show. */
  act(agent: Agent, move: Move): Act | null;
  /** The acts of others that a happening tells whoever is shown it, as the board draws them. */
  actsTold?(happening: Happening): readonly Act[];
  /** At which beat of its step a happening shows on the board, and where; left out where a step is one beat. */
  beats?(happening: Happening): readonly Beat[];
  /** Signs that everybody sees a player wear, by what has happened so far: a dead player's role, a revealed Mayor. */
  worn(happening: Happening): { readonly who: Agent; readonly sign: string } | null;
  /** What everybody sees on the board besides (`Rules.marks`), by mark. Left out where there is nothing. */
  readonly marks?: Readonly<Record<string, MarkWords>>;
  /**
   * How a happening leaves something that stands in the middle of the board, for whoever was shown it: one of the marks. The last that a
   * viewpoint was shown stands there. Null for a happening that says nothing of it; left out where there is nothing.
   */
  leaves?(happening: Happening): string | null;
  /** The board that the game is shown on; a circle of seats if left out. */
  readonly board?: GameBoard;
  /** What is said of a step in which nothing showed: "Nobody acts." Empty for a stage in which something always does. */
  uneventful(stage: Stage): string;
  result(result: Result, names: readonly string[]): string;
  /** What an announcement says, if the game has its own words for the formula; null for one that stands for itself. `by` is null for the moderator. */
  said?(by: Agent | null, formula: string, names: readonly string[]): string | null;
  /** The words for a way of deciding: "informed". */
  policy(policy: string): { readonly label: string; readonly help: string };
  readonly options: readonly OptionWords[];
  /** What the game's own analysis is called, where it has one on the screen. */
  readonly lab?: string;
  /** Formulas worth trying, with what they say. */
  examples(names: readonly string[]): readonly { readonly formula: string; readonly says: string }[];
}
