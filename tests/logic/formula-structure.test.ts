import { describe, expect, test } from 'vitest';
import { and, announced, atom, knows, knowsWhether, not, or, top } from '../../src/logic/formula/constructors.ts';
import { parseStructure, type Structure } from '../../src/logic/formula/structure.ts';
import { tree } from './formula-trees.ts';

function structureOf(text: string): Structure {
  const read = parseStructure(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.structure;
}

function messageOf(text: string): string {
  const read = parseStructure(text);
  return read.ok ? 'no error' : read.error.message;
}

const muddyChildren = `-- Three muddy children
VARS 1,2,3

LAW  Top {- nothing is known
             in advance -}

OBS  alice: 2,3
     bob:   1,  3   -- not his own forehead
     carol: 1,2

TRUE?
  {1,2,3}
  alice knows that (2 & 3) & ~ alice knows whether 1

WHERE?
  < ! (1|2|3) > (alice knows whether 1)

VALID? (1 iff 1)
TRUE? {} ~1`;

test('a structure with its queries', () => {
  const structure = structureOf(muddyChildren);
  expect(structure.variables).toEqual([1, 2, 3]);
  expect(tree(structure.law)).toEqual(tree(top));
  expect(structure.observes).toEqual([
    { agent: 'alice', variables: [2, 3] },
    { agent: 'bob', variables: [1, 3] },
    { agent: 'carol', variables: [1, 2] },
  ]);
  expect(structure.queries.map(({ kind, state, text }) => ({ kind, state, text }))).toEqual([
    { kind: 'TRUE?', state: [1, 2, 3], text: 'alice knows that (2 & 3) & ~ alice knows whether 1' },
    { kind: 'WHERE?', state: undefined, text: '< ! (1|2|3) > (alice knows whether 1)' },
    { kind: 'VALID?', state: undefined, text: '(1 iff 1)' },
    { kind: 'TRUE?', state: [], text: '~1' },
  ]);
});

test('the formulas of queries follow the precedence of the language', () => {
  const [first, second] = structureOf(muddyChildren).queries;
  expect(tree(first.formula)).toEqual(
    tree(and(knows('alice', and(atom('2'), atom('3'))), not(knowsWhether('alice', atom('1'))))),
  );
  expect(tree(second.formula)).toEqual(
    tree({ ...announced(or(atom('1'), atom('2'), atom('3')), knowsWhether('alice', atom('1'))), dual: true }),
  );
});

test('agents may observe nothing, and there may be neither agents nor queries', () => {
  expect(structureOf('VARS 1 LAW 1 OBS a: b: 1 "c d":').observes).toEqual([
    { agent: 'a', variables: [] },
    { agent: 'b', variables: [1] },
    { agent: 'c d', variables: [] },
  ]);
  expect(structureOf('VARS 1 LAW 1 OBS a: VALID? K a 1').queries).toHaveLength(1);
  expect(structureOf('VARS LAW Top OBS')).toMatchObject({ variables: [], observes: [], queries: [] });
});

test('groups of all need no names', () => {
  expect(structureOf('VARS 1 LAW 1 OBS a: VALID? C all [!1]1').queries).toHaveLength(1);
});

describe('what is not defined once is refused, with its place', () => {
  test.each([
    ['VARS 1,\n2,1 LAW 1 OBS a:', 'Line 2, column 3: the variable 1 is listed twice'],
    ['VARS 1 LAW 1 | 2 OBS a:', 'Line 1, column 16: "2" is no variable of this structure'],
    ['VARS 1 LAW 1 OBS a: 1,3', 'Line 1, column 23: "3" is no variable of this structure'],
    ['VARS 1 LAW 1 OBS a: 1\na: 1', 'Line 2, column 1: the agent "a" is defined twice'],
    ['VARS 1 LAW 1 OBS a: TRUE? {1,4} 1', 'Line 1, column 30: "4" is no variable of this structure'],
    ['VARS 1 LAW 1 OBS a: VALID? [!1]p', 'Line 1, column 32: "p" is no variable of this structure'],
    ['VARS 1 LAW 1 OBS a: VALID? 1(a)', 'Line 1, column 28: "1" is no variable of this structure'],
    ['VARS 1 LAW 1 OBS a: VALID? 01', 'Line 1, column 28: "01" is no variable of this structure'],
    ['VARS 1 LAW 1 OBS a: VALID? 1 & K b 1', 'Line 1, column 32: "b" is no agent of this structure'],
    ['VARS 1 LAW 1 OBS a: VALID? (a,b) comknow that 1', 'Line 1, column 28: "b" is no agent of this structure'],
    ['VARS 1 LAW 1 OBS a: VALID? [a,b!1]1', 'Line 1, column 28: "b" is no agent of this structure'],
    ['VARS 1 LAW K a 1 OBS', 'Line 1, column 12: "a" is no agent of this structure'],
    [
      'VARS 99999999999999999999 LAW Top OBS',
      'Line 1, column 6: the number 99999999999999999999 is too large for a variable',
    ],
  ])('%j', (text, message) => {
    expect(messageOf(text)).toBe(message);
  });
});

describe('what cannot stand where it does', () => {
  test.each([
    ['', 'Line 1, column 1: the text is not finished. What fits next: "VARS"'],
    ['VARS 1,x', 'Line 1, column 8: "x" does not fit here. What fits: a variable (a number)'],
    ['VARS 1 LAW OBS a:', /^Line 1, column 12: "OBS" does not fit here\. What fits: a formula/],
    ['VARS 1 LAW 1 OBS a: 1,', 'Line 1, column 23: the text is not finished. What fits next: a variable (a number)'],
    ['VARS 1 LAW 1 OBS a: 1 VALID?', /^Line 1, column 29: the text is not finished\. What fits next: a formula/],
    ['VARS 1 LAW 1 OBS a: 1 TRUE? 1', 'Line 1, column 29: "1" does not fit here. What fits: "{"'],
  ])('%j', (text, message) => {
    expect(messageOf(text)).toMatch(message);
  });
});

test('a file of megabytes is refused, one of half a megabyte is read', () => {
  expect(messageOf(' '.repeat(2_000_000))).toMatch(/at most 1000000 are read/);
  expect(structureOf(`VARS 1 LAW AND(1${',1'.repeat(250_000)}) OBS`).variables).toEqual([1]);
});
