import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY, type SimulationNodeDatum } from 'd3';
import type { Place } from '../../kit/geometry.ts';
import type { FrameSize, NodeSize } from './model-scene.ts';

interface Body extends SimulationNodeDatum {
  readonly index: number;
  x: number;
  y: number;
}

/** Rounds of the simulation. It is over before anything is drawn, so that nothing trembles. */
const ROUNDS = 240;
/** Room around a node, in its own sizes. */
const ROOM = 0.72;
/** Room around a node for a line from it to itself. */
const MARGIN = 34;
/** Few nodes are drawn larger, up to this part of the frame's own units. */
const NEAREST = 0.62;

/** How large a drawing must be for so many nodes, in the frame's shape. */
export function frameFor(count: number, { width, height }: NodeSize, frame: FrameSize): FrameSize {
  const wanted = count * (width + 105) * (height + 105);
  const scale = Math.max(NEAREST, Math.sqrt(wanted / (frame.width * frame.height)), (width + 2 * MARGIN) / frame.width);
  return { width: frame.width * scale, height: frame.height * scale };
}

/**
 * Places for nodes that have none yet, by forces: linked nodes lie close to each other, no two overlap. Those that have a
 * place keep it. The same input always gives the same places.
 */
export function placeNodes(
  known: readonly (Place | null)[],
  links: readonly { readonly from: number; readonly to: number }[],
  node: NodeSize,
  frame: FrameSize,
): readonly Place[] {
  if (known.every((place) => place !== null)) return known.map((place) => within(place, node, frame));
  const count = known.length;
  const radius = Math.min(frame.width, frame.height) * 0.32;
  const bodies = known.map((place, index): Body => {
    // Two stand side by side: there is more room.
    const angle = (2 * Math.PI * index) / count - (count === 2 ? Math.PI : Math.PI / 2);
    const start = place ?? {
      x: frame.width / 2 + radius * Math.cos(angle) * Math.min(1.6, frame.width / frame.height),
      y: frame.height / 2 + radius * Math.sin(angle),
    };
    return { index, ...start, ...(place === null ? {} : { fx: place.x, fy: place.y }) };
  });
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
    for (const body of bodies) {
      if (known[body.index] === null) Object.assign(body, within(body, node, frame));
    }
  }
  return parted(bodies, known, node, frame);
}

/** Between the borders of two nodes stay so many units. */
const GAP = 18;

/** The same places, with nodes that overlap pushed apart along the shorter way; those that were placed before stay. */
function parted(
  bodies: readonly Place[],
  known: readonly (Place | null)[],
  node: NodeSize,
  frame: FrameSize,
): readonly Place[] {
  const places = bodies.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let one = 0; one < places.length; one++) {
      for (let other = 0; other < one; other++) {
        const [dx, dy] = [places[one].x - places[other].x, places[one].y - places[other].y];
        const across = node.width + GAP - Math.abs(dx);
        const down = node.height + GAP - Math.abs(dy);
        if (across <= 0 || down <= 0) continue;
        moved = true;
        const by =
          across < down ? { x: dx < 0 ? -across / 2 : across / 2, y: 0 } : { x: 0, y: dy < 0 ? -down / 2 : down / 2 };
        for (const [index, sign] of [
          [one, 1],
          [other, -1],
        ]) {
          if (known[index] !== null) continue;
          const { x, y } = places[index];
          places[index] = within({ x: x + sign * by.x, y: y + sign * by.y }, node, frame);
        }
      }
    }
    if (!moved) break;
  }
  return places;
}

/** The place in the frame nearest to one: no node is cut off. */
export function within({ x, y }: Place, node: NodeSize, frame: FrameSize): Place {
  const bound = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
  return {
    x: bound(x, node.width / 2 + MARGIN, frame.width - node.width / 2 - MARGIN),
    y: bound(y, node.height / 2 + MARGIN, frame.height - node.height / 2 - MARGIN),
  };
}
