import { attempt, type FormulaError } from './errors.ts';
import type { Formula } from './formula.ts';
import { englishWords, type FormulaWords } from './messages.ts';
import { readText } from './read.ts';

/** The longest formula that is read, in UTF-16 units. */
export const maximalFormulaLength = 100_000;

/** A formula that was read, or why it could not be. */
export type ParsedFormula =
  { readonly ok: true; readonly formula: Formula } | { readonly ok: false; readonly error: FormulaError };

/**
 * Reads a formula. Spans of its nodes are offsets into `text`, without the parentheses around a node.
 * Time is linear in the length of the text. Never throws for a faulty text: the error says what is wrong and where.
 */
export function parseFormula(text: string, words: FormulaWords = englishWords): ParsedFormula {
  const read = attempt(text, maximalFormulaLength, words, () => readText(text, 'FormulaText').formula);
  if (!read.ok) return read;
  if (read.value === null) throw new Error('the grammar accepted a text and read no formula');
  return { ok: true, formula: read.value };
}
