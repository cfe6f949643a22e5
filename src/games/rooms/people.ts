import type { Agent } from '../../engine/rules.ts';
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

/** Things in a row: "1, 2 and 3". */
export function listed(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
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

/** Who is spoken of, as a sentence names them: "you" for the viewer. */
export class People {
  constructor(
    readonly names: readonly string[],
    readonly viewer: Agent | null,
  ) {}

  object(agent: Agent): string {
    return agent === this.viewer ? 'you' : this.names[agent];
  }

  /** The beginning of a sentence, with a verb in the past: the same for "you" and for a name. */
  subject(agent: Agent): string {
    return agent === this.viewer ? 'You' : this.names[agent];
  }

  was(agent: Agent): string {
    return agent === this.viewer ? 'You were' : `${this.names[agent]} was`;
  }

  list(agents: readonly Agent[]): string {
    return listed(agents.map((agent) => this.object(agent)));
  }
}
