import type { Hallway, HallwayBoard, HallwayNight, Seen } from '../../../engine/hallway.ts';
import type { Agent } from '../../../engine/rules.ts';
import { People } from '../../../engine/words/people.ts';
import { recordOf, type HouseRecord } from './record.ts';
import { brokenUpTo, stagesOf } from './stages.ts';
import { placedTraps, trapsConcluded, trapsLying } from './traps.ts';
import { whereaboutsOf, waysOfLastNight, waysWanted, type Name } from './whereabouts.ts';
import { hallwayWords as words } from './words.ts';

/** So many nights are on the plan. */
const NIGHTS_SHOWN = 5;

/** The hallway of the house, as far as somebody knows it. */
export const hallway: HallwayBoard = { kind: 'hallway', place: words.room, see };

function see(seen: readonly Seen[], names: readonly string[], mind: Agent | null, viewer: Agent | null): Hallway {
  const record = recordOf(seen);
  const { players, rooms, last } = record;
  const people = new People(names, viewer);
  const name: Name = (agent) => ({ who: people.subject(agent), you: agent === viewer });
  const phase = seen.at(-1)?.stage?.phase;
  const ended = phase === 'rollover';
  const underWay = phase === 'plan' || phase === 'night';
  const traps = mind === null ? trapsLying(record, last) : trapsConcluded(record, mind);
  return {
    places: rooms,
    now: {
      title: words.titleOfNight(last),
      causes: [],
      guests: Array.from({ length: players }, (_, agent) => whereaboutsOf(record, agent)),
      ways: ended ? waysOfLastNight(record, name) : underWay ? waysWanted(record, name) : [],
      traps: placedTraps(traps, last, mind === null),
      broken: brokenUpTo(record, last),
    },
    stages: mind === null && ended ? stagesOf(record, name) : [],
    nights: nightsOf(record),
  };
}

function nightsOf({ nights, last }: HouseRecord): readonly HallwayNight[] {
  const first = Math.max(0, last + 1 - NIGHTS_SHOWN);
  return nights.slice(first, last + 1).map(({ at, deaths }, index) => ({
    title: words.titleOfNight(first + index),
    sleepers: [...at]
      .map(([who, place]) => ({ who, place, died: (deaths.get(who)?.by ?? 'vote') !== 'vote' }))
      .sort((one, other) => one.who - other.who),
  }));
}
