import { isIn, playersOf } from '../state.ts';
import type { Agent } from '../../../engine/rules.ts';
import type { Room, Why } from '../types.ts';
import type { Night } from './night.ts';
import { usedAbility } from './night.ts';

/** Where everybody is after the Concierge's swap. */
export interface Swap {
  /** By player. */
  readonly rooms: readonly Room[];
  /** What the Concierge did; null if nobody swapped anything. `why` says why it failed. */
  readonly done: { readonly by: Agent; readonly rooms: readonly [Room, Room]; readonly why: Why | null } | null;
}

/** The Concierge swaps who is in two rooms, after the moves; not if somebody held is in either, or one is destroyed. */
export function swapRooms(night: Night, rooms: readonly Room[]): Swap {
  for (const by of night.living) {
    const ability = usedAbility(night, by);
    if (ability?.kind !== 'swap') continue;
    const [first, second] = ability.rooms;
    const why = whyNot(night, rooms, ability.rooms);
    if (why !== null) return { rooms, done: { by, rooms: ability.rooms, why } };
    const swapped = rooms.map((room) => (room === first ? second : room === second ? first : room));
    return { rooms: swapped, done: { by, rooms: ability.rooms, why: null } };
  }
  return { rooms, done: null };
}

function whyNot({ state, held }: Night, rooms: readonly Room[], pair: readonly Room[]): Why | null {
  if (pair.some((room) => state.destroyed.includes(room))) return 'destroyedRoom';
  return playersOf(held).some((agent) => isIn(state.alive, agent) && pair.includes(rooms[agent])) ? 'held' : null;
}
