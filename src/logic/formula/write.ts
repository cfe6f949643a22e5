import type { Announcement, Collective, Formula, Group, Individual, Nary } from './formula.ts';
import { type Connective, isChain, levelOf, tightest } from './precedence.ts';

/** The signs in which a formula is written; what is common to all notations is in `writeFormula`. */
export interface Notation {
  readonly top: string;
  readonly bottom: string;
  /** With the space that must follow, if any. */
  readonly not: string;
  readonly connectives: Readonly<Record<Connective, string>>;
  name(name: string): string;
  functional(kind: Nary['kind']): string;
  /** An operator with its agent and what must follow before the operand. */
  individual(kind: Individual['kind'], agent: string): string;
  collective(kind: Collective['kind'], whether: boolean, group: string): string;
  group(group: Group): string;
  /** The operator "before the last step", with the space that must follow. */
  readonly previously: string;
  /** Whether a public announcement that something is true is written without its `!`. */
  readonly bareAnnouncements: boolean;
  /** The signs before and after the announced formula. */
  box(dual: boolean): readonly [string, string];
  /** Who learns the news, in front of `!` or `?!`; null for everybody. */
  hearers(hearers: readonly string[]): string;
}

/** A formula in a notation, with as few parentheses as the table of precedence allows. */
export function writeFormula(formula: Formula, notation: Notation): string {
  const write = (inner: Formula): string => writeFormula(inner, notation);
  /** Within parentheses if its outermost operator binds less tightly than `level`. */
  const writeAt = (inner: Formula, level: number): string =>
    levelOf(inner) < level ? `(${write(inner)})` : write(inner);

  switch (formula.kind) {
    case 'top':
      return notation.top;
    case 'bottom':
      return notation.bottom;
    case 'atom':
      return writeAtom(formula.name, formula.arguments, notation);
    case 'not':
      return notation.not + writeAt(formula.operand, tightest);
    case 'and':
    case 'or':
      if (!isChain(formula.operands)) return writeFunctional(formula, notation);
      return formula.operands
        .map((operand) => writeAt(operand, levelOf(formula) + 1))
        .join(` ${notation.connectives[formula.kind]} `);
    case 'xor':
    case 'oneof':
      return writeFunctional(formula, notation);
    case 'implies':
    case 'iff': {
      const level = levelOf(formula);
      const sign = notation.connectives[formula.kind];
      return `${writeAt(formula.left, level + 1)} ${sign} ${writeAt(formula.right, level)}`;
    }
    case 'knows':
    case 'considers':
    case 'knowsWhether':
      return notation.individual(formula.kind, notation.name(formula.agent)) + writeAt(formula.operand, tightest);
    case 'everybody':
    case 'common':
    case 'distributed':
      return (
        notation.collective(formula.kind, formula.whether, notation.group(formula.group)) +
        writeAt(formula.operand, tightest)
      );
    case 'previously':
      return notation.previously + writeAt(formula.operand, tightest);
    case 'announcement':
      return writeNews(formula, notation) + writeAt(formula.then, tightest);
  }
}

function writeAtom(name: string, values: readonly string[], notation: Notation): string {
  const written = notation.name(name);
  return values.length === 0 ? written : `${written}(${values.map((value) => notation.name(value)).join(',')})`;
}

function writeFunctional(formula: Nary, notation: Notation): string {
  const operands = formula.operands.map((operand) => writeFormula(operand, notation));
  return `${notation.functional(formula.kind)}(${operands.join(', ')})`;
}

function writeNews(formula: Announcement, notation: Notation): string {
  const [open, close] = notation.box(formula.dual);
  const hearers = formula.hearers === 'all' ? '' : notation.hearers(formula.hearers);
  const isBare = notation.bareAnnouncements && formula.hearers === 'all' && !formula.whether;
  const sign = isBare ? '' : formula.whether ? '?!' : '!';
  return open + hearers + sign + writeFormula(formula.announced, notation) + close;
}
