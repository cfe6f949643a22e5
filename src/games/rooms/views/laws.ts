import type { Agent } from '../../../engine/rules.ts';
import { and, iff, implies, not, or } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import type { Facts } from './facts.ts';
import { deathLaws, planLaws } from './kill-laws.ts';
import type { NightPast } from './past.ts';

/**
 * The laws of a view: what the rules say of its facts, whatever everybody chose, and what was announced. Layers to be joined inside and then with
 * each other in this order, which keeps diagrams small: the factions, then night by night from the last; in each night first how many
 * may meet.
 */
export function lawsOf(facts: Facts): readonly (readonly Formula[])[] {
  const { past, nights } = facts;
  const layers = past.nights.map((night): readonly Formula[] => {
    const place = nights.indexOf(night);
    if (place < 0) return planLaws(facts, night);
    const stays = place > 0 ? stayLaws(facts, nights[place - 1], night) : [];
    return [
      ...limitLaws(facts, night),
      ...companyLaws(facts, night),
      ...planLaws(facts, night),
      ...deathLaws(facts, night),
      ...roomLaws(facts, night),
      ...(place > 1 ? thirdNightLaws(facts, nights[place - 1], night) : []),
      ...stays,
    ];
  });
  return [roleLaws(facts), ...layers.toReversed()];
}

/** So many of the mafia, and one Drifter who is none of them (R29). */
function roleLaws(facts: Facts): readonly Formula[] {
  const { inPlay } = facts;
  const everybody = [...facts.past.players.keys()];
  const laws: Formula[] = [
    exactly(
      inPlay.mafia,
      everybody.map((agent) => facts.mafia(agent)),
    ),
  ];
  if (inPlay.drifter) {
    laws.push(
      exactly(
        1,
        everybody.map((agent) => facts.drifter(agent)),
      ),
    );
    for (const agent of everybody) laws.push(not(and(facts.drifter(agent), facts.mafia(agent))));
  }
  return laws;
}

/** Exactly `count` of the operands. */
function exactly(count: number, operands: readonly Formula[]): Formula {
  if (count < 0 || count > operands.length) return or();
  if (operands.length === 0) return and();
  const [first, ...rest] = operands;
  return or(and(first, exactly(count - 1, rest)), and(not(first), exactly(count, rest)));
}

/** Were they in one room: was one of them named to the other? The Stowaway is not named, but there is only one. */
function together(facts: Facts, one: Agent, other: Agent, night: number): Formula {
  return or(facts.named(one, other, night), facts.named(other, one, night));
}

/** R18: who is in a room with somebody is in it with whoever is; only the Stowaway goes unnamed. On the opening night no two mafia meet (R19). */
function companyLaws(facts: Facts, { night, present }: NightPast): readonly Formula[] {
  const eyes = facts.eyesIn(night);
  const laws: Formula[] = [];
  for (const agent of eyes) {
    for (const other of present.filter((one) => one !== agent)) {
      const named = facts.named(agent, other, night);
      if (night === 0) laws.push(not(and(named, facts.mafia(agent), facts.mafia(other))));
    }
  }
  for (const [one, other] of pairsOf(eyes)) {
    const met = together(facts, one, other, night);
    if (facts.inPlay.stowaway) {
      laws.push(implies(met, or(facts.named(one, other, night), facts.maybeStowaway(other))));
      laws.push(implies(met, or(facts.named(other, one, night), facts.maybeStowaway(one))));
    }
    for (const third of present.filter((agent) => agent !== one && agent !== other)) {
      const first = facts.named(one, third, night);
      const second = facts.named(other, third, night);
      laws.push(implies(met, iff(first, second)), implies(and(first, second), met));
    }
  }
  return laws;
}

/** R8, R15: two to a room, and whoever is outside the limit; on the opening night two, whoever they are. */
function limitLaws(facts: Facts, { night, present }: NightPast): readonly Formula[] {
  const { stowaway, contortionist } = facts.inPlay;
  const most = night > 0 && contortionist ? 2 : 1;
  return facts.eyesIn(night).flatMap((agent) => {
    const others = present.filter((other) => other !== agent);
    const named = others.map((other) => facts.named(agent, other, night));
    if (!stowaway || night === 0) return [atMost(most, named)];
    return [atMost(most + 1, named), or(facts.maybeStowaway(agent), atMost(most, named))];
  });
}

function atMost(count: number, operands: readonly Formula[]): Formula {
  if (count >= operands.length) return and();
  const [first, ...rest] = operands;
  const without = and(not(first), atMost(count, rest));
  return count === 0 ? and(...operands.map(not)) : or(and(first, atMost(count - 1, rest)), without);
}

/** Nobody sleeps in two rooms; those in one room meet, those who meet are in one room. */
function roomLaws(facts: Facts, { night }: NightPast): readonly Formula[] {
  const eyes = facts.eyesIn(night);
  const { shownRooms } = facts;
  return [
    ...eyes.flatMap((agent) =>
      pairsOf(shownRooms).map(([one, other]) =>
        not(and(facts.slept(agent, one, night), facts.slept(agent, other, night))),
      ),
    ),
    ...pairsOf(eyes).flatMap(([one, other]) => {
      const met = together(facts, one, other, night);
      return shownRooms.flatMap((room) => {
        const first = facts.slept(one, room, night);
        const second = facts.slept(other, room, night);
        return [implies(met, iff(first, second)), implies(and(first, second), met)];
      });
    }),
  ];
}

/** Who stayed is where they were. Two who met in both nights stayed or moved together; of two who met in one of them only, one moved. */
function stayLaws(facts: Facts, before: NightPast, { night }: NightPast): readonly Formula[] {
  const eyes = facts.eyesIn(night);
  const stays = eyes.flatMap((agent) =>
    facts.shownRooms.flatMap((room) => {
      const earlier = facts.slept(agent, room, before.night);
      const now = facts.slept(agent, room, night);
      const stayed = facts.stayed(agent, night);
      return [implies(stayed, iff(earlier, now)), implies(and(earlier, now), stayed)];
    }),
  );
  const meetings = pairsOf(eyes).flatMap(([one, other]) => {
    const earlier = together(facts, one, other, before.night);
    const now = together(facts, one, other, night);
    const [first, second] = [facts.stayed(one, night), facts.stayed(other, night)];
    return [implies(and(earlier, now), iff(first, second)), implies(and(first, second), iff(earlier, now))];
  });
  return [...stays, ...meetings];
}

/** R13: nobody stays a third night, unless held or swapped back. */
function thirdNightLaws(facts: Facts, before: NightPast, { night, held }: NightPast): readonly Formula[] {
  if (facts.inPlay.concierge) return [];
  const free = facts.eyesIn(night).filter((agent) => !held.includes(agent) && !before.held.includes(agent));
  return free.map((agent) => not(and(facts.stayed(agent, before.night), facts.stayed(agent, night))));
}

function pairsOf<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((item, place) => items.slice(place + 1).map((other) => [item, other] as const));
}
