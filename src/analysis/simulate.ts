import { seedOf } from '../kit/random.ts';
import { dealChance, straightOn } from '../players/chance.ts';
import { courseOf } from '../players/course.ts';
import type { Table } from '../players/table.ts';
import type { Statistics } from '../players/statistics.ts';
import type { PlayedGame, Tally } from './tally.ts';
import { Counter } from './tally.ts';

/** Many games by the same players at the same table; the seed of each follows from its number. */
export interface Series {
  readonly table: Table;
  readonly seed: number;
  /** A way to decide for every player; nobody decides by hand. */
  readonly deciders: readonly string[];
  readonly statistics: Statistics;
}

/**
 * Plays the games of a series with the given numbers and counts how they end. A game depends on the series and its own number
 * alone, so that parts played anywhere add up to the whole.
 */
export function simulate(series: Series, numbers: Iterable<number>): Tally {
  const counter = new Counter(series.statistics);
  for (const number of numbers) counter.add(playGame(series, number));
  return counter.tally();
}

/**
 * Plays one game of a series: what `courseOf` plays with the game's own seed. Where nobody decides by knowledge, nobody's
 * knowledge is worked out, since it cannot change what happens.
 */
export function playGame({ table, seed, deciders }: Series, number: number): PlayedGame {
  const own = seedOf(seed, number);
  if (table.blind(deciders)) {
    const deal = table.engine.draw(dealChance(own));
    const game = table.playBlind(deal, deciders, straightOn(own));
    return { ...game, overBudget: false };
  }
  const happenings: PlayedGame['happenings'][number][] = [];
  let rounds = 0;
  let overBudget = false;
  for (const moment of courseOf(table, own, deciders)) {
    happenings.push(moment.happenings);
    rounds = moment.decidedAt?.round ?? rounds;
    overBudget ||= moment.overBudgetSince !== null;
    if (moment.result !== null) return { result: moment.result, rounds, happenings, overBudget };
  }
  throw new Error('A game ended without a result.');
}
