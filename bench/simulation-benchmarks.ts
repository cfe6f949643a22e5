import { performance } from 'node:perf_hooks';
import { simulate } from '../src/analysis/simulate.ts';
import { salem } from '../src/games/salem/index.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
const GAMES = 1_000;
const BUDGET = 250_000;

/** Whole games of Salem on one core, compiling included: games a second. */
export function simulationBenchmarks(): Readonly<Record<string, number>> {
  return {
    'simulate salem, informed, exact knowledge, budget 250,000: games a second': gamesPerSecond('informed'),
    'simulate salem, random: games a second': gamesPerSecond('random'),
  };
}

function gamesPerSecond(decider: string): number {
  const table = salem.open({}, NAMES, BUDGET);
  const series = { table, seed: 1, deciders: NAMES.map(() => decider), statistics: salem.statistics };
  const numbers = Array.from({ length: GAMES }, (_, number) => number);
  const start = performance.now();
  simulate(series, numbers);
  return Math.round(GAMES / ((performance.now() - start) / 1000));
}
