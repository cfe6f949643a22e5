import type { Agent, Step } from '../../engine/rules.ts';
import type { RoomsState } from './state.ts';
import { isIn, playersOf } from './state.ts';
import * as told from './told.ts';
import type { RoomsHappening, RoomsMove } from './types.ts';

/** The vote at the end of the day: who has most votes dies; at a tie, or without a vote, nobody. */
export function countVotes(state: RoomsState, joint: readonly (RoomsMove | null)[]): Step<RoomsState, RoomsHappening> {
  const votes = playersOf(state.alive).map((voter, place) => {
    const move = joint[place];
    return { voter, target: move?.kind === 'vote' ? move.target : null };
  });
  const out = votedOut(votes.flatMap(({ target }) => (target === null ? [] : [target])));
  const happenings: RoomsHappening[] = [{ kind: 'tally', seenBy: 'all', votes, out }];
  if (out !== null) happenings.push(told.death(out, state.roles[out], 'vote'));
  const next = { ...(out === null ? state : without(state, out)), phase: 'plan' as const, round: state.round + 1 };
  return { next, happenings };
}

function votedOut(targets: readonly Agent[]): Agent | null {
  const tally = new Map<Agent, number>();
  for (const target of targets) tally.set(target, (tally.get(target) ?? 0) + 1);
  const most = Math.max(0, ...tally.values());
  const first = [...tally].filter(([, votes]) => votes === most);
  return first.length === 1 ? first[0][0] : null;
}

/** A state in which somebody is dead, without what no later rule asks of the dead. */
function without(state: RoomsState, agent: Agent): RoomsState {
  const alive = state.alive & ~(1 << agent);
  const cleared = (numbers: readonly number[]) => numbers.map((number, who) => (isIn(alive, who) ? number : 0));
  const role = state.roles[agent];
  return {
    ...state,
    alive,
    rooms: cleared(state.rooms),
    stays: cleared(state.stays),
    used: cleared(state.used),
    jailedLast: role === 'JAILER' || state.jailedLast === agent ? -1 : state.jailedLast,
    slept: role === 'DRIFTER' ? [] : state.slept,
  };
}
