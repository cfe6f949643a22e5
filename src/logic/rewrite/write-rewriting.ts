import type { NotationSettings } from '../formula/notation.ts';
import { printFormula } from '../formula/print.ts';
import { printLatex } from '../formula/print-latex.ts';
import { axiomNames, obstacleTexts } from './messages.ts';
import type { Rewriting } from './rewrite.ts';

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
