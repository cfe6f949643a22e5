import type { Place } from '../kit/geometry.ts';
import type { PictureSize } from './scene.ts';

/** An upright box, in scene units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A straight band between two blocks of a hull that do not touch. */
export interface Link {
  readonly from: Place;
  readonly to: Place;
}

/**
 * A set of worlds drawn as one connected thing. Blocks cover the pictures of members and the gaps between neighbours, and
 * touch no other world's picture; links join blocks that lie apart, by the shortest tree, and may pass behind other pictures.
 */
export interface Hull {
  readonly blocks: readonly Box[];
  readonly links: readonly Link[];
}

/** Neighbours in a row or column are joined when the gap is at most this many heights of a sign. */
const NEAR = 1.1;

/** The hull of the worlds at `members`, among the worlds at `others`; all places are middles of pictures. */
export function cellHull(members: readonly Place[], others: readonly Place[], picture: PictureSize): Hull {
  const boxes = members.map((place) => boxAround(place, picture));
  const obstacles = others.map((place) => boxAround(place, picture));
  const isFree = (box: Box) => !obstacles.some((obstacle) => overlap(box, obstacle));
  const runs = joinRows(boxes, NEAR * picture.signHeight, isFree);
  const bridges = bridgeRows(runs, NEAR * picture.signHeight, isFree);
  return { blocks: [...runs, ...bridges.map(({ box }) => box)], links: shortestLinks(runs, bridges) };
}

function boxAround({ x, y }: Place, { width, height }: PictureSize): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Joins boxes that follow one another in a row into long ones. */
function joinRows(boxes: readonly Box[], near: number, isFree: (box: Box) => boolean): readonly Box[] {
  const runs: Box[] = [];
  for (const box of [...boxes].sort((one, other) => one.top - other.top || one.left - other.left)) {
    const last = runs.at(-1);
    const joined = last?.top === box.top ? { ...last, right: box.right } : null;
    if (last !== undefined && joined !== null && box.left - last.right <= near && isFree(joined)) {
      runs[runs.length - 1] = joined;
    } else {
      runs.push(box);
    }
  }
  return runs;
}

interface Bridge {
  readonly box: Box;
  /** Indices of the two runs that it joins. */
  readonly ends: readonly [number, number];
}

/** Fills the gap between runs that lie closely one above the other, as far as both reach. */
function bridgeRows(runs: readonly Box[], near: number, isFree: (box: Box) => boolean): readonly Bridge[] {
  const bridges: Bridge[] = [];
  runs.forEach((upper, index) => {
    runs.forEach((lower, other) => {
      if (lower.top <= upper.top || lower.top - upper.bottom > near) return;
      const box = {
        left: Math.max(upper.left, lower.left),
        right: Math.min(upper.right, lower.right),
        top: upper.top,
        bottom: lower.bottom,
      };
      if (box.left < box.right && isFree(box)) bridges.push({ box, ends: [index, other] });
    });
  });
  return bridges;
}

/** The links of a shortest tree over the parts that are still apart (Prim). */
function shortestLinks(runs: readonly Box[], bridges: readonly Bridge[]): readonly Link[] {
  const neighbours = runs.map((): number[] => []);
  for (const { ends } of bridges) {
    neighbours[ends[0]].push(ends[1]);
    neighbours[ends[1]].push(ends[0]);
  }
  const reached = runs.map(() => false);
  const nearest = runs.map(() => ({ distance: Infinity, run: 0 }));
  const reach = (start: number) => {
    const waiting = [start];
    for (let run = waiting.pop(); run !== undefined; run = waiting.pop()) {
      if (reached[run]) continue;
      reached[run] = true;
      waiting.push(...neighbours[run]);
      for (let other = 0; other < runs.length; other++) {
        if (reached[other]) continue;
        const distance = distanceBetween(runs[run], runs[other]);
        if (distance < nearest[other].distance) nearest[other] = { distance, run };
      }
    }
  };
  const links: Link[] = [];
  if (runs.length > 0) reach(0);
  for (;;) {
    let closest = -1;
    for (let run = 0; run < runs.length; run++) {
      if (!reached[run] && (closest < 0 || nearest[run].distance < nearest[closest].distance)) closest = run;
    }
    if (closest < 0) return links;
    links.push(linkBetween(runs[nearest[closest].run], runs[closest]));
    reach(closest);
  }
}

function distanceBetween(one: Box, other: Box): number {
  const x = Math.max(0, other.left - one.right, one.left - other.right);
  const y = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(x, y);
}

/** The shortest way between two boxes. */
function linkBetween(one: Box, other: Box): Link {
  const [x1, x2] = nearestOn(one.left, one.right, other.left, other.right);
  const [y1, y2] = nearestOn(one.top, one.bottom, other.top, other.bottom);
  return { from: { x: x1, y: y1 }, to: { x: x2, y: y2 } };
}

/** The nearest numbers of two intervals; where they overlap, the middle of the overlap. */
function nearestOn(from: number, to: number, otherFrom: number, otherTo: number): readonly [number, number] {
  if (to < otherFrom) return [to, otherFrom];
  if (otherTo < from) return [from, otherTo];
  const middle = (Math.max(from, otherFrom) + Math.min(to, otherTo)) / 2;
  return [middle, middle];
}

/** The path of a hull's blocks, all wound clockwise, to be filled by the nonzero rule. */
export function blocksPath({ blocks }: Hull): string {
  return blocks.map(({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}Z`).join('');
}

/** The path of a hull's links, to be stroked. */
export function linksPath({ links }: Hull): string {
  return links.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
}
