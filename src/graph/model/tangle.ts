import type { Place } from '../../kit/geometry.ts';
import { thinLinks, type Link } from '../edges.ts';
import type { NodeSize } from './model-scene.ts';

/** What is hard to read, against a unit of a line's length. */
const COSTS = { crossing: 700, node: 1000 };
/** Along a line so many places are looked at. */
const SAMPLES = 12;

interface Line {
  readonly from: number;
  readonly to: number;
}

/** How hard straight lines between nodes are to read: where they cross, where they pass behind a node, and how long they are. */
export function tangle(places: readonly Place[], lines: readonly Line[], node: NodeSize): number {
  let cost = 0;
  for (const [index, line] of lines.entries()) {
    const [from, to] = [places[line.from], places[line.to]];
    cost += Math.hypot(to.x - from.x, to.y - from.y);
    for (const [other, place] of places.entries()) {
      if (other !== line.from && other !== line.to && passes(from, to, place, node)) cost += COSTS.node;
    }
    for (let before = 0; before < index; before++) {
      const { from: one, to: two } = lines[before];
      if ([one, two].includes(line.from) || [one, two].includes(line.to)) continue;
      if (cross(from, to, places[one], places[two])) cost += COSTS.crossing;
    }
  }
  return cost;
}

/** More rounds of exchanges than this are not tried. */
const ROUNDS = 6;

/** The same places, with nodes exchanged as long as that makes the lines between them easier to read. */
export function untangled(places: readonly Place[], links: readonly Link[], node: NodeSize): readonly Place[] {
  const costOf = (tried: readonly Place[]) =>
    tangle(
      tried,
      thinLinks(links, (index) => tried[index]),
      node,
    );
  let best = { places, cost: costOf(places) };
  for (let round = 0; round < ROUNDS; round++) {
    const before = best.cost;
    for (let one = 1; one < places.length; one++) {
      for (let other = 0; other < one; other++) {
        const tried = best.places.with(one, best.places[other]).with(other, best.places[one]);
        const cost = costOf(tried);
        if (cost < best.cost - 1) best = { places: tried, cost };
      }
    }
    if (best.cost === before) break;
  }
  return best.places;
}

function passes(from: Place, to: Place, place: Place, { width, height }: NodeSize): boolean {
  for (let step = 1; step < SAMPLES; step++) {
    const x = from.x + ((to.x - from.x) * step) / SAMPLES;
    const y = from.y + ((to.y - from.y) * step) / SAMPLES;
    if (Math.abs(x - place.x) < width / 2 && Math.abs(y - place.y) < height / 2) return true;
  }
  return false;
}

/** Whether two pieces of lines cross. */
function cross(a: Place, b: Place, c: Place, d: Place): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function side(from: Place, to: Place, place: Place): boolean {
  return (to.x - from.x) * (place.y - from.y) > (to.y - from.y) * (place.x - from.x);
}
