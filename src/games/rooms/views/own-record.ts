import type { Agent } from '../../../engine/rules.ts';
import { atomOf } from '../atoms.ts';
import { mayRepeat, sideOf } from '../roles.ts';
import type { Role, Room, Side } from '../types.ts';
import { SIDES } from '../types.ts';
import { roleNamed } from './announced.ts';
import type { NightPast, Past } from './past.ts';
import { isHeld, isOver } from './past.ts';
import { longestReach, mayBeLaid } from './past-traps.ts';
import { saidOf } from './sayings.ts';

/** What somebody has in writing: their own cards and diary, those that were shown to all, and what everybody was told. */
interface Reading {
  readonly past: Past;
  /** Whose diaries they read, with how many nights there are in each. */
  readonly diaries: readonly (readonly [Agent, number])[];
  readonly roles: ReadonlyMap<Agent, Role>;
  /** One of the diaries says who all the mafia are (R20). */
  readonly knowsMafia: boolean;
}

/**
 * Whether an atom holds, by what a player has in writing alone; null where that does not say. It is what really happened: a
 * player's own cards, rooms, company and plans, and those in diaries that were shown to all.
 */
export function settledFor(
  past: Past,
  living: readonly Agent[],
  agent: Agent,
  name: string,
  values: readonly number[],
): boolean | null {
  const said = saidOf(past, living, name, values);
  if (said !== null) return said;
  const reading = readingOf(past, agent);
  const [first, second] = values;
  const side = SIDES.find((other) => atomOf(other) === name);
  if (side !== undefined) return isOfSide(reading, first, side);
  const role = roleNamed(name);
  if (role !== undefined) return isRole(reading, first, role);
  if (name === 'in') {
    const last = past.nights.findLast(isOver);
    return !living.includes(first) || last === undefined ? false : sleptIn(reading, first, second, last);
  }
  if (name === 'trap') return trapIn(reading, first);
  if (!['slept', 'met', 'did', 'aimed', 'sentback'].includes(name)) return null;
  // Atoms of the past speak of nights from 1.
  const night = past.nights.find((other) => other.night > 0 && other.night === values[values.length - 1]);
  return night === undefined ? false : inNight(reading, night, name, first, second);
}

function readingOf(past: Past, agent: Agent): Reading {
  const diaries = [[agent, Infinity] as const, ...past.shared];
  const knowsMafia = diaries.some(([owner]) => sideOf(past.roles[owner]) === 'MAFIA');
  const isKnown = (other: Agent, role: Role) =>
    past.shown.has(other) || diaries.some(([owner]) => owner === other) || (knowsMafia && sideOf(role) === 'MAFIA');
  const roles = new Map([...past.roles.entries()].filter(([other, role]) => isKnown(other, role)));
  return { past, diaries, roles, knowsMafia };
}

function isRole({ past, roles, knowsMafia }: Reading, agent: Agent, role: Role): boolean | null {
  const known = roles.get(agent);
  if (known !== undefined) return known === role;
  const isTaken = !mayRepeat(role) && [...roles.values()].includes(role);
  const isExcluded = isTaken || (knowsMafia && sideOf(role) === 'MAFIA') || !past.inPlay.includes(role);
  return isExcluded ? false : null;
}

function isOfSide(reading: Reading, agent: Agent, side: Side): boolean | null {
  const known = reading.roles.get(agent);
  if (known !== undefined) return sideOf(known) === side;
  const others = reading.past.inPlay.filter((role) => isRole(reading, agent, role) !== false).map(sideOf);
  if (!others.includes(side)) return false;
  return others.every((other) => other === side) ? true : null;
}

