import type { WantedSeries } from '../../session/simulator.ts';
import { plainRecord } from '../new-game.ts';

/** The words that play the same series on the command line; options that are as usual are left out. */
export function commandFor(
  { game, players, decider, seed, options }: WantedSeries,
  games: number,
  usual: unknown,
): string {
  const plain = plainRecord(usual);
  const changed = Object.entries(plainRecord(options)).filter(([name, value]) => plain[name] !== value);
  const told = changed.length === 0 ? '' : ` --options '${JSON.stringify(Object.fromEntries(changed))}'`;
  return `npm run -s cli -- simulate ${game} --games ${games} --players ${players} --seed ${seed} --players-decide ${decider}${told}`;
}
