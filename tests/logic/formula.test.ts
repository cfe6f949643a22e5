import { describe, expect, test } from 'vitest';
import {
  and,
  announced,
  atom,
  bottom,
  common,
  considers,
  distributed,
  everybody,
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
import type { Formula } from '../../src/logic/formula/formula.ts';
import { agentsOf, atomsOf, hasDistributed, subformulas } from '../../src/logic/formula/inspect.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import vectors from '../golden/del-vectors.json' with { type: 'json' };
import { parsed, tree } from './formula-trees.ts';

const p = atom('p');
const q = atom('q');
const r = atom('r');
const annAndBob = { kind: 'listed', agents: ['Ann', 'Bob'] } as const;

function readAs(cases: readonly (readonly [string, Formula])[]): void {
  test.each(cases)('%s', (text, expected) => {
    expect(tree(parsed(text))).toEqual(tree(expected));
  });
}

describe('atoms and constants', () => {
  readAs([
    ['night', atom('night')],
    ['night()', atom('night')],
    ['gfr(Eve)', atom('gfr', 'Eve')],
    ['watched( Ann , Bob , 1 )', atom('watched', 'Ann', 'Bob', '1')],
    ['3', atom('3')],
    ['01', atom('01')],
    ['2nd_day', atom('2nd_day')],
    ["O'Brien", atom("O'Brien")],
    ['mörder(José)', atom('mörder', 'José')],
    ['मृत(राम)', atom('मृत', 'राम')],
    ['לילה(נועה)', atom('לילה', 'נועה')],
    ['gfr("Ann (2)")', atom('gfr', 'Ann (2)')],
    ['"say \\"hi\\" \\\\ \\n"', atom('say "hi" \\ \n')],
    ['"K"', atom('K')],
    ['"<b>&amp;"("-->")', atom('<b>&amp;', '-->')],
    ['Kate', atom('Kate')],
    ['Topology', atom('Topology')],
    ['notary', atom('notary')],
    ['ANDREW', atom('ANDREW')],
    ['xor(p)', atom('xor', 'p')],
    ['Top', top],
    ['⊤', top],
    ['true', top],
    ['Bot', bottom],
    ['Bottom', bottom],
    ['⊥', bottom],
    ['false', bottom],
  ]);
});

describe('precedence', () => {
  readAs([
    ['p & q & r', and(p, q, r)],
    ['p | q | r', or(p, q, r)],
    ['(p & q) & r', and(and(p, q), r)],
    ['p & (q & r)', and(p, and(q, r))],
    ['((p))', p],
    ['p & q | r & p', or(and(p, q), and(r, p))],
    ['p | q & r', or(p, and(q, r))],
    ['p -> q -> r', implies(p, implies(q, r))],
    ['(p -> q) -> r', implies(implies(p, q), r)],
    ['p | q -> r & p', implies(or(p, q), and(r, p))],
    ['p -> q <-> r -> p', iff(implies(p, q), implies(r, p))],
    ['p <-> q <-> r', iff(p, iff(q, r))],
    ['~p & q', and(not(p), q)],
    ['~(p & q)', not(and(p, q))],
    ['K Ann p & q', and(knows('Ann', p), q)],
    ['~K Ann ~p -> q', implies(not(knows('Ann', not(p))), q)],
    ['[!p]q & r', and(announced(p, q), r)],
    ['[!p -> q]r -> p', implies(announced(implies(p, q), r), p)],
    ['Ann knows that p & q', and(knows('Ann', p), q)],
    ['p & ~ Ann knows whether q', and(p, not(knowsWhether('Ann', q)))],
    ['C all p | q', or(common({ kind: 'all' }, p), q)],
  ]);

  test('words and signs of logic are the same operators', () => {
    const expected = iff(implies(or(and(not(p), q), r), p), top);
    for (const text of ['not p and q or r implies p iff true', '¬p∧q∨r→p↔⊤', '~p&q|r->p<->Top']) {
      expect(tree(parsed(text)), text).toEqual(tree(expected));
    }
  });
});

describe('functional forms', () => {
  readAs([
    ['AND()', and()],
    ['OR( )', or()],
    ['XOR(p)', xor(p)],
    ['ONEOF (p, q -> r, ~p)', oneOf(p, implies(q, r), not(p))],
    ['AND(p, q)', and(p, q)],
    ['AND(p, q) & r', and(and(p, q), r)],
  ]);
});

describe('knowledge', () => {
  readAs([
    ['K Ann p', knows('Ann', p)],
    ['K_Ann p', knows('Ann', p)],
    ['K "Ann (2)" p', knows('Ann (2)', p)],
    ['K_"Ann (2)" p', knows('Ann (2)', p)],
    ['M Ann p', considers('Ann', p)],
    ['M_Ann p', considers('Ann', p)],
    ['Kw Ann p', knowsWhether('Ann', p)],
    ['Kw_Ann p', knowsWhether('Ann', p)],
    ['K 1 2', knows('1', atom('2'))],
    ['Ann knows that (p)', knows('Ann', p)],
    ['"Ann (2)" knows whether Bob knows that p', knowsWhether('Ann (2)', knows('Bob', p))],
    ['E {Ann,Bob} p', everybody(annAndBob, p)],
    ['E_{Ann, Bob}p', everybody(annAndBob, p)],
    ['C all p', common({ kind: 'all' }, p)],
    ['C_all p', common({ kind: 'all' }, p)],
    ['D living p', distributed({ kind: 'living' }, p)],
    ['D {} p', distributed({ kind: 'listed', agents: [] }, p)],
    ['Ew {Ann,Bob} p', { ...everybody(annAndBob, p), whether: true }],
    ['Cw_living p', { ...common({ kind: 'living' }, p), whether: true }],
    ['Dw all p', { ...distributed({ kind: 'all' }, p), whether: true }],
    ['(Ann,Bob) everyknow that p', everybody(annAndBob, p)],
    ['(Ann,Bob) everyknow whether p', { ...everybody(annAndBob, p), whether: true }],
    ['(Ann,Bob) comknow that p', common(annAndBob, p)],
    ['(Ann,Bob) comknow whether p', { ...common(annAndBob, p), whether: true }],
    ['(Ann,Bob) distknow that p', distributed(annAndBob, p)],
    ['(Ann,Bob) distknow whether p', { ...distributed(annAndBob, p), whether: true }],
    ['all comknow that p', common({ kind: 'all' }, p)],
    ['() comknow that p', common({ kind: 'listed', agents: [] }, p)],
    ['(p) & q', and(p, q)],
  ]);
});

describe('announcements', () => {
  const news = { kind: 'announcement', announced: p, then: q, span: { start: 0, end: 0 } } as const;

  readAs([
    ['[!p]q', { ...news, hearers: 'all', whether: false, dual: false }],
    ['<!p>q', { ...news, hearers: 'all', whether: false, dual: true }],
    ['⟨!p⟩q', { ...news, hearers: 'all', whether: false, dual: true }],
    ['[?!p]q', { ...news, hearers: 'all', whether: true, dual: false }],
    ['<?!p>q', { ...news, hearers: 'all', whether: true, dual: true }],
    ['[a,b!p]q', { ...news, hearers: ['a', 'b'], whether: false, dual: false }],
    ['<a,b!p>q', { ...news, hearers: ['a', 'b'], whether: false, dual: true }],
    ['[a,b?!p]q', { ...news, hearers: ['a', 'b'], whether: true, dual: false }],
    ['<a,b?!p>q', { ...news, hearers: ['a', 'b'], whether: true, dual: true }],
    ['[ {a} ? ! p ] q', { ...news, hearers: ['a'], whether: true, dual: false }],
    ['[{}!p]q', { ...news, hearers: [], whether: false, dual: false }],
    ['([!(p)] (q))', { ...news, hearers: 'all', whether: false, dual: false }],
    ['r<-><!p>q', iff(r, { ...news, hearers: 'all', whether: false, dual: true })],
  ]);
});

describe('space and comments', () => {
  readAs([
    ['\t\n p\r\n', p],
    ['p -- a note\n & q', and(p, q)],
    ['p {- a\nnote -} & {--} q', and(p, q)],
    ['K\u00a0Ann\u3000p', knows('Ann', p)],
  ]);

  test('an arrow that looks like a comment does not swallow the rest of the line', () => {
    expect(parseFormula('p --> q').ok).toBe(false);
  });
});

test('the 720 formulas and 120 laws of the golden vectors are formulas', () => {
  const texts = vectors.structures.flatMap(({ law, queries }) => [law, ...queries.map((query) => query.formula)]);
  expect(texts).toHaveLength(840);
  for (const text of texts) expect(parseFormula(text), text).toMatchObject({ ok: true });
});

test('the span of a node is its own text, without parentheses around it', () => {
  const text = ' (p & ~q) -> K Ann (gfr(Eve)) ';
  const parts = [...subformulas(parsed(text))].map(({ span }) => text.slice(span.start, span.end));
  expect(parts).toEqual(['(p & ~q) -> K Ann (gfr(Eve))', 'p & ~q', 'p', '~q', 'q', 'K Ann (gfr(Eve))', 'gfr(Eve)']);
});

test('the span of a chain begins and ends with its outer operands', () => {
  const text = '((p) | q -> [!r] (p) <-> AND( q ))';
  const parts = [...subformulas(parsed(text))].map(({ span }) => text.slice(span.start, span.end));
  expect(parts).toEqual([
    '(p) | q -> [!r] (p) <-> AND( q )',
    '(p) | q -> [!r] (p)',
    '(p) | q',
    'p',
    'q',
    '[!r] (p)',
    'r',
    'p',
    'AND( q )',
    'q',
  ]);
});

describe('what occurs in a formula', () => {
  test('atoms, each once, in order', () => {
    const atoms = atomsOf(parsed('q(a,b) & (p -> K c q(a,b)) | [!q("a,b")]p & q'));
    expect(atoms.map((found) => [found.name, ...found.arguments])).toEqual([
      ['q', 'a', 'b'],
      ['p'],
      ['q', 'a,b'],
      ['q'],
    ]);
  });

  test('agents who know or hear, each once, in order', () => {
    expect(agentsOf(parsed('K b p & C {a,b} M c gfr(z) & [d?!Kw a p] E all q'))).toEqual(['b', 'a', 'c', 'd']);
  });

  test('distributed knowledge, however deep', () => {
    expect(hasDistributed(parsed('~[!K a Dw {a,b} p]q'))).toBe(true);
    expect(hasDistributed(parsed('E all C all p'))).toBe(false);
  });
});
