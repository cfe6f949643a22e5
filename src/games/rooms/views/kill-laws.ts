import type { Agent } from '../../../engine/rules.ts';
import { and, bottom, iff, implies, not, or, top } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import { others, together } from './company-laws.ts';
import { pairsOf } from './counts.ts';
import type { Facts } from './facts.ts';
import type { NightPast } from './past.ts';
import { isHeld } from './past.ts';
import { mustLeave, seenIn, seenWay } from './stay-laws.ts';

/** R20: at most one player is sent to kill, and is of the mafia; the kill names one room. */
export function planLaws(facts: Facts, { night, present, plan }: NightPast): readonly Formula[] {
  if (plan === null) return [];
  const dids = present.map((agent) => facts.did(agent, night));
  const aims = facts.rooms.map((room) => facts.aimed(room, night));
  const isKept = aims.some((aim) => aim !== bottom);
  return [
    ...present.map((agent, place) => implies(dids[place], facts.mafia(agent))),
    ...dids.map((did, place) => implies(did, and(...dids.slice(place + 1).map(not)))),
    ...(isKept ? [iff(or(...aims), or(...dids)), ...pairsOf(aims).map(([one, other]) => not(and(one, other)))] : []),
  ];
}

/** What was announced of a night tells of the kill. */
export function killLaws(facts: Facts, place: number): readonly Formula[] {
  const past = facts.nights[place];
  const { night, present, plan, killed, failedKill, trapped } = past;
  if (plan === null) return [];
  const somebody = or(...present.map((agent) => facts.did(agent, night)));
  if (killed === null && failedKill) return [somebody, ...failureLaws(facts, place)];
  // The kill of somebody held, or of somebody who died in a trap, fails, and that is announced (R34).
  const failing = present.filter((agent) => isHeld(past, agent) || trapped.includes(agent));
  const laws = [...failing.map((agent) => not(facts.did(agent, night))), ...arrivalLaws(facts, past)];
  return killed === null
    ? [...laws, ...aloneLaws(facts, past)]
    : [...laws, somebody, ...murderLaws(facts, place, killed)];
}

/** R28: whoever killed, or laid a trap, had come to the room that was named, neither sent back nor put elsewhere. */
function arrivalLaws(facts: Facts, { night }: NightPast): readonly Formula[] {
  return facts.eyesIn(night).flatMap((agent) => {
    const did = facts.did(agent, night);
    const there = facts.rooms.map((room) => implies(facts.aimed(room, night), facts.slept(agent, room, night)));
    return [implies(did, and(not(facts.sentBack(agent, night)), not(facts.placed(agent, night)), ...there))];
  });
}

/** R22, R36: a kill of which nothing is announced found nobody in the room, so that the killer was alone. */
function aloneLaws(facts: Facts, { night, present }: NightPast): readonly Formula[] {
  return facts.eyesIn(night).flatMap((agent) =>
    others(present, agent).map((other) => {
      const idle = and(not(facts.did(agent, night)), not(facts.did(other, night)));
      return implies(facts.named(agent, other, night), idle);
    }),
  );
}

/** R7, R21, R35: killer and victim were alone together in the room that is shown. Whoever met somebody else, or slept there unmet, was neither. */
function murderLaws(facts: Facts, place: number, killed: NonNullable<NightPast['killed']>): readonly Formula[] {
  const { night, present } = facts.nights[place];
  const { who, room } = killed;
  const eyes = facts.eyesIn(night);
  const before = facts.nights[place - 1].night;
  // R13: a killer who could not have stayed there had not been there.
  // Of the eyes the rooms themselves say it.
  const strangers = others(present, who).filter((agent) => !eyes.includes(agent));
  const newcomers = strangers.map((agent) => {
    const stays = and(seenIn(facts, agent, room, before), mustLeave(facts, agent, place).surely);
    return or(not(stays), not(facts.did(agent, night)), facts.swapped(night));
  });
  const elsewhere = strangers.map((agent) => {
    const left = and(seenIn(facts, agent, room, before), seenWay(facts, agent, place).moved);
    const came = and(seenWay(facts, agent, place).stayed, wasNotIn(facts, agent, room, before));
    return implies(or(left, came), not(facts.did(agent, night)));
  });
  const onlookers = others(eyes, who).flatMap((agent) => {
    const did = facts.did(agent, night);
    return [
      iff(facts.named(agent, who, night), did),
      iff(facts.slept(agent, room, night), did),
      ...others(present, agent)
        .filter((other) => other !== who)
        .map((other) => implies(facts.named(agent, other, night), and(not(did), not(facts.did(other, night))))),
    ];
  });
  return [...newcomers, ...elsewhere, ...onlookers, ...(eyes.includes(who) ? victimLaws(facts, place, killed) : [])];
}

