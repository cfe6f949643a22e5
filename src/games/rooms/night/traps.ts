import type { Agent } from '../../../engine/rules.ts';
import type { Trap } from '../state.ts';
import type { Room } from '../types.ts';
import type { Night } from './night.ts';
import { entrants, inRoom } from './night.ts';

/** What the traps did. */
export interface Sprung {
  /** The traps that are left. */
  readonly traps: readonly Trap[];
  /** Who died in a trap, and where. */
  readonly victims: readonly { readonly who: Agent; readonly room: Room }[];
  /** Rooms whose trap became void, with those who were there. */
  readonly voided: readonly { readonly room: Room; readonly company: readonly Agent[] }[];
}

/** R23 to R25: one who enters alone dies; two or more there, at least one of them new, make the trap void; who stayed sets off nothing. */
export function springTraps(night: Night, rooms: readonly Room[], armed: readonly Trap[]): Sprung {
  const traps: Trap[] = [];
  const victims: Sprung['victims'][number][] = [];
  const voided: Sprung['voided'][number][] = [];
  for (const trap of armed) {
    const { room } = trap;
    const company = inRoom(night, rooms, room);
    if (entrants(night, rooms, room).length === 0) traps.push(trap);
    else if (company.length === 1) victims.push({ who: company[0], room });
    else voided.push({ room, company });
  }
  return { traps, victims, voided };
}
