import { SyntaxError as UnexpectedSign } from './grammar.peggy';
import type { Span } from './formula.ts';
import type { FormulaWords } from './messages.ts';
import { isReserved } from './names.ts';
import { TextProblem } from './problems.ts';

/** Why a text could not be read, and where. */
export interface FormulaError {
  /** A whole sentence with line and column, for a person. */
  readonly message: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in characters (code points). */
  readonly column: number;
  /** Offsets in UTF-16 units, as in spans. */
  readonly start: number;
  readonly end: number;
  /** The word or sign that stands there; null at the end of the text. */
  readonly found: string | null;
  /** What could stand there, in words, sorted; empty if the fault is of another kind. */
  readonly expected: readonly string[];
}

/** What was read, or why it could not be. */
export type Attempt<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: FormulaError };

/**
 * Reads a text of at most `limit` UTF-16 units by `read`, and turns what is wrong with it into a FormulaError.
 * Throws whatever else `read` throws.
 */
export function attempt<Value>(text: string, limit: number, words: FormulaWords, read: () => Value): Attempt<Value> {
  try {
    if (text.length > limit) {
      throw new TextProblem({ kind: 'tooLong', length: text.length, limit }, { start: limit, end: limit });
    }
    return { ok: true, value: read() };
  } catch (thrown) {
    if (thrown instanceof TextProblem) {
      const message = words.problem(thrown.problem);
      return { ok: false, error: placedError(text, thrown.span, message, [], words) };
    }
    if (thrown instanceof UnexpectedSign) {
      return { ok: false, error: explainUnexpected(text, thrown, words) };
    }
    throw thrown;
  }
}

/** Where one of these could stand, a reserved word would do if it were quoted. */
const namesStandIn: ReadonlySet<string> = new Set(['formula', 'agent', 'argument']);

function explainUnexpected(text: string, thrown: UnexpectedSign, words: FormulaWords): FormulaError {
  const start = thrown.location.start.offset;
  const found = wordAt(text, start);
  const keys = expectedKeys(thrown);
  const expected = [...keys].map((key) => words.expectations[key] ?? words.sign(key)).sort();

  let message = words.unexpected(found, expected);
  if (keys.size === 1 && keys.has('formula')) message += words.formulaExamples;
  if (found !== null && isReserved(found) && [...keys].some((key) => namesStandIn.has(key))) {
    message += words.reserved(found);
  }
  return placedError(text, { start, end: start + (found ?? '').length }, message, expected, words);
}

/** Keys of `expectations` in messages.ts, or the very signs. */
function expectedKeys(thrown: UnexpectedSign): Set<string> {
  const keys = new Set<string>();
  for (const expectation of thrown.expected ?? []) {
    if (expectation.type === 'literal') keys.add(expectation.text);
    if (expectation.type === 'other') keys.add(expectation.description);
  }
  keys.delete('space');
  return keys;
}

function placedError(
  text: string,
  span: Span,
  message: string,
  expected: readonly string[],
  words: FormulaWords,
): FormulaError {
  const { line, column } = placeOf(text, span.start);
  return {
    message: words.place(line, column, message),
    line,
    column,
    ...span,
    found: wordAt(text, span.start),
    expected,
  };
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: Array.from(lines.at(-1) ?? '').length + 1 };
}

/** The word that starts at an offset (of a very long one, its beginning), or the single sign; null at the end of the text. */
function wordAt(text: string, offset: number): string | null {
  const word = /[\p{L}\p{M}\p{N}_'’]{1,40}|./suy;
  word.lastIndex = offset;
  return word.exec(text)?.[0] ?? null;
}
