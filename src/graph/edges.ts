import type { Place } from '../kit/geometry.ts';
import { areAlike, badgesOf, BADGE_HEIGHT, namedBoxes, type Surroundings } from './badge.ts';
import { textWidth } from './draw/fit-text.ts';
import { flagBox } from './flag.ts';
import {
  EDGE_LABEL_HEIGHT,
  EDGE_LABEL_SIZE,
  type PictureSize,
  type RoutedEdge,
  type Scene,
  type WorldMark,
} from './scene.ts';

/** Two worlds, by number, that some agents cannot tell apart. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly agents: readonly number[];
}

/** A set of worlds in which an agent tells no two apart is joined by all its lines up to this size. */
const SMALL = 3;

/** A line that is drawn for another agent already counts as so much shorter. */
const SHARED = 0.7;

/**
 * The links worth drawing. Where an agent tells no two of four or more worlds apart, a shortest tree joins them: from world to
 * world along it one reads the rest. It takes lines that others have, and goes round the pictures of other `worlds`, where that is no
 * great detour. Links that stay are drawn for all of their agents that keep them.
 */
export function thinLinks(
  links: readonly Link[],
  places: (world: number) => Place,
  worlds: readonly number[] = [],
  picture: Size = { width: 0, height: 0 },
): readonly Link[] {
  const lengths = new Map(links.map((link) => [link, lengthOf(link, places, worlds, picture)]));
  const agents = [...new Set(links.flatMap((link) => link.agents))].sort((one, other) => one - other);
  const kept = new Map<Link, number[]>();
  for (const agent of agents) {
    const own = links.filter((link) => link.agents.includes(agent));
    for (const part of parts(own)) {
      const { size } = new Set(part.flatMap(({ from, to }) => [from, to]));
      const complete = part.length === (size * (size - 1)) / 2;
      for (const link of complete && size > SMALL
        ? shortestTree(part, (link) => (lengths.get(link) ?? 0) * (kept.has(link) ? SHARED : 1))
        : part) {
        const known = kept.get(link);
        if (known === undefined) kept.set(link, [agent]);
        else known.push(agent);
      }
    }
  }
  return links.flatMap((link) => {
    const keepers = kept.get(link);
    return keepers === undefined ? [] : { ...link, agents: keepers };
  });
}

/** Links that hang together. */
function parts(links: readonly Link[]): readonly (readonly Link[])[] {
  let found: Link[][] = [];
  for (const link of links) {
    const touching = found.filter((part) =>
      part.some((other) => [other.from, other.to].some((world) => world === link.from || world === link.to)),
    );
    found = [...found.filter((part) => !touching.includes(part)), [...touching.flat(), link]];
  }
  return found;
}

/** How long a straight line is; for each picture that it would have to go round, once more. */
function lengthOf(
  { from, to }: Link,
  places: (world: number) => Place,
  worlds: readonly number[],
  picture: Size,
): number {
  const straight = samples(curveBetween(places(from), places(to), 0));
  const inTheWay = worlds.filter(
    (world) =>
      world !== from && world !== to && straight.some((place) => isOnAny(place, [places(world)], picture, CLEAR)),
  );
  const [one, other] = [places(from), places(to)];
  return Math.hypot(one.x - other.x, one.y - other.y) * (1 + inTheWay.length);
}

/** A shortest tree of links (Kruskal); of equally long ones the first. */
function shortestTree(links: readonly Link[], length: (link: Link) => number): readonly Link[] {
  const root = new Map<number, number>();
  const rootOf = (world: number): number => {
    const next = root.get(world) ?? world;
    return next === world ? world : rootOf(next);
  };
  return [...links]
    .sort((one, other) => length(one) - length(other) || one.from - other.from || one.to - other.to)
    .filter(({ from, to }) => {
      const [one, other] = [rootOf(from), rootOf(to)];
      root.set(one, other);
      return one !== other;
    });
}

/** A line between two worlds that some players cannot tell apart. */
export interface EdgeMark {
  /** Ids of world marks. */
  readonly from: string;
  readonly to: string;
  /** The players' initials, in one text. */
  readonly label: string;
}

