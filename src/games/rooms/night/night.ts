import type { Agent } from '../../../engine/rules.ts';
import { isOutsideLimit } from '../roles.ts';
import { isIn, mustLeave, playersOf } from '../state.ts';
import type { Order, RoomsState } from '../state.ts';
import type { Room } from '../types.ts';

/** A night that is to be resolved: what was before it, who holds what back, and where everybody wants to be. */
export interface Night {
  readonly state: RoomsState;
  /** The living, in seat order. */
  readonly living: readonly Agent[];
  /** Sets of players, as bits. */
  readonly jailed: number;
  readonly stunned: number;
  readonly held: number;
}

/** How chance falls in a night. */
export interface Luck {
  /** The order in which the orders came in: every living player once. */
  readonly inbox: readonly Agent[];
  /** R14: the room for a player who must be put somewhere, one of those with space. */
  place(agent: Agent, rooms: readonly Room[]): Room;
}

/** R8, R15: at most so many who count may be in a room. */
export const LIMIT = 2;

/** Does a player count towards the limit of a room (R15)? */
export function counts({ state }: Pick<Night, 'state'>, agent: Agent): boolean {
  return !isOutsideLimit(state.roles[agent]);
}

/** The order of a living player. @throws RangeError for a player who has none. */
export function orderOf({ orders }: RoomsState, agent: Agent): Order {
  const order = orders?.[agent];
  if (order == null) throw new RangeError(`Player ${agent} has no order.`);
  return order;
}

/** The ability that a player uses in this night; null for none. What holds a player stops it (jail and stun themselves hold). */
export function usedAbility({ state, held }: Night, agent: Agent) {
  const { ability } = orderOf(state, agent);
  if (ability.kind === 'pass') return null;
  if (isIn(held, agent) && ability.kind !== 'jail' && ability.kind !== 'stun') return null;
  return ability;
}

/** Where a player wants to be: the room that the kill names for who carries it out (R28), else where they go or stay. */
export function wantedRoom({ state }: Pick<Night, 'state'>, agent: Agent): Room {
  const { walk } = orderOf(state, agent);
  if (walk.kind === 'go') return walk.room;
  return walk.kind === 'carry' && state.plan?.kind === 'kill' ? state.plan.room : state.rooms[agent];
}

/**
 * How a player comes to where they will be: they keep their room (who is held does so in any case), move, or must be put somewhere
 * because they may not stay and will not move (R14).
 */
export function waysOf(night: Night, agent: Agent): 'stays' | 'moves' | 'forced' {
  const { state, held } = night;
  if (isIn(held, agent)) return 'stays';
  if (wantedRoom(night, agent) !== state.rooms[agent]) return 'moves';
  return mustLeave(state, agent) ? 'forced' : 'stays';
}

/** The living in a room, by the rooms that everybody is in. */
export function inRoom({ living }: Pick<Night, 'living'>, rooms: readonly Room[], room: Room): Agent[] {
  return living.filter((agent) => rooms[agent] === room);
}

/** Who entered a room: is there now and was not the night before. */
export function entrants(night: Night, rooms: readonly Room[], room: Room): Agent[] {
  return inRoom(night, rooms, room).filter((agent) => night.state.rooms[agent] !== room);
}

/** Takes in everybody's orders; first, who is jailed and stunned. All of a night hold, whatever befalls Jailer and Taser. */
export function nightOf(state: RoomsState): Night {
  const living = playersOf(state.alive);
  let jailed = 0;
  let stunned = 0;
  for (const agent of living) {
    const { ability } = orderOf(state, agent);
    if (ability.kind === 'jail') jailed |= 1 << ability.target;
    else if (ability.kind === 'stun') stunned |= 1 << ability.target;
  }
  return { state, living, jailed, stunned, held: jailed | stunned };
}
