import type { Agent, Happening } from '../../engine/rules.ts';
import type { InstantAct, ResolvedInstant, VoidAct } from '../../games/standoff/instant.ts';
import { resolveInOrder, resolveInstant } from '../../games/standoff/instant.ts';
import { standoff as rules } from '../../games/standoff/rules.ts';
import { marksOf, PLAYERS_OF, type StandoffState } from '../../games/standoff/state.ts';
import type { Card, StandoffMove, StandoffOptions } from '../../games/standoff/types.ts';
import { instantChance } from '../../players/chance.ts';
import { playJoint, readOptions, statesAlong, type Course, type Joint } from './course.ts';

export type { InstantAct };

/** A game in real time: as it stands, and after how many turns. */
export interface Live {
  readonly state: StandoffState;
  readonly options: StandoffOptions;
  readonly names: readonly string[];
  readonly seed: number;
  readonly turns: number;
}

/** What everybody at the table sees of it. */
export interface LiveTable {
  readonly living: readonly Agent[];
  /** Who is asked whether to pick up. */
  readonly asked: readonly Agent[];
  readonly hostage: boolean;
  readonly marks: ReturnType<typeof marksOf>;
  /** The hands of those who are out (S7); null for the living. */
  readonly hands: readonly (Card | null)[];
  readonly over: boolean;
}

/** What happened at once: the turns in their order with what they brought, and what came too late. */
export interface LiveStep {
  readonly live: Live;
  readonly joints: readonly Joint[];
  readonly happenings: readonly Happening[];
  readonly voids: readonly VoidAct[];
  /** Acts of the same instant that wait until those who are asked have decided. */
  readonly later: readonly InstantAct[];
}

/** A game to be played on in real time. @throws Refusal if the course is no game. */
export function liveAt(course: Course, names: readonly string[], seed: number): Live {
  const states = statesAlong(course);
  return {
    state: states[states.length - 1],
    options: readOptions(course.options),
    names,
    seed,
    turns: course.joints.length,
  };
}

/** What everybody sees. */
export function liveTable({ state, options }: Live): LiveTable {
  const living = PLAYERS_OF[state.alive];
  return {
    living,
    asked: PLAYERS_OF[state.asked],
    hostage: state.hostage,
    marks: marksOf(state),
    hands: state.cards.map((card, agent) => (living.includes(agent) ? null : card)),
    over: rules.result(state, options) !== null,
  };
}

/** S6: what several do in one instant; who is sooner is drawn from the game's seed. */
export function liveInstant(live: Live, acts: readonly InstantAct[]): LiveStep {
  const { state, options, names, seed, turns } = live;
  const random = instantChance(seed, turns);
  return stepped(live, resolveInstant(state, acts, { options, names, random, picksUp: null }));
}

/** S12: those who are asked decide, all at once; then what is left of the instant happens. */
export function livePickUp(live: Live, up: ReadonlySet<Agent>, later: readonly InstantAct[]): LiveStep {
  const { options, names, seed } = live;
  const joint: Joint = Object.fromEntries(
    PLAYERS_OF[live.state.asked].map((agent): [string, StandoffMove] => [
      String(agent),
      { kind: up.has(agent) ? 'pickUp' : 'stayDown' },
    ]),
  );
  const decided = stepped(live, { joints: [joint], voids: [], next: live.state, later: [] });
  const random = instantChance(seed, decided.live.turns);
  const rest = stepped(
    decided.live,
    resolveInOrder(decided.live.state, later, { options, names, random, picksUp: null }),
  );
  return {
    ...rest,
    joints: [...decided.joints, ...rest.joints],
    happenings: [...decided.happenings, ...rest.happenings],
  };
}

/** Nobody acts any more: as many offers as it takes to a standstill. */
export function liveStandstill(live: Live): LiveStep {
  const offers = live.options.quietLimit - live.state.quiet;
  const joints = Array.from({ length: offers }, (): Joint => ({}));
  return stepped(live, { joints, voids: [], next: live.state, later: [] });
}

function stepped(live: Live, { joints, voids, later }: ResolvedInstant): LiveStep {
  const happenings: Happening[] = [];
  let { state } = live;
  for (const joint of joints) {
    const { next, happenings: own } = playJoint(state, joint, live.options);
    happenings.push(...own);
    state = next;
  }
  return { live: { ...live, state, turns: live.turns + joints.length }, joints, happenings, voids, later };
}
