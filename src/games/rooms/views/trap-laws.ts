import type { Agent } from '../../../engine/rules.ts';
import { and, bottom, iff, implies, not, or, top } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import { ARMED_NIGHTS } from '../night/aftermath.ts';
import type { Room } from '../types.ts';
import { others, together } from './company-laws.ts';
import { pairsOf } from './counts.ts';
import type { Facts } from './facts.ts';
import type { NightPast } from './past.ts';
import { longestReach, mayBeLaid } from './past-traps.ts';

/** R23 to R27, R33: what befell somebody by a trap tells that one was laid in the nights before; where all is kept, in which room. */
export function trapLaws(facts: Facts, place: number): readonly Formula[] {
  const past = facts.nights[place];
  const { night, trapped, dismantled } = past;
  const eyes = facts.eyesIn(night);
  const laws = [
    ...trapped.flatMap((victim) => victimLaws(facts, past, victim)),
    ...eyes.map((agent) => implies(facts.voided(agent, night), voidLaw(facts, past, agent))),
    ...pairsOf(facts.isSmall ? eyes : []).map(([one, other]) =>
      implies(together(facts, one, other, night), iff(facts.voided(one, night), facts.voided(other, night))),
    ),
  ];
  if (trapped.length > 0 || dismantled > 0) laws.push(wasLaid(facts, night));
  return [...laws, ...roomTrapLaws(facts, place)];
}

/** R23: who died in a trap entered its room alone. */
function victimLaws(facts: Facts, { night, present }: NightPast, victim: Agent): readonly Formula[] {
  return facts.eyesIn(night).flatMap((agent) => {
    const moved = agent === victim ? [not(facts.stayed(victim, night))] : [];
    const apart = others(present, agent)
      .filter((other) => agent === victim || other === victim)
      .map((other) => not(facts.named(agent, other, night)));
    return [...moved, ...apart];
  });
}

/** R24: what follows where a trap became void before somebody's eyes. */
export function voidLaw(facts: Facts, past: NightPast, agent: Agent): Formula {
  return and(wasLaid(facts, past.night), company(facts, past, agent));
}

/** R24: a trap is void where two or more are, one of them new. */
function company(facts: Facts, { night, present }: NightPast, agent: Agent): Formula {
  const eyes = facts.eyesIn(night);
  const met = others(present, agent).map((other) => {
    if (!eyes.includes(other)) return or(facts.named(agent, other, night), facts.stowaway(other, true));
    const isNew = or(not(facts.stayed(agent, night)), not(facts.stayed(other, night)));
    // Where three met, the third may be the new one.
    const mayBeThird =
      others(present, agent).length > 1 &&
      facts.past.inPlay.some((role) => role === 'CONTORTIONIST' || role === 'STOWAWAY');
    return and(together(facts, agent, other, night), mayBeThird ? top : isNew);
  });
  return or(...met);
}

/** The nights in which a trap may have been laid that is still armed in a night: nothing was announced of a kill (R36). */
function layingNights(facts: Facts, night: number, reach: number): readonly NightPast[] {
  return facts.nights.filter((past) => past.night < night && past.night >= night - reach && mayBeLaid(past));
}

function wasLaid(facts: Facts, night: number): Formula {
  const nights = layingNights(facts, night, longestReach(facts.past));
  return or(...nights.flatMap((past) => past.present.map((agent) => facts.did(agent, past.night))));
}

/** Where everybody's rooms are kept: traps go off where they lie, and nowhere else. */
function roomTrapLaws(facts: Facts, place: number): readonly Formula[] {
  const { night, present, trapped, dismantled } = facts.nights[place];
  if (place < 2 || !keepsEverybody(facts)) return [];
  const perhaps = facts.rooms.map((room) => armed(facts, room, night, longestReach(facts.past), 0));
  const inTrap = (agent: Agent) =>
    or(...facts.rooms.map((room, index) => and(facts.slept(agent, room, night), perhaps[index])));
  const causes = [
    ...trapped.map(inTrap),
    ...present.map((agent) => implies(facts.voided(agent, night), inTrap(agent))),
  ];
  if (dismantled > 0) return causes;
  const surely = facts.rooms.map((room) => armed(facts, room, night, ARMED_NIGHTS, 1));
  const effects = present.flatMap((agent) =>
    facts.rooms.map((room, index) => {
      const isHit = trapped.includes(agent) ? top : facts.voided(agent, night);
      const enters = entered(facts, agent, room, night);
      return implies(and(enters, surely[index]), and(isHit, not(facts.role(agent, 'RATCATCHER'))));
    }),
  );
  return [...causes, ...effects];
}

function keepsEverybody(facts: Facts): boolean {
  const { nights } = facts;
  return facts.keepsAll && nights.every(({ night, present }) => facts.eyesIn(night).length === present.length);
}

function entered(facts: Facts, agent: Agent, room: Room, night: number): Formula {
  return and(facts.slept(agent, room, night), not(facts.stayed(agent, night)));
}

/** A trap lies in a room: laid there, and entered by nobody since. `sure`: only where nobody can have removed it. */
function armed(facts: Facts, room: Room, night: number, reach: number, sure: 0 | 1): Formula {
  const laid = layingNights(facts, night, reach).map((past) => {
    const since = facts.nights.filter((other) => other.night > past.night && other.night < night);
    const isGone = [past, ...since].some(({ destroyed }) => destroyed.includes(room));
    if (isGone || (sure === 1 && since.some(({ dismantled }) => dismantled > 0))) return bottom;
    const here = past.present.map((agent) => and(facts.did(agent, past.night), facts.slept(agent, room, past.night)));
    const still = since.flatMap((other) => other.present.map((agent) => not(entered(facts, agent, room, other.night))));
    return and(or(...here), ...still);
  });
  return or(...laid);
}
