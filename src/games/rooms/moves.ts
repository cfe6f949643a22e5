import type { Agent } from '../../engine/rules.ts';
import { FACTS } from './roles.ts';
import { livingMafia, playersOf, standingRooms } from './state.ts';
import type { RoomsState } from './state.ts';
import type { Ability, Plan, Room, RoomsMove, Walk } from './types.ts';

/*
 * What may be chosen. Equal moves are one object, made once: they are compared at a glance in very many worlds.
 */

const made = new Map<string, RoomsMove>();

function once<M extends RoomsMove>(move: M): M {
  const text = JSON.stringify(move);
  const known = made.get(text);
  // Equal texts are equal moves, so that what was made under this text is of the same kind.
  if (known !== undefined && isSame(known, move, text)) return known;
  made.set(text, move);
  return move;
}

function isSame<M extends RoomsMove>(known: RoomsMove, move: M, text: string): known is M {
  return known.kind === move.kind && JSON.stringify(known) === text;
}

export const STAY: Walk = once({ kind: 'stay' });
export const CARRY: Walk = once({ kind: 'carry' });
export const PASS: Ability = once({ kind: 'pass' });
export const REST: Plan = once({ kind: 'rest' });
const ABSTAIN: RoomsMove = once({ kind: 'abstain' });

/** R20: nobody kills, or one of the living mafia goes to a standing room for it. */
export function planMoves(state: RoomsState): Plan[] {
  const rooms = standingRooms(state);
  const kills = livingMafia(state).flatMap((by) => rooms.map((room): Plan => once({ kind: 'kill', by, room })));
  return [REST, ...kills];
}

/** R6, R16: a player stays or goes to another standing room; who carries out the kill has no other move (R28). */
export function walkMoves(state: RoomsState, agent: Agent): Walk[] {
  if (state.plan?.kind === 'kill' && state.plan.by === agent) return [CARRY];
  const others = standingRooms(state).filter((room) => room !== state.rooms[agent]);
  return [STAY, ...others.map((room): Walk => once({ kind: 'go', room }))];
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
      return others.filter((other) => other !== state.jailedLast).map((target) => once({ kind, target }));
    case 'stun':
      return others.map((target) => once({ kind, target }));
    case 'disarm':
    case 'watch':
    case 'demolish':
      return standing.map((room) => once({ kind, room }));
    case 'listen':
      return [state.rooms[agent] - 1, state.rooms[agent] + 1]
        .filter((room) => room >= 1 && room <= state.hall)
        .map((room) => once({ kind, room }));
    case 'swap':
      return pairsOf(Array.from({ length: state.hall }, (_, place) => place + 1)).map((rooms) => once({ kind, rooms }));
    case 'prolong':
      // Without a kill to carry out no trap can be laid.
      return state.plan?.kind === 'kill' && state.plan.by === agent ? [once({ kind })] : [];
    case 'burn':
      return [once({ kind })];
  }
}

function pairsOf(rooms: readonly Room[]): [Room, Room][] {
  return rooms.flatMap((first, place) => rooms.slice(place + 1).map((second): [Room, Room] => [first, second]));
}

/** A vote names another living player, or nobody. */
export function voteMoves(state: RoomsState, agent: Agent): RoomsMove[] {
  const others = playersOf(state.alive).filter((other) => other !== agent);
  return [ABSTAIN, ...others.map((target): RoomsMove => once({ kind: 'vote', target }))];
}

/** The places among `count` players, one of which chance draws. */
export function lotMoves(count: number): RoomsMove[] {
  return Array.from({ length: count }, (_, number): RoomsMove => once({ kind: 'lot', number }));
}

/** The rooms, one of which chance draws. */
export function putMoves(rooms: readonly Room[]): RoomsMove[] {
  return rooms.map((room): RoomsMove => once({ kind: 'put', room }));
}
