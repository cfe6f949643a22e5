import type { Agent } from '../../../engine/rules.ts';
import { and, bottom, iff, implies, not, or, top } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import type { Room } from '../types.ts';
import { others, together } from './company-laws.ts';
import { pairsOf } from './counts.ts';
import type { Facts } from './facts.ts';
import type { NightPast } from './past.ts';
import { isHeld } from './past.ts';

/**
 * What is seen of a player's ways: whether they stayed, in a night that is not the opening. Of those whose eyes are kept both are exact; others are seen by
 * those whose records are constants, and `stayed` and `moved` may both be false.
 */
export function seenWay(
  facts: Facts,
  agent: Agent,
  place: number,
): { readonly stayed: Formula; readonly moved: Formula } {
  const past = facts.nights[place];
  const { night } = past;
  const eyes = facts.eyesIn(night);
  if (eyes.includes(agent)) return { stayed: facts.stayed(agent, night), moved: not(facts.stayed(agent, night)) };
  if (isHeld(past, agent)) return { stayed: top, moved: bottom };
  const before = facts.nights[place - 1].night;
  const seen = facts.readersIn(night).map((eye) => {
    const [earlier, now] = [facts.named(eye, agent, before), facts.named(eye, agent, night)];
    const own = facts.stayed(eye, night);
    const parted = and(or(earlier, now), not(and(earlier, now)), own);
    return { stayed: and(earlier, now, own), moved: or(parted, and(earlier, now, not(own))) };
  });
  return { stayed: or(...seen.map(({ stayed }) => stayed)), moved: or(...seen.map(({ moved }) => moved)) };
}

/** Is a player seen in a room in a night? Of the eyes exact. */
export function seenIn(facts: Facts, agent: Agent, room: Room, night: number): Formula {
  const eyes = facts.eyesIn(night);
  if (eyes.includes(agent)) return facts.slept(agent, room, night);
  return or(...facts.readersIn(night).map((eye) => and(facts.named(eye, agent, night), facts.slept(eye, room, night))));
}

/**
 * R13, R16: may a player not stay in a night: have they been in their room for two nights, or is it destroyed? `surely`: as far as is seen; `perhaps`: as
 * far as nothing seen speaks against it. Of the eyes both are exact, but for destroyed rooms that are not kept.
 */
export function mustLeave(
  facts: Facts,
  agent: Agent,
  place: number,
): { readonly surely: Formula; readonly perhaps: Formula } {
  const last = facts.nights.slice(1, place).findLastIndex((past) => !isHeld(past, agent)) + 1;
  const way = last > 0 ? seenWay(facts, agent, last) : { stayed: bottom, moved: top };
  const before = facts.nights[place - 1].night;
  const gone = facts.nights.slice(0, place).flatMap(({ destroyed }) => destroyed);
  const inGone = or(...gone.map((room) => seenIn(facts, agent, room, before)));
  const isEye = facts.eyesIn(before).includes(agent);
  const mayBeGone = isEye || gone.length === 0 ? inGone : top;
  return { surely: or(way.stayed, inGone), perhaps: or(not(way.moved), mayBeGone) };
}

/** Who stayed is where they were. Two who met in both nights stayed or moved together; of two who met in one of them only, one moved. */
export function stayLaws(facts: Facts, place: number): readonly Formula[] {
  const past = facts.nights[place];
  const { night, present } = past;
  const before = facts.nights[place - 1].night;
  const eyes = facts.eyesIn(night);
  const stays = eyes.flatMap((agent) =>
    facts.rooms.flatMap((room) => {
      const earlier = facts.slept(agent, room, before);
      const now = facts.slept(agent, room, night);
      const stayed = facts.stayed(agent, night);
      return [implies(stayed, iff(earlier, now)), implies(and(earlier, now), stayed)];
    }),
  );
  const meetings = pairsOf(eyes).flatMap(([one, other]) =>
    jointly(
      together(facts, one, other, before),
      together(facts, one, other, night),
      facts.stayed(one, night),
      facts.stayed(other, night),
    ),
  );
  const held = others(present, -1).filter((agent) => isHeld(past, agent) && !eyes.includes(agent));
  const withHeld = held.flatMap((other) =>
    eyes
      .filter((eye) => facts.isExact(eye, night))
      .flatMap((eye) =>
        jointly(facts.named(eye, other, before), facts.named(eye, other, night), facts.stayed(eye, night), top),
      ),
  );
  return [...stays, ...meetings, ...withHeld];
}

/** Whether two met in the night before and now, and whether they stayed. */
function jointly(earlier: Formula, now: Formula, first: Formula, second: Formula): readonly Formula[] {
  return [implies(and(earlier, now), iff(first, second)), implies(and(first, second), iff(earlier, now))];
}

/** R13, R14, R16: nobody stays who may not, unless held or swapped back; who was put somewhere had to leave. R12: who was sent back stayed, or had to leave. */
export function leaveLaws(facts: Facts, place: number): readonly Formula[] {
  const past = facts.nights[place];
  const { night, present } = past;
  const eyes = facts.eyesIn(night);
  const before = facts.nights[place - 1].night;
  const free = present.filter((agent) => !isHeld(past, agent));
  return free.flatMap((agent) => {
    const leaves = mustLeave(facts, agent, place);
    const kept = keptRoom(facts, agent, { night, before }, seenWay(facts, agent, place).stayed);
    const laws = [or(not(leaves.surely), not(kept.surely))];
    if (!eyes.includes(agent) || !facts.isSmall) return laws;
    const [back, placed] = [facts.sentBack(agent, night), facts.placed(agent, night)];
    return [
      ...laws,
      implies(placed, leaves.perhaps),
      or(not(placed), not(kept.surely)),
      or(not(back), and(leaves.perhaps, placed), and(not(leaves.surely), kept.perhaps)),
      implies(back, and(not(facts.outsideLimit(agent)), elsewhere(facts, past, agent))),
    ];
  });
}

/** Was a player in their own room before any swap? Exact where it is kept which rooms were swapped. */
function keptRoom(
  facts: Facts,
  agent: Agent,
  { night, before }: { readonly night: number; readonly before: number },
  stayed: Formula,
): { readonly surely: Formula; readonly perhaps: Formula } {
  const swapped = facts.swapped(night);
  if (!facts.keepsAll || !facts.eyesIn(night).includes(agent) || swapped === bottom)
    return { surely: and(stayed, not(swapped)), perhaps: or(stayed, swapped) };
  const kept = or(...facts.rooms.map((room) => and(facts.slept(agent, room, before), facts.wasIn(agent, room, night))));
  return { surely: kept, perhaps: kept };
}

/** R11: there is another room that is full, as far as the eyes can tell. */
function elsewhere(facts: Facts, { night, present }: NightPast, agent: Agent): Formula {
  const eyes = facts.eyesIn(night);
  const rest = others(present, agent);
  if (rest.filter((other) => !eyes.includes(other)).length > 1) return top;
  const full = pairsOf(rest).map(([one, other]) =>
    and(together(facts, one, other, night), not(facts.outsideLimit(one)), not(facts.outsideLimit(other))),
  );
  return or(...full);
}
