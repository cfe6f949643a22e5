import type { Game } from '../players/game.ts';
import type { Backend } from './backend.ts';
import type { Simulator } from './simulator.ts';

/** Games of which the first are there at once, and all as soon as they are loaded. */
export interface GameShelf {
  /** What is there: it grows. */
  readonly games: readonly Game[];
  readonly all: Promise<unknown>;
}

/** Begins to load all games. */
export function createShelf(first: readonly Game[], load: () => Promise<readonly Game[]>): GameShelf {
  const games = [...first];
  const all = load().then((loaded) => games.splice(0, games.length, ...loaded));
  // Whoever waits for it hears of a failure; nobody may be waiting yet.
  all.catch(() => undefined);
  return { games, all };
}

/** A backend with its simulator that waits for a game which is not there yet, and for nothing else. */
export function waitingFor<B extends Backend & Simulator>({ games, all }: GameShelf, backend: B): B {
  const arrived = async (id: string): Promise<void> => {
    if (games.every((game) => game.id !== id)) await all;
  };
  return {
    ...backend,
    games: async (whole) => {
      if (whole) await all;
      return backend.games(whole);
    },
    begin: async (wanted) => {
      await arrived(wanted.game);
      return backend.begin(wanted);
    },
    open: async (run) => {
      const game = typeof run === 'object' && run !== null && 'game' in run ? String(run.game) : '';
      await arrived(game);
      return backend.open(run);
    },
    simulate: async (wanted, first, last) => {
      await arrived(wanted.game);
      return backend.simulate(wanted, first, last);
    },
  };
}
