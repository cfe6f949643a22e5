import type { Agent, Move } from '../../engine/rules.ts';
import type { Random } from '../../kit/random.ts';
import { objection } from './objections.ts';
import { play } from './play.ts';
import { refusals } from './refusals.ts';
import { resultOf, type StandoffState } from './state.ts';
import { turn } from './turn.ts';
import type { StandoffMove, StandoffOptions } from './types.ts';

/** What one player does in an instant. */
export interface InstantAct {
  readonly by: Agent;
  readonly move: StandoffMove;
}

/** An act that came too late: an earlier one of the same instant had made it illegal. It is no act at all. */
export interface VoidAct extends InstantAct {
  readonly reason: string;
}

/** What several acts of one instant come to: the joint choices in their order, and the acts that were void. */
export interface ResolvedInstant {
  readonly joints: readonly Readonly<Record<string, Move>>[];
  readonly voids: readonly VoidAct[];
  readonly next: StandoffState;
  /** The acts, in their order, that wait until those who are asked have decided whether they pick up. */
  readonly later: readonly InstantAct[];
}

/**
 * What an instant is resolved with: the game's options and names, the chance, and who of those who are asked picks up; null if they are still
 * to be asked.
 */
export interface InstantSetting {
  readonly options: StandoffOptions;
  readonly names: readonly string[];
  readonly random: Random;
  readonly picksUp: ((agent: Agent) => boolean) | null;
}

/**
 * Two acts in the same instant (S6): who reacted sooner is drawn, each order as likely. An act that an earlier one made illegal is
 * void: it neither happens nor ends anybody's wait. Who may pick up after a shot does so before the next act; with the option
 * `half` that is drawn too.
 */
export function resolveInstant(
  state: StandoffState,
  acts: readonly InstantAct[],
  setting: InstantSetting,
): ResolvedInstant {
  return resolveInOrder(state, setting.random.shuffle(acts), setting);
}

/** Resolves acts whose order is settled: what is left of an instant when those who were asked have decided. */
export function resolveInOrder(
  state: StandoffState,
  order: readonly InstantAct[],
  setting: InstantSetting,
): ResolvedInstant {
  const { options, names } = setting;
  const joints: Readonly<Record<string, Move>>[] = [];
  const voids: VoidAct[] = [];
  let next = state;
  for (const [place, { by, move }] of order.entries()) {
    const seat = String(by);
    const { choices } = turn(next, options);
    const own = choices.find((choice) => choice.seat === seat)?.moves.find((other) => isSame(other, move));
    if (resultOf(next, options) !== null) voids.push({ by, move, reason: refusals.over });
    else if (own === undefined) {
      voids.push({ by, move, reason: objection(next, seat, move, options, names) ?? refusals.over });
    } else {
      joints.push({ [seat]: own });
      next = play(
        next,
        choices.map((choice) => (choice.seat === seat ? own : null)),
        options,
      ).next;
      if (next.asked === 0) continue;
      if (setting.picksUp === null && options.pickUp !== 'half') {
        return { joints, voids, next, later: order.slice(place + 1) };
      }
      next = decidePickUp(next, setting, joints);
    }
  }
  return { joints, voids, next, later: [] };
}

function decidePickUp(
  state: StandoffState,
  { options, random, picksUp }: InstantSetting,
  joints: Readonly<Record<string, Move>>[],
): StandoffState {
  const chosen = turn(state, options).choices.map(({ seat, by, moves }) => {
    const up = by.length === 0 ? random.chance(1, 2) : picksUp?.(by[0]) === true;
    const move: StandoffMove = up ? { kind: 'pickUp' } : { kind: 'stayDown' };
    return { seat, move: moves.find((other) => isSame(other, move)) ?? move };
  });
  joints.push(Object.fromEntries(chosen.map(({ seat, move }) => [seat, move])));
  return play(
    state,
    chosen.map(({ move }) => move),
    options,
  ).next;
}

function isSame(one: StandoffMove, other: StandoffMove): boolean {
  return one.kind === other.kind && (one.kind !== 'shoot' || (other.kind === 'shoot' && one.target === other.target));
}
