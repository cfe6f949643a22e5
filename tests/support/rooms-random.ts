import type { Agent } from '../../src/engine/rules.ts';
import { abilityMoves, planMoves } from '../../src/games/rooms/moves.ts';
import type { RoomsState } from '../../src/games/rooms/state.ts';
import { bitsOf, isIn, playersOf, standingRooms } from '../../src/games/rooms/state.ts';
import type { Role, Room, Walk } from '../../src/games/rooms/types.ts';
import { ROLES } from '../../src/games/rooms/types.ts';
import { FACTS, isOutsideLimit, sideOf } from '../../src/games/rooms/roles.ts';
import type { Random } from '../../src/kit/random.ts';

/** So many rooms are built beyond those that the rules ask for, at most: houses are to be crowded. */
const SPARE_ROOMS = 4;

/** A random house before a night, crowded more often than not, with all orders given: three to eight players, now and then up to twenty. */
export function randomOrders(random: Random): RoomsState {
  const state = randomHouse(random);
  const planned: RoomsState = { ...state, phase: 'night', plan: random.pick(planMoves(state)) };
  const standing = standingRooms(state);
  const orders = state.roles.map((_, agent) =>
    isIn(state.alive, agent)
      ? { walk: randomWalk(planned, agent, standing, random), ability: random.pick(abilityMoves(planned, agent)) }
      : null,
  );
  return { ...planned, phase: 'rollover', orders };
}

/** To any standing room, the present one included; who carries out the kill has no other move. */
function randomWalk(state: RoomsState, agent: Agent, standing: readonly Room[], random: Random): Walk {
  if (state.plan?.kind === 'kill' && state.plan.by === agent) return { kind: 'carry' };
  const room = random.pick(standing);
  return room === state.rooms[agent] ? { kind: 'stay' } : { kind: 'go', room };
}

function randomHouse(random: Random): RoomsState {
  const players = random.chance(1, 25) ? 9 + random.integer(12) : 3 + random.integer(6);
  const hall = Math.ceil(players / 2) + 1 + random.integer(SPARE_ROOMS);
  const roles = randomRoles(players, random);
  const alive = randomLiving(roles, random);
  // Some rooms are no more, as far as enough are left.
  const most = hall - Math.ceil(playersOf(alive).length / 2) - 1;
  const all = Array.from({ length: hall }, (_, place) => place + 1);
  const destroyed = random
    .shuffle(all)
    .slice(0, random.chance(1, 4) ? random.integer(most + 1) : 0)
    .sort((one, other) => one - other);
  const rooms = randomRooms(roles, alive, hall, random);
  const living = playersOf(alive);
  const [drifter] = living.filter((agent) => roles[agent] === 'DRIFTER');
  return {
    roles,
    hall,
    alive,
    phase: 'plan',
    round: 1 + random.integer(5),
    rooms,
    stays: roles.map((_, agent) => (isIn(alive, agent) ? 1 + random.integer(2) : 0)),
    destroyed,
    traps: all
      .filter((room) => !destroyed.includes(room) && random.chance(1, 4))
      .slice(0, 3)
      .map((room, place) => ({ room, nights: 1 + place })),
    used: roles.map((role, agent) => (isIn(alive, agent) ? randomUses(role, random) : 0)),
    jailedLast: living.some((agent) => roles[agent] === 'JAILER') && random.chance(1, 2) ? random.pick(living) : -1,
    slept: drifter === undefined ? [] : randomSlept(rooms[drifter], all, random),
    plan: null,
    orders: null,
  };
}

function randomRoles(players: number, random: Random): Role[] {
  const town = random.shuffle(ROLES.filter((role) => sideOf(role) === 'TOWN'));
  const mafia = random.shuffle(ROLES.filter((role) => sideOf(role) === 'MAFIA'));
  const count = 1 + random.integer(Math.max(1, Math.floor((players - 1) / 2)));
  const roles: Role[] = Array.from({ length: players }, (_, place) =>
    place < count ? (mafia.at(place) ?? 'MOBSTER') : (town.at(place - count) ?? 'GUEST'),
  );
  if (players > 4 && random.chance(1, 5)) roles[players - 1] = 'DRIFTER';
  return random.shuffle(roles);
}

/** Everybody, or some less; one of the mafia at least. */
function randomLiving(roles: readonly Role[], random: Random): number {
  const all = [...roles.keys()];
  const mafia = all.filter((agent) => sideOf(roles[agent]) === 'MAFIA');
  const dead = random.chance(1, 2) ? 0 : random.integer(roles.length - 1);
  const [last] = random.shuffle(mafia);
  return bitsOf([last, ...random.shuffle(all.filter((agent) => agent !== last)).slice(dead)]);
}

/** A use that is counted, or both, may be spent. */
function randomUses(role: Role, random: Random): number {
  const { uses } = FACTS[role];
  return Number.isFinite(uses) && uses > 0 && random.chance(1, 2) ? random.integer(uses + 1) : 0;
}

/** The rooms that the Drifter has slept in, the present one among them. */
function randomSlept(present: number, all: readonly number[], random: Random): RoomsState['slept'] {
  const others = random.shuffle(all.filter((room) => room !== present)).slice(0, random.integer(5));
  return others.length === 4 ? 'enough' : [present, ...others].sort((one, other) => one - other);
}

/** At most two who count to a room. */
function randomRooms(roles: readonly Role[], alive: number, hall: number, random: Random): number[] {
  const taken = Array.from({ length: hall + 1 }, () => 0);
  return roles.map((role, agent) => {
    if (!isIn(alive, agent)) return 0;
    const open = Array.from({ length: hall }, (_, place) => place + 1).filter((room) => taken[room] < 2);
    const room = random.pick(open);
    if (!isOutsideLimit(role)) taken[room]++;
    return room;
  });
}

/** The same house with its players in other seats: who sat at `agent` sits at `seats[agent]`. */
export function reseated(state: RoomsState, seats: readonly Agent[]): RoomsState {
  const move = <T>(list: readonly T[]): T[] => {
    const moved = [...list];
    for (const [agent, item] of list.entries()) moved[seats[agent]] = item;
    return moved;
  };
  const aim = <M extends { readonly kind: string }>(order: M): M =>
    'target' in order && typeof order.target === 'number' ? { ...order, target: seats[order.target] } : order;
  const orders = state.orders?.map((order) => (order === null ? null : { ...order, ability: aim(order.ability) }));
  return {
    ...state,
    roles: move(state.roles),
    alive: playersOf(state.alive).reduce((bits, agent) => bits | (1 << seats[agent]), 0),
    rooms: move(state.rooms),
    stays: move(state.stays),
    used: move(state.used),
    jailedLast: state.jailedLast < 0 ? -1 : seats[state.jailedLast],
    plan: state.plan?.kind === 'kill' ? { ...state.plan, by: seats[state.plan.by] } : state.plan,
    orders: orders === undefined ? null : move(orders),
  };
}
