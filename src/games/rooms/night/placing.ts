import type { Agent } from '../../../engine/rules.ts';
import { standingRooms } from '../state.ts';
import type { Room } from '../types.ts';
import type { Luck, Night } from './night.ts';
import { counts, LIMIT } from './night.ts';
import type { Walks } from './walks.ts';

/** Where everybody is after some were put into rooms. */
export interface Placing {
  /** By player; 0 for the dead. */
  readonly rooms: readonly Room[];
  /** Who was put into a room, as bits. */
  readonly placed: number;
}

/**
 * R14: who may not stay and did not get away is put somewhere after all moves, in inbox order: uniformly over the standing rooms
 * with space then, other than the present one. If there is none, they stay. Who is outside the limit finds space everywhere.
 */
export function placeRest(night: Night, walks: Walks, luck: Luck): Placing {
  const rooms = [...walks.rooms];
  let placed = 0;
  for (const agent of luck.inbox) {
    if (rooms[agent] !== 0) continue;
    placed |= 1 << agent;
    const free = roomsWithSpace(night, rooms, agent);
    rooms[agent] = free.length === 0 ? night.state.rooms[agent] : luck.place(agent, free);
  }
  return { rooms, placed };
}

function roomsWithSpace(night: Night, rooms: readonly Room[], agent: Agent): Room[] {
  const { state, living } = night;
  const others = standingRooms(state).filter((room) => room !== state.rooms[agent]);
  if (!counts(night, agent)) return others;
  return others.filter(
    (room) => living.filter((other) => rooms[other] === room && counts(night, other)).length < LIMIT,
  );
}
