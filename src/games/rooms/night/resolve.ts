import type { RoomsState } from '../state.ts';
import { bitsOf } from '../state.ts';
import type { Room } from '../types.ts';
import type { Destruction, Traps } from './aftermath.ts';
import { destroyRooms, layTraps } from './aftermath.ts';
import type { Disarming } from './disarm.ts';
import { disarmTraps } from './disarm.ts';
import type { Kill } from './kill.ts';
import { nightKill } from './kill.ts';
import type { Luck, Night } from './night.ts';
import { nightOf } from './night.ts';
import type { Placing } from './placing.ts';
import { placeRest } from './placing.ts';
import type { Swap } from './swap.ts';
import { swapRooms } from './swap.ts';
import type { Sprung } from './traps.ts';
import { springTraps } from './traps.ts';
import type { Walks } from './walks.ts';
import { walksOf } from './walks.ts';

/** A night, resolved, stage by stage in the order of the rules. */
export interface Resolution {
  readonly night: Night;
  readonly walks: Walks;
  readonly placing: Placing;
  readonly swap: Swap;
  readonly disarming: Disarming;
  readonly sprung: Sprung;
  readonly kill: Kill | null;
  readonly traps: Traps;
  readonly destruction: readonly Destruction[];
  /** By player, the room in which they end the night; 0 for who was dead before. */
  readonly rooms: readonly Room[];
  /** Who is alive after it, as bits. */
  readonly alive: number;
}

/**
 * Resolves a night: jail and stun; moves; placing; swap; disarming; traps; the night kill; traps laid and broken; rooms destroyed.
 * Who dies still acts and learns.
 */
export function resolveNight(state: RoomsState, luck: Luck): Resolution {
  const night = nightOf(state);
  const walks = walksOf(night, luck.inbox);
  const placing = placeRest(night, walks, luck);
  const swap = swapRooms(night, placing.rooms);
  const { rooms } = swap;
  const disarming = disarmTraps(night, rooms);
  const sprung = springTraps(night, rooms, disarming.traps);
  const trapped = bitsOf(sprung.victims.map(({ who }) => who));
  const kill = nightKill(night, { rooms, sentBack: walks.sentBack, placed: placing.placed, trapped });
  const killed = kill?.end === 'killed' ? 1 << kill.victim : 0;
  const alive = state.alive & ~(trapped | killed);
  const traps = layTraps(night, sprung.traps, kill);
  const destruction = destroyRooms(night, rooms, alive);
  return { night, walks, placing, swap, disarming, sprung, kill, traps, destruction, rooms, alive };
}
