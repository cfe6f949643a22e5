import type { Ability, Role, Side } from './types.ts';
import { ROLES } from './types.ts';

interface RoleFacts {
  readonly side: Side;
  /** What its holder may order besides moving; null for passive roles and for none (R29, R30). */
  readonly ability: Exclude<Ability['kind'], 'pass'> | null;
  /** How often it may be used. */
  readonly uses: number;
}

const ALWAYS = Number.POSITIVE_INFINITY;

/** What each role can do. */
export const FACTS: Readonly<Record<Role, RoleFacts>> = {
  HANDYMAN: { side: 'TOWN', ability: 'disarm', uses: ALWAYS },
  PORTER: { side: 'TOWN', ability: 'watch', uses: ALWAYS },
  JAILER: { side: 'TOWN', ability: 'jail', uses: ALWAYS },
  CONTORTIONIST: { side: 'TOWN', ability: null, uses: 0 },
  EAVESDROPPER: { side: 'TOWN', ability: 'listen', uses: ALWAYS },
  RATCATCHER: { side: 'TOWN', ability: null, uses: 0 },
  TASER: { side: 'TOWN', ability: 'stun', uses: 2 },
  INSOMNIAC: { side: 'TOWN', ability: null, uses: 0 },
  CONCIERGE: { side: 'TOWN', ability: 'swap', uses: 2 },
  DEMOLITIONIST: { side: 'TOWN', ability: 'demolish', uses: 1 },
  GUEST: { side: 'TOWN', ability: null, uses: 0 },
  STOWAWAY: { side: 'MAFIA', ability: null, uses: 0 },
  SABOTEUR: { side: 'MAFIA', ability: 'prolong', uses: 1 },
  ARSONIST: { side: 'MAFIA', ability: 'burn', uses: 1 },
  MOBSTER: { side: 'MAFIA', ability: null, uses: 0 },
  DRIFTER: { side: 'NEUTRAL', ability: null, uses: 0 },
};

/** R15: these fill no room and are never sent back. */
export function isOutsideLimit(role: Role): boolean {
  return role === 'CONTORTIONIST' || role === 'STOWAWAY';
}

/** Of these there may be several; every other role is somebody's own (R29). */
export function mayRepeat(role: Role): boolean {
  return role === 'GUEST' || role === 'MOBSTER';
}

/** For whom a role plays. */
export function sideOf(role: Role): Side {
  return FACTS[role].side;
}

/** The roles of a side in the order of the list, without those of which there may be several and the Drifter. */
export function ownRolesOf(side: Side): readonly Role[] {
  return ROLES.filter((role) => sideOf(role) === side && !mayRepeat(role) && role !== 'DRIFTER');
}
