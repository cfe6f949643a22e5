import type { Agent, Step } from '../../engine/rules.ts';
import { MOST_PLAYERS } from './options.ts';
import type { KillerState } from './state.ts';
import { isIn, playersOf, resultOf } from './state.ts';
import * as told from './told.ts';
import type { Ballot, KillerHappening, KillerMove, KillerOptions } from './types.ts';

type Joint = readonly (KillerMove | null)[];
type KillerStep = Step<KillerState, KillerHappening>;

/** Plays one turn (K17). */
export function play(state: KillerState, joint: Joint, options: KillerOptions): KillerStep {
  switch (state.phase) {
    case 'draw': {
      const drawn = targetOf(joint[0]);
      const next: KillerState = { ...state, phase: 'night', pending: drawn };
      return { next, happenings: told.draw(drawn, state.killers & state.alive) };
    }
    case 'night':
      return playNight(state, joint, options);
    case 'day':
      return options.baseline
        ? endDay(state, targetOf(joint[0]), 'lot', [], options)
        : countVotes(state, joint, options);
    case 'tie':
      return endDay(state, targetOf(joint[0]), 'lot', [], options);
  }
}

/** Whom a move is about; -1 for nobody. */
function targetOf(move: KillerMove | null): Agent {
  return move !== null && 'target' in move ? move.target : -1;
}

/** K5, K6: the killers' choice; then N becomes N + 1, and it is day. */
function playNight(state: KillerState, joint: Joint, options: KillerOptions): KillerStep {
  const happenings: KillerHappening[] = [];
  let out = -1;
  if (options.baseline || !options.killersShareChat) {
    for (const move of joint) out = Math.max(out, targetOf(move));
  } else {
    out = mostNamed(state, joint, happenings);
  }
  const { players, killers, round, voted } = state;
  const alive = out < 0 ? state.alive : state.alive & ~(1 << out);
  const next: KillerState = { players, killers, alive, phase: 'day', round: round + 1, voted, pending: out };
  if (out < 0) happenings.push(told.quiet);
  return check(next, out, 'night', happenings, options);
}

const counts = new Uint8Array(MOST_PLAYERS);

/** Whom most killers named, among equals the choice of the one who speaks first; -1 if nobody named anybody. Tells the killers. */
function mostNamed(state: KillerState, joint: Joint, happenings: KillerHappening[]): Agent {
  const killers = state.killers & state.alive;
  const living = playersOf(state.alive);
  counts.fill(0);
  let most = 0;
  for (let index = 0; index < living.length; index++) {
    if (!isIn(killers, living[index])) continue;
    const target = targetOf(joint[index]);
    happenings.push(told.named(killers, living[index], target));
    if (target >= 0) most = Math.max(most, ++counts[target]);
  }
  if (most === 0) return -1;
  // Only killers name anybody.
  const first = joint.find((move) => counts[targetOf(move)] === most);
  return first === undefined ? -1 : targetOf(first);
}

/** K17: the most votes is out; a tie is nobody, or left to the lot; without any vote it is always nobody. */
function countVotes(state: KillerState, joint: Joint, options: KillerOptions): KillerStep {
  const voters = playersOf(state.alive);
  const votes: Ballot[] = [];
  counts.fill(0);
  let most = 0;
  let leaders = 0;
  for (let index = 0; index < voters.length; index++) {
    const target = targetOf(joint[index]);
    votes.push(told.ballot(voters[index], target));
    if (target < 0) continue;
    const count = ++counts[target];
    if (count > most) {
      most = count;
      leaders = 0;
    }
    if (count === most) leaders |= 1 << target;
  }
  const isTie = (leaders & (leaders - 1)) !== 0;
  const out = isTie || leaders === 0 ? -1 : 31 - Math.clz32(leaders);
  const tied = isTie ? playersOf(leaders) : playersOf(0);
  const toLot = isTie && options.tieRule === 'random';
  const tally: KillerHappening = { kind: 'tally', seenBy: 'all', votes, tied, out: out < 0 ? null : out, toLot };
  if (toLot) {
    return { next: { ...state, phase: 'tie', pending: leaders }, happenings: [tally] };
  }
  return endDay(state, out, 'vote', [tally], options);
}

/** The day ends with somebody out, or nobody (-1); night follows. */
function endDay(
  state: KillerState,
  out: Agent,
  by: 'vote' | 'lot',
  happenings: KillerHappening[],
  options: KillerOptions,
): KillerStep {
  const { players, killers, round } = state;
  const alive = out < 0 ? state.alive : state.alive & ~(1 << out);
  const phase = options.killersShareChat || options.baseline ? 'night' : 'draw';
  const next: KillerState = {
    players,
    killers,
    alive,
    phase,
    round,
    voted: votedOut(state, out, options),
    pending: -1,
  };
  return check(next, out, by, happenings, options);
}

/** K9, K10: the civilians voted out that count. A killer voted out breaks the row; what happens at night does not matter. */
function votedOut({ killers, voted }: KillerState, out: Agent, options: KillerOptions): number {
  if (options.loss === '00') return 0;
  if (out < 0) return options.loss === '01' && options.rowBrokenByQuietDay ? 0 : voted;
  if (!isIn(killers, out)) return voted + 1;
  return options.loss === '01' ? 0 : voted;
}

/**
 * K18: the check after somebody went out. If it ends nothing, that the game goes on is announced; if it ends the game, all
 * identities are announced and the private channels opened (K15, K20).
 */
function check(
  next: KillerState,
  out: Agent,
  by: 'night' | 'vote' | 'lot',
  happenings: KillerHappening[],
  options: KillerOptions,
): KillerStep {
  if (out >= 0) {
    const role = isIn(next.killers, out) ? 'KILLER' : 'CIVILIAN';
    happenings.push(told.out(out, by, options.revealOnOut ? role : null));
  }
  if (resultOf(next, options) !== null) {
    happenings.push(told.roles(next.killers, next.players));
    return { next, happenings, discloses: playersOf((1 << next.players) - 1) };
  }
  if (out >= 0) happenings.push(told.goesOn[options.loss]);
  return { next, happenings };
}
