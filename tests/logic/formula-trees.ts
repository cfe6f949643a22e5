import { parseFormula } from '../../src/logic/formula/parse.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';

/** A formula as a plain tree without spans, to be compared. */
export function tree(formula: Formula): unknown {
  return JSON.parse(JSON.stringify(formula, (key, value: unknown) => (key === 'span' ? undefined : value)));
}

/** The formula of a text that must be a formula. */
export function parsed(text: string): Formula {
  const read = parseFormula(text);
  if (!read.ok) throw new Error(`${text}\n${read.error.message}`);
  return read.formula;
}
