import type { HallwayScene, Way } from '../../engine/hallway.ts';
import type { Agent } from '../../engine/rules.ts';
import type { Place } from '../../kit/geometry.ts';

/** The board's own units: about a pixel each on a small screen. */
export const HALLWAY_WIDTH = 420;
/** The hallway beneath each row of rooms. */
export const CORRIDOR = 15;
const MARGIN = 2;
const LARGEST_DISC = 21;
/** How high the signs below a name are drawn at full size. */
const SIGN_HEIGHT = 17;

/** For up to so many rooms: how many rows, and how high each is with its piece of hallway. */
const ROWS: readonly (readonly [most: number, rows: number, height: number])[] = [
  [5, 1, 128],
  [10, 2, 108],
  [15, 3, 92],
  [24, 4, 76],
];
const MANY_ROWS = [5, 62] as const;

/** A room, with the middle of its door in the hallway below it. */
export interface Room {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly door: Place;
}

/** Where and how large a player is drawn. */
export interface Token {
  readonly agent: Agent;
  /** The middle of the disc. */
  readonly at: Place;
  readonly radius: number;
  /** What name and signs may take up. */
  readonly width: number;
  /** The size of the letters; 0 where there is no room for the name. */
  readonly letters: number;
  /** How large the signs are drawn. */
  readonly signs: number;
}

export interface DrawnWay {
  readonly way: Way;
  readonly path: string;
  readonly head: string;
  readonly start: Place;
}

export interface HallwayDrawing {
  readonly rooms: readonly Room[];
  readonly tokens: readonly Token[];
  readonly ways: readonly DrawnWay[];
  /** Where those are whose room is not known; null if there are none. */
  readonly tray: { readonly y: number; readonly height: number } | null;
  readonly height: number;
}

/** Lays a hallway out: rooms in rows above their pieces of the hallway, players in them, and the others below. */
export function drawHallway(places: number, { guests, ways }: HallwayScene): HallwayDrawing {
  const rooms = roomsOf(places);
  const { width, height } = rooms[0];
  const letters = Math.min(13, Math.max(9.5, width / 7.4));
  const size: Size = { width: width / 2, height, letters };
  const inside = rooms.flatMap((room) => {
    const here = [...guests.keys()].filter((agent) => guests[agent].place === room.place);
    return tokensIn(room, here, size);
  });
  const elsewhere = [...guests.keys()].filter((agent) => guests[agent].place === null);
  const below = rooms[rooms.length - 1].y + height + CORRIDOR;
  const tray = trayOf(elsewhere, below, size);
  return {
    rooms,
    tokens: [...inside, ...tray.tokens].sort((one, other) => one.agent - other.agent),
    ways: drawWays(ways, rooms),
    tray: elsewhere.length === 0 ? null : { y: below, height: tray.height },
    height: below + tray.height + MARGIN,
  };
}

function roomsOf(places: number): Room[] {
  const [rows, high] = ROWS.find(([most]) => places <= most)?.slice(1) ?? MANY_ROWS;
  const columns = Math.ceil(places / rows);
  const width = (HALLWAY_WIDTH - 2 * MARGIN) / columns;
  const height = high - CORRIDOR;
  return Array.from({ length: places }, (_, index) => {
    const x = MARGIN + (index % columns) * width;
    const y = MARGIN + Math.floor(index / columns) * high;
    return { place: index + 1, x, y, width, height, door: { x: x + width / 2, y: y + height + CORRIDOR / 2 } };
  });
}

interface Size {
  /** What one of two in a room has. */
  readonly width: number;
  readonly height: number;
  readonly letters: number;
}

/** What name and signs take up below a disc. */
function below(letters: number): number {
  return letters * 1.25 + signScale(letters) * SIGN_HEIGHT + 2;
}

function signScale(letters: number): number {
  return (letters / 12) * 0.8;
}

