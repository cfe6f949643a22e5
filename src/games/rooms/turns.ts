import type { Agent, Choice, Turn } from '../../engine/rules.ts';
import { chanceSeats } from './lots.ts';
import { abilityMoves, PASS, planMoves, voteMoves, walkMoves } from './moves.ts';
import { FACTS } from './roles.ts';
import { livingMafia, playersOf } from './state.ts';
import type { RoomsState } from './state.ts';
import type { RoomsMove } from './types.ts';

/** The seat at which a player says what they do besides moving. */
export function abilitySeat(agent: Agent): string {
  return `${agent} ability`;
}

const NOTHING: readonly RoomsMove[] = [PASS];

/**
 * Who chooses what next. A night has three turns: the mafia's plan, which the first of the living mafia gives for all of them and all
 * of them are told; everybody's orders; and chance, when the night ends. Everybody has a seat of the same shape, so that whose turn
 * it is betrays no role.
 */
export function turn(state: RoomsState): Turn<RoomsMove> {
  const { phase, round } = state;
  const living = playersOf(state.alive);
  const stage = { phase, round };
  if (phase === 'day') {
    const choices = living.map((agent) => seatOf(agent, voteMoves(state, agent)));
    return { stage, mode: 'together', open: true, choices, speakers: living, claimants: living };
  }
  return { stage, mode: 'together', open: false, choices: nightSeats(state, living), speakers: [] };
}

function nightSeats(state: RoomsState, living: readonly Agent[]): Choice<RoomsMove>[] {
  switch (state.phase) {
    case 'plan': {
      const speaker = livingMafia(state).at(0);
      return living.map((agent) => seatOf(agent, agent === speaker ? planMoves(state) : NOTHING));
    }
    case 'night': {
      const walks = living.map((agent) => seatOf(agent, walkMoves(state, agent)));
      // Which roles are in play is public: where none of them can do anything, nobody is asked.
      if (state.roles.every((role) => FACTS[role].ability === null)) return walks;
      return [
        ...walks,
        ...living.map((agent) => ({ seat: abilitySeat(agent), by: [agent], moves: abilityMoves(state, agent) })),
      ];
    }
    default:
      return chanceSeats(state);
  }
}

function seatOf(agent: Agent, moves: readonly RoomsMove[]): Choice<RoomsMove> {
  return { seat: String(agent), by: [agent], moves };
}
