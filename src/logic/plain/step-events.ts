import type { Model, WorldSet } from '../model.ts';
import type { Updated } from '../update.ts';
import type { Relation } from './relation.ts';
import { equivalence } from './relation.ts';

/** A step of a model as an event model without formulas: which events there were, where they could happen, and who tells them apart. */
export interface StepEvents {
  /** For each event and agent, what the agent saw, as the step numbers it. */
  readonly sights: readonly (readonly number[])[];
  /** For each event, the worlds before in which it can happen. */
  readonly possible: readonly WorldSet[];
  /** For each agent, over the events. */
  readonly relations: readonly Relation[];
  /** For each world after the step, the event that led to it. */
  readonly eventOf: Int32Array;
  /** For each event and each world before, the world after; -1 where it cannot happen. */
  readonly leadsTo: readonly Int32Array[];
}

/**
 * The events of a step that was taken, merged as far as nobody tells them apart: events are what everybody saw. Where the same was seen by all and
 * yet different things followed in one world, those are events of their own that everybody confuses. The product of the model before with
 * these events is the model after.
 */
export function stepEvents(
  before: Model,
  { model, parents, merged, cellSeen }: Pick<Updated, 'model' | 'parents' | 'merged' | 'cellSeen'>,
): StepEvents {
  const numbers = new Map<string, number>();
  const sights: number[][] = [];
  const leadsTo: Int32Array[] = [];
  const eventOf = new Int32Array(model.size).fill(-1);
  const descend = (child: number, parent: number): void => {
    const seen = cellSeen.map((column, agent) => column[model.cells[agent][child]]);
    for (let copy = 0; ; copy++) {
      const key = [...seen, copy].join();
      const event = numbers.get(key) ?? sights.length;
      if (event === sights.length) {
        numbers.set(key, event);
        sights.push(seen);
        leadsTo.push(new Int32Array(before.size).fill(-1));
      }
      if (leadsTo[event][parent] >= 0) continue;
      leadsTo[event][parent] = child;
      if (eventOf[child] < 0) eventOf[child] = event;
      return;
    }
  };
  for (const [child, parent] of parents.entries()) descend(child, parent);
  if (merged !== null) for (const [index, child] of merged.children.entries()) descend(child, merged.parents[index]);
  return {
    sights,
    possible: leadsTo.map((column) => Uint8Array.from(column, (child) => (child < 0 ? 0 : 1))),
    relations: model.cells.map((_, agent) => equivalence(sights.map((seen) => seen[agent]))),
    eventOf,
    leadsTo,
  };
}
