import type { Act } from '../engine/presentation.ts';
import type { Place } from '../kit/geometry.ts';

/** The board's own units; the picture grows with its panel. */
export const BOARD = { width: 320, height: 326, disc: 27 } as const;
/** The middle of the circle. */
export const CENTRE: Place = { x: 160, y: 166 };
const REACH: Place = { x: 112, y: 91 };
/** The same for a low board, and how many that holds. */
const LOW = { reach: { x: 112, y: 50 }, top: 47, height: 238, most: 5 } as const;
/** Between a disc and what points at it. */
const GAP = 5;
const PILL_HEIGHT = 16;
/** What a seat's name and sign take up. */
const NAMES = { width: 76, height: 36 };
/** Longer arrows carry their label. */
const LONG = 150;
/** Places along a line at which it is looked whether a label covers it. */
const STRETCHES = Array.from({ length: 21 }, (_, index) => index / 20);

/** Where a player sits, clockwise from the top. */
export interface Seat {
  readonly place: Place;
  /** Labels stand outside the circle, so that no arrow crosses them. */
  readonly labelAbove: boolean;
  /** How large the seat is drawn: the more players, the smaller. */
  readonly scale: number;
  /** How wide what is pressed to enter a player's thoughts may be, so that none lies on another. */
  readonly width: number;
}

/**
 * Seats for up to seven players stand in a circle, for more along the edges of the board, which gives them more room. On a low board the circle of up to five
 * is flat.
 */
export function seatsFor(players: number, isLow = false): readonly Seat[] {
  const scale = SCALES.find(([most]) => players <= most)?.[1] ?? SMALLEST;
  const reach = isFlat(players, isLow) ? LOW.reach : REACH;
  const places = players <= MOST_IN_CIRCLE ? circle(players, scale, reach) : edges(players, scale);
  return places.map((place) => {
    const beside = places.filter((other) => other !== place && Math.abs(other.y - place.y) < HEIGHT * scale);
    const width = Math.min(WIDTH * scale, ...beside.map((other) => Math.abs(other.x - place.x) || Infinity));
    return { place, labelAbove: place.y <= CENTRE.y + 1, scale, width };
  });
}

/** The part of the board that its seats take up, as the `viewBox` of its drawing. */
export function boardFrame(players: number, isLow = false): string {
  const [top, height] = isFlat(players, isLow) ? [LOW.top, LOW.height] : [0, BOARD.height];
  return `0 ${top} ${BOARD.width} ${height}`;
}

function isFlat(players: number, isLow: boolean): boolean {
  return isLow && players <= LOW.most;
}

/** What a seat takes up with its labels at full size. */
const WIDTH = 100;
const HEIGHT = 90;

const MOST_IN_CIRCLE = 7;
/** So many sit at either side between the corners: names and signs need more height than width. */
const SIDE = 2;
const SCALES: readonly (readonly [most: number, scale: number])[] = [
  [6, 1],
  [MOST_IN_CIRCLE, 0.82],
  [12, 0.74],
];
const SMALLEST = 0.6;
/** What a seat with its labels takes up at full size, from the middle of the disc outwards and sideways. */
const OUTWARDS = 70;
const SIDEWAYS = 47;

function circle(players: number, scale: number, reach: Place): Place[] {
  // Smaller seats may stand nearer to the edge.
  const more = (1 - scale) * SIDEWAYS;
  return Array.from({ length: players }, (_, agent) => {
    const angle = (agent / players) * 2 * Math.PI - Math.PI / 2;
    return { x: CENTRE.x + (reach.x + more) * Math.cos(angle), y: CENTRE.y + (reach.y + more) * Math.sin(angle) };
  });
}

function edges(players: number, scale: number): Place[] {
  const top = Math.ceil((players - 2 * SIDE) / 2);
  const bottom = players - 2 * SIDE - top;
  const left = SIDEWAYS * scale + 3;
  const right = BOARD.width - left;
  // Signs keep their height where seats are smaller.
  const above = OUTWARDS * scale + (1 - scale) * 17 + 1;
  const below = BOARD.height - above;
  const row = (count: number, y: number): Place[] =>
    Array.from({ length: count }, (_, index) => {
      const across = count === 2 ? (index + 1) / 3 : index / (count - 1);
      return { x: left + across * (right - left), y };
    });
  const column = (x: number): Place[] =>
    Array.from({ length: SIDE }, (_, index) => ({ x, y: above + ((index + 1) / (SIDE + 1)) * (below - above) }));
  return [...row(top, above), ...column(right), ...row(bottom, below).reverse(), ...column(left).reverse()];
}

/** An act ready to draw: an arrow that bends through the middle of the circle, or a ring around a disc. */
export interface DrawnAct {
  readonly act: Act;
  readonly path: string;
  readonly head: string;
  /** Middle of the label, and its width. */
  readonly pill: Place;
  readonly pillWidth: number;
}