/** Is a player seen in another room than this? */
function wasNotIn(facts: Facts, agent: Agent, room: number, night: number): Formula {
  const eyes = facts.eyesIn(night);
  if (eyes.includes(agent)) return not(facts.slept(agent, room, night));
  const readers = facts.readersIn(night);
  return or(...readers.map((eye) => and(facts.named(eye, agent, night), not(facts.slept(eye, room, night)))));
}

/** The victim saw the killer, unless it was the Stowaway. */
function victimLaws(facts: Facts, place: number, { who, room }: NonNullable<NightPast['killed']>): readonly Formula[] {
  const { night, present } = facts.nights[place];
  return [
    facts.slept(who, room, night),
    ...others(present, who).flatMap((other) => {
      const named = facts.named(who, other, night);
      const did = facts.did(other, night);
      return [implies(named, did), implies(did, or(named, facts.stowaway(other, facts.isExact(who, night))))];
    }),
  ];
}

/**
 * R34: why a kill failed. The killer was held, or died in a trap; or was sent back, or put elsewhere; or two rooms were swapped; or found more
 * than one there, or one of the mafia, or somebody jailed.
 */
function failureLaws(facts: Facts, place: number): readonly Formula[] {
  const past = facts.nights[place];
  const { night, present, trapped } = past;
  const eyes = facts.eyesIn(night);
  const open = present.filter((agent) => !isHeld(past, agent) && !trapped.includes(agent));
  return open.flatMap((agent) => {
    const did = facts.did(agent, night);
    const readers = facts.readersIn(night).filter((reader) => reader !== agent);
    const seen = readers.map((eye) => or(not(did), strangerFailure(facts, place, agent, eye)));
    if (!eyes.includes(agent) || !facts.isExact(agent, night)) return seen;
    return [...seen, or(not(did), refused(facts, place, agent), metByKiller(facts, past, agent))];
  });
}

/** The killer did not come to the room, or was swapped out of it: exact of the eyes of a small house, else as far as their ways tell. */
function refused(facts: Facts, place: number, killer: Agent): Formula {
  const { night } = facts.nights[place];
  if (facts.isSmall && facts.eyesIn(night).includes(killer))
    return or(facts.sentBack(killer, night), facts.placed(killer, night), carriedAway(facts, killer, night));
  return or(not(seenWay(facts, killer, place).moved), mustLeave(facts, killer, place).perhaps, facts.swapped(night));
}

/** A swap took the killer out of the room that was named. */
function carriedAway(facts: Facts, killer: Agent, night: number): Formula {
  if (!facts.keepsAll || !facts.eyesIn(night).includes(killer)) return facts.swapped(night);
  const ways = facts.rooms.map((room) =>
    and(facts.aimed(room, night), facts.wasIn(killer, room, night), not(facts.slept(killer, room, night))),
  );
  return or(...ways);
}

/** Somebody whom a killer may not kill was there: more than one, one of the mafia, somebody jailed, or the Stowaway unseen. */
function metByKiller(facts: Facts, past: NightPast, killer: Agent): Formula {
  const { night, present, jailed } = past;
  const eyes = facts.eyesIn(night);
  const met = others(present, killer).map((other) => ({ other, named: facts.named(killer, other, night) }));
  const crowd = pairsOf(met).map(([one, other]) => and(one.named, other.named));
  const safe = met.map(({ other, named }) => (jailed.includes(other) ? named : and(named, facts.mafia(other))));
  const unseen = others(present, killer).map((other) => {
    const near = eyes.includes(other) ? together(facts, killer, other, night) : top;
    return and(facts.stowaway(other, true), near);
  });
  return or(...crowd, ...safe, ...unseen);
}

/** Why the kill of somebody failed whom only others' eyes met: nothing is known if they were not met. */
function strangerFailure(facts: Facts, place: number, killer: Agent, eye: Agent): Formula {
  const past = facts.nights[place];
  const { night, present, jailed } = past;
  const rest = present.filter((other) => other !== eye && other !== killer);
  const crowd = rest.map((other) => facts.named(eye, other, night));
  const unseen = rest.map((other) => facts.stowaway(other, true));
  const safe = jailed.includes(eye) ? top : facts.mafia(eye);
  return or(not(facts.named(eye, killer, night)), ...crowd, ...unseen, safe, refused(facts, place, killer));
}
