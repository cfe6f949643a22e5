import type { Agent } from '../../engine/rules.ts';
import type { Plan, Resolved, Role, Room, RoomsHappening, Why } from './types.ts';

/*
 * Happenings. The same one is one object, made once: a night is played in very many worlds, and equal objects are
 * recognised at a glance.
 */

/** Remembers what was made for some numbers below 64. */
function remembered<T>(make: (...numbers: readonly number[]) => T): (...numbers: readonly number[]) => T {
  const known = new Map<number, T>();
  return (...numbers) => {
    let key = numbers.length;
    for (const number of numbers) key = key * 64 + number;
    let value = known.get(key);
    if (value === undefined) {
      value = make(...numbers);
      known.set(key, value);
    }
    return value;
  };
}

const aloneOf = remembered((who): readonly Agent[] => [who]);
const sleptOf = remembered((who, room, ...company): RoomsHappening => {
  return { kind: 'slept', seenBy: aloneOf(who), who, room, company };
});
const enteredOf = remembered((who, room, ...visitors): RoomsHappening => {
  return { kind: 'entered', seenBy: aloneOf(who), who, room, visitors };
});

/** A player is dealt a role (R5). */
export function card(who: Agent, role: Role): RoomsHappening {
  return { kind: 'card', seenBy: aloneOf(who), who, role };
}

/** The mafia learn each other. */
export function partners(agents: readonly Agent[], roles: readonly Role[]): RoomsHappening {
  return { kind: 'partners', seenBy: agents, partners: agents, roles: agents.map((agent) => roles[agent]) };
}

/** The mafia's order is told to all of them. */
export function planned(mafia: readonly Agent[], plan: Plan): RoomsHappening {
  const [by, room] = plan.kind === 'kill' ? [plan.by, plan.room] : [null, null];
  return { kind: 'planned', seenBy: mafia, by, room };
}

/** R18: who was in a room and with whom. Three or four can meet (R15); more only after a swap or where many are held. */
export function slept(who: Agent, room: Room, company: readonly Agent[]): RoomsHappening {
  return company.length > 4
    ? { kind: 'slept', seenBy: aloneOf(who), who, room, company }
    : sleptOf(who, room, ...company);
}

/** The Night porter is told who entered a room. */
export function entered(who: Agent, room: Room, visitors: readonly Agent[]): RoomsHappening {
  return visitors.length > 4
    ? { kind: 'entered', seenBy: aloneOf(who), who, room, visitors }
    : enteredOf(who, room, ...visitors);
}

/** R12: a player is told from which room they were sent back. */
export const sentBack = remembered((who, room): RoomsHappening => {
  return { kind: 'sentBack', seenBy: aloneOf(who), who, room };
});
/** R14: a player is told that they were put into a room. */
export const placed = remembered((who): RoomsHappening => ({ kind: 'placed', seenBy: aloneOf(who), who }));
/** The Eavesdropper is told how many ended the night in a room. */
export const heard = remembered((who, room, count): RoomsHappening => {
  return { kind: 'heard', seenBy: aloneOf(who), who, room, count };
});
/** The Insomniac is told whether anybody was sent back: `knocks` says how many were. */
export const awake = remembered((who, knocks): RoomsHappening => {
  return { kind: 'awake', seenBy: aloneOf(who), who, knock: knocks > 0 };
});
/** The Demolitionist is told that a room was not destroyed. */
export const notDestroyed = remembered((who, room): RoomsHappening => {
  return { kind: 'notDestroyed', seenBy: aloneOf(who), who, room };
});
/** R32: who was jailed. */
export const jailed = remembered((who): RoomsHappening => ({ kind: 'jailed', seenBy: 'all', who }));
/** R32: who was stunned. */
export const stunned = remembered((who): RoomsHappening => ({ kind: 'stunned', seenBy: 'all', who }));
/** R17: a room is no more. */
export const destroyed = remembered((room): RoomsHappening => ({ kind: 'destroyed', seenBy: 'all', room }));
/** R33: how many traps were dismantled. */
export const dismantled = remembered((count): RoomsHappening => ({ kind: 'dismantled', seenBy: 'all', count }));
/** R34: a kill failed. */
export const failedKill: RoomsHappening = { kind: 'failedKill', seenBy: 'all' };
/** Nobody died in a night. */
export const quiet: RoomsHappening = { kind: 'quiet', seenBy: 'all' };

/** R24: those in a room are told that its trap is void. */
export function trapVoid(room: Room, seenBy: readonly Agent[]): RoomsHappening {
  return { kind: 'trapVoid', seenBy, room };
}

/** A death is announced with the role; the room is shown of a room kill only (R35). */
export function death(who: Agent, role: Role, by: 'kill' | 'trap' | 'vote', room: Room | null = null): RoomsHappening {
  return { kind: 'death', seenBy: 'all', who, role, by, room };
}

/** At the end everybody's role is shown. */
export function roles(all: readonly Role[]): RoomsHappening {
  return { kind: 'roles', seenBy: 'all', roles: all };
}

/** How a part of a night was resolved: seen by nobody. */
export function resolved(
  what: Resolved['what'],
  about: { who?: Agent; target?: Agent; rooms?: readonly Room[]; why?: Why },
): Resolved {
  const { who = null, target = null, rooms = [], why = null } = about;
  return { kind: 'resolved', seenBy: [], what, who, target, rooms, why };
}
