import type { Agent } from '../../../engine/rules.ts';
import { and, iff, implies, not, or } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import type { Facts } from './facts.ts';
import type { NightPast } from './past.ts';
import { isOver } from './past.ts';

/** R27: a trap kills on so many nights after the one on which it was laid; the Saboteur's on one more. */
const ARMED_NIGHTS = 2;

/** R20: at most one player is sent to kill, and is of the mafia. */
export function planLaws(facts: Facts, { night, present, plan }: NightPast): readonly Formula[] {
  if (plan === null) return [];
  const dids = present.map((agent) => facts.did(agent, night));
  return [
    ...present.map((agent, place) => implies(dids[place], facts.mafia(agent))),
    ...dids.map((did, place) => implies(did, and(...dids.slice(place + 1).map(not)))),
  ];
}

/** What was announced of a night tells of the kill and of traps. */
export function deathLaws(facts: Facts, past: NightPast): readonly Formula[] {
  if (past.plan === null) return [];
  return [...killLaws(facts, past), ...trapLaws(facts, past)];
}

function killLaws(facts: Facts, past: NightPast): readonly Formula[] {
  const { night, present, killed, failedKill, held, trapped } = past;
  const somebody = or(...present.map((agent) => facts.did(agent, night)));
  if (killed === null && failedKill) return [somebody];
  // The kill of somebody held, or of somebody who died in a trap, fails, and that is announced (R34).
  const failing = [...held, ...trapped].map((agent) => not(facts.did(agent, night)));
  const eyes = facts.eyesIn(night);
  if (killed === null) return [...failing, ...eyes.flatMap((agent) => aloneLaws(facts, past, agent))];
  const { who, room } = killed;
  const witnesses = eyes.filter((agent) => agent !== who).flatMap((agent) => witnessLaws(facts, past, agent, killed));
  return [somebody, ...failing, ...witnesses, ...(eyes.includes(who) ? victimLaws(facts, past, who, room) : [])];
}

/** R22, R36: a kill of which nothing is announced found nobody in the room, so that the killer was alone. */
function aloneLaws(facts: Facts, { night, present }: NightPast, agent: Agent): readonly Formula[] {
  return others(present, agent).map((other) => {
    const idle = and(not(facts.did(agent, night)), not(facts.did(other, night)));
    return implies(facts.named(agent, other, night), idle);
  });
}

/** R7, R21, R35: killer and victim were alone together in the room that is shown. Whoever met somebody else, or slept there unmet, was neither. */
function witnessLaws(
  facts: Facts,
  { night, present }: NightPast,
  agent: Agent,
  { who, room }: NonNullable<NightPast['killed']>,
): readonly Formula[] {
  const did = facts.did(agent, night);
  return [
    iff(facts.named(agent, who, night), did),
    iff(facts.slept(agent, room, night), did),
    ...others(present, agent)
      .filter((other) => other !== who)
      .map((other) => implies(facts.named(agent, other, night), and(not(did), not(facts.did(other, night))))),
  ];
}

/** The victim saw the killer, unless it was the Stowaway. */
function victimLaws(facts: Facts, { night, present }: NightPast, who: Agent, room: number): readonly Formula[] {
  return [
    facts.slept(who, room, night),
    ...others(present, who).flatMap((other) => {
      const named = facts.named(who, other, night);
      const did = facts.did(other, night);
      return [implies(named, did), implies(did, or(named, facts.maybeStowaway(other)))];
    }),
  ];
}

/** R23, R27, R33: who died in a trap entered its room alone, and a trap that shows itself was laid in one of the nights before. */
function trapLaws(facts: Facts, { night, present, trapped, dismantled }: NightPast): readonly Formula[] {
  const laws: Formula[] = [];
  for (const victim of trapped) {
    for (const agent of facts.eyesIn(night)) {
      if (agent === victim) laws.push(not(facts.stayed(victim, night)));
      for (const other of others(present, agent)) {
        if (agent === victim || other === victim) laws.push(not(facts.named(agent, other, night)));
      }
    }
  }
  if (trapped.length > 0 || dismantled) laws.push(wasLaid(facts, night));
  return laws;
}

function wasLaid(facts: Facts, night: number): Formula {
  const reach = ARMED_NIGHTS + (facts.inPlay.saboteur ? 1 : 0);
  const nights = facts.nights.filter((past) => past.night > 0 && past.night < night && past.night >= night - reach);
  const laying = nights.filter((past) => isOver(past) && past.killed === null && !past.failedKill);
  return or(...laying.flatMap((past) => past.present.map((agent) => facts.did(agent, past.night))));
}

function others(present: readonly Agent[], agent: Agent): readonly Agent[] {
  return present.filter((other) => other !== agent);
}
