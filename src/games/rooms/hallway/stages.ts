import type { HallwayScene, Way, Whereabouts } from '../../../engine/hallway.ts';
import type { Agent } from '../../../engine/rules.ts';
import type { Resolved, Room } from '../types.ts';
import type { HouseRecord } from './record.ts';
import { placedTraps, trapsAfter, trapsLying, type LaidTraps } from './traps.ts';
import { whereaboutsOf, wayOf, type Name } from './whereabouts.ts';
import { hallwayWords as words, STAGE_TITLES } from './words.ts';

type StageId = keyof typeof STAGE_TITLES;

const STAGE_OF: Readonly<Record<Resolved['what'], StageId>> = {
  jailed: 'held',
  stunned: 'held',
  stopped: 'held',
  sentBack: 'moves',
  placed: 'placing',
  swapped: 'swap',
  swapFailed: 'swap',
  caught: 'disarming',
  disarmed: 'disarming',
  nothingToDisarm: 'disarming',
  trapVoid: 'traps',
  trapKilled: 'traps',
  killed: 'kill',
  killFailed: 'kill',
  trapLaid: 'laying',
  trapBroke: 'laying',
  destroyed: 'destruction',
  notDestroyed: 'destruction',
};

const STAGE_IDS: readonly StageId[] = [
  'held',
  'moves',
  'placing',
  'swap',
  'disarming',
  'traps',
  'kill',
  'laying',
  'destruction',
];

/** How a night stands between two stages. */
interface Standing {
  /** By player; who died before the night is not there. */
  readonly at: ReadonlyMap<Agent, Room>;
  readonly died: ReadonlyMap<Agent, Room>;
  readonly held: ReadonlyMap<Agent, 'jailed' | 'stunned'>;
  readonly traps: LaidTraps;
  readonly broken: readonly Room[];
}

/**
 * The stages of the last night, for who sees every cause: those in which something happened, and always the moves. Who must be put
 * somewhere waits where they were until then.
 */
export function stagesOf(record: HouseRecord, name: Name): readonly HallwayScene[] {
  const { nights, last } = record;
  const { at, placed, causes } = nights[last];
  const before = nights[last - 1].at;
  const swap = causes.find(({ what }) => what === 'swapped')?.rooms ?? [];
  const afterPlacing = new Map([...at].map(([agent, room]) => [agent, exchanged(room, swap)]));
  const afterMoves = new Map(
    [...afterPlacing].map(([who, room]) => [who, placed.has(who) ? (before.get(who) ?? room) : room]),
  );
  const opening = new Map([...at].map(([agent, room]) => [agent, before.get(agent) ?? room]));
  const places: Readonly<Partial<Record<StageId, ReadonlyMap<Agent, Room>>>> = {
    held: opening,
    moves: afterMoves,
    placing: afterPlacing,
    swap: at,
  };
  let standing: Standing = {
    at: opening,
    died: new Map(),
    held: new Map(),
    traps: trapsLying(record, last - 1),
    broken: brokenUpTo(record, last - 1),
  };
  const scenes: HallwayScene[] = [];
  for (const id of STAGE_IDS) {
    const own = causes.filter(({ what }) => STAGE_OF[what] === id);
    const from = standing.at;
    standing = own.reduce((so, cause) => resolvedTo(so, cause, last), { ...standing, at: places[id] ?? from });
    if (own.length === 0 && id !== 'moves') continue;
    const ways = waysBetween(from, standing.at, id, own, name);
    scenes.push(sceneOf(record, STAGE_TITLES[id], own, standing, ways));
  }
  return scenes;
}

/** A room, seen through a swap of two. */
function exchanged(room: Room, [first, second]: readonly Room[]): Room {
  return room === first ? second : room === second ? first : room;
}

/** The rooms destroyed in the nights up to one, ascending. */
export function brokenUpTo({ nights }: HouseRecord, upTo: number): readonly Room[] {
  const gone = nights.slice(0, upTo + 1).flatMap(({ destroyed }) => [...destroyed]);
  return gone.sort((one, other) => one - other);
}

function resolvedTo(standing: Standing, cause: Resolved, night: number): Standing {
  const { what, who, target, rooms } = cause;
  const [room] = rooms;
  const traps = trapsAfter(standing.traps, cause, night);
  const died = (agent: Agent | null) =>
    agent === null ? standing.died : new Map([...standing.died, [agent, room] as const]);
  switch (what) {
    case 'jailed':
    case 'stunned':
      return target === null ? standing : { ...standing, held: new Map([...standing.held, [target, what]]) };
    case 'killed':
      return { ...standing, died: died(target) };
    case 'trapKilled':
      return { ...standing, traps, died: died(who) };
    case 'destroyed':
      return { ...standing, traps, broken: [...standing.broken, room].sort((one, other) => one - other) };
    default:
      return { ...standing, traps };
  }
}

function waysBetween(
  from: ReadonlyMap<Agent, Room>,
  to: ReadonlyMap<Agent, Room>,
  id: StageId,
  causes: readonly Resolved[],
  name: Name,
): readonly Way[] {
  const kind = id === 'swap' ? 'swapped' : id === 'placing' ? 'placed' : 'moved';
  const gone = [...to].flatMap(([agent, room]) => {
    const was = from.get(agent);
    return was === undefined || was === room ? [] : [wayOf(kind, agent, was, room, name)];
  });
  const back = causes.flatMap(({ what, who, rooms }) => {
    const was = who === null ? undefined : from.get(who);
    return what !== 'sentBack' || who === null || was === undefined ? [] : [wayOf('back', who, was, rooms[0], name)];
  });
  return [...gone, ...back];
}

function sceneOf(
  record: HouseRecord,
  title: string,
  causes: readonly Resolved[],
  { at, died, held, traps, broken }: Standing,
  ways: readonly Way[],
): HallwayScene {
  const guests = Array.from({ length: record.players }, (_, agent): Whereabouts => {
    const place = at.get(agent);
    if (place === undefined) return whereaboutsOf(record, agent);
    const alive = !died.has(agent);
    const label = alive ? words.here(place) : words.died(place, record.last);
    return { place, seen: 'now', alive, held: held.get(agent) ?? null, label, note: '' };
  });
  return { title, causes, guests, ways, traps: placedTraps(traps, record.last, true), broken };
}
