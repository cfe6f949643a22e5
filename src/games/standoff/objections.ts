import type { Agent, Move } from '../../engine/rules.ts';
import { refusals } from './refusals.ts';
import { isAlive, isIn, PLAYERS_OF, type StandoffState } from './state.ts';
import type { StandoffOptions } from './types.ts';

/**
 * Why a player may not make a move now: the rule's number and the reason. Null if this game has no objection of its own.
 * `names` are the players' names.
 */
export function objection(
  state: StandoffState,
  seat: string,
  move: Move,
  options: StandoffOptions,
  names: readonly string[],
): string | null {
  const by = Number(seat);
  if (!Object.hasOwn(names, by)) return null;
  const name = names[by];
  if (!isAlive(state, by)) return refusals.dead(name);
  if (move.kind === 'pickUp' || move.kind === 'stayDown') {
    if (state.asked === 0) return refusals.noPickUp;
    return isIn(state.asked, by) ? null : refusals.notAsked(name);
  }
  if (state.asked !== 0) return refusals.pickUpDue(PLAYERS_OF[state.asked].map((agent) => names[agent]));
  if (isIn(state.dropped, by)) return refusals.dropped(name);
  if (move.kind === 'take') return againstTaking(state, by, options, names);
  if (move.kind === 'shoot' || move.kind === 'shootHostage') {
    if (move.kind === 'shootHostage' && !state.hostage) return noHostage(options);
    if (state.cards[by] === 'CIVILIAN') return refusals.civilian(name);
    if (state.waiting === by) return refusals.waiting(name);
    return 'target' in move ? againstTarget(state, by, Number(move.target), names) : null;
  }
  return null;
}

function againstTarget(state: StandoffState, by: Agent, target: Agent, names: readonly string[]): string | null {
  if (!Object.hasOwn(names, target)) return refusals.noPlayer(String(target), names.length);
  if (target === by) return refusals.self(names[by]);
  if (!isAlive(state, target)) return refusals.victimDead(names[target]);
  return state.taker === target ? refusals.protected(names[target]) : null;
}

function againstTaking(
  state: StandoffState,
  by: Agent,
  options: StandoffOptions,
  names: readonly string[],
): string | null {
  if (!state.hostage) return noHostage(options);
  if (state.cards[by] === 'CIVILIAN') return refusals.civilianTakes(names[by]);
  return state.taker === null ? null : refusals.taken(names[state.taker]);
}

function noHostage({ hostage }: StandoffOptions): string {
  return hostage ? refusals.hostageDead : refusals.noHostage;
}
