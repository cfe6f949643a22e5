import type { Deal, Happening, Move, Rules, Turn } from '../engine/rules.ts';
import type { Deduction } from './mind.ts';
import type { Policy } from './policy.ts';
import type { Schedule } from './schedule.ts';
import type { Statistics } from './statistics.ts';
import type { Story } from './story.ts';
import type { Talk } from './talk.ts';

/** What a game gives besides its rules: how built-in players decide and talk, and how scripts write its decisions. */
export interface GameParts<S, M extends Move, O, H extends Happening> {
  readonly rules: Rules<S, M, O, H>;
  /** The ways to decide, the usual one first. */
  policies(options: O): Readonly<Record<string, Policy<M>>>;
  /** What players deduce past the budget; if it is left out, they know what coarse knowledge keeps. */
  readonly deduced?: Deduction;
  /** Who acts in a turn in which one does; `players` if it is left out. */
  schedule?(options: O): Schedule;
  /** When built-in players share; null if they never do. */
  talk(options: O): Talk | null;
  /** What is said of itself, whoever plays, before the players are asked; left out where they alone decide. */
  story?(options: O): Story;
  /** In which part of the list the game stands; among the games of hidden roles unless it says otherwise. */
  readonly collection?: Collection;
  /** The cards of which a deal is made; empty where they are too many to list, so that they are written. */
  readonly cards: readonly string[];
  /** The deal from which somebody sets out who lays the cards by hand; the first of all if left out. */
  usualDeal?(options: O, players: number): Deal;
  /** Reads one entry of a scenario, such as `{"vote":{"Ann":"Bob"}}`, for the turn that comes next. @throws Refusal */
  script(entry: Readonly<Record<string, unknown>>, turn: Turn<M>, names: readonly string[]): ScriptReading;
  /** Writes what was chosen in a turn as such an entry: `script` reads the same choices from it. */
  write(joint: readonly (M | null)[], turn: Turn<M>, names: readonly string[]): Readonly<Record<string, unknown>>;
  /** The fields of moves and happenings that hold a player's number or a list of them, so that they can be shown by name. */
  readonly playerFields: readonly string[];
  /** How the results of many games are told, if more is to be told than who won. */
  readonly statistics?: Statistics<H>;
}

/** The parts of the list of games. */
export type Collection = 'roles' | 'classics';

/** What a scenario's entry means at a turn. */
export interface ScriptReading {
  readonly joint: Readonly<Record<string, Move>>;
  /** True if the entry is for a later turn, and `joint` only passes this one. */
  readonly again: boolean;
}
