import type { Place } from '../../kit/geometry.ts';
import { textWidth } from '../draw/fit-text.ts';
import { routeEdges } from '../edges.ts';
import { placeLabels } from './model-labels.ts';
import type { ModelLine, ModelScene, NodeSize } from './model-scene.ts';
import { LABEL_SIZE } from './model-scene.ts';

/** A line with its way. */
export interface ModelRoute {
  readonly id: string;
  readonly line: ModelLine;
  readonly path: string;
  readonly labelPlace: Place;
  readonly labelWidth: number;
}

/** Parallel lines keep this far apart, in units. */
const APART = 26;
/** With more lines than this, no way is sought around nodes. */
const MOST_ROUTED = 120;
/** How finely the border is looked for, and of how many straight pieces a curve is drawn. */
const FINE = 400;
const POINTS = 24;
/** Tips end before the border. */
const TIP = 3;

/** The ways of a scene's lines: around nodes that they do not end at, from border to border. */
export function routesOf({ nodes, places, lines, node }: ModelScene): readonly ModelRoute[] {
  const straight = lines.filter(({ from, to }) => from !== to);
  const marks = nodes.map((_, index) => ({ id: String(index), place: places[index], standing: 'possible' as const }));
  const edges = straight.map(({ from, to, label }) => ({ from: String(from), to: String(to), label }));
  const routed = routeEdges(edges, straight.length > MOST_ROUTED ? [] : marks, node);
  const ways = straight.length > MOST_ROUTED ? null : routed;
  const curved = straight.map((line, index) => {
    const [from, to] = [places[line.from], places[line.to]];
    const way = ways?.[index];
    const bend = way?.bend ?? middle(from, to);
    const twins = straight.filter((other) => isSamePair(other, line));
    const place = twins.indexOf(line);
    const aside = twins.length === 1 ? 0 : (place - (twins.length - 1) / 2) * 2 * APART;
    const [first, last] = line.from < line.to ? [from, to] : [to, from];
    const moved = beside(twins.length === 1 ? bend : middle(from, to), first, last, aside);
    const labelWidth = textWidth(line.label, LABEL_SIZE) + 7;
    return { line, labelWidth, points: clipped(from, moved, to, node, line.tips) };
  });
  const labels = placeLabels(curved, places, node);
  const routes = curved.map(({ line, labelWidth, points }, index): ModelRoute => ({
    id: `${line.kind} ${line.from} ${line.to} ${line.tips}`,
    line,
    path: `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`,
    labelPlace: labels[index],
    labelWidth,
  }));
  const loops = lines
    .filter(({ from, to }) => from === to)
    .map((line) => loopOf(line, places[line.from], node, neighboursOf(line.from, straight, places)));
  return [...routes, ...loops];
}

function neighboursOf(node: number, lines: readonly ModelLine[], places: readonly Place[]): readonly Place[] {
  return lines
    .filter(({ from, to }) => from === node || to === node)
    .map(({ from, to }) => places[from === node ? to : from]);
}

/** The sides at which a line from a node to itself may stand, the best first. */
const SIDES: readonly Place[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
];

/** A line from a node to itself, at the side farthest from all that it is linked to. */
function loopOf(line: ModelLine, { x, y }: Place, node: NodeSize, neighbours: readonly Place[]): ModelRoute {
  const nearness = (side: Place) =>
    Math.max(
      -1,
      ...neighbours.map((place) => {
        const [dx, dy] = [place.x - x, place.y - y];
        return (dx * side.x + dy * side.y) / (Math.hypot(dx, dy) || 1);
      }),
    );
  const side = SIDES.reduce((best, next) => (nearness(next) < nearness(best) - 0.05 ? next : best));
  const border = side.x === 0 ? node.height / 2 : node.width / 2;
  /** A point so far out from the border, and so far along it. */
  const at = (out: number, aside: number) =>
    `${(x + side.x * (border + out) - side.y * aside).toFixed(1)},${(y + side.y * (border + out) + side.x * aside).toFixed(1)}`;
  const labelWidth = textWidth(line.label, LABEL_SIZE) + 7;
  const out = border + (side.x === 0 ? 22 : 20);
  return {
    id: `${line.from} ${line.to} loop`,
    line,
    path: `M${at(0, -12)}C${at(30, -24)} ${at(30, 24)} ${at(TIP, 12)}`,
    labelPlace: { x: x + side.x * out, y: y + side.y * out },
    labelWidth,
  };
}

function isSamePair(one: ModelLine, other: ModelLine): boolean {
  return (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from);
}

function middle(from: Place, to: Place): Place {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** A place moved at a right angle to the line between two others. */
function beside(place: Place, first: Place, last: Place, by: number): Place {
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: place.x - (by * dy) / length, y: place.y + (by * dx) / length };
}

function along(from: Place, bend: Place, to: Place, part: number): Place {
  const mix = (start: number, between: number, end: number) =>
    (1 - part) ** 2 * start + 2 * part * (1 - part) * between + part ** 2 * end;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

/** The part of a curve outside the nodes at its ends, as points. */
function clipped(from: Place, bend: Place, to: Place, node: NodeSize, tips: ModelLine['tips']): readonly Place[] {
  const outside = (place: Place, centre: Place, gap: number) =>
    Math.abs(place.x - centre.x) > node.width / 2 + gap || Math.abs(place.y - centre.y) > node.height / 2 + gap;
  const gapAt = (isTip: boolean) => (isTip ? TIP : 0);
  let [first, last] = [0, FINE];
  while (first < FINE / 2 && !outside(along(from, bend, to, first / FINE), from, gapAt(tips === 'both'))) first++;
  while (last > FINE / 2 && !outside(along(from, bend, to, last / FINE), to, gapAt(tips !== 'none'))) last--;
  return Array.from({ length: POINTS + 1 }, (_, point) =>
    along(from, bend, to, (first + ((last - first) * point) / POINTS) / FINE),
  );
}
