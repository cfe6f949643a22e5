import type { Place } from '../../kit/geometry.ts';

/** A stretch of a row, in scene units. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a row between `top` and `bottom` is free: the stretches in which every point is inside the polygon. Exact: the edges
 * that touch the row are projected on it, and between two projections no edge passes.
 */
export function freeStretches(polygon: readonly Place[], top: number, bottom: number): readonly Stretch[] {
  const blocked: Stretch[] = [];
  for (let index = 0; index < polygon.length; index++) {
    const [a, b] = [polygon[index], polygon[(index + 1) % polygon.length]];
    const upper = Math.max(top, Math.min(a.y, b.y));
    const lower = Math.min(bottom, Math.max(a.y, b.y));
    if (upper > lower) continue;
    const [x1, x2] = a.y === b.y ? [a.x, b.x] : [crossing(a, b, upper), crossing(a, b, lower)];
    blocked.push({ from: Math.min(x1, x2), to: Math.max(x1, x2) });
  }
  blocked.sort((one, other) => one.from - other.from);
  const free: Stretch[] = [];
  let reach = blocked[0]?.to ?? 0;
  for (const { from, to } of blocked) {
    if (from > reach && isInside(polygon, { x: (reach + from) / 2, y: (top + bottom) / 2 }))
      free.push({ from: reach, to: from });
    reach = Math.max(reach, to);
  }
  return free;
}

function crossing(a: Place, b: Place, y: number): number {
  return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
}

/** Is the place inside the polygon (by the even-odd rule)? */
export function isInside(polygon: readonly Place[], place: Place): boolean {
  let inside = false;
  for (let index = 0; index < polygon.length; index++) {
    const [a, b] = [polygon[index], polygon[(index + 1) % polygon.length]];
    if (a.y > place.y !== b.y > place.y && place.x < crossing(a, b, place.y)) inside = !inside;
  }
  return inside;
}
