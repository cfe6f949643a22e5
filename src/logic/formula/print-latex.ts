import type { Formula } from './formula.ts';
import type { IndividualSigns, NotationSettings } from './notation.ts';
import { individualSign, usualNotation } from './notation.ts';
import { type Notation, writeFormula } from './write.ts';

const individualSigns: IndividualSigns = {
  knows: { letter: 'K', box: '\\Box' },
  considers: { letter: 'M', hat: '\\hat{K}', diamond: '\\Diamond' },
  knowsWhether: '\\mathit{Kw}',
};
const collectiveSigns = { everybody: 'E', common: 'C', distributed: 'D' } as const;

const latex = (settings: NotationSettings): Notation => ({
  top: '\\top',
  bottom: '\\bot',
  not: '\\neg ',
  connectives: { and: '\\wedge', or: '\\vee', implies: '\\to', iff: '\\leftrightarrow' },
  name: writeLatexName,
  functional: (kind) => `\\mathrm{${kind.toUpperCase()}}`,
  individual: (kind, agent) => `${individualSign(kind, individualSigns, settings)}_{${agent}} `,
  collective: (kind, whether, group) => {
    const letter = collectiveSigns[kind];
    return `${whether ? `\\mathit{${letter}w}` : letter}_{${group}} `;
  },
  group: (group) => (group.kind === 'listed' ? `\\{${writeLatexNames(group.agents)}\\}` : `\\mathrm{${group.kind}}`),
  previously: 'Y ',
  bareAnnouncements: settings.announcement === 'bare',
  box: (dual) => (dual ? ['\\langle ', '\\rangle '] : ['[', ']']),
  hearers: (hearers) => (hearers.length === 0 ? '\\emptyset ' : writeLatexNames(hearers)),
});

/** Signs that TeX's text mode reads as commands, or does not print as themselves. */
const textSigns: ReadonlyMap<string, string> = new Map([
  ...['{', '}', '$', '&', '#', '_', '%'].map((sign) => [sign, `\\${sign}`] as const),
  ['\\', '\\textbackslash{}'],
  ['^', '\\textasciicircum{}'],
  ['~', '\\textasciitilde{}'],
  ['<', '\\textless{}'],
  ['>', '\\textgreater{}'],
  ['|', '\\textbar{}'],
  ['"', "''"],
  ['′', "\\ensuremath{'}"],
]);

/** In print, "holds possible" is usually K with a hat. */
const printedNotation: NotationSettings = { ...usualNotation, considers: 'hat' };

/**
 * A formula for LaTeX's math mode, without the dollar signs. No name can end it or run a command. Boxes and diamonds need the
 * package amssymb.
 */
export function printLatex(formula: Formula, settings: NotationSettings = printedNotation): string {
  return writeFormula(formula, latex(settings));
}

function writeLatexNames(names: readonly string[]): string {
  return names.map(writeLatexName).join(',');
}

/** Plain words in math's sans serif, which is small in subscripts; other names as text, which keeps their spaces. */
function writeLatexName(name: string): string {
  if (/^[A-Za-z0-9]+$/.test(name)) return `\\mathsf{${name}}`;
  return `\\textsf{${latexText(name)}}`;
}

/** A text for LaTeX's text mode, in one line. Nothing in it can run a command. */
export function latexText(text: string): string {
  return Array.from(text.replace(/[\s\p{C}]+/gu, ' '), (sign) => textSigns.get(sign) ?? sign).join('');
}
