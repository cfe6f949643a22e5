import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY, type SimulationNodeDatum } from 'd3';
import type { Place } from '../../kit/geometry.ts';
import type { Frame, NodeSize } from './model-scene.ts';

interface Body extends SimulationNodeDatum {
  readonly index: number;
  x: number;
  y: number;
}

/** Rounds of the simulation. It is over before anything is drawn, so that nothing trembles. */
const ROUNDS = 240;
/** Room around a node, in its own sizes. */
const ROOM = 0.72;

/** What forces work on: where nodes start, which of them stay there, and which are linked. */
interface Forces {
  readonly starts: readonly Place[];
  readonly fixed: readonly boolean[];
  readonly links: readonly { readonly from: number; readonly to: number }[];
  readonly node: NodeSize;
  readonly frame: Frame;
}

/** Where nodes come to rest: linked ones lie close to each other, no two overlap, none leaves the frame. */
export function settled({ starts, fixed, links, node, frame }: Forces): readonly Place[] {
  const bodies = starts.map((start, index): Body => ({
    index,
    ...start,
    ...(fixed[index] ? { fx: start.x, fy: start.y } : {}),
  }));
  const reach = Math.hypot(node.width, node.height);
  const simulation = forceSimulation(bodies)
    .force(
      'link',
      forceLink(links.filter(({ from, to }) => from !== to).map(({ from, to }) => ({ source: from, target: to })))
        .distance(reach + 55)
        .strength(0.25),
    )
    .force('charge', forceManyBody().strength(-6 * reach))
    .force(
      'collide',
      forceCollide(reach * ROOM)
        .strength(1)
        .iterations(3),
    )
    .force('x', forceX(frame.width / 2).strength(0.05))
    .force('y', forceY(frame.height / 2).strength(0.05 * Math.min(2.5, Math.max(1, frame.width / frame.height))))
    .stop();
  for (let round = 0; round < ROUNDS; round++) {
    simulation.tick();
    for (const body of bodies) if (!fixed[body.index]) Object.assign(body, within(body, node, frame));
  }
  return parted(bodies, fixed, node, frame);
}

/** Between the borders of two nodes stay so many units: room for what stands at the line between them. */
export const GAP = 36;

/** The same places, with nodes that are too near to each other pushed apart along the shorter way that the frame leaves them; fixed ones stay. */
export function parted(
  bodies: readonly Place[],
  fixed: readonly boolean[],
  node: NodeSize,
  frame: Frame,
): readonly Place[] {
  const places = bodies.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let one = 0; one < places.length; one++) {
      for (let other = 0; other < one; other++) {
        if (fixed[one] && fixed[other]) continue;
        const [dx, dy] = [places[one].x - places[other].x, places[one].y - places[other].y];
        const across = node.width + GAP - Math.abs(dx);
        const down = node.height + GAP - Math.abs(dy);
        if (across <= 0 || down <= 0) continue;
        moved = true;
        const pushes = [
          { x: (dx < 0 ? -across : across) / 2, y: 0 },
          { x: 0, y: (dy < 0 ? -down : down) / 2 },
        ].map(({ x, y }) => {
          const pushed = [one, other].map((index) => {
            const sign = index === one ? 1 : -1;
            const place = { x: places[index].x + sign * x, y: places[index].y + sign * y };
            return fixed[index] ? places[index] : within(place, node, frame);
          });
          const apart = Math.abs(pushed[0].x - pushed[1].x - dx) + Math.abs(pushed[0].y - pushed[1].y - dy);
          // What the border does not let through is missing.
          return { pushed, missing: Math.abs(x + y) * 2 - apart, length: Math.abs(x + y) };
        });
        const [straight, turned] = pushes;
        const best = straight.length + 3 * straight.missing <= turned.length + 3 * turned.missing ? straight : turned;
        [places[one], places[other]] = best.pushed;
      }
    }
    if (!moved) break;
  }
  return places;
}

/** The place in the frame nearest to one: no node is cut off. */
export function within({ x, y }: Place, node: NodeSize, frame: Frame): Place {
  const bound = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
  return {
    x: bound(x, node.width / 2 + frame.margin, frame.width - node.width / 2 - frame.margin),
    y: bound(y, node.height / 2 + frame.margin, frame.height - node.height / 2 - frame.margin),
  };
}
