import type { Step } from '../../engine/rules.ts';
import { countVotes } from './day.ts';
import { luckOf } from './lots.ts';
import { PASS, REST, STAY } from './moves.ts';
import { stateAfter } from './night/after.ts';
import { announced } from './night/announced.ts';
import { causesOf } from './night/causes.ts';
import { learned } from './night/learned.ts';
import { resolveNight } from './night/resolve.ts';
import type { Order, RoomsState } from './state.ts';
import { livingMafia, playersOf, resultOf } from './state.ts';
import * as told from './told.ts';
import type { Ability, Resolved, RoomsHappening, RoomsMove, RoomsOptions, Walk } from './types.ts';

type Joint = readonly (RoomsMove | null)[];

/** Plays one turn. */
export function play(state: RoomsState, joint: Joint, options: RoomsOptions): Step<RoomsState, RoomsHappening> {
  switch (state.phase) {
    case 'plan':
      return makePlan(state, joint);
    case 'night':
      return { next: { ...state, phase: 'rollover', orders: ordersOf(state, joint) }, happenings: [] };
    case 'rollover':
      return atTheEnd(endNight(state, joint), options);
    case 'day':
      return atTheEnd(countVotes(state, joint), options);
  }
}

/** How a night that ends is resolved, cause by cause. */
export function resolution(state: RoomsState, joint: Joint): readonly Resolved[] {
  return state.phase === 'rollover' ? causesOf(resolveNight(state, luckOf(state, joint))) : [];
}

function makePlan(state: RoomsState, joint: Joint): Step<RoomsState, RoomsHappening> {
  const plan = joint.find((move) => move?.kind === 'kill') ?? REST;
  const order = plan.kind === 'kill' ? plan : REST;
  const next: RoomsState = { ...state, phase: 'night', plan: order };
  return { next, happenings: [told.planned(livingMafia(state), order)] };
}

/** The moves of a turn as orders: first everybody's walk, then everybody's ability if anybody may have one. */
function ordersOf(state: RoomsState, joint: Joint): (Order | null)[] {
  const living = playersOf(state.alive);
  const orders: (Order | null)[] = state.roles.map(() => null);
  for (const [place, agent] of living.entries()) {
    orders[agent] = { walk: walkIn(joint[place]), ability: abilityIn(joint.at(living.length + place) ?? null) };
  }
  return orders;
}

function walkIn(move: RoomsMove | null): Walk {
  return move?.kind === 'go' || move?.kind === 'carry' ? move : STAY;
}

function abilityIn(move: RoomsMove | null): Ability {
  switch (move?.kind) {
    case 'jail':
    case 'stun':
    case 'disarm':
    case 'watch':
    case 'listen':
    case 'demolish':
    case 'swap':
    case 'prolong':
    case 'burn':
      return move;
    default:
      return PASS;
  }
}

function endNight(state: RoomsState, joint: Joint): Step<RoomsState, RoomsHappening> {
  const resolved = resolveNight(state, luckOf(state, joint));
  return { next: stateAfter(resolved), happenings: [...learned(resolved), ...announced(resolved)] };
}

/** When the game ends, all roles are shown. */
function atTheEnd(step: Step<RoomsState, RoomsHappening>, options: RoomsOptions): Step<RoomsState, RoomsHappening> {
  if (resultOf(step.next, options) === null) return step;
  return { ...step, happenings: [...step.happenings, told.roles(step.next.roles)] };
}
