import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  and,
  announced,
  atom,
  bottom,
  common,
  considers,
  iff,
  implies,
  knows,
  knowsWhether,
  not,
  oneOf,
  or,
  top,
  xor,
} from '../../src/logic/formula/constructors.ts';
import type { Formula, Group } from '../../src/logic/formula/formula.ts';
import type { NotationSettings } from '../../src/logic/formula/notation.ts';
import { usualNotation } from '../../src/logic/formula/notation.ts';
import { printLatex } from '../../src/logic/formula/print-latex.ts';
import { printFormula, printUnicode } from '../../src/logic/formula/print.ts';
import { parsed, tree } from './formula-trees.ts';

const p = atom('p');
const q = atom('q');
const r = atom('r');

describe('ASCII', () => {
  test.each<[Formula, string]>([
    [or(and(p, q), r), 'p & q | r'],
    [and(or(p, q), r), '(p | q) & r'],
    [and(and(p, q), r), '(p & q) & r'],
    [and(p, q, r), 'p & q & r'],
    [implies(p, implies(q, r)), 'p -> q -> r'],
    [implies(implies(p, q), r), '(p -> q) -> r'],
    [iff(iff(p, q), implies(q, r)), '(p <-> q) <-> q -> r'],
    [not(and(p, q)), '~(p & q)'],
    [not(and()), '~AND()'],
    [and(or(p), or()), 'OR(p) & OR()'],
    [xor(p, implies(p, q)), 'XOR(p, p -> q)'],
    [oneOf(), 'ONEOF()'],
    [knows('Ann', not(atom('gfr', 'Eve', '1'))), 'K Ann ~gfr(Eve,1)'],
    [considers('Ann (2)', top), 'M "Ann (2)" Top'],
    [knowsWhether('K', bottom), 'Kw "K" Bot'],
    [common({ kind: 'listed', agents: ['a', 'all'] }, or(p, q)), 'C {a,"all"} (p | q)'],
    [common({ kind: 'living' }, p), 'C living p'],
    [and(announced(implies(p, q), r), p), '[!p -> q]r & p'],
    [{ ...announced(p, iff(q, r)), hearers: ['a', 'b'], whether: true, dual: true }, '<a,b?!p>(q <-> r)'],
    [{ ...announced(p, q), hearers: [] }, '[{}!p]q'],
    [atom('say "\\"\n'), '"say \\"\\\\\\"\\n"'],
  ])('%#', (formula, text) => {
    expect(printFormula(formula)).toBe(text);
  });
});

test('Unicode', () => {
  const formula = parsed('~p & Top | Bot -> K Ann p <-> M Bob C {a,b} <a?!p>Dw all q');
  expect(printUnicode(formula)).toBe('¬p ∧ ⊤ ∨ ⊥ → K_Ann p ↔ M_Bob C_{a,b} ⟨a?!p⟩Dw_all q');
});

describe('LaTeX', () => {
  test('signs', () => {
    expect(printLatex(parsed('~p & Top | Bot -> K Ann p <-> M Bob Cw {a,b} q'))).toBe(
      '\\neg \\mathsf{p} \\wedge \\top \\vee \\bot \\to K_{\\mathsf{Ann}} \\mathsf{p} \\leftrightarrow ' +
        '\\hat{K}_{\\mathsf{Bob}} \\mathit{Cw}_{\\{\\mathsf{a},\\mathsf{b}\\}} \\mathsf{q}',
    );
    expect(printLatex(parsed('<a?!p>q'))).toBe('\\langle \\mathsf{a}?!\\mathsf{p}\\rangle \\mathsf{q}');
    expect(printLatex(parsed('E all XOR(p,q)'))).toBe('E_{\\mathrm{all}} \\mathrm{XOR}(\\mathsf{p}, \\mathsf{q})');
  });

  test('no name ends its braces or runs a command', () => {
    expect(printLatex(atom('}\\input{x}%$_^~\n&#'))).toBe(
      '\\textsf{\\}\\textbackslash{}input\\{x\\}\\%\\$\\_\\textasciicircum{}\\textasciitilde{} \\&\\#}',
    );
    expect(printLatex(atom('gfr', '<b>"Ann|2"'))).toBe(
      "\\mathsf{gfr}(\\textsf{\\textless{}b\\textgreater{}''Ann\\textbar{}2''})",
    );
  });
});

const hostileNames = [
  ...[
    'Y',
    'K\u0302',
    'K\u0302_a',
    'K^',
    '[]',
    '<>_a',
    '□',
    'K',
    'Kw',
    'all',
    'that',
    'Top',
    'true',
    'not',
    'AND',
    'VARS',
    'WHERE',
    'K_Ann',
    'E_',
    'Dw_x',
    'M_',
  ],
  ...['Ann (2)', '"', '\\', '\\n', '\n', ' ', '--', '{-', '-}', '<script>alert(1)</script>', "'", "'a", '’', '->'],
  ...[
    '\u202eevE',
    'שלום',
    'علي',
    '\u0301',
    'e\u0301',
    '👩‍🚀',
    '\ud800',
    '\u0000',
    '007',
    '-1',
    'a,b',
    'a)b',
    '__proto__',
  ],
];

const name = fc.oneof(
  fc.constantFrom('Ann', 'Bob', 'gfr', 'p', '1'),
  fc.constantFrom(...hostileNames),
  fc.string({ minLength: 1, unit: 'binary' }),
);

