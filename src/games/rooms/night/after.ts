import type { Agent } from '../../../engine/rules.ts';
import { FACTS } from '../roles.ts';
import type { RoomsState } from '../state.ts';
import { DRIFTERS_ROOMS, isIn, playersOf } from '../state.ts';
import type { Room } from '../types.ts';
import { usedAbility } from './night.ts';
import type { Resolution } from './resolve.ts';

/** The state after a night. What no later rule asks for is forgotten: where the dead lie, what they used. */
export function stateAfter(resolution: Resolution): RoomsState {
  const { night, rooms, alive, destruction, traps } = resolution;
  const { state } = night;
  const lives = (agent: Agent) => isIn(alive, agent);
  const gone = destruction.flatMap(({ room, why }) => (why === null ? [room] : []));
  const jailer = playersOf(alive).find((agent) => state.roles[agent] === 'JAILER');
  const jail = jailer === undefined ? null : usedAbility(night, jailer);
  return {
    roles: state.roles,
    hall: state.hall,
    alive,
    phase: 'day',
    round: state.round,
    rooms: rooms.map((room, agent) => (lives(agent) ? room : 0)),
    stays: rooms.map((room, agent) => (lives(agent) ? nightsIn(resolution, agent, room) : 0)),
    destroyed: gone.length === 0 ? state.destroyed : [...state.destroyed, ...gone].sort((one, other) => one - other),
    traps: traps.traps.filter(({ room }) => !gone.includes(room)),
    used: state.used.map((used, agent) => (lives(agent) ? used + usesBy(resolution, agent) : 0)),
    jailedLast: jail?.kind === 'jail' && lives(jail.target) ? jail.target : -1,
    slept: sleptIn(resolution),
    plan: null,
    orders: null,
  };
}

/** R13: the nights in a row; for who was held the count waits. */
function nightsIn({ night }: Resolution, agent: Agent, room: Room): number {
  const { rooms, stays } = night.state;
  if (room !== rooms[agent]) return 1;
  return isIn(night.held, agent) ? stays[agent] : 2;
}

/** A use that is counted: of what was done, whatever came of it. */
function usesBy({ night }: Resolution, agent: Agent): number {
  const counted = Number.isFinite(FACTS[night.state.roles[agent]].uses);
  return counted && usedAbility(night, agent) !== null ? 1 : 0;
}

/** R3: the different rooms that a living Drifter has slept in. */
function sleptIn({ night, rooms, alive }: Resolution): RoomsState['slept'] {
  const { roles, slept } = night.state;
  const drifter = roles.indexOf('DRIFTER');
  if (drifter < 0 || !isIn(alive, drifter)) return [];
  const room = rooms[drifter];
  if (slept === 'enough' || slept.includes(room)) return slept;
  return slept.length + 1 >= DRIFTERS_ROOMS ? 'enough' : [...slept, room].sort((one, other) => one - other);
}
