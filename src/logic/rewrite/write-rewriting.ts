import type { NotationSettings } from '../formula/notation.ts';
import { printFormula } from '../formula/print.ts';
import { printLatex } from '../formula/print-latex.ts';
import type { AxiomName } from './axioms.ts';
import type { Rewriting } from './rewrite.ts';

/** What each axiom is called beside its line. */
const axiomNames: Readonly<Record<AxiomName, string>> = {
  constant: 'constants',
  atom: 'atoms',
  negation: 'negation',
  and: 'conjunction',
  or: 'disjunction',
  implies: 'implication',
  iff: 'equivalence',
  count: 'XOR and ONEOF',
  knows: 'knowledge',
  considers: 'possibility',
  knowsWhether: 'knowing whether',
  everybody: 'everybody knows',
  distributed: 'distributed knowledge',
  previously: 'before the last step',
  dual: 'box for diamond',
  whether: 'announcing whether',
  whetherDual: 'box for diamond',
};

/** Why a reduction stops before its end; `stuckAt` tells where. */
const obstacleTexts: Readonly<Record<NonNullable<Rewriting['obstacle']>, string>> = {
  common:
    'There is no reduction axiom for C: announcements make common knowledge that no formula without them describes.',
  group: 'The members of this group are not known here, and the axiom must name them.',
  length: 'The formula would get too long to be read.',
};

/** A reduction as text, a line for each formula, with the axiom in brackets. */
export function rewritingText({ start, lines, obstacle, stuckAt }: Rewriting, notation?: NotationSettings): string {
  const print = (formula: Rewriting['start']) => printFormula(formula, notation);
  const written = lines.map(({ axiom, formula }) => `<-> ${print(formula)}   (${axiomNames[axiom]})`);
  const end = obstacle === null || stuckAt === null ? [] : [`${print(stuckAt)}: ${obstacleTexts[obstacle]}`];
  return [`    ${print(start)}`, ...written, ...end].join('\n');
}

/** A reduction as LaTeX, for the package amsmath: an `align*`, a row for each formula, with the axiom beside it. */
export function rewritingLatex({ start, lines, obstacle, stuckAt }: Rewriting, notation?: NotationSettings): string {
  const print = (formula: Rewriting['start']) => printLatex(formula, notation);
  const rows = [
    `& ${print(start)}`,
    ...lines.map(({ axiom, formula }) => `\\leftrightarrow{} & ${print(formula)} && \\text{(${axiomNames[axiom]})}`),
  ];
  const end =
    obstacle === null || stuckAt === null
      ? ''
      : `\n% ${printFormula(stuckAt).replaceAll('\n', ' ')}: ${obstacleTexts[obstacle]}`;
  return `\\begin{align*}\n${rows.join(' \\\\\n')}\n\\end{align*}${end}`;
}