/** Lays out a step's acts so that arrows keep off labels, and their own labels off each other and off the discs. */
export function drawActs(acts: readonly Act[], seats: readonly Omit<Seat, 'width'>[]): readonly DrawnAct[] {
  const shapes = acts.flatMap((act) => {
    const from = seats.at(act.from);
    const to = seats.at(act.to);
    if (from === undefined || to === undefined) return [];
    const radius = BOARD.disc * from.scale + GAP;
    const shape =
      act.from === act.to ? ring(from.place, radius, pillWidthOf(act)) : arrow(from.place, to.place, radius);
    return [{ act, shape }];
  });
  const discs = seats.flatMap(({ place, scale, labelAbove }) => {
    const outwards = (BOARD.disc + NAMES.height / 2 + 4) * scale;
    const names = { x: place.x, y: place.y + (labelAbove ? -outwards : outwards) };
    return [
      boxAround(place, 2 * BOARD.disc * scale + 4, 2 * BOARD.disc * scale + 4),
      boxAround(names, NAMES.width * scale, NAMES.height * scale),
    ];
  });
  const labels: Box[] = [];
  return shapes.map(({ act, shape }) => {
    const pillWidth = pillWidthOf(act);
    const lines = shapes.filter((other) => other.shape !== shape).flatMap((other) => other.shape.covers);
    const pill = leastCrowded(shape.pills, pillWidth, [...discs, ...labels, ...lines]);
    labels.push(boxAround(pill, pillWidth, PILL_HEIGHT));
    return { act, path: shape.path, head: shape.head, pill, pillWidth };
  });
}

interface Shape {
  readonly path: string;
  readonly head: string;
  /** Where a label may stand, best first. */
  readonly pills: readonly Place[];
  /** What the line itself takes up. */
  readonly covers: readonly Box[];
}

function pillWidthOf({ label }: Act): number {
  return label.length * 7.2 + 11;
}

/** A ring with its label inwards of it, as near as they do not touch. */
function ring(place: Place, radius: number, pillWidth: number): Shape {
  const across = { x: Math.abs(CENTRE.x - place.x), y: Math.abs(CENTRE.y - place.y) };
  const length = Math.hypot(across.x, across.y) || 1;
  const beside = ((radius + 3 + pillWidth / 2) * length) / (across.x || Number.MIN_VALUE);
  const below = ((radius + 3 + PILL_HEIGHT / 2) * length) / (across.y || Number.MIN_VALUE);
  const inward = towards(place, CENTRE, Math.min(beside, below));
  const path = `M${place.x - radius} ${place.y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
  return { path, head: '', pills: [inward], covers: [boxAround(place, 2 * radius, 2 * radius)] };
}

function arrow(from: Place, to: Place, radius: number): Shape {
  const middle = between(from, to, 0.5);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const aside = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const inward = between(middle, CENTRE, 0.2);
  const bend = { x: inward.x + aside.x * 9, y: inward.y + aside.y * 9 };
  const start = towards(from, bend, radius);
  const tip = towards(to, bend, radius);
  const neck = towards(tip, bend, 9);
  const across = { x: -(tip.y - neck.y) / 2.1, y: (tip.x - neck.x) / 2.1 };
  const at = (t: number) => between(between(start, bend, t), between(bend, neck, t), t);
  return {
    path: `M${point(start)}Q${point(bend)} ${point(neck)}`,
    head: `M${point(tip)}L${point({ x: neck.x + across.x, y: neck.y + across.y })}L${point({ x: neck.x - across.x, y: neck.y - across.y })}Z`,
    // On the line where that is long; beside it, towards the middle, where the label would hide it.
    pills:
      length > LONG
        ? [0.45, 0.35, 0.55, 0.28, 0.65, 0.2, 0.72].map(at)
        : [15, 20, 26].flatMap((off) => [towards(at(0.5), CENTRE, off), towards(at(0.5), CENTRE, -off)]),
    covers: STRETCHES.map((t) => boxAround(at(t), 6, 6)),
  };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxAround({ x, y }: Place, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** The first place where a label covers least of what is taken. */
function leastCrowded(places: readonly Place[], width: number, taken: readonly Box[]): Place {
  const covered = places.map((place) => {
    const box = boxAround(place, width + 4, PILL_HEIGHT + 4);
    return taken.reduce((sum, other) => sum + overlap(box, other), 0);
  });
  return places[covered.indexOf(Math.min(...covered))];
}

function overlap(one: Box, other: Box): number {
  const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return x > 0 && y > 0 ? x * y : 0;
}

function between(from: Place, to: Place, part: number): Place {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function towards(from: Place, to: Place, distance: number): Place {
  return between(from, to, distance / (Math.hypot(to.x - from.x, to.y - from.y) || 1));
}

function point({ x, y }: Place): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
