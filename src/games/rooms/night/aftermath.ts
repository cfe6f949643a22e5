import type { Agent } from '../../../engine/rules.ts';
import { leastRooms } from '../setup.ts';
import { playersOf, standingRooms } from '../state.ts';
import type { Trap } from '../state.ts';
import type { Room, Why } from '../types.ts';
import type { Kill } from './kill.ts';
import type { Night } from './night.ts';
import { inRoom, usedAbility } from './night.ts';

/** A trap is armed on so many nights after the one on which it was laid (R27). */
export const ARMED_NIGHTS = 2;

/** The traps after a night: those that lay are a night older, and one may have been laid. */
export interface Traps {
  readonly traps: readonly Trap[];
  readonly laid: Trap | null;
  readonly broken: readonly Room[];
}

/** R22, R27: a trap breaks after two nights in a row without a victim; one laid where one lies replaces it. */
export function layTraps(night: Night, traps: readonly Trap[], kill: Kill | null): Traps {
  const older = traps.map(({ room, nights }) => ({ room, nights: nights - 1 }));
  if (kill?.end !== 'trap') return { ...aged(older), laid: null };
  const longer = usedAbility(night, kill.by)?.kind === 'prolong' ? 1 : 0;
  const laid = { room: kill.room, nights: ARMED_NIGHTS + longer };
  const { traps: left, broken } = aged(older.filter(({ room }) => room !== kill.room));
  return { traps: [...left, laid].sort((one, other) => one.room - other.room), laid, broken };
}

function aged(older: readonly Trap[]): { readonly traps: readonly Trap[]; readonly broken: readonly Room[] } {
  return {
    traps: older.filter(({ nights }) => nights > 0),
    broken: older.filter(({ nights }) => nights === 0).map(({ room }) => room),
  };
}

/** That a room was to be destroyed, and what came of it. */
export interface Destruction {
  readonly by: Agent;
  readonly room: Room;
  /** Null if the room is no more. */
  readonly why: Why | null;
}

/**
 * R16: the Demolitionist's room is destroyed if it is empty, the dead of the night included, then the Arsonist's. Never so many that
 * fewer rooms would be left than the living need.
 */
export function destroyRooms(night: Night, rooms: readonly Room[], alive: number): readonly Destruction[] {
  const { state, living } = night;
  let standing = standingRooms(state).length;
  const tryTo = (by: Agent, room: Room, occupied: boolean): Destruction => {
    const few = standing - 1 < leastRooms(playersOf(alive).length);
    const why = occupied ? 'occupied' : few ? 'tooFew' : null;
    if (why === null) standing--;
    return { by, room, why };
  };
  const orders = living.map((by) => [by, usedAbility(night, by)] as const);
  return [
    ...orders.flatMap(([by, ability]) =>
      ability?.kind === 'demolish' ? [tryTo(by, ability.room, inRoom(night, rooms, ability.room).length > 0)] : [],
    ),
    ...orders.flatMap(([by, ability]) => (ability?.kind === 'burn' ? [tryTo(by, rooms[by], false)] : [])),
  ];
}
