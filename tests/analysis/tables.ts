import type { Series } from '../../src/analysis/simulate.ts';
import { salem } from '../../src/games/salem/index.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

/** Salem at a table that stays quick: with a small budget, and few nights. */
export function salemSeries(playersDecide: string, seed: number): Series {
  return {
    table: salem.open({ maxNights: 3 }, NAMES, 2000),
    seed,
    deciders: NAMES.map(() => playersDecide),
    statistics: salem.statistics,
  };
}
