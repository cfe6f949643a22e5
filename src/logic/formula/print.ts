import type { Collective, Formula, Group } from './formula.ts';
import { quoteName } from './names.ts';
import { type Notation, writeFormula } from './write.ts';

const individualLetters = { knows: 'K', considers: 'M', knowsWhether: 'Kw' } as const;
const collectiveLetters = { everybody: 'E', common: 'C', distributed: 'D' } as const;

const ascii: Notation = {
  top: 'Top',
  bottom: 'Bot',
  not: '~',
  connectives: { and: '&', or: '|', implies: '->', iff: '<->' },
  name: quoteName,
  functional: (kind) => kind.toUpperCase(),
  individual: (kind, agent) => `${individualLetters[kind]} ${agent} `,
  collective: (kind, whether, group) => `${collectiveOperator(kind, whether)} ${group} `,
  group: writeGroup,
  box: (dual) => (dual ? ['<', '>'] : ['[', ']']),
  hearers: (hearers) => (hearers.length === 0 ? '{}' : writeNames(hearers)),
};

const unicode: Notation = {
  ...ascii,
  top: '⊤',
  bottom: '⊥',
  not: '¬',
  connectives: { and: '∧', or: '∨', implies: '→', iff: '↔' },
  individual: (kind, agent) => `${individualLetters[kind]}_${agent} `,
  collective: (kind, whether, group) => `${collectiveOperator(kind, whether)}_${group} `,
  box: (dual) => (dual ? ['⟨', '⟩'] : ['[', ']']),
};

/** A formula in ASCII signs. Reading it back gives the same tree, apart from spans; an empty name cannot be read. */
export function printFormula(formula: Formula): string {
  return writeFormula(formula, ascii);
}

/** A formula in the signs of logic (¬ ∧ ∨ → ↔ ⊤ ⊥, K_Ann). It too can be read back. */
export function printUnicode(formula: Formula): string {
  return writeFormula(formula, unicode);
}

function collectiveOperator(kind: Collective['kind'], whether: boolean): string {
  return collectiveLetters[kind] + (whether ? 'w' : '');
}

function writeGroup(group: Group): string {
  return group.kind === 'listed' ? `{${writeNames(group.agents)}}` : group.kind;
}

function writeNames(names: readonly string[]): string {
  return names.map(quoteName).join(',');
}
