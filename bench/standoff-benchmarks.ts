import * as v from 'valibot';
import { cardsWith, solveStandoff } from '../src/analysis/standoff/solve.ts';
import { standoff as rules } from '../src/games/standoff/rules.ts';
import { medianTime } from './median.ts';

const RUNS = 5;

/** The Standoff solved exactly, where everybody chooses whether to pick up and all play at random. */
export function standoffBenchmarks(): Readonly<Record<string, number>> {
  const options = v.parse(rules.options, {});
  const solve = (players: number) => (): void => {
    solveStandoff({ cards: cardsWith(players, players / 2), options, good: 'random', evil: 'random' });
  };
  return {
    'standoff: six players solved exactly, 4,433 states': medianTime(RUNS, () => null, solve(6)),
    'standoff: eight players solved exactly, 60,700 states': medianTime(RUNS, () => null, solve(8)),
  };
}
