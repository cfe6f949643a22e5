import { USUAL_BUDGET } from '../engine/engine.ts';
import { games } from '../games/index.ts';
import { USUAL_NAMES } from '../kit/english.ts';
import { gameNamed } from '../players/game.ts';
import { LARGEST_SEED } from '../kit/random.ts';
import type { Game } from '../players/game.ts';
import type { Table } from '../players/table.ts';
import type { Arguments } from './arguments.ts';
import { onlyWord } from './arguments.ts';
import { parseJson } from './json.ts';
import { messages } from './messages.ts';
import { Misuse } from './misuse.ts';

/** A game that is about to be played by built-in players, as `play` and `simulate` are told. */
export interface Seating {
  readonly game: Game;
  readonly table: Table;
  readonly seed: number;
  /** The way in which all players decide. */
  readonly playersDecide: string;
  readonly deciders: readonly string[];
}

/** The options that say how a game is played. */
export const SEATING_OPTIONS = ['players', 'seed', 'players-decide', 'options', 'budget'] as const;

const USUAL_SEED = 1;

/** No more worlds than typed arrays can number. */
const LARGEST_BUDGET = 1_000_000_000;

/** So many players are named at most. */
const MOST_NAMES = 64;

/** Reads GAME and the options that say how it is played. @throws Misuse or Refusal */
export function readSeating(given: Arguments): Seating {
  const game = gameNamed(games, onlyWord(given, 'GAME'));
  const { least, most, usual, beyond } = game.players;
  // Where the rules advise what to do with more players, their refusal says so.
  const players = given.number('players', least, beyond === undefined ? most : MOST_NAMES) ?? usual;
  const seed = given.number('seed', 0, LARGEST_SEED) ?? USUAL_SEED;
  const playersDecide = given.text('players-decide') ?? game.policies[0];
  if (!game.policies.includes(playersDecide)) throw new Misuse(messages.policy(playersDecide, game.policies));
  const names = usualNames(players, game.players.names);
  const table = game.open(readOptions(given), names, readBudget(given));
  return { game, table, seed, playersDecide, deciders: names.map(() => playersDecide) };
}

/** The most worlds that exact knowledge may take. @throws Misuse */
export function readBudget(given: Arguments): number {
  return given.number('budget', 1, LARGEST_BUDGET) ?? USUAL_BUDGET;
}

/** Names for players who have none. */
function usualNames(players: number, given: readonly string[] = USUAL_NAMES): string[] {
  return Array.from({ length: players }, (_, index) => given.at(index) ?? messages.player(index + 1));
}

function readOptions(given: Arguments): unknown {
  const text = given.text('options');
  return text === undefined ? {} : parseJson(text, '--options');
}