/** How far a line may be bent to pass by pictures and to make room for its label, in units. */
const BENDS = [0, 12, -12, 22, -22, 34, -34, 48, -48, 66, -66, 88, -88, 120, -120];
/** What is to be avoided, against one unit of bending. */
const COSTS = { crossing: 20, label: 60, ghost: 15, line: 12, beside: 4 };
/** Two lines nearer than this run together. */
const TOGETHER = 5;
/** How much worse it is for a label to lie on another than on a number beside a picture; on a picture; and on a name, or beyond the scene. */
const WORSE = { label: 4, picture: 2, name: 5 };
/** Where along a line its label may stand. */
const LABEL_STOPS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73];
const SAMPLES = 24;
/** A line keeps this far from pictures that it does not end at. */
const CLEAR = 3;

/** A world as lines see it; without a count no number stands beside it. */
type Passed = Pick<WorldMark, 'id' | 'place' | 'standing'> & Partial<Pick<WorldMark, 'count' | 'actual'>>;

/**
 * Draws lines between worlds so that they pass by the pictures of `worlds` that stand, and labels so that they lie on no picture,
 * no number beside one, no name and no other label, and in the scene, as far as that can be had by bending a line; and rather on no ghost. The number
 * in the centre is passed by, too.
 */
export function routeEdges(
  edges: readonly EdgeMark[],
  worlds: readonly Passed[],
  picture: Size,
  centre: Centre | null = null,
  around: Surroundings | null = null,
): readonly RoutedEdge[] {
  const standing = worlds.filter((world) => world.standing !== 'pruned');
  const flags = standing.flatMap((world) => (world.actual === true ? flagBox(world, worlds, picture) : []));
  const ghosts = worlds.filter(({ standing: stands }) => stands === 'pruned').map(({ place }) => place);
  const names = namedBoxes(around);
  const placeOf = new Map(worlds.map(({ id, place }) => [id, place]));
  const labels: Label[] = [];
  const lines: (readonly Place[])[] = [];
  const counted = standing.map((world) => ({ count: 1, ...world }));
  const badges = areAlike(counted) ? [] : badgesOf(counted, picture, () => 'unless it hides a world', around);
  const drawn = edges.flatMap(({ from, to, label }) => {
    const [start, end] = [placeOf.get(from), placeOf.get(to)];
    if (start === undefined || end === undefined) return [];
    const others = standing.filter(({ id }) => id !== from && id !== to).map(({ place }) => place);
    const width = textWidth(label, EDGE_LABEL_SIZE) + 6;
    const boxes = grown(picture, width);
    const faultsOf = (place: Place, beside: readonly Label[]) =>
      (isOnAny(place, [...others, start, end], boxes, -1) || isOnCentre(place, centre) ? WORSE.picture : 0) +
      badges.filter(
        (badge) =>
          Math.abs(badge.middle.x - place.x) < (badge.width + width) / 2 &&
          Math.abs(badge.middle.y - place.y) < (BADGE_HEIGHT + EDGE_LABEL_HEIGHT) / 2,
      ).length +
      WORSE.name *
        ([...names, ...flags].filter((name) => isOnAny(place, [name.place], grown(name, width), 0)).length +
          (leaves(place, width, around) ? 1 : 0)) +
      WORSE.label *
        beside.filter(
          (other) =>
            Math.abs(other.place.x - place.x) < (other.width + width) / 2 + CLEAR &&
            Math.abs(other.place.y - place.y) < EDGE_LABEL_HEIGHT + CLEAR,
        ).length;
    /** The best stop for the label along a curve, among other labels and lines. */
    const labelOn = (curve: Curve, beside: readonly Label[], others: readonly (readonly Place[])[]) =>
      LABEL_STOPS.map((stop) => {
        const place = along(curve, stop);
        const faults = faultsOf(place, beside);
        const overGhost = isOnAny(place, ghosts, boxes, 0);
        const overLine = others.some((line) => isOnAny(place, line, { width, height: EDGE_LABEL_HEIGHT }, 0));
        const cost = COSTS.label * faults + (overGhost ? COSTS.ghost : 0) + (overLine ? COSTS.line : 0);
        return { place, width, faults, overGhost, cost };
      }).reduce((best, next) => (next.cost < best.cost ? next : best));
    const ways = BENDS.map((bend) => {
      const curve = curveBetween(start, end, bend);
      const passed = samples(curve);
      const crossed = passed.filter(
        (place) => isOnAny(place, others, picture, CLEAR) || isOnCentre(place, centre),
      ).length;
      const hides = labels.filter((other) =>
        passed.some((place) => isOnAny(place, [other.place], { width: other.width, height: EDGE_LABEL_HEIGHT }, 1)),
      ).length;
      // Lines that end at the same picture meet there.
      const open = passed.filter((place) => !isOnAny(place, [start, end], picture, CLEAR));
      const together = open.filter((place) => lines.some((line) => isNearAny(place, line, TOGETHER))).length;
      const label = labelOn(curve, labels, lines);
      const cost =
        Math.abs(bend) + COSTS.crossing * crossed + COSTS.line * hides + COSTS.beside * together + label.cost;
      return { curve, crossed, label, cost };
    });
    const { curve, crossed, label: own } = ways.reduce((best, next) => (next.cost < best.cost ? next : best));
    labels.push(own);
    lines.push(samples(curve));
    return { id: `${from} ${to}`, curve, crossed, label, labelOn };
  });
  // With all lines there, a label may stand better than it did: not where lines cross.
  return drawn.map(({ id, curve, crossed, label, labelOn }, index) => {
    const apart = <Item>(items: readonly Item[]) => items.filter((_, other) => other !== index);
    const { place, width, faults, overGhost } = (labels[index] = labelOn(curve, apart(labels), apart(lines)));
    return { id, ...curve, label, labelPlace: place, labelWidth: width, clear: crossed + faults === 0, overGhost };
  });
}

