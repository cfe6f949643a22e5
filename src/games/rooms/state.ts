import type { Agent, Result } from '../../engine/rules.ts';
import { sideOf } from './roles.ts';
import type { Ability, Plan, Role, Room, RoomsOptions, Walk } from './types.ts';

/** The mafia's plan, everybody's orders, the end of the night, and the day. */
export const PHASES = ['plan', 'night', 'rollover', 'day'] as const;
/** A part of a round. */
export type Phase = (typeof PHASES)[number];

/** A trap that lies in a room, with the nights on which it is still armed. */
export interface Trap {
  readonly room: Room;
  readonly nights: number;
}

/** What a player has ordered for the night. */
export interface Order {
  readonly walk: Walk;
  readonly ability: Ability;
}

/** So many different rooms the Drifter must have slept in. */
export const DRIFTERS_ROOMS = 5;

/**
 * The whole truth at one moment, and no more of it than a later rule can use: worlds with equal states and equal diaries are one
 * world. Lists go by player; what is the dead's is 0 or null.
 */
export interface RoomsState {
  readonly roles: readonly Role[];
  /** How many rooms there were at the start. */
  readonly hall: number;
  /** Who is alive: bit p for player p. */
  readonly alive: number;
  readonly phase: Phase;
  /** The number of the night, and of the day after it, from 1. */
  readonly round: number;
  /** The room in which each player slept last. */
  readonly rooms: readonly Room[];
  /** How many nights in a row each has slept there: 1, or 2 for two and more (R13). */
  readonly stays: readonly number[];
  /** Rooms that are no more, ascending. */
  readonly destroyed: readonly Room[];
  /** By room, ascending. */
  readonly traps: readonly Trap[];
  /** How often each has used an ability whose uses are counted. */
  readonly used: readonly number[];
  /** Whom the Jailer jailed last night; -1 for nobody. */
  readonly jailedLast: Agent;
  /** The rooms that the Drifter has slept in, ascending; `enough` once there are five. */
  readonly slept: readonly Room[] | 'enough';
  /** The mafia's order for this night, while it is night. */
  readonly plan: Plan | null;
  /** Everybody's orders, until the night ends. */
  readonly orders: readonly (Order | null)[] | null;
}

/** Is this player alive? */
export function isAlive({ alive }: Pick<RoomsState, 'alive'>, agent: Agent): boolean {
  return (alive & (1 << agent)) !== 0;
}

/** Is an agent in a set of players, as bits? */
export function isIn(bits: number, agent: Agent): boolean {
  return (bits & (1 << agent)) !== 0;
}

const membersOf = new Map<number, readonly Agent[]>();

/** The players of a set, given as bits, in seat order. */
export function playersOf(bits: number): readonly Agent[] {
  let members = membersOf.get(bits);
  if (members === undefined) {
    members = Array.from({ length: 32 - Math.clz32(bits) }, (_, agent) => agent).filter((agent) => isIn(bits, agent));
    membersOf.set(bits, members);
  }
  return members;
}

/** The set of some players, as bits. */
export function bitsOf(agents: readonly Agent[]): number {
  return agents.reduce((bits, agent) => bits | (1 << agent), 0);
}

/** The rooms that stand, ascending. */
export function standingRooms({ hall, destroyed }: Pick<RoomsState, 'hall' | 'destroyed'>): readonly Room[] {
  return Array.from({ length: hall }, (_, place) => place + 1).filter((room) => !destroyed.includes(room));
}

/** R13, R16: may a player not stay where they are? */
export function mustLeave({ stays, rooms, destroyed }: RoomsState, agent: Agent): boolean {
  return stays[agent] >= 2 || destroyed.includes(rooms[agent]);
}

/** The living of the mafia. */
export function livingMafia({ roles, alive }: Pick<RoomsState, 'roles' | 'alive'>): readonly Agent[] {
  return playersOf(alive).filter((agent) => sideOf(roles[agent]) === 'MAFIA');
}

/** Equal exactly for equal states. */
export function stateKey(state: RoomsState): string {
  const { roles, hall, alive, phase, round, rooms, stays, destroyed, traps, used, jailedLast, slept } = state;
  const lying = traps.map(({ room, nights }) => `${room}:${nights}`).join();
  const pending = state.plan === null ? '' : JSON.stringify([state.plan, state.orders]);
  return `${roles.join()} ${hall} ${alive} ${phase}${round} ${rooms.join()} ${stays.join()} ${destroyed.join()} ${lying} ${used.join()} ${jailedLast} ${String(slept)} ${pending}`;
}

/** How a game ends (R1 to R3): checked after the night and after the vote. */
export function resultOf(state: RoomsState, { maxNights }: RoomsOptions): Result | null {
  let town = 0;
  let mafia = 0;
  for (const agent of playersOf(state.alive)) {
    const side = sideOf(state.roles[agent]);
    if (side === 'TOWN') town++;
    else if (side === 'MAFIA') mafia++;
  }
  if (town === 0 && mafia === 0) return ended(state, null, 'nobodyLeft');
  if (mafia === 0) return ended(state, 'town', 'mafiaDead');
  if (town <= mafia) return ended(state, 'mafia', 'equal');
  return state.round > maxNights ? ended(state, null, 'nightsOver') : null;
}

/** R3: the Drifter wins beside the others, alive and with five rooms slept in. */
function ended(state: RoomsState, winner: string | null, reason: string): Result {
  const drifter = state.roles.indexOf('DRIFTER');
  const wins = drifter >= 0 && isAlive(state, drifter) && state.slept === 'enough';
  return wins ? { winner, reason, beside: ['drifter'] } : { winner, reason };
}
