import type { Problem } from './problems.ts';

/**
 * Every word that the parser of formulas says to a person. Another language is another object of this type.
 * What could stand somewhere is named by the grammar's keys; a key that is missing here is a sign to be shown as it is.
 */
export interface FormulaWords {
  readonly expectations: Readonly<Record<string, string>>;
  sign(text: string): string;
  place(line: number, column: number, message: string): string;
  /** `found` is null at the end of the text. */
  unexpected(found: string | null, expected: readonly string[]): string;
  /** Follows `unexpected` where nothing but a formula could stand: what one looks like. */
  readonly formulaExamples: string;
  /** Follows `unexpected` where a reserved word was found and a name could stand. */
  reserved(word: string): string;
  problem(problem: Problem): string;
}

/** The words in English. */
export const englishWords: FormulaWords = {
  expectations: {
    formula: 'a formula',
    operator: 'an operator (&, |, -> or <->)',
    agent: "an agent's name",
    argument: 'a name or a number',
    group: 'a group (all, living or {Ann, Bob})',
    variable: 'a variable (a number)',
    'that or whether': '"that" or "whether"',
    'end of announcement': '">"',
    end: 'the end of the text',
  },
  sign: quote,
  place: (line, column, message) => `Line ${line}, column ${column}: ${message}`,
  unexpected(found, expected) {
    const what =
      found === null ? 'the text is not finished. What fits next' : `${quote(found)} does not fit here. What fits`;
    return `${what}: ${either(expected)}`;
  },
  formulaExamples: ', such as p, ~p, (p | q), K Ann p, C all p or [!p] q',
  reserved: (word) => ` (${quote(word)} is a word of the language; as a name it needs quotation marks)`,
  problem: describeInEnglish,
};

function describeInEnglish(problem: Problem): string {
  switch (problem.kind) {
    case 'tooLong':
      return `the text has ${problem.length} characters; at most ${problem.limit} are read`;
    case 'tooDeep':
      return `more than ${problem.limit} operators or parentheses stand inside each other here`;
    case 'unclosedQuote':
      return 'the quotation mark that opens here is never closed';
    case 'emptyName':
      return 'a name must not be empty';
    case 'unknownEscape':
      return 'inside quotation marks, only \\" and \\\\ and \\n may follow a backslash';
    case 'unclosedComment':
      return 'the comment that opens here is never closed by "-}"';
    case 'variableTooLarge':
      return `the number ${problem.digits} is too large for a variable`;
    case 'repeatedVariable':
      return `the variable ${problem.variable} is listed twice`;
    case 'repeatedAgent':
      return `the agent ${quote(problem.agent)} is defined twice`;
    case 'unknownVariable':
      return `${quote(problem.name)} is no variable of this structure`;
    case 'unknownAgent':
      return `${quote(problem.agent)} is no agent of this structure`;
  }
}

/** One or the other: "a, b or c". */
function either(choices: readonly string[]): string {
  return [choices.slice(0, -1).join(', '), ...choices.slice(-1)].filter((part) => part !== '').join(' or ');
}

/** Signs that cannot be seen, or that turn the direction of writing, are shown by their number in Unicode. */
function quote(text: string): string {
  const visible = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `U+${hexadecimal(sign.codePointAt(0) ?? 0)}`);
  return `"${visible}"`;
}

function hexadecimal(codePoint: number): string {
  return codePoint.toString(16).toUpperCase().padStart(4, '0');
}
