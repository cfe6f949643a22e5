import { performance } from 'node:perf_hooks';
import { simulate } from '../src/analysis/simulate.ts';
import { killer } from '../src/games/killer/index.ts';
import { salem } from '../src/games/salem/index.ts';
import type { Game } from '../src/players/game.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan', 'Kim', 'Leo'];
const BUDGET = 250_000;

/** Whole games on one core, compiling included: games a second. */
export function simulationBenchmarks(): Readonly<Record<string, number>> {
  return {
    'simulate salem, informed, exact knowledge, budget 250,000: games a second': gamesPerSecond(
      salem,
      5,
      'informed',
      1_000,
    ),
    'simulate salem, random: games a second': gamesPerSecond(salem, 5, 'random', 1_000),
    'simulate killer, 12 players, 3 killers, random: games a second': gamesPerSecond(killer, 12, 'random', 300_000),
  };
}

/** Plays so many games with the usual options. */
function gamesPerSecond(game: Game, players: number, decider: string, games: number): number {
  const names = NAMES.slice(0, players);
  const table = game.open({}, names, BUDGET);
  const series = { table, seed: 1, deciders: names.map(() => decider), statistics: game.statistics };
  const numbers = Array.from({ length: games }, (_, number) => number);
  const start = performance.now();
  simulate(series, numbers);
  return Math.round(games / ((performance.now() - start) / 1000));
}
