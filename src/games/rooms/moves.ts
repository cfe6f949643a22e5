import type { Agent } from '../../engine/rules.ts';
import { FACTS } from './roles.ts';
import { livingMafia, playersOf, standingRooms } from './state.ts';
import type { RoomsState } from './state.ts';
import type { Ability, Plan, Room, RoomsMove, Walk } from './types.ts';

/*
 * What may be chosen. Equal moves are one object, made once: they are compared at a glance in very many worlds.
 */

function numbered<M extends RoomsMove>(make: (number: number) => M): (number: number) => M {
  const made: M[] = [];
  return (number) => (made[number] ??= make(number));
}

/** Two small numbers as one. */
const PAIR = 64;
const paired = <M extends RoomsMove>(make: (first: number, second: number) => M) => {
  const move = numbered((number) => make(Math.floor(number / PAIR), number % PAIR));
  return (first: number, second: number): M => move(first * PAIR + second);
};

/** R6: to stay. */
export const STAY: Walk = { kind: 'stay' };
const CARRY: Walk = { kind: 'carry' };
/** To use no ability. */
export const PASS: Ability = { kind: 'pass' };
/** R20: nobody is sent to kill. */
export const REST: Plan = { kind: 'rest' };
const ABSTAIN: RoomsMove = { kind: 'abstain' };
const GO = numbered((room): Walk => ({ kind: 'go', room }));
const KILL = paired((by, room): Plan => ({ kind: 'kill', by, room }));
const VOTE = numbered((target): RoomsMove => ({ kind: 'vote', target }));
const LOT = numbered((number): RoomsMove => ({ kind: 'lot', number }));
const PUT = numbered((room): RoomsMove => ({ kind: 'put', room }));
const SWAP = paired((first, second): Ability => ({ kind: 'swap', rooms: [first, second] }));
const AT_PLAYER = {
  jail: numbered((target): Ability => ({ kind: 'jail', target })),
  stun: numbered((target): Ability => ({ kind: 'stun', target })),
};
const AT_ROOM = {
  disarm: numbered((room): Ability => ({ kind: 'disarm', room })),
  watch: numbered((room): Ability => ({ kind: 'watch', room })),
  demolish: numbered((room): Ability => ({ kind: 'demolish', room })),
  listen: numbered((room): Ability => ({ kind: 'listen', room })),
};
const PROLONG: Ability = { kind: 'prolong' };
const BURN: Ability = { kind: 'burn' };

/** R20: nobody kills, or one of the living mafia goes to a standing room for it. */
export function planMoves(state: RoomsState): Plan[] {
  const rooms = standingRooms(state);
  const kills = livingMafia(state).flatMap((by) => rooms.map((room) => KILL(by, room)));
  return [REST, ...kills];
}

/** R6, R16: a player stays or goes to another standing room; who carries out the kill has no other move (R28). */
export function walkMoves(state: RoomsState, agent: Agent): Walk[] {
  if (state.plan?.kind === 'kill' && state.plan.by === agent) return [CARRY];
  const others = standingRooms(state).filter((room) => room !== state.rooms[agent]);
  return [STAY, ...others.map(GO)];
}

/** R29: what a player may do besides moving; passing comes first and is always possible. */
export function abilityMoves(state: RoomsState, agent: Agent): Ability[] {
  const { ability, uses } = FACTS[state.roles[agent]];
  if (ability === null || state.used[agent] >= uses) return [PASS];
  return [PASS, ...abilitiesOf(state, agent, ability)];
}

function abilitiesOf(state: RoomsState, agent: Agent, kind: Exclude<Ability['kind'], 'pass'>): Ability[] {
  const standing = standingRooms(state);
  const others = playersOf(state.alive).filter((other) => other !== agent);
  switch (kind) {
    case 'jail':
      return others.filter((other) => other !== state.jailedLast).map(AT_PLAYER.jail);
    case 'stun':
      return others.map(AT_PLAYER.stun);
    case 'disarm':
    case 'watch':
    case 'demolish':
      return standing.map(AT_ROOM[kind]);
    case 'listen':
      return [state.rooms[agent] - 1, state.rooms[agent] + 1]
        .filter((room) => room >= 1 && room <= state.hall)
        .map(AT_ROOM.listen);
    case 'swap':
      return pairsOf(state.hall).map(([first, second]) => SWAP(first, second));
    case 'prolong':
      // Without a kill to carry out no trap can be laid.
      return state.plan?.kind === 'kill' && state.plan.by === agent ? [PROLONG] : [];
    case 'burn':
      return [BURN];
  }
}

/** All pairs of rooms, the lower number first. */
function pairsOf(hall: number): [Room, Room][] {
  const rooms = Array.from({ length: hall }, (_, place) => place + 1);
  return rooms.flatMap((first, place) => rooms.slice(place + 1).map((second): [Room, Room] => [first, second]));
}

/** A vote names another living player, or nobody. */
export function voteMoves(state: RoomsState, agent: Agent): RoomsMove[] {
  const others = playersOf(state.alive).filter((other) => other !== agent);
  return [ABSTAIN, ...others.map(VOTE)];
}

/** The places among `count` players, one of which chance draws. */
export function lotMoves(count: number): RoomsMove[] {
  return Array.from({ length: count }, (_, number) => LOT(number));
}

/** The rooms, one of which chance draws. */
export function putMoves(rooms: readonly Room[]): RoomsMove[] {
  return rooms.map(PUT);
}
