import type { Agent, Happening, Move, Stage } from './rules.ts';

/** What may be seen of one step, or of one entry of a diary that was opened. */
export interface Seen {
  /** When it was decided; null for the deal. */
  readonly stage: Stage | null;
  readonly moves: readonly { readonly by: readonly Agent[]; readonly move: Move }[];
  readonly happenings: readonly Happening[];
  /** How it was resolved, cause by cause; empty for who may not see that. */
  readonly resolution: readonly Happening[];
}

/**
 * A board of numbered places along a hallway. The game reads from what may be seen, and from nothing else, who is where: so that nobody
 * is shown what they may not know.
 */
export interface HallwayBoard {
  readonly kind: 'hallway';
  /** What a place is called: "Room 3". */
  place(place: number): string;
  /**
   * `seen`: everything up to the present step, oldest first. `mind`: who saw it; null for who sees everything. `viewer`: who is spoken to as
   * "you".
   */
  see(seen: readonly Seen[], names: readonly string[], mind: Agent | null, viewer: Agent | null): Hallway;
}

/** On which board a game is played, where it is not the circle. */
export type GameBoard = HallwayBoard;

/** A hallway as somebody knows it. */
export interface Hallway {
  /** How many places there are, numbered from 1. */
  readonly places: number;
  /** How it stands. */
  readonly now: HallwayScene;
  /** The stages in which the present step was resolved; none for who may not see them, or where there are none. */
  readonly stages: readonly HallwayScene[];
  /** The last nights, oldest first. */
  readonly nights: readonly HallwayNight[];
}

/** The hallway at one moment. */
export interface HallwayScene {
  readonly title: string;
  /** What happened there: happenings of the game. */
  readonly causes: readonly Happening[];
  /** By player. */
  readonly guests: readonly Whereabouts[];
  readonly ways: readonly Way[];
  readonly traps: readonly PlacedTrap[];
  /** Places that are no more. */
  readonly broken: readonly number[];
}

/** Where a player is, as far as that is known. */
export interface Whereabouts {
  /** Null where it is not known, and for who is in no place any more. */
  readonly place: number | null;
  /** Seen there at the last night's end, or before; `unknown` where there is no place; `gone`: dead, and in none. */
  readonly seen: 'now' | 'before' | 'unknown' | 'gone';
  readonly alive: boolean;
  readonly held: 'jailed' | 'stunned' | null;
  /** "last seen in room 3, night 1". */
  readonly label: string;
  /** The same beside the picture, in a few letters; empty where the place says it. */
  readonly note: string;
}

/** A way from place to place in a night; `back` and `wanted` do not lead to the place. */
export interface Way {
  readonly who: Agent;
  readonly from: number;
  readonly to: number;
  readonly kind: 'moved' | 'placed' | 'swapped' | 'back' | 'wanted';
  readonly label: string;
}

/** A trap at a place, as far as that is known. */
export interface PlacedTrap {
  readonly place: number;
  /** In nights since it was laid. */
  readonly age: number;
  readonly label: string;
}

/** Who was where in one night, as far as that is known. */
export interface HallwayNight {
  readonly title: string;
  readonly sleepers: readonly { readonly who: Agent; readonly place: number; readonly died: boolean }[];
}
