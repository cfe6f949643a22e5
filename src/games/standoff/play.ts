import type { Agent, Step } from '../../engine/rules.ts';
import { armed, isEvil, isIn, PLAYERS_OF, type StandoffState } from './state.ts';
import type { StandoffHappening, StandoffMove, StandoffOptions } from './types.ts';

type Played = Step<StandoffState, StandoffHappening>;

/** Plays one act, or nobody's, or what all who are asked decide about picking up. `joint` as the turn's choices. */
export function play(state: StandoffState, joint: readonly (StandoffMove | null)[], options: StandoffOptions): Played {
  if (state.asked !== 0) return pickUp(state, joint);
  const seat = joint.findIndex((move) => move !== null);
  const move = joint.at(seat);
  if (seat < 0 || move == null) return { next: { ...state, quiet: state.quiet + 1 }, happenings: [] };
  return act({ ...state, quiet: 0 }, armed(state)[seat], move, options);
}

function act(state: StandoffState, by: Agent, move: StandoffMove, options: StandoffOptions): Played {
  switch (move.kind) {
    case 'shoot':
      return shoot(state, by, move.target, options);
    case 'shootHostage':
      return shootHostage(state, by, options);
    case 'take':
      return {
        next: { ...state, taker: by, turned: state.turned | (1 << by), waiting: othersWait(state, by) },
        happenings: [{ kind: 'taken', seenBy: 'all', who: by }],
      };
    case 'drop':
      // S9: another's drop ends the wait; in the summary as a program only a shot does (S23).
      return {
        next: { ...lay(state, by), waiting: options.reading === 'prose' ? othersWait(state, by) : state.waiting },
        happenings: [{ kind: 'dropped', seenBy: 'all', who: by, forced: false }],
      };
    case 'pickUp':
    case 'stayDown':
      return { next: state, happenings: [] };
  }
}

/** Who still waits after an act: it ends everybody's wait but one's own (S9). */
function othersWait(state: StandoffState, by: Agent): Agent | null {
  return state.waiting === by ? by : null;
}

/** A player drops the weapon, and with it the hostage. */
function lay(state: StandoffState, who: Agent): StandoffState {
  return { ...state, dropped: state.dropped | (1 << who), taker: state.taker === who ? null : state.taker };
}

/** S7: the victim is out and shows the hand. */
function shoot(state: StandoffState, shooter: Agent, victim: Agent, options: StandoffOptions): Played {
  const down = isIn(state.dropped, victim);
  const gone = ~(1 << victim);
  const next = { ...state, alive: state.alive & gone, dropped: state.dropped & gone };
  const shot: StandoffHappening = {
    kind: 'shot',
    seenBy: 'all',
    shooter,
    victim,
    card: state.cards[victim],
    down,
  };
  return afterShot(next, shooter, { down, good: !isEvil(state, victim) }, shot, options);
}

/** S18, S21: the hostage dies as a good player who had not dropped. */
function shootHostage(state: StandoffState, shooter: Agent, options: StandoffOptions): Played {
  const shot: StandoffHappening = { kind: 'hostageShot', seenBy: 'all', shooter };
  return afterShot({ ...state, hostage: false, taker: null }, shooter, { down: false, good: true }, shot, options);
}

/**
 * What a shot brings: the shooter waits if the victim had not dropped (S9) and drops if that was a good one (S10); who had
 * dropped may pick up (S12; by the summary as a program at any shot, S23), before S4 is tested.
 */
function afterShot(
  state: StandoffState,
  shooter: Agent,
  victim: { readonly down: boolean; readonly good: boolean },
  shot: StandoffHappening,
  { reading, pickUp: how }: StandoffOptions,
): Played {
  const rising = reading === 'code' || !victim.down ? state.dropped : 0;
  const asked = how === 'auto' ? 0 : rising;
  const happenings: StandoffHappening[] = [shot];
  let next: StandoffState = { ...state, asked, waiting: victim.down ? null : shooter };
  if (how === 'auto' && rising !== 0) {
    next = { ...next, dropped: next.dropped & ~rising };
    for (const who of PLAYERS_OF[rising]) happenings.push({ kind: 'pickedUp', seenBy: 'all', who });
  }
  if (!victim.down && victim.good) {
    next = lay(next, shooter);
    happenings.push({ kind: 'dropped', seenBy: 'all', who: shooter, forced: true });
  }
  return { next, happenings };
}

/** S12: those who pick up are armed again; who stays down does so until the next such shot. */
function pickUp(state: StandoffState, joint: readonly (StandoffMove | null)[]): Played {
  let { dropped } = state;
  const happenings = PLAYERS_OF[state.asked].map((who, seat): StandoffHappening => {
    const up = joint[seat]?.kind === 'pickUp';
    if (up) dropped &= ~(1 << who);
    return { kind: up ? 'pickedUp' : 'stayedDown', seenBy: 'all', who };
  });
  return { next: { ...state, dropped, asked: 0 }, happenings };
}
