import type { Shard } from '../../analysis/shards.ts';
import { gamesOf, WHOLE } from '../../analysis/shards.ts';
import { simulate } from '../../analysis/simulate.ts';
import { wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';
import { readSeating, SEATING_OPTIONS } from '../seating.ts';
import { reportOf } from '../simulation-report.ts';

/** The most games of a series: each has its own 32-bit number. */
export const MOST_GAMES = 2_147_483_647;

/** Plays many games by built-in players and tells how they ended. */
export const simulateCommand: Command = {
  name: 'simulate',
  usage:
    'GAME --games N [--players N] [--seed S] [--players-decide POLICY] [--options JSON] [--budget WORLDS] [--shard I/N]',
  summary: messages.summaries.simulate,
  options: [...SEATING_OPTIONS, 'games', 'shard'],
  run: (given) => {
    const { game, table, seed, playersDecide, deciders } = readSeating(given);
    const allGames = given.number('games', 1, MOST_GAMES);
    if (allGames === undefined) throw new Misuse(messages.gamesMissing);
    const shard = readShard(given.text('shard'));
    const { statistics } = game;
    const tally = simulate({ table, seed, deciders, statistics }, gamesOf(shard, allGames));
    const { options, names, budget } = table.engine;
    const settings = {
      game: game.id,
      rulesVersion: game.version,
      players: names.length,
      playersDecide,
      options,
      budget,
      seed,
      allGames,
    };
    return [JSON.stringify(reportOf(settings, shard, tally, statistics))];
  },
};

/** Reads `2/5`, the second shard of five. @throws Misuse */
function readShard(text: string | undefined): Shard {
  if (text === undefined) return WHOLE;
  const parts = text.split('/');
  if (parts.length !== 2) throw new Misuse(messages.shard(text));
  const of = wholeNumber(messages.shardCount, parts[1], 1, MOST_GAMES);
  return { number: wholeNumber(messages.shardNumber, parts[0], 1, of), of };
}
