import type { NotationSettings } from '../formula/notation.ts';
import type { Formula } from '../formula/formula.ts';
import type { QueryKind } from '../formula/builder.ts';
import type { PlainEventModel } from '../plain/plain-events.ts';
import type { PlainModel } from '../plain/plain-model.ts';
import { NodesOverBudget } from '../symbolic/node-table.ts';
import { MeaningError } from '../truth.ts';
import { OverBudget } from '../update.ts';

/** What a file or a link of the lab holds: a model, and what goes with it. */
export interface LabFile {
  readonly model: PlainModel;
  /** True if every relation must be an equivalence. */
  readonly isS5: boolean;
  /** The number of the actual world; null if none is marked. */
  readonly actual: number | null;
  readonly eventModel: PlainEventModel | null;
  readonly queries: readonly LabQuery[];
  /** How its formulas are to be shown; null: as usual. */
  readonly notation: NotationSettings | null;
}

/** A question about a model; only `TRUE?` has a world. */
export interface LabQuery {
  readonly kind: QueryKind;
  readonly world: number | null;
  readonly formula: Formula;
  /** The formula as it is written. */
  readonly text: string;
}

/** What was read, or what is wrong with it, in a sentence. */
export type Reading<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string };

/** A model alone. */
export function labFileOf(model: PlainModel, isS5: boolean): LabFile {
  return { model, isS5, actual: null, eventModel: null, queries: [], notation: null };
}

/** Thrown while something is read, and turned into a `Reading`. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Runs a reader. What is wrong with what it reads, or too large, is the problem; all else is a fault of the program. */
export function reading<Value>(read: () => Value): Reading<Value> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (isProblem(error)) return { ok: false, problem: error.message };
    throw error;
  }
}

/** Whether what was thrown says what is wrong with what was given, or that it is too large. */
function isProblem(error: unknown): error is Error {
  return (
    error instanceof Unreadable ||
    error instanceof RangeError ||
    error instanceof MeaningError ||
    error instanceof OverBudget ||
    error instanceof NodesOverBudget
  );
}
