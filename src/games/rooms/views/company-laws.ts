import type { Agent } from '../../../engine/rules.ts';
import { and, iff, implies, not, or } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import { atMost, exactly, pairsOf } from './counts.ts';
import type { Facts } from './facts.ts';
import type { NightPast } from './past.ts';

/** Were they in one room: was one of them named to the other? The Stowaway is not named, but there is only one. */
export function together(facts: Facts, one: Agent, other: Agent, night: number): Formula {
  return or(facts.named(one, other, night), facts.named(other, one, night));
}

/** Who of the others was with somebody whose eyes are kept. */
export function others(present: readonly Agent[], agent: Agent): readonly Agent[] {
  return present.filter((other) => other !== agent);
}

/** R18: who is in a room with somebody is in it with whoever is; only the Stowaway goes unnamed. On the opening night no two mafia meet (R19). */
export function companyLaws(facts: Facts, { night, present }: NightPast): readonly Formula[] {
  const eyes = facts.eyesIn(night);
  const hasStowaway = facts.past.inPlay.includes('STOWAWAY');
  const named = eyes.flatMap((agent) =>
    others(present, agent).flatMap((other) => {
      const met = facts.named(agent, other, night);
      const apart = night === 0 ? [not(and(met, facts.mafia(agent), facts.mafia(other)))] : [];
      return hasStowaway && facts.isExact(agent, night)
        ? [...apart, implies(met, not(facts.stowaway(other, true)))]
        : apart;
    }),
  );
  const meetings = pairsOf(eyes).flatMap(([one, other]) => {
    const met = together(facts, one, other, night);
    const isExact = facts.isExact(one, night) && facts.isExact(other, night);
    const seen = [
      implies(met, or(facts.named(one, other, night), facts.stowaway(other, isExact))),
      implies(met, or(facts.named(other, one, night), facts.stowaway(one, isExact))),
    ];
    const thirds = present.filter((agent) => agent !== one && agent !== other);
    const shared = thirds.flatMap((third) => {
      const first = facts.named(one, third, night);
      const second = facts.named(other, third, night);
      return [implies(met, iff(first, second)), implies(and(first, second), met)];
    });
    return hasStowaway ? [...seen, ...shared] : shared;
  });
  return [...named, ...meetings];
}

/** R8, R15: two to a room, beside those who are outside the limit; on the opening night two, whoever they are. */
export function limitLaws(facts: Facts, past: NightPast): readonly Formula[] {
  const { night, present } = past;
  const outside = (['STOWAWAY', 'CONTORTIONIST'] as const).filter((role) => facts.mayBeThere(role, past));
  return facts.eyesIn(night).flatMap((agent) => {
    const met = others(present, agent).map((other) => ({
      named: facts.named(agent, other, night),
      fills: not(facts.role(other, 'CONTORTIONIST')),
    }));
    const named = met.map((other) => other.named);
    if (night === 0 || outside.length === 0) return [atMost(1, named)];
    if (!facts.isExact(agent, night)) {
      const most = outside.includes('CONTORTIONIST') ? 2 : 1;
      return [atMost(most + 1, named), or(facts.stowaway(agent, false), atMost(most, named))];
    }
    const two = pairsOf(met).map(([one, other]) =>
      not(and(one.named, other.named, one.fills, other.fills, not(facts.outsideLimit(agent)))),
    );
    const three = pairsOf(met).flatMap(([one, other]) =>
      met
        .slice(met.indexOf(other) + 1)
        .map((third) => not(and(one.named, other.named, third.named, one.fills, other.fills, third.fills))),
    );
    return [...two, ...three];
  });
}

/** Nobody sleeps in two rooms; those in one room meet, those who meet are in one room. Where all rooms are kept everybody is in one of them. */
export function roomLaws(facts: Facts, { night }: NightPast): readonly Formula[] {
  const eyes = facts.eyesIn(night);
  const { rooms } = facts;
  const all = rooms.length === facts.past.hall;
  return [
    ...eyes.map((agent) => {
      const places = rooms.map((room) => facts.slept(agent, room, night));
      return all ? exactly(1, places) : atMost(1, places);
    }),
    ...pairsOf(eyes).flatMap(([one, other]) => {
      const met = together(facts, one, other, night);
      return rooms.flatMap((room) => {
        const first = facts.slept(one, room, night);
        const second = facts.slept(other, room, night);
        return [implies(met, iff(first, second)), implies(and(first, second), met)];
      });
    }),
  ];
}
