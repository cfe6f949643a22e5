import type { Agent } from '../engine/rules.ts';
import type { SeatCommands } from './commands.ts';
import type { SessionState } from './store.ts';
import { BY_HAND } from './turn.ts';
import { viewerOf } from './viewpoint.ts';
import type { Workings } from './workings.ts';

/** The player to whom the screen has to be passed, so that it must be covered; null while it need not. */
export function coveredFor(
  state: Pick<SessionState, 'lock' | 'unseen' | 'waiting' | 'viewpoint' | 'node' | 'reports' | 'deciders'>,
): Agent | null {
  const { lock, unseen, waiting, viewpoint, node, reports, deciders } = state;
  if (lock !== 'pass') return null;
  if (unseen) return viewerOf(viewpoint);
  if (waiting?.node !== node) return null;
  const seats = reports.get(node)?.turn?.seats ?? [];
  const asked = seats
    .filter(({ seat }) => waiting.open.includes(seat) && waiting.picks[seat] === undefined)
    .flatMap(({ by }) => by.filter((agent) => deciders[agent] === BY_HAND));
  if (asked.some((agent) => agent === viewpoint)) return null;
  return asked.at(0) ?? null;
}

/** Makes the commands for locked seats. */
export function createSeatCommands({ store, line, askHands }: Workings): SeatCommands {
  const { getState: get, setState: set } = store;
  return {
    async look() {
      const agent = coveredFor(get());
      if (agent === null) return;
      set({ viewpoint: agent, unseen: false });
      await line.inTurn(askHands);
    },
    unlock() {
      set({ lock: 'open' });
    },
  };
}