function inNight(reading: Reading, night: NightPast, name: string, first: number, second: number): boolean | null {
  if (name === 'aimed') return planOf(reading, night, ({ room }) => room === first);
  if (!night.present.includes(first)) return false;
  switch (name) {
    case 'slept':
      return sleptIn(reading, first, second, night);
    case 'met':
      return haveMet(reading, first, second, night);
    case 'did':
      return isOfSide(reading, first, 'MAFIA') === false ? false : planOf(reading, night, ({ by }) => by === first);
    default:
      if (!isOver(night) || isHeld(night, first)) return false;
      return diariesOf(reading, night).includes(first) ? night.sentBack.has(first) : null;
  }
}

/** Whose diaries of a night are read. */
function diariesOf({ past, diaries }: Reading, night: NightPast): readonly Agent[] {
  const place = past.nights.indexOf(night);
  return diaries.flatMap(([owner, nights]) => (place < nights && night.present.includes(owner) ? [owner] : []));
}

/** What the mafia's order for a night was, for who reads it (R20). */
function planOf(
  reading: Reading,
  night: NightPast,
  isIt: (plan: NonNullable<NightPast['plan']>) => boolean,
): boolean | null {
  if (night.plan === null) return false;
  const isRead = diariesOf(reading, night).some((owner) => sideOf(reading.past.roles[owner]) === 'MAFIA');
  return isRead ? isIt(night.plan) : null;
}

/**
 * R22 to R27: whether a trap lies in a room. It does where the last night's plan was to lay one there; it does not where none can have been laid in
 * time, nor where somebody is who laid none: whoever enters sets it off, and nobody lays one where somebody is.
 */
function trapIn(reading: Reading, room: Room): boolean | null {
  const { past } = reading;
  const over = past.nights.filter(isOver);
  const last = over[over.length - 1];
  if (over.some(({ destroyed }) => destroyed.includes(room))) return false;
  const recent = over.filter((night) => mayBeLaid(night) && night.night > last.night - longestReach(past));
  const plans = recent.map((night) => ({ night, isThere: planOf(reading, night, (plan) => plan.room === room) }));
  if (plans.some(({ night, isThere }) => night === last && isThere === true)) return true;
  const perhaps = plans.filter(({ isThere }) => isThere !== false).map(({ night }) => night);
  if (perhaps.length === 0) return false;
  const isThere = diariesOf(reading, last).some((owner) => {
    const layer = sideOf(past.roles[owner]) === 'MAFIA' && perhaps.some(({ plan }) => plan?.by === owner);
    return !layer && last.slept.get(owner)?.room === room;
  });
  return isThere ? false : null;
}

/** R18, R35: a player's own room, and that of whom they met; whom they did not meet was elsewhere, unless unseen. */
function sleptIn(reading: Reading, agent: Agent, room: Room, night: NightPast): boolean | null {
  if (!isOver(night) || !night.present.includes(agent)) return false;
  if (night.killed?.who === agent) return night.killed.room === room;
  for (const owner of diariesOf(reading, night)) {
    const diary = night.slept.get(owner);
    if (diary === undefined) continue;
    if (owner === agent || diary.company.includes(agent)) return diary.room === room;
    if (diary.room === room && !mayGoUnseen(reading, agent)) return false;
  }
  return null;
}

function haveMet(reading: Reading, one: Agent, other: Agent, night: NightPast): boolean | null {
  if (!isOver(night) || one === other || !night.present.includes(other)) return false;
  for (const owner of diariesOf(reading, night)) {
    const diary = night.slept.get(owner);
    if (diary === undefined) continue;
    const isThere = (agent: Agent) => agent === owner || diary.company.includes(agent);
    if (isThere(one) && isThere(other)) return true;
    const [there, absent] = isThere(one) ? [one, other] : [other, one];
    const seesAll = reading.past.roles[owner] === 'STOWAWAY' && there === owner;
    if (isThere(there) && (seesAll || !mayGoUnseen(reading, absent))) return false;
  }
  return null;
}

/** May a player be the Stowaway, who is named to nobody? */
function mayGoUnseen(reading: Reading, agent: Agent): boolean {
  return isRole(reading, agent, 'STOWAWAY') !== false;
}
