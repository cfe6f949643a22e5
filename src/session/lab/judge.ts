import type { Formula, Span } from '../../logic/formula/formula.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import type { WorldSet } from '../../logic/model.ts';
import type { LabMoment } from '../../logic/plain/lab-history.ts';
import { labTruth } from '../../logic/plain/lab-history.ts';
import { MeaningError } from '../../logic/truth.ts';
import { OverBudget } from '../../logic/update.ts';

/** A formula on a model of the lab: where it holds, or what is wrong with it and where. */
export type Judged =
  | { readonly kind: 'empty' }
  | { readonly kind: 'faulty'; readonly message: string; readonly span: Span | null }
  | { readonly kind: 'judged'; readonly formula: Formula; readonly worlds: WorldSet };

/** Reads a formula and finds out where it holds. Never throws for a faulty text. */
export function judge(moment: LabMoment, text: string): Judged {
  if (text.trim() === '') return { kind: 'empty' };
  const read = parseFormula(text);
  if (!read.ok) {
    const { message, start, end } = read.error;
    return { kind: 'faulty', message, span: { start, end } };
  }
  const { formula } = read;
  const worlds = orProblem(() => labTruth(moment, formula));
  if (!worlds.ok) return { kind: 'faulty', message: worlds.problem, span: worlds.span };
  return { kind: 'judged', formula, worlds: worlds.value };
}

/** A result, or why there is none: a name that is unknown here, or more worlds than can be listed. */
export type Attempted<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string; readonly span: Span | null };

/** Runs what asks a model. What it refuses is the problem; all else is a fault of the program. */
function orProblem<Value>(work: () => Value): Attempted<Value> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof MeaningError) return { ok: false, problem: error.message, span: error.span };
    if (error instanceof RangeError || error instanceof OverBudget) {
      return { ok: false, problem: error.message, span: null };
    }
    throw error;
  }
}
