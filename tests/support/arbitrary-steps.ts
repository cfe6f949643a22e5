import * as fc from 'fast-check';
import type { Alternatives } from '../../src/logic/update.ts';
import { AGENTS } from './arbitrary-models.ts';

/** One of the things that can happen in a class of worlds. */
export interface Row {
  readonly next: number;
  /** For each agent, what they see. */
  readonly seen: readonly number[];
}

/** A step: the class of each world (-1: nothing can happen there), and the rows of each class. */
export interface Step {
  readonly classes: readonly number[];
  readonly rows: readonly (readonly Row[])[];
}

/** Steps for a model of this size, whose worlds form up to three classes, each with up to three rows. */
export function arbitraryStep(size: number): fc.Arbitrary<Step> {
  const row = fc.record({ next: fc.nat(7), seen: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)) });
  return fc.record({
    classes: fc.array(fc.integer({ min: -1, max: 2 }), { minLength: size, maxLength: size }),
    rows: fc.array(fc.array(row, { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
  });
}

/** A step as `update` reads it. */
export function alternatives(classes: readonly number[], rows: readonly (readonly Row[])[]): Alternatives {
  const flat = rows.flat();
  const offsets = new Int32Array(rows.length + 1);
  for (const [group, own] of rows.entries()) offsets[group + 1] = offsets[group] + own.length;
  return {
    classes: Int32Array.from(classes),
    offsets,
    next: Int32Array.from(flat, (row) => row.next),
    seen: AGENTS.map((_, agent) => Int32Array.from(flat, (row) => row.seen[agent])),
    seenCounts: AGENTS.map(() => 3),
    separating: false,
  };
}
