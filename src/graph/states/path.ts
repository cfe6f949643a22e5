import { curveMonotoneX, line } from 'd3';
import type { Place } from '../../kit/geometry.ts';
import type { PlacedStates } from './layout.ts';

/** Between the line and a mark that it passes stay so many units, where there is room. */
const CLEAR = 4;

/**
 * A line through the given marks, from left to right, as an SVG path. In the layers between two of them it passes between the marks there, since it would seem to
 * come to those that it touches.
 */
export function lineThrough(placed: PlacedStates, marks: readonly number[]): string {
  const draw = line<Place>(
    ({ x }) => x,
    ({ y }) => y,
  )
    .curve(curveMonotoneX)
    .digits(1);
  return draw(wayThrough(placed, marks)) ?? '';
}

/** The points of that line: the marks, and in each layer between two of them where it passes. */
export function wayThrough({ places, radius }: PlacedStates, marks: readonly number[]): readonly Place[] {
  const columns = new Map<number, number[]>();
  for (const { x, y } of places.values()) columns.set(x, [...(columns.get(x) ?? []), y]);
  const layers = [...columns].sort(([one], [other]) => one - other);
  const way: Place[] = [];
  for (const id of marks) {
    const end = places.get(id);
    if (end === undefined) continue;
    for (const [x, taken] of layers) {
      const from = way.at(-1);
      if (from === undefined || x <= from.x || x >= end.x) continue;
      const straight = from.y + ((end.y - from.y) * (x - from.x)) / (end.x - from.x);
      way.push({ x, y: gapNear(straight, taken, radius + CLEAR) });
    }
    way.push(end);
  }
  return way;
}

/** The height nearest to a wanted one that is so far away from all that is there, or else in the middle between two. */
function gapNear(wanted: number, taken: readonly number[], away: number): number {
  const sorted = [...taken].sort((one, other) => one - other);
  if (sorted.every((own) => Math.abs(own - wanted) >= away)) return wanted;
  const gaps = [
    sorted[0] - away,
    ...sorted.slice(1).flatMap((below, index) => {
      const above = sorted[index];
      return below - above < 2 * away ? [(above + below) / 2] : [above + away, below - away];
    }),
    sorted[sorted.length - 1] + away,
  ];
  return gaps.reduce((best, next) => (Math.abs(next - wanted) < Math.abs(best - wanted) ? next : best));
}
