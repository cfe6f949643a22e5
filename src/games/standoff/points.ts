import type { Result } from '../../engine/rules.ts';
import { isEvil, livingGood, PLAYERS_OF, type StandoffState } from './state.ts';

/**
 * S16: the points of every player, by player, for a game that ended so: an evil last one gets one more than there were players
 * at the start, each good winner as many as there are living good players; losers, the dead, and everybody in a draw or a
 * standstill get nothing.
 */
export function pointsOf(state: StandoffState, { winner }: Result): readonly number[] {
  const good = livingGood(state);
  const living = PLAYERS_OF[state.alive];
  return state.cards.map((_, agent) => {
    if (winner === 'good') return good.includes(agent) ? good.length : 0;
    return winner === 'evil' && living.includes(agent) && isEvil(state, agent) ? state.cards.length + 1 : 0;
  });
}

/** Several rounds by the same players: the points of each round, and their sums, by player. */
export interface PointsTable {
  readonly rounds: readonly (readonly number[])[];
  readonly sums: readonly number[];
}

/**
 * The table of points after the given rounds (S16).
 * @throws RangeError if a round has not as many players as the first.
 */
export function pointsTable(rounds: readonly (readonly number[])[]): PointsTable {
  const [first = []] = rounds;
  if (rounds.some((round) => round.length !== first.length)) {
    throw new RangeError('All rounds of a series are played by the same players.');
  }
  const sums = first.map((_, agent) => rounds.reduce((sum, round) => sum + round[agent], 0));
  return { rounds, sums };
}
