import type { HallwayScene } from '../../engine/hallway.ts';
import type { Agent } from '../../engine/rules.ts';
import type { Place } from '../../kit/geometry.ts';
import { drawWays, type DrawnWay, type Room } from './hallway-ways.ts';

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
  [15, 3, 74],
  [24, 4, 80],
];
const MANY_ROWS = [5, 70] as const;

/** Beyond so many rooms rows are no higher than they must be: what happened has its place below them. */
export const ROOMY = 15;
/** How high a row is then in which nobody is. */
const EMPTY_ROW = 22;
/** Where the number of a door stands, from the left wall. */
const DOOR = 14;

/** Where and how large a player is drawn. */
export interface Token {
  readonly agent: Agent;
  /** The middle of the disc. */
  readonly at: Place;
  readonly radius: number;
  /** What name and signs may take up: below the disc, or beside it. */
  readonly width: number;
  readonly isBeside: boolean;
  /** The size of the letters. */
  readonly letters: number;
  /** How large the signs are drawn. */
  readonly signs: number;
}

export interface HallwayDrawing {
  readonly rooms: readonly Room[];
  readonly tokens: readonly Token[];
  readonly ways: readonly DrawnWay[];
  /** Where those are whose room is not known; null if there are none. */
  readonly tray: { readonly y: number; readonly height: number } | null;
  readonly height: number;
}

/** What is written to a player in the hallway. */
export interface Label {
  /** What name and signs take up where nothing is cut, in sizes of letters. */
  readonly width: number;
  /** The letters at the beginning of their ways. */
  readonly initial: string;
}

