import type { Agent, Step } from '../../engine/rules.ts';
import * as told from './told.ts';
import type { SalemState } from './state.ts';
import { DEALS, holderOf, PLAYERS_OF, resultOf } from './state.ts';
import type { SalemHappening, SalemMove, SalemOptions } from './types.ts';

/** T20: the talk ends with the Mayor's chance to reveal himself, whatever the others know. */
export function endTalk(state: SalemState, joint: readonly (SalemMove | null)[]): Step<SalemState, SalemHappening> {
  if (!joint.some((move) => move?.kind === 'reveal')) return { next: { ...state, phase: 'vote' }, happenings: [] };
  const who = holderOf(state, 'MAY');
  return {
    next: { ...state, phase: 'vote', revealed: true },
    happenings: [{ kind: 'revealed', seenBy: 'all', who }],
  };
}

/** T22 to T24: the votes are counted; with a majority somebody dies, without one night comes. */
export function countVotes(
  state: SalemState,
  joint: readonly (SalemMove | null)[],
  options: SalemOptions,
): Step<SalemState, SalemHappening> {
  const voters = PLAYERS_OF[state.alive];
  const mayor = state.revealed ? holderOf(state, 'MAY') : -1;
  const votes = voters.map((voter, index) => {
    const move = joint[index];
    return { voter, target: move?.kind === 'vote' ? move.target : null, weight: voter === mayor ? 3 : 1 };
  });
  const needed = majority(voters.length);
  const out = votedOut(votes, needed);
  const tally: SalemHappening = { kind: 'tally', seenBy: 'all', votes, needed, out };
  const alive = out === null ? state.alive : state.alive & ~(1 << out);
  const next: SalemState = { ...state, alive, phase: 'night', round: state.round + 1 };
  const happenings: SalemHappening[] = [tally];
  if (out !== null) happenings.push(told.death(out, DEALS[state.deal][out], 'vote'));
  if (resultOf(next, options) !== null) happenings.push(told.roles(state.deal));
  return { next, happenings, discloses: out === null ? [] : [out] };
}

/** T23: the votes needed among so many living heads; the Mayor's three votes do not raise it. */
function majority(living: number): number {
  return Math.floor(living / 2) + 1;
}

interface Vote {
  readonly voter: Agent;
  readonly target: Agent | null;
  readonly weight: number;
}

/** Who dies: the player with strictly the most votes, if that is a majority. */
function votedOut(votes: readonly Vote[], needed: number): Agent | null {
  const tallies = [0, 0, 0, 0, 0];
  for (const { target, weight } of votes) if (target !== null) tallies[target] += weight;
  const most = Math.max(...tallies);
  if (most < needed || tallies.indexOf(most) !== tallies.lastIndexOf(most)) return null;
  return tallies.indexOf(most);
}