/** Up to four stand side by side; more in two rows, without names. */
function tokensIn(room: Room, here: readonly Agent[], { height, letters }: Size): Token[] {
  const crowded = here.length > 4;
  const columns = crowded ? Math.ceil(here.length / 2) : Math.max(1, here.length);
  const width = (room.width - 4) / columns;
  const most = Math.min(LARGEST_DISC, width / 2 - 1.5);
  const radius = crowded ? Math.min(most, height / 4 - 2) : Math.min(most, (height - 4 - below(letters)) / 2);
  const free = crowded ? 0 : Math.max(0, height - 2 * radius - below(letters)) / 2;
  return here.map((agent, index) => {
    const row = Math.floor(index / columns);
    const y = crowded ? room.y + (row + 0.5) * (height / 2) : room.y + free + radius;
    const at = { x: room.x + 2 + ((index % columns) + 0.5) * width, y };
    return { agent, at, radius, width, letters: crowded ? 0 : letters, signs: signScale(letters) };
  });
}

/** The title above those whose room is not known. */
const TRAY_TITLE = 15;

function trayOf(elsewhere: readonly Agent[], top: number, { width, letters }: Size) {
  if (elsewhere.length === 0) return { tokens: [], height: 0 };
  const each = Math.min(64, width);
  const columns = Math.floor((HALLWAY_WIDTH - 2 * MARGIN) / each);
  const radius = Math.min(13, each / 2 - 5);
  const high = 2 * radius + below(letters) + 3;
  const tokens = elsewhere.map((agent, index): Token => {
    const at = {
      x: MARGIN + ((index % columns) + 0.5) * each,
      y: top + TRAY_TITLE + Math.floor(index / columns) * high + radius + 1,
    };
    return { agent, at, radius, width: each, letters, signs: signScale(letters) };
  });
  return { tokens, height: TRAY_TITLE + Math.ceil(elsewhere.length / columns) * high };
}

/** Between two ways at one door. */
const APART = 10;
const HEAD = 6;

/** Ways lead from door to door; those that share a door stand side by side. */
function drawWays(ways: readonly Way[], rooms: readonly Room[]): readonly DrawnWay[] {
  const ends = ways.flatMap((way, index) => [
    { place: way.from, index, end: 'from' as const },
    { place: way.to, index, end: 'to' as const },
  ]);
  const doorOf = (place: number, index: number, end: 'from' | 'to'): Place => {
    const { door, width } = rooms[place - 1];
    const shared = ends.filter((other) => other.place === place);
    const position = shared.findIndex((other) => other.index === index && other.end === end);
    // The number stands in the middle of the door.
    const side = position % 2 === 0 ? 1 : -1;
    const off = 12 + Math.floor(position / 2) * APART;
    return { x: door.x + side * Math.min(off, width / 2 - 4), y: door.y };
  };
  return ways.map((way, index) => {
    const start = doorOf(way.from, index, 'from');
    const end = doorOf(way.to, index, 'to');
    return { way, start, ...lineOf(way.kind, start, end) };
  });
}

function lineOf(kind: Way['kind'], start: Place, end: Place): { readonly path: string; readonly head: string } {
  const alongside = Math.abs(start.y - end.y) < 1;
  const bend = alongside ? CORRIDOR * 0.55 : Math.abs(end.y - start.y) * 0.4 + CORRIDOR;
  const [up, down] = alongside ? [bend, bend] : end.y > start.y ? [bend, -bend] : [-bend, bend];
  const curve = `${coordinates({ x: start.x, y: start.y + up })} ${coordinates({ x: end.x, y: end.y + down })}`;
  const path = `M${coordinates(start)}C${curve} ${coordinates(end)}`;
  // A bar where somebody is refused, else a head that points into the room.
  const head =
    kind === 'back'
      ? `M${coordinates({ x: end.x - HEAD, y: end.y - 6 })}h${2 * HEAD}v2.5h${-2 * HEAD}Z`
      : `M${coordinates({ x: end.x, y: end.y - HEAD - 3 })}l${HEAD * 0.7} ${HEAD + 1}h${-HEAD * 1.4}Z`;
  if (kind !== 'back') return { path, head };
  // There and back again.
  const home = { x: start.x, y: start.y + 3 };
  const again = `${coordinates({ x: end.x, y: end.y + down + 7 })} ${coordinates({ x: home.x, y: home.y + up + 7 })}`;
  return { path: `${path}C${again} ${coordinates(home)}`, head };
}

function coordinates({ x, y }: Place): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
