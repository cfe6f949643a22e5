import { parse } from './grammar.peggy';
import { Builder } from './builder.ts';

/**
 * Runs the generated parser over a text and returns the builder that holds what was read.
 * Throws a TextProblem or the parser's own SyntaxError.
 */
export function readText(text: string, startRule: 'FormulaText' | 'StructureText'): Builder {
  const build = new Builder();
  const options = { startRule, build };
  parse(text, options);
  return build;
}
