import type { Agent, Move } from '../../engine/rules.ts';
import { isRoomsMove } from './kinds.ts';
import { planMoves, walkMoves } from './moves.ts';
import { writeAbility } from './read-orders.ts';
import { refusals } from './refusals.ts';
import { FACTS } from './roles.ts';
import type { RoomsState } from './state.ts';
import { isAlive } from './state.ts';
import type { RoomsMove } from './types.ts';

/**
 * Why a player may not make a move now: the rule's number and the reason. Null if the rules of Rooms have no objection of their own. `names`
 * are the players' names.
 */
export function objection(state: RoomsState, seat: string, move: Move, names: readonly string[]): string | null {
  const by = Number.parseInt(seat, 10);
  if (!Object.hasOwn(names, by) || !isRoomsMove(move)) return null;
  if (!isAlive(state, by)) return refusals.out(names[by]);
  switch (state.phase) {
    case 'plan':
      return move.kind === 'kill' ? againstKill(state, move, names) : null;
    case 'night':
      return againstOrder(state, by, move, names);
    case 'rollover':
      return null;
    case 'day':
      return move.kind === 'vote' ? refusals.vote(names[by], names[move.target]) : null;
  }
}

function againstKill(state: RoomsState, move: Extract<RoomsMove, { kind: 'kill' }>, names: readonly string[]): string {
  return refusals.kill({ by: names[move.by], room: move.room }, planMoves(state), names);
}

function againstOrder(state: RoomsState, by: Agent, move: RoomsMove, names: readonly string[]): string | null {
  const walks = walkMoves(state, by);
  if (move.kind === 'go') {
    if (walks[0].kind === 'carry') return refusals.carries(names[by]);
    const open = walks.flatMap((own) => (own.kind === 'go' ? [own.room] : []));
    return refusals.noSuchRoom(names[by], move.room, open);
  }
  const { ability } = FACTS[state.roles[by]];
  if (move.kind !== ability) return refusals.noAbility(names[by], move.kind);
  return refusals.useless(names[by], JSON.stringify(writeAbility(move, names)));
}
