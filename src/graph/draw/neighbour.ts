import type { Place } from '../../kit/geometry.ts';

/** A mark that can be reached from others by the arrow keys. */
interface Placed {
  readonly id: string;
  readonly place: Place;
}

const DIRECTIONS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What a step aside costs, against one ahead: a row is followed to its end, and no row is skipped. */
const ASIDE_IN_ROW = 8;
const ASIDE_IN_COLUMN = 0.4;

/**
 * The id that a key leads to from the mark `from`: arrows go to the nearest mark that way, Home and End to the first and
 * last. The same id if nothing lies there; null if the key is none of these.
 */
export function neighbour(marks: readonly Placed[], from: string, key: string): string | null {
  if (key === 'Home') return marks[0]?.id ?? null;
  if (key === 'End') return marks.at(-1)?.id ?? null;
  const direction = DIRECTIONS[key];
  const start = marks.find(({ id }) => id === from);
  if (direction === undefined || start === undefined) return null;
  let [best, least] = [from, Infinity];
  for (const { id, place } of marks) {
    const [x, y] = [place.x - start.place.x, place.y - start.place.y];
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    const cost = ahead + (direction.y === 0 ? ASIDE_IN_ROW : ASIDE_IN_COLUMN) * aside;
    if (ahead > 0.5 && cost < least) [best, least] = [id, cost];
  }
  return best;
}

const TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The same for things in a ring, in their clockwise order: arrows go to the next and the one before, round and round. */
export function nextInRing(ring: readonly { readonly id: string }[], from: string, key: string): string | null {
  if (key === 'Home') return ring[0]?.id ?? null;
  if (key === 'End') return ring.at(-1)?.id ?? null;
  const turn = TURNS[key];
  const start = ring.findIndex(({ id }) => id === from);
  if (turn === undefined || start < 0) return null;
  return ring.at((start + turn) % ring.length)?.id ?? null;
}
