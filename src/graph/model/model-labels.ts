import type { Place } from '../../kit/geometry.ts';
import { LABEL_SIZE, type NodeSize } from './model-scene.ts';

/** A line with what stands at it. */
interface Labelled {
  /** The line as points, close to each other. */
  readonly points: readonly Place[];
  /** 0 where nothing stands at it. */
  readonly labelWidth: number;
}

/** Where along a line its label may stand, the middle first. */
const STOPS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
/** What a label is kept from, against one step away from the middle. */
const COSTS = { node: 60, label: 40, line: 6 };
/** Labels are put in their places one after the other, so many times over. */
const ROUNDS = 3;
const HEIGHT = LABEL_SIZE + 4;
/** Room around a label. */
const CLEAR = 3;

/** A place for each line's label, on the line: on no node, on no other label and across no other line, as far as that can be had. */
export function placeLabels(lines: readonly Labelled[], nodes: readonly Place[], node: NodeSize): readonly Place[] {
  const chosen = lines.map(({ points }) => at(points, STOPS[0]));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const [own, { points, labelWidth }] of lines.entries()) {
      const costs = STOPS.map((stop, step) => {
        const place = at(points, stop);
        const on = (others: readonly Place[], width: number, height: number) =>
          others.reduce((sum, other) => sum + (meets(place, other, width, height) ? 1 : 0), 0);
        const crossed = lines.filter(
          (other, index) => index !== own && other.points.some((point) => meets(place, point, labelWidth, HEIGHT)),
        ).length;
        const labels = lines.filter(
          (other, index) => index !== own && meets(place, chosen[index], labelWidth + other.labelWidth, 2 * HEIGHT),
        ).length;
        return (
          step +
          COSTS.node * on(nodes, node.width + labelWidth, node.height + HEIGHT) +
          COSTS.label * labels +
          COSTS.line * crossed
        );
      });
      const best = at(points, STOPS[costs.indexOf(Math.min(...costs))]);
      moved ||= best.x !== chosen[own].x || best.y !== chosen[own].y;
      chosen[own] = best;
    }
    if (!moved) break;
  }
  return chosen;
}

/** Whether two middles lie so near that boxes which are together so large overlap. */
function meets(one: Place, other: Place, width: number, height: number): boolean {
  return Math.abs(one.x - other.x) < width / 2 + CLEAR && Math.abs(one.y - other.y) < height / 2 + CLEAR;
}

function at(points: readonly Place[], part: number): Place {
  const exact = part * (points.length - 1);
  const [before, after] = [points[Math.floor(exact)], points[Math.ceil(exact)]];
  const rest = exact - Math.floor(exact);
  return { x: before.x + (after.x - before.x) * rest, y: before.y + (after.y - before.y) * rest };
}
