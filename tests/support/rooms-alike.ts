import type { RoomsState } from '../../src/games/rooms/state.ts';
import type { Role, Room } from '../../src/games/rooms/types.ts';
import { nameOf } from './rooms-histories.ts';

/** The rooms of a hallway are alike for all roles but these: one hears next door, one names two rooms, two destroy two in one night. */
export function hasAlikeRooms(roles: readonly Role[]): boolean {
  return (
    !roles.includes('EAVESDROPPER') &&
    !roles.includes('CONCIERGE') &&
    !(roles.includes('DEMOLITIONIST') && roles.includes('ARSONIST'))
  );
}

/** Are the rooms of an opening numbered by first appearance? */
export function opensInOrder(cards: readonly string[]): boolean {
  let most = 0;
  return cards.every((card) => {
    const room = Number(card.split(' ')[1]);
    if (room > most + 1) return false;
    most = Math.max(most, room);
    return true;
  });
}

/** The same state where rooms are called otherwise; those without a name come last. */
export function renamed(state: RoomsState, names: Map<Room, Room>): RoomsState {
  const called = (room: Room) => (room === 0 ? 0 : nameOf(room, names));
  const ascending = (rooms: readonly Room[]) => rooms.map(called).sort((one, other) => one - other);
  return {
    ...state,
    rooms: state.rooms.map(called),
    destroyed: ascending(state.destroyed),
    traps: state.traps
      .map((trap) => ({ ...trap, room: called(trap.room) }))
      .sort((one, other) => one.room - other.room),
    slept: state.slept === 'enough' ? state.slept : ascending(state.slept),
  };
}