/** Would a label of a width stand beyond the scene? */
function leaves({ x, y }: Place, label: number, scene: Size | null): boolean {
  if (scene === null) return false;
  const isOut = (middle: number, half: number, room: number) => middle < half || middle > room - half;
  return isOut(x, label / 2, scene.width) || isOut(y, EDGE_LABEL_HEIGHT / 2, scene.height);
}

interface Label {
  readonly place: Place;
  readonly width: number;
}

/** How large a picture is. */
type Size = Pick<PictureSize, 'width' | 'height'>;

/** A box that a label of some width touches from within this one. */
function grown({ width, height }: Size, label: number): Size {
  return { width: width + label, height: height + EDGE_LABEL_HEIGHT };
}

/** Where the number of worlds stands. */
type Centre = Pick<NonNullable<Scene['centre']>, 'place' | 'width' | 'height'>;

interface Curve {
  readonly from: Place;
  readonly bend: Place;
  readonly to: Place;
}

/** A quadratic curve whose middle lies `bend` units beside the straight line. */
function curveBetween(from: Place, to: Place, bend: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { from, to, bend: { x: middle.x - (2 * bend * dy) / length, y: middle.y + (2 * bend * dx) / length } };
}

function along({ from, bend, to }: Curve, part: number): Place {
  const mix = (start: number, middle: number, end: number) =>
    (1 - part) ** 2 * start + 2 * part * (1 - part) * middle + part ** 2 * end;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

function samples(curve: Curve): readonly Place[] {
  return Array.from({ length: SAMPLES - 1 }, (_, index) => along(curve, (index + 1) / SAMPLES));
}

function isOnAny(place: Place, middles: readonly Place[], { width, height }: Size, clear: number): boolean {
  return middles.some(
    ({ x, y }) => Math.abs(place.x - x) < width / 2 + clear && Math.abs(place.y - y) < height / 2 + clear,
  );
}

function isNearAny({ x, y }: Place, others: readonly Place[], near: number): boolean {
  return others.some((other) => Math.hypot(other.x - x, other.y - y) < near);
}

function isOnCentre(place: Place, centre: Centre | null): boolean {
  if (centre === null) return false;
  const { x, y } = centre.place;
  return Math.abs(place.x - x) < centre.width / 2 && Math.abs(place.y - y) < centre.height / 2;
}
