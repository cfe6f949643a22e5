import type { Model, WorldSet } from './model.ts';
import type { Alternatives, Updated } from './update.ts';
import { update } from './update.ts';

/**
 * The alternatives of a piece of news. Everybody sees that it is given; the `hearers` (null: everybody) learn which way it
 * turned out. A public announcement that something is true has one alternative, possible where it is true; all other news
 * has two.
 */
export function announcementAlternatives(
  model: Model,
  announced: WorldSet,
  hearers: readonly number[] | null,
  isWhether: boolean,
): Alternatives {
  if (hearers === null && !isWhether) return announcement(model, announced);
  const outcome = Int32Array.of(0, 1);
  const nothing = Int32Array.of(0, 0);
  return {
    classes: new Int32Array(announced),
    offsets: Int32Array.of(0, 1, 2),
    next: null,
    seen: model.cells.map((_, agent) => (hearers === null || hearers.includes(agent) ? outcome : nothing)),
    seenCounts: model.cells.map(() => 2),
    separating: true,
  };
}

/** The alternatives of a public announcement of what is true exactly at `announced`: those worlds stay. */
export function announcement(model: Model, announced: WorldSet): Alternatives {
  const classes = new Int32Array(announced);
  for (let world = 0; world < classes.length; world++) classes[world]--;
  return {
    classes,
    offsets: Int32Array.of(0, 1),
    next: null,
    seen: null,
    seenCounts: model.cells.map(() => 1),
    separating: true,
  };
}

/**
 * The model after the public announcement of something true exactly at `announced`, made at `world`.
 * Returns null, and nothing is changed, if it is false there: only truths can be announced.
 */
export function announceAt(model: Model, announced: WorldSet, world: number): Updated | null {
  return announced[world] === 1 ? update(model, announcement(model, announced)) : null;
}
