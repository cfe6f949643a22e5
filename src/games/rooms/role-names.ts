import { listed } from '../../kit/english.ts';
import { mayRepeat } from './roles.ts';
import type { Role } from './types.ts';

/** What the roles are called. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  HANDYMAN: 'Handyman',
  PORTER: 'Night porter',
  JAILER: 'Jailer',
  CONTORTIONIST: 'Contortionist',
  EAVESDROPPER: 'Eavesdropper',
  RATCATCHER: 'Rat-catcher',
  TASER: 'Taser',
  INSOMNIAC: 'Insomniac',
  CONCIERGE: 'Concierge',
  DEMOLITIONIST: 'Demolitionist',
  GUEST: 'Guest',
  STOWAWAY: 'Stowaway',
  SABOTEUR: 'Saboteur',
  ARSONIST: 'Arsonist',
  MOBSTER: 'Mobster',
  DRIFTER: 'Drifter',
};

/** A role with its article: "a Guest", "the Jailer". */
export function aRole(role: Role): string {
  return `${mayRepeat(role) ? 'a' : 'the'} ${ROLE_NAMES[role]}`;
}

/** Roles in a row, equal ones counted: "Jailer, 3 Guests and a Mobster". */
export function listedRoles(roles: readonly Role[]): string {
  const different = [...new Set(roles)];
  const words = different.map((role) => {
    const count = roles.filter((other) => other === role).length;
    if (count > 1) return `${count} ${ROLE_NAMES[role]}s`;
    return mayRepeat(role) ? aRole(role) : ROLE_NAMES[role];
  });
  return listed(words);
}
