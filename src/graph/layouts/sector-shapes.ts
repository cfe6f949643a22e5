import type { Place } from '../../kit/geometry.ts';
import { outlineOf, type Outline, type RoundedRectangle } from './outline.ts';

/** The ring between a scene's centre and its edge, cut by straight lines from the one to the other. */
export interface Ring {
  readonly inner: Outline;
  readonly outer: Outline;
  /** From a fraction of the outer line to the fraction of the inner one where the cut from there ends. */
  across(fraction: number): number;
}

/**
 * The ring between two rounded rectangles about the origin. Cuts run from corner to corner and from the middle of a side to the
 * middle of a side; between these, `steepness` 1 makes them run as rays do, and less lets them end nearer to the corners of
 * the centre, so that they stand more upright and sectors are less pointed.
 */
export function ringBetween(inner: RoundedRectangle, outer: RoundedRectangle, steepness: number): Ring {
  const [inside, outside] = [outlineOf(inner), outlineOf(outer)];
  const across = (fraction: number) => {
    const turn = Math.floor(fraction);
    const within = fraction - turn;
    const next = outside.corners.findIndex((corner) => corner > within);
    const side = next < 0 ? 4 : next;
    const [start, end] = [cornerAt(outside, side - 1), cornerAt(outside, side)];
    const along = (2 * (within - start)) / (end - start) - 1;
    const bent = Math.sign(along) * Math.abs(along) ** steepness;
    const [innerStart, innerEnd] = [cornerAt(inside, side - 1), cornerAt(inside, side)];
    return turn + innerStart + ((bent + 1) / 2) * (innerEnd - innerStart);
  };
  return { inner: inside, outer: outside, across };
}

/** The fraction of a corner, counted on beyond one turn: corner -1 is the upper left one, before the start. */
function cornerAt({ corners }: Outline, index: number): number {
  return (corners.at(index % 4) ?? 0) + Math.floor(index / 4);
}

const AREA_SAMPLES = 720;

/** Where a sector begins and ends, as fractions of the way round the outer line. */
export type Cut = readonly [from: number, to: number];

/**
 * Where to cut a ring so that the areas of the sectors are to one another as `weights`. The first sector lies across the top;
 * the others follow clockwise.
 */
export function cutsByArea(ring: Ring, weights: readonly number[]): readonly Cut[] {
  const sums = [0];
  const ends = (fraction: number) => [ring.inner.at(ring.across(fraction)), ring.outer.at(fraction)] as const;
  for (let sample = 0; sample < AREA_SAMPLES; sample++) {
    const [a, b] = ends(sample / AREA_SAMPLES);
    const [d, c] = ends((sample + 1) / AREA_SAMPLES);
    sums.push((sums.at(-1) ?? 0) + areaOf([a, b, c, d]));
  }
  const whole = sums.at(-1) ?? 1;
  const fractionAt = (share: number): number => {
    const turn = Math.floor(share);
    const wanted = (share - turn) * whole;
    const next = sums.findIndex((sum) => sum > wanted);
    const sample = next < 0 ? AREA_SAMPLES - 1 : next - 1;
    const within = (wanted - sums[sample]) / (sums[sample + 1] - sums[sample]);
    return turn + (sample + within) / AREA_SAMPLES;
  };
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let share = -(weights[0] ?? 0) / total / 2;
  return weights.map((weight): Cut => {
    const from = fractionAt(share);
    share += weight / total;
    return [from, fractionAt(share)];
  });
}

function areaOf(corners: readonly Place[]): number {
  let doubled = 0;
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length];
    doubled += corner.x * next.y - next.x * corner.y;
  });
  return Math.abs(doubled) / 2;
}

/** The sine of the angle between the cut that begins at `fraction` and the line it meets at `end` of an outline. */
function slant(ring: Ring, fraction: number, outline: Outline, end: number): number {
  const [inside, outside] = [ring.inner.at(ring.across(fraction)), ring.outer.at(fraction)];
  const [before, after] = [outline.at(end - 1e-4), outline.at(end + 1e-4)];
  const cut = { x: outside.x - inside.x, y: outside.y - inside.y };
  const line = { x: after.x - before.x, y: after.y - before.y };
  const product = Math.abs(cut.x * line.y - cut.y * line.x);
  return product / (Math.hypot(cut.x, cut.y) * Math.hypot(line.x, line.y) || 1);
}

/** The outline of a sector, moved in from its two cuts by `margin` units. A lone sector (of one whole turn) is the whole ring. */
export function sectorOutline(ring: Ring, [from, to]: Cut, margin: number): readonly Place[] {
  const side = (outline: Outline, project: (fraction: number) => number): readonly Place[] => {
    const [first, last] = [project(from), project(to)];
    const inset = (fraction: number) =>
      margin / (outline.length * Math.max(0.3, slant(ring, fraction, outline, project(fraction))));
    const start = Math.min(first + inset(from), (first + last) / 2);
    const end = Math.max(last - inset(to), (first + last) / 2);
    return [start, ...outline.bendsBetween(start, end), end].map((fraction) => outline.at(fraction));
  };
  const outer = side(ring.outer, (fraction) => fraction);
  const inner = side(ring.inner, (fraction) => ring.across(fraction));
  return [...outer, ...[...inner].reverse()];
}
