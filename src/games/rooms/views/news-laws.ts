import type { Agent } from '../../../engine/rules.ts';
import { and, implies, not, or } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import { leastRooms } from '../setup.ts';
import type { Room, RoomsHappening } from '../types.ts';
import { exactly, pairsOf } from './counts.ts';
import type { Facts } from './facts.ts';
import { seenWay } from './stay-laws.ts';
import { voidLaw } from './trap-laws.ts';

/** What somebody alone learned in a night: from which room they were sent back, and by their role. */
export function newsLaws(facts: Facts, place: number, knower: Agent): readonly Formula[] {
  const { night, present, news, sentBack } = facts.nights[place];
  const refused = sentBack.get(knower);
  const seesAll = facts.rooms.length === facts.past.hall && facts.eyesIn(night).length === present.length;
  const own = news.filter(({ seenBy }) => seenBy !== 'all' && seenBy.includes(knower));
  return [
    ...(facts.nights[place].voided.has(knower) ? [voidLaw(facts, facts.nights[place], knower)] : []),
    ...(seesAll && refused !== undefined ? [fullLaw(facts, place, refused)] : []),
    ...own.flatMap((told) => learnedLaws(facts, place, told, seesAll)),
  ];
}

/** R11: the room from which somebody was sent back was full, before any swap. */
function fullLaw(facts: Facts, place: number, room: Room): Formula {
  const { night, present } = facts.nights[place];
  const inside = present.map((agent) => and(facts.wasIn(agent, room, night), not(facts.outsideLimit(agent))));
  return or(...pairsOf(inside).map(([one, other]) => and(one, other)));
}

function learnedLaws(facts: Facts, place: number, told: RoomsHappening, seesAll: boolean): readonly Formula[] {
  const past = facts.nights[place];
  const { night, present } = past;
  switch (told.kind) {
    case 'entered': {
      const laws = visitorLaws(facts, place, told.room, told.visitors);
      if (!seesAll) return laws;
      const entrants = present.map((agent) => {
        const came = and(facts.slept(agent, told.room, night), not(facts.stayed(agent, night)));
        return told.visitors.includes(agent) ? came : not(came);
      });
      return [...laws, ...entrants];
    }
    case 'heard':
      return seesAll && !destroyedBefore(facts, place).includes(told.room)
        ? [
            exactly(
              told.count,
              present.map((agent) => facts.slept(agent, told.room, night)),
            ),
          ]
        : [];
    case 'awake':
      return seesAll && told.knock
        ? [or(...present.filter((agent) => agent !== told.who).map((agent) => facts.sentBack(agent, night)))]
        : [];
    case 'notDestroyed':
      return seesAll && isRoomLeft(facts, place)
        ? [or(...present.map((agent) => facts.slept(agent, told.room, night)))]
        : [];
    default:
      return [];
  }
}

/** The Night porter's: who entered a room together met; who entered the room of the kill was the killer or the victim. */
function visitorLaws(facts: Facts, place: number, room: Room, visitors: readonly Agent[]): readonly Formula[] {
  const { night, present, killed, failedKill } = facts.nights[place];
  const did = (agent: Agent) => facts.did(agent, night);
  const met = facts.readersIn(night).flatMap((eye) => {
    const here = facts.slept(eye, room, night);
    return visitors
      .filter((other) => other !== eye)
      .map((other) => implies(here, or(facts.named(eye, other, night), facts.stowaway(other, true))));
  });
  if (failedKill) return met;
  if (killed?.room === room) {
    const strangers = present.filter((agent) => agent !== killed.who && !visitors.includes(agent));
    return [
      ...met,
      ...visitors.filter((agent) => agent !== killed.who).map(did),
      ...strangers.map((agent) => not(and(did(agent), seenWay(facts, agent, place).moved))),
    ];
  }
  const idle = killed !== null || visitors.length > 1;
  return [...met, ...(idle ? visitors.map((agent) => not(did(agent))) : [])];
}

function destroyedBefore({ nights }: Facts, place: number): readonly Room[] {
  return nights.slice(0, place).flatMap(({ destroyed }) => destroyed);
}

/** R16: could one more room be destroyed, with as many rooms left as the living need? */
function isRoomLeft(facts: Facts, place: number): boolean {
  const { present, killed, trapped } = facts.nights[place];
  const living = present.length - trapped.length - (killed === null ? 0 : 1);
  return facts.past.hall - destroyedBefore(facts, place).length - 1 >= leastRooms(living);
}
