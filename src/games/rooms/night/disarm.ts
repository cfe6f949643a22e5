import type { Agent } from '../../../engine/rules.ts';
import type { Trap } from '../state.ts';
import type { Room } from '../types.ts';
import type { Night } from './night.ts';
import { entrants, usedAbility } from './night.ts';

/** What the searches for traps came to. */
export interface Disarming {
  /** The traps that are left. */
  readonly traps: readonly Trap[];
  /** What was done in the order of the rules: the Rat-catcher's passive first (R30). `found`: there was a trap. */
  readonly done: readonly { readonly by: Agent; readonly room: Room; readonly found: boolean }[];
}

/** R26: the Rat-catcher disarms the trap of a room on entering it, the Handyman that of a room of their choice. */
export function disarmTraps(night: Night, rooms: readonly Room[]): Disarming {
  const { state, living } = night;
  let { traps } = state;
  const done: Disarming['done'][number][] = [];
  const remove = (by: Agent, room: Room) => {
    const found = traps.some((trap) => trap.room === room);
    if (found) traps = traps.filter((trap) => trap.room !== room);
    done.push({ by, room, found });
  };
  for (const { room } of state.traps) {
    const catcher = entrants(night, rooms, room).find((agent) => state.roles[agent] === 'RATCATCHER');
    if (catcher !== undefined) remove(catcher, room);
  }
  for (const agent of living) {
    const ability = usedAbility(night, agent);
    if (ability?.kind === 'disarm') remove(agent, ability.room);
  }
  return { traps, done };
}