const group: fc.Arbitrary<Group> = fc.oneof(
  fc.constantFrom<Group>({ kind: 'all' }, { kind: 'living' }),
  fc.record({ kind: fc.constant('listed'), agents: fc.array(name, { maxLength: 3 }) }),
);

const { formula: anyFormula } = fc.letrec<{ formula: Formula }>((tie) => {
  const operand = tie('formula');
  const span = fc.constant({ start: 0, end: 0 });
  return {
    formula: fc.oneof(
      { maxDepth: 6 },
      fc.record({ kind: fc.constant('atom'), name, arguments: fc.array(name, { maxLength: 3 }), span }),
      fc.record({ kind: fc.constantFrom('top', 'bottom'), span }),
      fc.record({ kind: fc.constantFrom('not', 'previously'), operand, span }),
      fc.record({
        kind: fc.constantFrom('and', 'or', 'xor', 'oneof'),
        operands: fc.array(operand, { maxLength: 4 }),
        span,
      }),
      fc.record({ kind: fc.constantFrom('implies', 'iff'), left: operand, right: operand, span }),
      fc.record({ kind: fc.constantFrom('knows', 'considers', 'knowsWhether'), agent: name, operand, span }),
      fc.record({
        kind: fc.constantFrom('everybody', 'common', 'distributed'),
        whether: fc.boolean(),
        group,
        operand,
        span,
      }),
      fc.record({
        kind: fc.constant('announcement'),
        hearers: fc.oneof(fc.constant<'all'>('all'), fc.array(name, { maxLength: 3 })),
        whether: fc.boolean(),
        dual: fc.boolean(),
        announced: operand,
        then: operand,
        span,
      }),
    ),
  };
});

const arbitraryNotation: fc.Arbitrary<NotationSettings> = fc.record({
  knows: fc.constantFrom('letter', 'box'),
  considers: fc.constantFrom('letter', 'hat', 'diamond'),
  announcement: fc.constantFrom('exclamation', 'bare'),
});

describe('notations', () => {
  const formula = parsed('K a p & M b q -> [!p]<!q>[?!p][a!p]Y r');

  test.each<[NotationSettings, string, string, string]>([
    [
      usualNotation,
      'K a p & M b q -> [!p]<!q>[?!p][a!p]Y r',
      'K_a p ∧ M_b q → [!p]⟨!q⟩[?!p][a!p]Y r',
      'K_{\\mathsf{a}} \\mathsf{p} \\wedge M_{\\mathsf{b}} \\mathsf{q}',
    ],
    [
      { knows: 'box', considers: 'diamond', announcement: 'bare' },
      '[]_a p & <>_b q -> [p]<q>[?!p][a!p]Y r',
      '□_a p ∧ ◇_b q → [p]⟨q⟩[?!p][a!p]Y r',
      '\\Box_{\\mathsf{a}} \\mathsf{p} \\wedge \\Diamond_{\\mathsf{b}} \\mathsf{q}',
    ],
    [
      { ...usualNotation, considers: 'hat' },
      'K a p & K^ b q -> [!p]<!q>[?!p][a!p]Y r',
      'K_a p ∧ K\u0302_b q → [!p]⟨!q⟩[?!p][a!p]Y r',
      'K_{\\mathsf{a}} \\mathsf{p} \\wedge \\hat{K}_{\\mathsf{b}} \\mathsf{q}',
    ],
  ])('%o', (notation, ascii, unicode, latex) => {
    expect(printFormula(formula, notation)).toBe(ascii);
    expect(printUnicode(formula, notation)).toBe(unicode);
    expect(printLatex(formula, notation)).toContain(latex);
  });
});

describe('what is printed can be read back', () => {
  test('any formula, in every notation', () => {
    fc.assert(
      fc.property(anyFormula, arbitraryNotation, (formula, notation) => {
        expect(tree(parsed(printFormula(formula, notation)))).toEqual(tree(formula));
        expect(tree(parsed(printUnicode(formula, notation)))).toEqual(tree(formula));
      }),
      { numRuns: 500 },
    );
  });

  test('any formula, in ASCII and in Unicode', () => {
    fc.assert(
      fc.property(anyFormula, (formula) => {
        expect(tree(parsed(printFormula(formula)))).toEqual(tree(formula));
        expect(tree(parsed(printUnicode(formula)))).toEqual(tree(formula));
      }),
      { numRuns: 1_000 },
    );
  });

  test('every hostile name, as atom, argument, agent, member and hearer', () => {
    for (const hostile of hostileNames) {
      const member = { kind: 'listed', agents: [hostile] } as const;
      const formula = knows(hostile, common(member, { ...announced(p, atom(hostile, hostile)), hearers: [hostile] }));
      expect(tree(parsed(printFormula(formula))), hostile).toEqual(tree(formula));
    }
  });

  test('LaTeX is written for any formula, with its braces balanced', () => {
    fc.assert(
      fc.property(anyFormula, (formula) => {
        const bare = printLatex(formula).replace(/\\[^a-z]/gu, '');
        expect(bare.split('{').length).toBe(bare.split('}').length);
        expect(bare).not.toMatch(/[%$#&~\n]/);
      }),
      { numRuns: 300 },
    );
  });
});
