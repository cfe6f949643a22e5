import type { Collective, Formula, Group } from './formula.ts';
import { quoteName } from './names.ts';
import type { IndividualSigns, NotationSettings } from './notation.ts';
import { individualSign, usualNotation } from './notation.ts';
import { type Notation, writeFormula } from './write.ts';

const asciiSigns: IndividualSigns = {
  knows: { letter: 'K ', box: '[]_' },
  considers: { letter: 'M ', hat: 'K^ ', diamond: '<>_' },
  knowsWhether: 'Kw ',
};
const unicodeSigns: IndividualSigns = {
  knows: { letter: 'K_', box: '□_' },
  considers: { letter: 'M_', hat: 'K\u0302_', diamond: '◇_' },
  knowsWhether: 'Kw_',
};
const collectiveLetters = { everybody: 'E', common: 'C', distributed: 'D' } as const;

function ascii(settings: NotationSettings): Notation {
  return {
    top: 'Top',
    bottom: 'Bot',
    not: '~',
    connectives: { and: '&', or: '|', implies: '->', iff: '<->' },
    name: quoteName,
    functional: (kind) => kind.toUpperCase(),
    individual: (kind, agent) => `${individualSign(kind, asciiSigns, settings)}${agent} `,
    collective: (kind, whether, group) => `${collectiveOperator(kind, whether)} ${group} `,
    group: writeGroup,
    previously: 'Y ',
    bareAnnouncements: settings.announcement === 'bare',
    box: (dual) => (dual ? ['<', '>'] : ['[', ']']),
    hearers: (hearers) => (hearers.length === 0 ? '{}' : writeNames(hearers)),
  };
}

function unicode(settings: NotationSettings): Notation {
  return {
    ...ascii(settings),
    top: '⊤',
    bottom: '⊥',
    not: '¬',
    connectives: { and: '∧', or: '∨', implies: '→', iff: '↔' },
    individual: (kind, agent) => `${individualSign(kind, unicodeSigns, settings)}${agent} `,
    collective: (kind, whether, group) => `${collectiveOperator(kind, whether)}_${group} `,
    box: (dual) => (dual ? ['⟨', '⟩'] : ['[', ']']),
  };
}

const usualAscii = ascii(usualNotation);

/** A formula in ASCII signs. Reading it back gives the same tree, apart from spans; an empty name cannot be read. */
export function printFormula(formula: Formula, settings: NotationSettings = usualNotation): string {
  return writeFormula(formula, settings === usualNotation ? usualAscii : ascii(settings));
}

/** A formula in the signs of logic (¬ ∧ ∨ → ↔ ⊤ ⊥, K_Ann). It too can be read back. */
export function printUnicode(formula: Formula, settings: NotationSettings = usualNotation): string {
  return writeFormula(formula, unicode(settings));
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
