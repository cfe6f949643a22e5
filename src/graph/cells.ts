import type { Place } from '../kit/geometry.ts';
import type { PictureSize } from './scene.ts';

/** An upright box, in scene units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Neighbours in a row or column are joined when the gap is at most this many heights of a sign. */
const NEAR = 1.1;

/**
 * A set of worlds drawn as one thing: blocks that cover the pictures at `members` and the gaps between neighbours, and touch no picture at
 * `others`. All places are middles of pictures.
 */
export function cellBlocks(members: readonly Place[], others: readonly Place[], picture: PictureSize): readonly Box[] {
  const obstacles = others.map((place) => boxAround(place, picture));
  const isFree = (box: Box) => !obstacles.some((obstacle) => overlap(box, obstacle));
  const near = NEAR * picture.signHeight;
  const runs = joinRows(
    members.map((place) => boxAround(place, picture)),
    near,
    isFree,
  );
  return [...runs, ...bridgeRows(runs, near, isFree)];
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

/** Fills the gap between runs that lie closely one above the other, as far as both reach. */
function bridgeRows(runs: readonly Box[], near: number, isFree: (box: Box) => boolean): readonly Box[] {
  const bridges: Box[] = [];
  runs.forEach((upper) => {
    runs.forEach((lower) => {
      if (lower.top <= upper.top || lower.top - upper.bottom > near) return;
      const box = {
        left: Math.max(upper.left, lower.left),
        right: Math.min(upper.right, lower.right),
        top: upper.top,
        bottom: lower.bottom,
      };
      if (box.left < box.right && isFree(box)) bridges.push(box);
    });
  });
  return bridges;
}

/** The path of blocks, all wound clockwise, to be filled by the nonzero rule. */
export function blocksPath(blocks: readonly Box[]): string {
  return blocks.map(({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}Z`).join('');
}
