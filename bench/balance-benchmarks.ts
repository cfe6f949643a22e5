import { MOST_PLAYERS } from '../src/analysis/balance/baseline.ts';
import { setupsFor } from '../src/analysis/balance/find.ts';
import { PUBLISHED_PLAYERS } from '../src/analysis/balance/published.ts';
import { medianTime } from './median.ts';

const RUNS = 9;

/** The exact baseline of the killer game, worked out anew each time, under all three losing conditions. */
export function balanceBenchmarks(): Readonly<Record<string, number>> {
  const table = () => PUBLISHED_PLAYERS.map((players) => setupsFor(players));
  return {
    'killer baseline, 5 to 15 players, all killers and conditions': medianTime(RUNS, () => undefined, table),
    'killer baseline, 40 players, all killers and conditions': medianTime(
      RUNS,
      () => undefined,
      () => setupsFor(MOST_PLAYERS),
    ),
  };
}
