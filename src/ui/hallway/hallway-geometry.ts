import type { HallwayScene, Way } from '../../engine/hallway.ts';
import type { Agent } from '../../engine/rules.ts';
import type { Place } from '../../kit/geometry.ts';

/** The board's own units: about a pixel each on a small screen. */
export const HALLWAY_WIDTH = 380;
/** The hallway beneath each row of rooms. */
export const CORRIDOR = 15;
const MARGIN = 2;
const LARGEST_DISC = 21;
/** How high the signs below a name are drawn at full size. */
const SIGN_HEIGHT = 17;

/** For up to so many rooms: how many rows, and how high each is with its piece of hallway. */
const ROWS: readonly (readonly [most: number, rows: number, height: number])[] = [
  [5, 1, 128],
  [10, 2, 102],
  [15, 3, 84],
  [24, 4, 80],
];
const MANY_ROWS = [5, 70] as const;

/** How high a row of rooms is in which nobody is, where those whose room is not known need the space. */
const EMPTY_ROW = 22;
/** Beyond so many rooms rows give way like that. */
const ROOMY = 15;
/** Where the number of a door stands, from the left wall. */
const DOOR = 14;

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
  const elsewhere = [...guests.keys()].filter((agent) => guests[agent].place === null);
  const rooms = roomsOf(
    places,
    (place) => elsewhere.length < 2 || places <= ROOMY || guests.some((guest) => guest.place === place),
  );
  const { width } = rooms[0];
  const height = highestOf(places);
  const letters = Math.min(13, Math.max(10.8, width / 7.4));
  const size: Size = { width: width / 2, height, letters };
  const inside = rooms.flatMap((room) => {
    const here = [...guests.keys()].filter((agent) => guests[agent].place === room.place);
    return tokensIn(room, here, size);
  });
  const below = rooms[rooms.length - 1].door.y + CORRIDOR / 2;
  const tray = trayOf(elsewhere, below, size);
  return {
    rooms,
    tokens: [...inside, ...tray.tokens].sort((one, other) => one.agent - other.agent),
    ways: drawWays(ways, rooms),
    tray: elsewhere.length === 0 ? null : { y: below, height: tray.height },
    height: below + tray.height + MARGIN,
  };
}

function rowsOf(places: number): readonly [rows: number, height: number] {
  const [, ...fitting] = ROWS.find(([most]) => places <= most) ?? [0, ...MANY_ROWS];
  return fitting;
}

function highestOf(places: number): number {
  return rowsOf(places)[1] - CORRIDOR;
}

/** The rooms, row by row; a row of which no room `matters` is low. */
function roomsOf(places: number, matters: (place: number) => boolean): Room[] {
  const [rows] = rowsOf(places);
  const columns = Math.ceil(places / rows);
  const width = (HALLWAY_WIDTH - 2 * MARGIN) / columns;
  const rooms: Room[] = [];
  for (let y = MARGIN, first = 1; first <= places; first += columns) {
    const row = Array.from({ length: Math.min(columns, places + 1 - first) }, (_, index) => first + index);
    const height = row.some(matters) ? highestOf(places) : EMPTY_ROW;
    for (const place of row) {
      const x = MARGIN + (place - first) * width;
      rooms.push({ place, x, y, width, height, door: { x: x + DOOR, y: y + height + CORRIDOR / 2 } });
    }
    y += height + CORRIDOR;
  }
  return rooms;
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
  return Math.min(1, letters / 13);
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

const HEAD = 6;
/** The lanes of a hallway, from its middle. */
const LANES = [0, -3.5, 3.5];
/** Of a room's door only so much is left to the number. */
const NUMBER = 27;

/** Ways lead from door to door, along the hallway and the walls; those that share a door stand side by side. */
function drawWays(ways: readonly Way[], rooms: readonly Room[]): readonly DrawnWay[] {
  const doorOf = (place: number, way: Way): Place => {
    const { x, door, width } = rooms[place - 1];
    const sharing = ways.filter(({ from, to }) => from === place || to === place);
    const each = (width - NUMBER - 4) / sharing.length;
    return { x: x + NUMBER + (sharing.indexOf(way) + 0.5) * each, y: door.y };
  };
  return ways.map((way, index) => {
    const start = doorOf(way.from, way);
    const end = doorOf(way.to, way);
    const target = rooms[way.to - 1];
    const toTheLeft = (start.x + end.x) / 2 < target.x + target.width / 2;
    const wall = (toTheLeft ? target.x : target.x + target.width) + LANES[(index + 1) % LANES.length] / 2;
    return { way, start, ...lineOf(way.kind, start, end, wall, LANES[index % LANES.length]) };
  });
}

function lineOf(kind: Way['kind'], start: Place, end: Place, wall: number, lane: number) {
  const out = { x: start.x, y: start.y + lane };
  const into = { x: end.x, y: end.y + lane };
  const corners =
    start.y === end.y
      ? []
      : [
          { x: wall, y: out.y },
          { x: wall, y: into.y },
        ];
  const route = [out, ...corners, into];
  const there = `M${route.map(coordinates).join('L')}`;
  if (kind !== 'back') {
    const head = `M${coordinates({ x: end.x, y: end.y - HEAD - 3 })}l${HEAD * 0.7} ${HEAD + 1}h${-HEAD * 1.4}Z`;
    return { path: `${there}V${(end.y - 3).toFixed(1)}`, head };
  }
  // A bar where somebody is refused, and the way back beside the way there.
  const again = route.toReversed().map(({ x, y }) => ({ x: x + 3, y: y + 3 }));
  const head = `M${coordinates({ x: end.x - HEAD, y: end.y - 6 })}h${2 * HEAD}v2.5h${-2 * HEAD}Z`;
  return { path: `${there}V${(end.y - 4).toFixed(1)}M${again.map(coordinates).join('L')}`, head };
}

function coordinates({ x, y }: Place): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
