import * as v from 'valibot';
import type { Judge } from '../engine/engine.ts';
import { createEngine } from '../engine/engine.ts';
import { messages } from '../engine/messages.ts';
import { checkNames } from '../engine/names.ts';
import { Refusal } from '../engine/refusal.ts';
import type { AtomSignature, Deal, Happening, Move, PlayerCount } from '../engine/rules.ts';
import { describeIssue } from '../kit/describe-issue.ts';
import type { Collection, GameParts } from './game-parts.ts';
import type { Statistics } from './statistics.ts';
import type { Table } from './table.ts';
import { tableOf } from './table.ts';

/** A game as the rest of the program sees it, whatever the types of its states and moves. */
export interface Game {
  readonly id: string;
  readonly version: number;
  readonly players: PlayerCount;
  readonly policies: readonly string[];
  readonly collection: Collection;
  readonly cards: readonly string[];
  /** For each number of players, from the least on, the deal from which somebody sets out who lays the cards by hand. */
  readonly usualDeals: readonly Deal[];
  /** The options with their usual values. */
  readonly usualOptions: unknown;
  /** The atoms of the game's formulas, with the usual options. */
  readonly atoms: readonly AtomSignature[];
  /** See `GameParts`. */
  readonly playerFields: readonly string[];
  readonly statistics: Statistics;
  /** Reads options. @throws Refusal that names what does not fit. */
  readOptions(options: unknown): unknown;
  /** Reads a move that came from outside. @throws Refusal */
  readMove(move: unknown): Move;
  /** Sits down to play; `judge` as for an engine. @throws Refusal for options or names that do not fit. */
  open(options: unknown, names: readonly string[], budget?: number, judge?: () => Judge | null): Table;
}

/** Puts a game together from its parts. */
export function gameOf<S, M extends Move, O, H extends Happening>(parts: GameParts<S, M, O, H>): Game {
  const { rules } = parts;
  const readOptions = (options: unknown): O => {
    if (Array.isArray(options)) throw new Refusal(messages.options(messages.optionsAreList));
    const read = v.safeParse(rules.options, options);
    if (read.success) return read.output;
    throw new Refusal(messages.options(read.issues.map(describeIssue).join(' ')));
  };
  const usual = readOptions({});
  return {
    id: rules.id,
    version: rules.version,
    players: rules.players,
    policies: Object.keys(parts.policies(usual)),
    collection: parts.collection ?? 'roles',
    cards: parts.cards,
    usualDeals: usualDeals(parts, usual),
    usualOptions: usual,
    atoms: rules.atoms(usual).map(({ name, arguments: kinds }) => ({ name, arguments: kinds })),
    playerFields: parts.playerFields,
    statistics: parts.statistics ?? { factions: [], groupings: [] },
    readOptions,
    readMove: (move) => {
      const read = v.safeParse(rules.move, move);
      if (read.success) return read.output;
      throw new Refusal(messages.malformedMove(JSON.stringify(move)));
    },
    open: (options, names, budget, judge) => {
      checkNames(names, rules.players);
      return tableOf(parts, createEngine(rules, readOptions(options), names, budget, judge));
    },
  };
}

function usualDeals<S, M extends Move, O, H extends Happening>(parts: GameParts<S, M, O, H>, options: O): Deal[] {
  const { least, most } = parts.rules.players;
  return Array.from({ length: most - least + 1 }, (_, more) => {
    const [first] = parts.rules.deals(options, least + more).all();
    return parts.usualDeal?.(options, least + more) ?? first;
  });
}

/** The game with this name. @throws Refusal if there is none. */
export function gameNamed(games: readonly Game[], id: string): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game !== undefined) return game;
  throw new Refusal(
    messages.unknownGame(
      id,
      games.map((candidate) => candidate.id),
    ),
  );
}
