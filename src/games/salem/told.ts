import type { Agent } from '../../engine/rules.ts';
import { DEALS, PLAYERS_OF, SEATS } from './state.ts';
import type { Role, SalemHappening } from './types.ts';
import { ROLES } from './types.ts';

/*
 * Every happening of the night as one object, made once: a night is played in hundreds of thousands of worlds, and equal
 * objects are recognised at a glance.
 */

const AGENTS: readonly Agent[] = [0, 1, 2, 3, 4];
const ALONE: readonly (readonly Agent[])[] = AGENTS.map((agent) => [agent]);

const CARDS = table(SEATS * ROLES.length, (index): SalemHappening => {
  const who = Math.floor(index / ROLES.length);
  return { kind: 'card', seenBy: ALONE[who], who, role: ROLES[index % ROLES.length] };
});

const VISITORS = table(SEATS * SEATS * 32, (index): SalemHappening => {
  const lookout = Math.floor(index / (SEATS * 32));
  return {
    kind: 'visitors',
    seenBy: ALONE[lookout],
    target: Math.floor(index / 32) % SEATS,
    visitors: PLAYERS_OF[index % 32],
  };
});

const ATTACKED = table(SEATS * SEATS, (index): SalemHappening => {
  return { kind: 'attacked', seenBy: ALONE[Math.floor(index / SEATS)], target: index % SEATS };
});

const SHOTS = table(SEATS * SEATS, (index): SalemHappening => {
  return { kind: 'shots', seenBy: ALONE[Math.floor(index / SEATS)], count: index % SEATS };
});

const DEATHS = table(SEATS * ROLES.length * 2, (index): SalemHappening => {
  const rest = Math.floor(index / 2);
  return {
    kind: 'death',
    seenBy: 'all',
    who: Math.floor(rest / ROLES.length),
    role: ROLES[rest % ROLES.length],
    by: index % 2 === 0 ? 'night' : 'vote',
  };
});

const ALL_ROLES = DEALS.map((roles): SalemHappening => ({ kind: 'roles', seenBy: 'all', roles }));

/** A player is dealt a role. */
export function card(who: Agent, role: Role): SalemHappening {
  return CARDS[who * ROLES.length + ROLES.indexOf(role)];
}

/** The Lookout is shown who visited `target`: `visitors` as bits. */
export function visitors(lookout: Agent, target: Agent, bits: number): SalemHappening {
  return VISITORS[(lookout * SEATS + target) * 32 + bits];
}

/** The Doctor is told that the target was attacked. */
export function attacked(doctor: Agent, target: Agent): SalemHappening {
  return ATTACKED[doctor * SEATS + target];
}

/** The Veteran is told how many were shot. */
export function shots(veteran: Agent, count: number): SalemHappening {
  return SHOTS[veteran * SEATS + count];
}

/** A death is announced with the role. */
export function death(who: Agent, role: Role, by: 'night' | 'vote'): SalemHappening {
  return DEATHS[(who * ROLES.length + ROLES.indexOf(role)) * 2 + (by === 'night' ? 0 : 1)];
}

/** A night without a death says so. */
export const quiet: SalemHappening = { kind: 'quiet', seenBy: 'all' };

/** How an act of the night was resolved: seen by nobody. */
export function resolved(
  what: Extract<SalemHappening, { kind: 'resolved' }>['what'],
  who: Agent,
  target: Agent,
): SalemHappening {
  return { kind: 'resolved', seenBy: [], what, who, target };
}

/** At the end everybody's role is shown. */
export function roles(deal: number): SalemHappening {
  return ALL_ROLES[deal];
}

function table(size: number, entry: (index: number) => SalemHappening): readonly SalemHappening[] {
  return Array.from({ length: size }, (_, index) => entry(index));
}
