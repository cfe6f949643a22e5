import type { Agent } from '../../../engine/rules.ts';
import { isIn, mustLeave } from '../state.ts';
import type { Room } from '../types.ts';
import type { Luck, Night } from './night.ts';
import { counts, LIMIT, waysOf, wantedRoom } from './night.ts';

/** Where everybody is after the moves. */
export interface Walks {
  /** By player; 0 for who must still be put somewhere, and for the dead. */
  readonly rooms: readonly Room[];
  /** Who was refused by the room they wanted, as bits (R11, R12). */
  readonly sentBack: number;
}

/**
 * R6 to R11: those who stay come first (R10), then those sent back, then those who move, in inbox order. Whoever finds a room
 * full is sent back, and all is reckoned anew until nothing changes; the set of those sent back only grows. Who may not stay holds
 * no place. Swaps and circles are fine, and who is outside the limit is never refused.
 */
export function walksOf(night: Night, inbox: Luck['inbox']): Walks {
  const { state, living } = night;
  const movers = inbox.filter((agent) => counts(night, agent) && waysOf(night, agent) === 'moves');
  let sentBack = 0;
  for (;;) {
    const refused = refusedBy(night, movers, sentBack);
    if (refused === 0) break;
    sentBack |= refused;
  }
  const rooms = state.rooms.map(() => 0);
  for (const agent of living) {
    const way = waysOf(night, agent);
    if (way === 'stays' || (isIn(sentBack, agent) && !mustLeave(state, agent))) rooms[agent] = state.rooms[agent];
    else if (way === 'moves' && !isIn(sentBack, agent)) rooms[agent] = wantedRoom(night, agent);
  }
  return { rooms, sentBack };
}

/** Who finds their room full, as bits, when those who stay and those sent back already have their places. */
function refusedBy(night: Night, movers: readonly Agent[], sentBack: number): number {
  const taken = takenPlaces(night, sentBack);
  let refused = 0;
  for (const agent of movers) {
    if (isIn(sentBack, agent)) continue;
    const room = wantedRoom(night, agent);
    if (taken[room] < LIMIT) taken[room]++;
    else refused |= 1 << agent;
  }
  return refused;
}

/** By room: how many places are taken by those who stay and by those sent back. */
export function takenPlaces(night: Night, sentBack: number): number[] {
  const { state, living } = night;
  const taken = Array.from({ length: state.hall + 1 }, () => 0);
  for (const agent of living) {
    if (!counts(night, agent)) continue;
    const back = isIn(sentBack, agent) && !mustLeave(state, agent);
    if (back || waysOf(night, agent) === 'stays') taken[state.rooms[agent]]++;
  }
  return taken;
}
