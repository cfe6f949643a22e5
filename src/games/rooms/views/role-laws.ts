import type { Agent } from '../../../engine/rules.ts';
import { and, iff, implies, not, or, top } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import { FACTS, sideOf } from '../roles.ts';
import type { Role } from '../types.ts';
import type { Facts } from './facts.ts';
import type { NightPast } from './past.ts';
import { isHeld } from './past.ts';
import { exactly } from './counts.ts';

/** So many of the mafia; every role that is kept is somebody's own, and tells their side (R29). Where laws are not detailed, of the Drifter only. */
export function roleLaws(facts: Facts): readonly Formula[] {
  const everybody = [...facts.past.players.keys()];
  const roles = facts.roles.filter((role) => facts.isDetailed || role === 'DRIFTER');
  const holders = roles.flatMap((role) => {
    const own = everybody.map((agent) => facts.role(agent, role));
    const isMafia = sideOf(role) === 'MAFIA';
    const sides = everybody.map((agent) => implies(own[agent], isMafia ? facts.mafia(agent) : not(facts.mafia(agent))));
    return [exactly(1, own), ...sides];
  });
  const single = everybody.map((agent) =>
    and(
      ...roles.flatMap((role, place) =>
        roles.slice(place + 1).map((other) => not(and(facts.role(agent, role), facts.role(agent, other)))),
      ),
    ),
  );
  const mafia = everybody.map((agent) => facts.mafia(agent));
  return [exactly(facts.mafiaCount, mafia), ...holders, ...single];
}

/** R32, R33, R17: what was announced tells that somebody with the role for it was there, and who it was not. */
export function deedLaws(facts: Facts, night: NightPast): readonly Formula[] {
  if (!facts.isDetailed) return [];
  return [
    ...holdLaws(facts, night, 'JAILER', night.jailed),
    ...holdLaws(facts, night, 'TASER', night.stunned),
    ...disarmLaws(facts, night),
    ...destructionLaws(facts, night),
    ...swapLaws(facts, night),
  ];
}

/** Neither Jailer nor Taser names themself. */
function holdLaws(facts: Facts, { present }: NightPast, role: Role, held: readonly Agent[]): readonly Formula[] {
  if (held.length === 0) return [];
  return [or(...present.filter((agent) => !held.includes(agent)).map((agent) => facts.role(agent, role)))];
}

/** Somebody there holds a role and was not held. */
function able(facts: Facts, night: NightPast, role: Role): readonly Agent[] {
  if (!facts.mayBeThere(role, night)) return [];
  return night.present.filter((agent) => FACTS[role].ability === null || !isHeld(night, agent));
}

/** R26: the Handyman names a room, the Rat-catcher enters it. */
function disarmLaws(facts: Facts, night: NightPast): readonly Formula[] {
  if (night.dismantled === 0) return [];
  const eyes = facts.eyesIn(night.night);
  const byHandyman = or(...able(facts, night, 'HANDYMAN').map((agent) => facts.role(agent, 'HANDYMAN')));
  const byRatcatcher = or(
    ...able(facts, night, 'RATCATCHER').map((agent) => {
      const entered = eyes.includes(agent) ? not(facts.stayed(agent, night.night)) : and();
      return and(facts.role(agent, 'RATCATCHER'), entered);
    }),
  );
  return [night.dismantled > 1 ? and(byHandyman, byRatcatcher) : or(byHandyman, byRatcatcher)];
}

/** R16: the Demolitionist destroys a room in which nobody is, the Arsonist the one they are in; each does it once. */
function destructionLaws(facts: Facts, night: NightPast): readonly Formula[] {
  const eyes = facts.eyesIn(night.night);
  const ways = night.destroyed.map((room) => {
    const nobody = and(...eyes.map((agent) => not(facts.slept(agent, room, night.night))));
    const empty = able(facts, night, 'DEMOLITIONIST').map((agent) => facts.role(agent, 'DEMOLITIONIST'));
    const burnt = able(facts, night, 'ARSONIST').map((agent) => {
      const there = eyes.includes(agent) ? facts.slept(agent, room, night.night) : and();
      return and(facts.role(agent, 'ARSONIST'), there);
    });
    return { demolished: and(or(...empty), nobody), burnt: or(...burnt) };
  });
  const [first, second] = ways;
  if (ways.length === 0) return [];
  if (ways.length === 1) return [or(first.demolished, first.burnt)];
  return [or(and(first.demolished, second.burnt), and(first.burnt, second.demolished))];
}

/** Only the Concierge swaps, and only if they are not held. Where it is kept which rooms: two that stand, with nobody in them who is held. */
function swapLaws(facts: Facts, night: NightPast): readonly Formula[] {
  if (!facts.mayBeThere('CONCIERGE', night)) return [];
  const concierge = or(...able(facts, night, 'CONCIERGE').map((agent) => facts.role(agent, 'CONCIERGE')));
  const isTheirs = implies(facts.swapped(night.night), concierge);
  if (!facts.keepsAll) return [isTheirs];
  const turned = facts.rooms.map((room) => facts.turned(room, night.night));
  const eyes = facts.eyesIn(night.night);
  const gone = facts.nights.filter((past) => past.night < night.night).flatMap(({ destroyed }) => destroyed);
  const closed = facts.rooms.flatMap((room, place) => {
    const isShut = gone.includes(room) ? [top] : [];
    const held = eyes.filter((agent) => isHeld(night, agent)).map((agent) => facts.slept(agent, room, night.night));
    return [...isShut, ...held].map((shut) => not(and(shut, turned[place])));
  });
  const carried = eyes.flatMap((agent) =>
    facts.rooms.map((room) => {
      const moved = and(facts.wasIn(agent, room, night.night), not(facts.slept(agent, room, night.night)));
      return iff(facts.carried(agent, room, night.night), and(moved, not(facts.placed(agent, night.night))));
    }),
  );
  return [isTheirs, or(exactly(0, turned), exactly(2, turned)), ...closed, ...carried];
}