/** Lays a hallway out: rooms in rows above their pieces of the hallway, players in them, and the others below. `labels` are of all players. */
export function drawHallway(places: number, scene: HallwayScene, labels: readonly Label[]): HallwayDrawing {
  const { guests, ways, traps } = scene;
  const hasTrap = (room: number) => traps.some(({ place }) => place === room);
  const inRoom = (place: number | null) => [...guests.keys()].filter((agent) => guests[agent].place === place);
  const elsewhere = inRoom(null);
  const [width, highest] = [widthOf(places), highestOf(places)];
  const letters = Math.min(13, Math.max(10.8, width / 7.4));
  const size: Size = { letters, labels };
  const needed = Array.from({ length: places }, (_, index) =>
    neededIn(inRoom(index + 1), width, hasTrap(index + 1), size),
  );
  const rooms = roomsOf(places, (row) => {
    const most = Math.max(...row.map((place) => needed[place - 1]));
    if (places <= ROOMY) return Math.max(highest, most);
    if (most === 0) return EMPTY_ROW;
    const isLow = row.every((place) => isLowEnough(inRoom(place), width, hasTrap(place), size));
    return isLow ? listHeight(1, false) : Math.max(highest, most);
  });
  const inside = rooms.flatMap((room) => tokensIn(room, inRoom(room.place), hasTrap(room.place), size));
  const below = rooms[rooms.length - 1].door.y + CORRIDOR / 2;
  const tray = trayOf(elsewhere, below, size);
  return {
    rooms,
    tokens: [...inside, ...tray.tokens].sort((one, other) => one.agent - other.agent),
    ways: drawWays(
      ways,
      rooms,
      labels.map(({ initial }) => initial),
    ),
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

function columnsOf(places: number): number {
  return Math.ceil(places / rowsOf(places)[0]);
}

function widthOf(places: number): number {
  return (HALLWAY_WIDTH - 2 * MARGIN) / columnsOf(places);
}

/** The rooms, row by row, each as high as it is told. */
function roomsOf(places: number, heightOf: (row: readonly number[]) => number): Room[] {
  const [columns, width] = [columnsOf(places), widthOf(places)];
  const rooms: Room[] = [];
  for (let y = MARGIN, first = 1; first <= places; first += columns) {
    const row = Array.from({ length: Math.min(columns, places + 1 - first) }, (_, index) => first + index);
    const height = heightOf(row);
    for (const place of row) {
      const x = MARGIN + (place - first) * width;
      rooms.push({ place, x, y, width, height, door: { x: x + DOOR, y: y + height + CORRIDOR / 2 } });
    }
    y += height + CORRIDOR;
  }
  return rooms;
}

interface Size {
  readonly letters: number;
  readonly labels: readonly Label[];
}

/** What name and signs take up below a disc. */
function below(letters: number): number {
  return letters * 1.25 + signScale(letters) * SIGN_HEIGHT + 2;
}

function signScale(letters: number): number {
  return Math.min(1, letters / 13);
}

/** What is pressed is at least so wide and high: 24 pixels on the smallest screen. */
export const LEAST_SIDE = 26;
/** In a list each player has so much height, and a disc of this radius; what is pressed ends so far from disc and name, which stands beside it. */
export const LISTED = { height: 28, radius: 9, edge: 1.5 };
/** From the middle of a disc in a list to the name. */
const TO_NAME = LEAST_SIDE - LISTED.radius;

/** In a room with a trap this much height at the top is the trap's, if two or more are there. */
const TRAP = 12;
/** What a trap with its age takes up from the left wall of its room. */
const TRAP_WIDTH = 23;

/** Do they stand one below the other? Side by side only if that cuts no name, and each can be pressed. */
function areListed(here: readonly Agent[], width: number, { letters, labels }: Size): boolean {
  const each = (width - 4) / here.length;
  return here.length > 1 && here.some((agent) => Math.max(LEAST_SIDE, labels[agent].width * letters) > each);
}

/** How high a room must be at least for those who are in it; 0 for nobody. */
function neededIn(here: readonly Agent[], width: number, hasTrap: boolean, size: Size): number {
  if (here.length < 2) return here.length;
  const isList = hasTrap || areListed(here, width, size);
  return isList ? listHeight(here.length, hasTrap) : 1;
}

function listHeight(guests: number, hasTrap: boolean): number {
  return guests * LISTED.height + 4 + (hasTrap ? TRAP : 0);
}

/** What the name of somebody in a list may take up. */
function besideIn(width: number): number {
  return width - LISTED.radius - TO_NAME - 4 * LISTED.edge;
}

/** May the room be low: is there nobody, or one without a trap whose whole name has room beside the disc? */
function isLowEnough(here: readonly Agent[], width: number, hasTrap: boolean, { letters, labels }: Size): boolean {
  if (here.length === 0) return true;
  return here.length === 1 && !hasTrap && labels[here[0]].width * letters <= besideIn(width);
}

/** Rooms that are lower have room for a list only. */
const LOW = 45;

function tokensIn(room: Room, here: readonly Agent[], hasTrap: boolean, size: Size): Token[] {
  const isList = room.height < LOW || (here.length > 1 && (hasTrap || areListed(here, room.width, size)));
  return isList ? listedIn(room, here, hasTrap ? TRAP : 0, size) : besideEachOther(room, here, hasTrap, size);
}

function besideEachOther(room: Room, here: readonly Agent[], hasTrap: boolean, { letters }: Size): Token[] {
  const { height } = room;
  const each = (room.width - 4) / Math.max(1, here.length);
  const radius = Math.min(LARGEST_DISC, each / 2 - 1.5, (height - 4 - below(letters)) / 2);
  const free = Math.max(0, height - 2 * radius - below(letters)) / 2;
  // Who is alone with a trap makes room for it.
  const aside = hasTrap ? Math.max(0, TRAP_WIDTH + radius - room.width / 2) : 0;
  const width = each - 2 * aside;
  return here.map((agent, index) => {
    const at = { x: room.x + 2 + (index + 0.5) * each + aside, y: room.y + free + radius };
    return { agent, at, radius, width, isBeside: false, letters, signs: signScale(letters) };
  });
}

function listedIn(room: Room, here: readonly Agent[], above: number, { letters }: Size): Token[] {
  const { radius, edge } = LISTED;
  const each = Math.min(1.4 * LISTED.height, (room.height - above - 4) / here.length);
  const top = room.y + above + (room.height - above - each * here.length) / 2;
  return here.map((agent, index) => ({
    agent,
    at: { x: room.x + 2 * edge + radius, y: top + (index + 0.5) * each },
    radius,
    width: besideIn(room.width),
    isBeside: true,
    letters,
    signs: signScale(letters),
  }));
}

/** The title above those whose room is not known. */
const TRAY_TITLE = 15;

/** Who is there stands in columns, each wide enough for the longest name. */
function trayOf(elsewhere: readonly Agent[], top: number, { letters, labels }: Size) {
  if (elsewhere.length === 0) return { tokens: [], height: 0 };
  const { radius, edge, height } = LISTED;
  const inside = HALLWAY_WIDTH - 2 * MARGIN;
  const longest = Math.max(...elsewhere.map((agent) => labels[agent].width)) * letters;
  const columns = Math.max(1, Math.floor(inside / (radius + edge + TO_NAME + longest + 4)));
  const each = inside / columns;
  const tokens = elsewhere.map((agent, index): Token => {
    const at = {
      x: MARGIN + (index % columns) * each + radius + edge,
      y: top + TRAY_TITLE + (Math.floor(index / columns) + 0.5) * height,
    };
    const width = each - radius - TO_NAME - 3 * edge;
    return { agent, at, radius, width, isBeside: true, letters, signs: signScale(letters) };
  });
  return { tokens, height: TRAY_TITLE + Math.ceil(elsewhere.length / columns) * height };
}
