import type { Place } from '../../kit/geometry.ts';
import { randomFrom } from '../../kit/random.ts';
import { thinLinks, type Link } from '../edges.ts';
import { GAP, parted, settled, within } from './model-forces.ts';
import type { Frame, FrameSize, NodeSize } from './model-scene.ts';
import { tangle, untangled } from './tangle.ts';

/** Room around a node for lines and labels, in units. */
const SURROUNDINGS = 105;
/** In a frame narrower than this, in pixels, that room is so much less, lest letters become too small to be read. */
const NARROW = { frame: 500, room: 0.72 };
/** Few nodes are drawn larger, up to this part of the frame's own units. */
const NEAREST = 0.62;
/** Room at the border for a line from a node to itself; without such lines less is enough. */
const MARGIN = { loops: 34, none: 12 };
/** Up to so many nodes several beginnings are tried, and the least tangled drawing is taken. */
const FEW_NODES = 24;
const TRIES = 14;

/** What is to be arranged. */
interface Arrangement {
  /** Places that nodes have, in parts of the frame; null for those that have none yet. */
  readonly known: readonly (Place | null)[];
  /** Near which places nodes are put if none has one yet, in parts of the frame; null: by forces. */
  readonly near: readonly Place[] | null;
  readonly links: readonly Link[];
  readonly node: NodeSize;
  /** What the drawing is to fill. */
  readonly outer: FrameSize;
  /** Room around each node, in units; more where it is left out. */
  readonly room?: number | undefined;
  /** Whether lines lead from nodes to themselves. */
  readonly hasLoops: boolean;
  /** How often the frame has grown for nodes that were placed before. */
  readonly growth: number;
}

/** Where nodes stand, in a frame that is large enough for them. */
export function arranged(arrangement: Arrangement): {
  readonly frame: Frame;
  readonly places: readonly Place[];
  readonly growth: number;
} {
  const { known, near, links, node } = arrangement;
  const isNew = known.every((place) => place === null);
  const least = frameFor(arrangement);
  for (let growth = isNew ? 0 : arrangement.growth; ; growth++) {
    const factor = GROWTH ** growth;
    const frame = { ...least, width: least.width * factor, height: least.height * factor };
    const inUnits = ({ x, y }: Place) => ({ x: x * frame.width, y: y * frame.height });
    const places =
      isNew && near !== null
        ? spread(near.map(inUnits), node, frame)
        : placeNodes(
            known.map((place) => (place === null ? null : inUnits(place))),
            links,
            node,
            frame,
          );
    if (!isNew || growth === GROWTHS || !isCrowded(places, node)) return { frame, places, growth };
  }
}

/** The frame grows so much at once, and so often at most, until nodes have the room that they need. */
const GROWTH = 1.1;
const GROWTHS = 5;
/** Nodes are crowded that are nearer to each other than this part of the gap between them. */
const CROWDED = 0.7;

function isCrowded(places: readonly Place[], { width, height }: NodeSize): boolean {
  return places.some((one, index) =>
    places
      .slice(0, index)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < width + CROWDED * GAP && Math.abs(one.y - other.y) < height + CROWDED * GAP,
      ),
  );
}

/** Nodes at given places, moved apart where they overlap. */
function spread(places: readonly Place[], node: NodeSize, frame: Frame): readonly Place[] {
  return parted(
    places.map((place) => within(place, node, frame)),
    places.map(() => false),
    node,
    frame,
  );
}

/** How large a drawing must be for so many nodes, in the shape of what it is to fill. */
function frameFor({ known, node, outer, room = SURROUNDINGS, hasLoops }: Arrangement): Frame {
  const { width, height } = node;
  const count = known.length;
  const margin = hasLoops ? MARGIN.loops : MARGIN.none;
  const around = room * (outer.width < NARROW.frame ? NARROW.room : 1);
  const wanted = count * (width + around) * (height + around);
  // Some must have room beside each other.
  const row = count < 3 ? count : Math.min(outer.width < outer.height ? 2 : 3, Math.ceil(count / 2));
  const least = row * (width + GAP) - GAP + 2 * margin;
  const scale = Math.max(NEAREST, Math.sqrt(wanted / (outer.width * outer.height)), least / outer.width);
  return { width: outer.width * scale, height: outer.height * scale, margin };
}

/**
 * Places for nodes that have none yet, by forces: linked nodes lie close to each other, no two overlap. Those that have a
 * place keep it. Of several beginnings the one is taken whose lines cross least. The same input always gives the same places.
 */
function placeNodes(
  known: readonly (Place | null)[],
  links: readonly Link[],
  node: NodeSize,
  frame: Frame,
): readonly Place[] {
  if (known.every((place) => place !== null)) return known.map((place) => within(place, node, frame));
  const fixed = known.map((place) => place !== null);
  const orders = fixed.includes(true) || known.length > FEW_NODES ? [[...known.keys()]] : ordersOf(known.length, links);
  const tried = orders.map((order) => {
    const ring = ringOf(order, frame);
    const starts = known.map((place, index) => place ?? ring[index]);
    const places = settled({ starts, fixed, links, node, frame });
    const drawn = orders.length === 1 ? [] : thinLinks(links, (index) => places[index]);
    return { places, cost: tangle(places, drawn, node) };
  });
  const { places } = tried.reduce((best, next) => (next.cost < best.cost ? next : best));
  return orders.length === 1 ? places : untangled(places, links, node);
}

/** Orders in which nodes may stand in a ring at first: as they come, neighbours beside each other, and some by chance. */
function ordersOf(count: number, links: readonly Link[]): readonly (readonly number[])[] {
  const plain = Array.from({ length: count }, (_, index) => index);
  if (count < 4) return [plain];
  const met = new Set<number>();
  for (const start of plain) {
    met.add(start);
    for (const from of met) {
      for (const link of links) {
        if (link.from === from) met.add(link.to);
        if (link.to === from) met.add(link.from);
      }
    }
  }
  const chance = Array.from({ length: TRIES - 2 }, (_, seed) => randomFrom(seed).shuffle(plain));
  return [plain, [...met], ...chance];
}

/** For each node, its place in a ring in the given order. */
function ringOf(order: readonly number[], frame: Frame): readonly Place[] {
  const count = order.length;
  const radius = Math.min(frame.width, frame.height) * 0.32;
  const ring: Place[] = Array.from({ length: count }, () => ({ x: 0, y: 0 }));
  for (const [step, node] of order.entries()) {
    // Two stand side by side: there is more room.
    const angle = (2 * Math.PI * step) / count - (count === 2 ? Math.PI : Math.PI / 2);
    ring[node] = {
      x: frame.width / 2 + radius * Math.cos(angle) * Math.min(1.6, frame.width / frame.height),
      y: frame.height / 2 + radius * Math.sin(angle),
    };
  }
  return ring;
}
