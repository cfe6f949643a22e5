import type { Agent, Choice, Turn } from '../../engine/rules.ts';
import { armed, mayBeShot, mayShoot, PLAYERS_OF, MOST_PLAYERS, type StandoffState } from './state.ts';
import type { StandoffMove, StandoffOptions } from './types.ts';

const DROP: StandoffMove = { kind: 'drop' };
const TAKE: StandoffMove = { kind: 'take' };
const SHOOT_HOSTAGE: StandoffMove = { kind: 'shootHostage' };
const PICK_UP: readonly StandoffMove[] = [{ kind: 'stayDown' }, { kind: 'pickUp' }];
const CHANCE_PICKS_UP: readonly (readonly StandoffMove[])[] = Array.from({ length: MOST_PLAYERS }, (_, who) => [
  { kind: 'stayDown', who },
  { kind: 'pickUp', who },
]);
const SHOOT: readonly StandoffMove[] = Array.from({ length: MOST_PLAYERS }, (_, target) => ({ kind: 'shoot', target }));

/**
 * S15: everybody alive may speak at any time, and lie. S6: there are no turns, so one of the armed acts, or nobody. After a shot those who had dropped decide, all at once and in
 * the open, whether they pick up (S12). A new round begins with each death.
 */
export function turn(state: StandoffState, { pickUp }: StandoffOptions): Turn<StandoffMove> {
  const living = PLAYERS_OF[state.alive];
  const round = state.cards.length - living.length + 1;
  if (state.asked !== 0) {
    const choices = PLAYERS_OF[state.asked].map((agent): Choice<StandoffMove> => ({
      seat: String(agent),
      ...(pickUp === 'half' ? { by: [], moves: CHANCE_PICKS_UP[agent] } : { by: [agent], moves: PICK_UP }),
    }));
    return {
      stage: { phase: 'pickUp', round },
      mode: 'together',
      open: true,
      choices,
      speakers: living,
      claimants: living,
    };
  }
  const choices = armed(state).map((agent) => ({ seat: String(agent), by: [agent], moves: acts(state, agent) }));
  return { stage: { phase: 'standoff', round }, mode: 'one', open: true, choices, speakers: living, claimants: living };
}

/** What an armed player may do: drop (S5), shoot (S5 to S9), take or shoot the hostage (S19, S21). */
function acts(state: StandoffState, agent: Agent): readonly StandoffMove[] {
  const moves = [DROP];
  if (mayShoot(state, agent)) {
    for (const target of PLAYERS_OF[state.alive]) {
      if (target !== agent && mayBeShot(state, target)) moves.push(SHOOT[target]);
    }
    if (state.hostage) moves.push(SHOOT_HOSTAGE);
  }
  if (state.hostage && state.taker === null && state.cards[agent] !== 'CIVILIAN') moves.push(TAKE);
  return moves;
}
