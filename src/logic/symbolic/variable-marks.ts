/**
 * Some variables of the diagrams, each with a mark: a set of variables to quantify over, or an assignment of truth values. Results of
 * operations are remembered by its number, so it is made once and used again as long as it fits.
 */
export interface VariableMarks {
  /** Different for any two that were made. */
  readonly id: number;
  /** For each variable, 1 or `MARKED_TRUE` (in a set: any of them), or 0 if it does not belong. */
  readonly marks: Uint8Array;
  /** How many belong. */
  readonly count: number;
  /** The lowest variable that belongs; -1 if none does. */
  readonly last: number;
}

const MARKED_FALSE = 1;
export const MARKED_TRUE = 2;

let made = 0;

/** A set of variables. */
export function variableSet(variables: Iterable<number>): VariableMarks {
  return marked([...variables], () => MARKED_TRUE);
}

/** The assignment under which, of the given variables, exactly those of `truths` are true. */
export function assignment(variables: Iterable<number>, truths: ReadonlySet<number>): VariableMarks {
  return marked([...variables], (variable) => (truths.has(variable) ? MARKED_TRUE : MARKED_FALSE));
}

function marked(variables: readonly number[], markOf: (variable: number) => number): VariableMarks {
  const last = variables.reduce((lowest, variable) => Math.max(lowest, variable), -1);
  const marks = new Uint8Array(last + 1);
  for (const variable of variables) marks[variable] = markOf(variable);
  return { id: ++made, marks, count: variables.length, last };
}
