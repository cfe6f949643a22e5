import type { Agent } from '../../../engine/rules.ts';
import { isIn, playersOf } from '../state.ts';
import * as told from '../told.ts';
import type { Role, Room, RoomsHappening } from '../types.ts';
import { entrants, inRoom, usedAbility, wantedRoom } from './night.ts';
import type { Resolution } from './resolve.ts';

/** R18: everybody learns the room they are in and who is there with them; the Stowaway is not named. */
export function learnRooms(
  agents: readonly Agent[],
  rooms: readonly Room[],
  roles: readonly Role[],
): readonly RoomsHappening[] {
  return agents.map((who) => {
    const company = agents.filter(
      (other) => other !== who && rooms[other] === rooms[who] && roles[other] !== 'STOWAWAY',
    );
    return told.slept(who, rooms[who], company);
  });
}

/** What each learns when the night ends, who dies in it included. */
export function learned(resolution: Resolution): readonly RoomsHappening[] {
  const { night, walks, placing, sprung, rooms, destruction } = resolution;
  return [
    ...learnRooms(night.living, rooms, night.state.roles),
    ...playersOf(walks.sentBack).map((who) => told.sentBack(who, wantedRoom(night, who))),
    ...playersOf(placing.placed).map((who) => told.placed(who)),
    ...sprung.voided.map(({ room, company }) => told.trapVoid(room, company)),
    ...night.living.flatMap((who) => byRole(resolution, who)),
    ...destruction.flatMap(({ by, room, why }) => {
      return why !== null && night.state.roles[by] === 'DEMOLITIONIST' ? [told.notDestroyed(by, room)] : [];
    }),
  ];
}

/** What a player learns by their role: Night porter, Eavesdropper, Insomniac. */
function byRole(resolution: Resolution, who: Agent): RoomsHappening[] {
  const { night, rooms } = resolution;
  const ability = usedAbility(night, who);
  if (ability?.kind === 'watch') return [told.entered(who, ability.room, entrants(night, rooms, ability.room))];
  if (ability?.kind === 'listen') {
    const { room } = ability;
    const count = night.state.destroyed.includes(room) ? 0 : inRoom(night, rooms, room).length;
    return [told.heard(who, room, count)];
  }
  return night.state.roles[who] === 'INSOMNIAC' ? [told.awake(who, knocks(resolution, who))] : [];
}

/** How many were sent back from the room that a player was in before any swap. */
function knocks({ night, walks, placing }: Resolution, who: Agent): number {
  const own = placing.rooms[who];
  return night.living.filter((other) => isIn(walks.sentBack, other) && wantedRoom(night, other) === own).length;
}
