import { Refusal } from '../engine/refusal.ts';
import { LARGEST_SEED } from '../kit/random.ts';
import type { Game } from '../players/game.ts';
import type { Table } from '../players/table.ts';
import { gameNamed } from '../players/game.ts';
import { answer } from './answer.ts';
import { messages } from './messages.ts';
import type { Simulator, WantedSeries } from './simulator.ts';

/** The simulator in the same process: the worker runs it, and tests use it directly. */
export function createLocalSimulator(loadGames: () => Promise<readonly Game[]>): Simulator {
  let open: { readonly key: string; readonly game: Game; readonly table: Table } | null = null;

  /** The table of a series, kept while the same series goes on, so that nothing is worked out twice. */
  const tableOf = (wanted: WantedSeries, games: readonly Game[]) => {
    const key = JSON.stringify([wanted.game, wanted.players, wanted.options]);
    if (open?.key === key) return open;
    const game = gameNamed(games, wanted.game);
    const names = Array.from({ length: wanted.players }, (_, index) => `P${index + 1}`);
    open = { key, game, table: game.open(wanted.options, names) };
    return open;
  };

  return {
    async simulate(wanted, first, last) {
      // Fetched when it is first wanted: no part of the worker's first load.
      const [{ exactRates, simulate }, games] = await Promise.all([import('../analysis/series.ts'), loadGames()]);
      return answer(() => {
        const { seed, decider } = wanted;
        if (!Number.isInteger(seed) || seed < 0 || seed > LARGEST_SEED) {
          throw new Refusal(messages.seed(seed, LARGEST_SEED));
        }
        const { game, table } = tableOf(wanted, games);
        const { statistics } = game;
        const deciders = table.engine.names.map(() => decider);
        const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
        const tally = simulate({ table, seed, deciders, statistics }, numbers);
        const exact = exactRates(game.id, table.engine.options, wanted.players);
        return { tally, factions: statistics.factions, exact };
      });
    },
  };
}
