import type { Formula } from './formula.ts';

/**
 * The binary operators, the loosest first. This is the one table of precedence: the parser, the printers and the
 * manual follow it. Chains of `and` and `or` become one node with many operands; the arrows associate to the right.
 * Whatever is not listed (negation, modal operators, announcements) binds tighter than all of these.
 */
export const connectives = ['iff', 'implies', 'or', 'and'] as const;

/** One of the binary operators. */
export type Connective = (typeof connectives)[number];

/** The level of everything that binds tighter than the binary operators. */
export const tightest = connectives.length;

/**
 * How tightly the outermost operator of a formula binds when the formula is written out: the place in `connectives`,
 * or `tightest`.
 */
export function levelOf(formula: Formula): number {
  switch (formula.kind) {
    case 'iff':
    case 'implies':
      return connectives.indexOf(formula.kind);
    case 'and':
    case 'or':
      return isChain(formula.operands) ? connectives.indexOf(formula.kind) : tightest;
    default:
      return tightest;
  }
}

/** Whether operands can stand between signs, as in `a & b`: with fewer than two, AND(…) and OR(…) are needed. */
export function isChain(operands: readonly Formula[]): boolean {
  return operands.length >= 2;
}
