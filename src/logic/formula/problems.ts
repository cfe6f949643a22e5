import type { Span } from './formula.ts';

/** What can be wrong with a text, apart from a sign or word that cannot stand where it does. */
export type Problem =
  | { readonly kind: 'tooLong'; readonly length: number; readonly limit: number }
  | { readonly kind: 'tooDeep'; readonly limit: number }
  | { readonly kind: 'unclosedQuote' }
  | { readonly kind: 'emptyName' }
  | { readonly kind: 'unknownEscape' }
  | { readonly kind: 'unclosedComment' }
  | { readonly kind: 'variableTooLarge'; readonly digits: string }
  | { readonly kind: 'repeatedVariable'; readonly variable: number }
  | { readonly kind: 'repeatedAgent'; readonly agent: string }
  | { readonly kind: 'unknownVariable'; readonly name: string }
  | { readonly kind: 'unknownAgent'; readonly agent: string };

/** Thrown while a text is read, and turned into a FormulaError before it leaves this folder. */
export class TextProblem extends Error {
  readonly problem: Problem;
  readonly span: Span;

  constructor(problem: Problem, span: Span) {
    super(problem.kind);
    this.problem = problem;
    this.span = span;
  }
}
