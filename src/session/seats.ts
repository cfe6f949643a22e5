import type { Agent } from '../engine/rules.ts';
import type { SeatCommands } from './commands.ts';
import type { SessionState } from './store.ts';
import { BY_HAND } from './turn.ts';
import { viewerOf } from './viewpoint.ts';
import type { Workings } from './workings.ts';

/** Goes a locked screen around among several who play by hand? It is then covered in between. */
export function isPassed({ locked, deciders }: Pick<SessionState, 'locked' | 'deciders'>): boolean {
  return locked && deciders.filter((way) => way === BY_HAND).length > 1;
}

/**
 * The player to whom the screen has to be passed, so that it must be covered; null while it need not. Who plays by hand now
 * decides: one alone has the screen, several are asked one after the other.
 */
export function coveredFor(
  state: Pick<SessionState, 'locked' | 'unseen' | 'waiting' | 'viewpoint' | 'node' | 'reports' | 'deciders'>,
): Agent | null {
  const { locked, unseen, waiting, viewpoint, node, reports, deciders } = state;
  if (!locked) return null;
  if (unseen) return viewerOf(viewpoint);
  const open = waiting?.node === node ? waiting.open.filter((seat) => waiting.picks[seat] === undefined) : [];
  const asked = (reports.get(node)?.turn?.seats ?? [])
    .filter(({ seat }) => open.includes(seat))
    .flatMap(({ by }) => by.filter((agent) => deciders[agent] === BY_HAND));
  // Whoever has given their seat back hands the screen on, even if nobody is asked.
  const hands = asked.length > 0 ? asked : deciders.flatMap((way, agent) => (way === BY_HAND ? [agent] : []));
  return hands.some((agent) => agent === viewpoint) ? null : (hands.at(0) ?? null);
}

/** Would whoever takes this seat over see through eyes that the lock keeps from the screen? Then they are asked first. */
export function takingShows(
  { locked, viewpoint, deciders }: Pick<SessionState, 'locked' | 'viewpoint' | 'deciders'>,
  agent: Agent,
): boolean {
  return locked && agent !== viewpoint && deciders[agent] !== BY_HAND;
}

/** Makes the commands for locked seats. */
export function createSeatCommands({ store, line, askHands }: Workings): SeatCommands {
  const { getState: get, setState: set } = store;
  return {
    async takeOver(agent) {
      set({ deciders: get().deciders.with(agent, BY_HAND) });
      await line.inTurn(askHands);
    },
    async look() {
      const agent = coveredFor(get());
      if (agent === null) return;
      set({ viewpoint: agent, unseen: false });
      await line.inTurn(askHands);
    },
    unlock() {
      set({ locked: false });
    },
  };
}
