import type { Agent } from '../engine/rules.ts';
import type { Run } from '../engine/run.ts';
import {
  liveAt,
  liveInstant,
  livePickUp,
  liveStandstill,
  liveTable,
  type InstantAct,
  type Live,
} from '../analysis/standoff/live.ts';
import { courseTo } from './standoff-course.ts';

export { liveInstant, livePickUp, liveStandstill, liveTable };
export type { InstantAct, Live };
export type { LiveStep } from '../analysis/standoff/live.ts';

/** At what a player may aim: another player, or the hostage. */
export type Aim = Agent | 'hostage';

/** A game at a node, to be played on in real time. The screen shows of it what `liveTable` tells, and to each player their own hand. */
export function liveFrom(run: Run, node: number): Live {
  return liveAt(courseTo(run, node).course, run.names, run.seed);
}

/** What a player chose to be: for this player alone to see. */
export function handOf({ state }: Live, agent: Agent): string {
  return state.cards[agent];
}

/** The next one at whom a player may aim, after `from`, in the order of the seats; the hostage comes last. Null if nobody is left. */
export function nextAim(live: Live, agent: Agent, from: Aim | null): Aim | null {
  const { living, hostage } = liveTable(live);
  const players = live.names.length;
  const turn = (other: Agent) => (other - agent + players) % players;
  const aims: readonly Aim[] = [
    ...living.filter((other) => other !== agent).toSorted((one, other) => turn(one) - turn(other)),
    ...(hostage ? (['hostage'] as const) : []),
  ];
  if (from === null) return aims.at(0) ?? null;
  const at = aims.indexOf(from);
  if (at >= 0) return aims[(at + 1) % aims.length];
  const after = from === 'hostage' ? undefined : aims.find((aim) => aim !== 'hostage' && turn(aim) > turn(from));
  return after ?? aims.at(0) ?? null;
}

/** Where a player's aim is now: whoever is out is aimed at no more. */
export function aimNow(live: Live, agent: Agent, aim: Aim | null): Aim | null {
  const { living, hostage } = liveTable(live);
  const stands = aim === 'hostage' ? hostage : aim !== null && living.includes(aim);
  return stands ? aim : nextAim(live, agent, aim);
}

/** What a player does by a key, with the present aim; null where there is nothing to aim at. */
export function actOf(by: Agent, action: 'shoot' | 'drop' | 'take', aim: Aim | null): InstantAct | null {
  if (action !== 'shoot') return { by, move: { kind: action } };
  if (aim === null) return null;
  return { by, move: aim === 'hostage' ? { kind: 'shootHostage' } : { kind: 'shoot', target: aim } };
}
