import type { Place } from '../kit/geometry.ts';
import { textWidth } from './draw/fit-text.ts';
import type { EdgeMark, PictureSize, WorldMark } from './scene.ts';

/** Two worlds, by number, that some agents cannot tell apart. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly agents: readonly number[];
}

/** A set of worlds in which an agent tells no two apart is joined by all its lines up to this size. */
const SMALL = 3;

/**
 * The links worth drawing. Where an agent tells no two of four or more worlds apart, a shortest tree joins them: from world to
 * world along it one reads the rest. Links that stay are drawn for all of their agents that keep them.
 */
export function thinLinks(links: readonly Link[], places: (world: number) => Place): readonly Link[] {
  const agents = [...new Set(links.flatMap((link) => link.agents))].sort((one, other) => one - other);
  const kept = new Map<Link, number[]>();
  for (const agent of agents) {
    const own = links.filter((link) => link.agents.includes(agent));
    for (const part of parts(own)) {
      const worlds = new Set(part.flatMap(({ from, to }) => [from, to]));
      const complete = part.length === (worlds.size * (worlds.size - 1)) / 2;
      for (const link of complete && worlds.size > SMALL ? shortestTree(part, places) : part) {
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

/** A shortest tree of links (Kruskal); of equally long ones the first. */
function shortestTree(links: readonly Link[], places: (world: number) => Place): readonly Link[] {
  const length = ({ from, to }: Link) => {
    const [one, other] = [places(from), places(to)];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
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

/** A line as it is drawn: a curve from picture to picture, with room for its label. */
export interface RoutedEdge {
  readonly id: string;
  readonly from: Place;
  readonly bend: Place;
  readonly to: Place;
  readonly label: string;
  readonly labelPlace: Place;
  readonly labelWidth: number;
}

export const EDGE_LABEL_SIZE = 11;
const LABEL_HEIGHT = 14;
/** How far a line is bent to pass by pictures, in units; the least that does is taken. */
const BENDS = [0, 14, -14, 28, -28, 46, -46, 70, -70, 100, -100];
/** Where along a line its label may stand. */
const LABEL_STOPS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73];
const SAMPLES = 24;
/** A line keeps this far from pictures that it does not end at. */
const CLEAR = 3;

/**
 * Draws lines between worlds so that they pass by the pictures of `worlds` that stand, and labels so that they lie on no picture
 * and no other label, as far as that can be had by bending a line.
 */
export function routeEdges(
  edges: readonly EdgeMark[],
  worlds: readonly WorldMark[],
  picture: PictureSize,
): readonly RoutedEdge[] {
  const standing = worlds.filter((world) => world.standing !== 'pruned');
  const placeOf = new Map(worlds.map(({ id, place }) => [id, place]));
  const labels: { readonly place: Place; readonly width: number }[] = [];
  return edges.flatMap(({ from, to, label }) => {
    const [start, end] = [placeOf.get(from), placeOf.get(to)];
    if (start === undefined || end === undefined) return [];
    const others = standing.filter(({ id }) => id !== from && id !== to).map(({ place }) => place);
    const width = textWidth(label, EDGE_LABEL_SIZE) + 6;
    const crossings = (curve: Curve) =>
      samples(curve).reduce((sum, place) => sum + (isOnAny(place, others, picture, CLEAR) ? 1 : 0), 0);
    const curves = BENDS.map((bend) => curveBetween(start, end, bend));
    const curve = curves.reduce((best, next) => (crossings(next) < crossings(best) ? next : best));
    const faults = (stop: number) => {
      const place = along(curve, stop);
      const box = { ...picture, width: picture.width + width, height: picture.height + LABEL_HEIGHT };
      const onPicture = isOnAny(place, [...others, start, end], box, -1) ? 1 : 0;
      const onLabel = labels.filter(
        (other) =>
          Math.abs(other.place.x - place.x) < (other.width + width) / 2 &&
          Math.abs(other.place.y - place.y) < LABEL_HEIGHT,
      ).length;
      return onPicture + onLabel;
    };
    const stop = LABEL_STOPS.reduce((best, next) => (faults(next) < faults(best) ? next : best));
    const labelPlace = along(curve, stop);
    labels.push({ place: labelPlace, width });
    return { id: `${from} ${to}`, ...curve, label, labelPlace, labelWidth: width };
  });
}

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

function isOnAny(place: Place, middles: readonly Place[], { width, height }: PictureSize, clear: number): boolean {
  return middles.some(
    ({ x, y }) => Math.abs(place.x - x) < width / 2 + clear && Math.abs(place.y - y) < height / 2 + clear,
  );
}
