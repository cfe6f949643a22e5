import { describe, expect, test } from 'vitest';
import { complete, completionsAt } from '../../src/ui/formulas/complete.ts';
import { readFormula } from '../../src/ui/formulas/read-formula.ts';

const vocabulary = {
  names: ['Ann', 'Bob', 'Ann (2)', '<b>"x"</b>'],
  atoms: [
    { name: 'gfr', arguments: ['player'] },
    { name: 'visited', arguments: ['player', 'player', 'number'] },
    { name: 'night', arguments: [] },
  ],
} as const;

const labels = (text: string, caret = text.length) =>
  completionsAt(text, caret, vocabulary)?.items.map(({ label }) => label) ?? [];

/** The text after the first completion with this label was taken. */
function taken(text: string, label: string): string {
  const found = completionsAt(text, text.length, vocabulary);
  const item = found?.items.find((one) => one.label === label);
  if (found === null || item === undefined) throw new Error(`${label} is not offered.`);
  return complete(text, found, item)[0];
}

describe('completions', () => {
  test('at the beginning: operators and atoms', () => {
    expect(labels('')).toEqual(expect.arrayContaining(['K', '[!', 'gfr(player)', 'night']));
    expect(labels('gf')).toEqual(['gfr(player)']);
  });

  test('after an operator its agent, after that a formula', () => {
    expect(labels('K A')).toEqual(['Ann', 'Ann (2)']);
    expect(labels('K Ann ~gf')).toEqual(['gfr(player)']);
    expect(labels('C ')).toEqual(expect.arrayContaining(['all', 'living', '{']));
    expect(labels('E {Ann,')).toEqual(expect.arrayContaining(['Bob']));
  });

  test('arguments by their kind, and the sign that follows', () => {
    expect(taken('gfr(B', 'Bob')).toBe('gfr(Bob)');
    expect(taken('visited(Ann,B', 'Bob')).toBe('visited(Ann,Bob,');
    expect(labels('visited(Ann,Bob,')).toEqual(['1', '2', '3']);
    expect(taken('visited(Ann,Bob,', '2')).toBe('visited(Ann,Bob,2)');
  });

  test('names that need quotation marks get them, also where one is typed already', () => {
    expect(taken('K Ann gfr("A', 'Ann (2)')).toBe('K Ann gfr("Ann (2)")');
    expect(taken('K ', '<b>"x"</b>')).toBe('K "<b>\\"x\\"</b>" ');
  });

  test('connectives after a formula; nothing after a fault', () => {
    expect(labels('gfr(Ann) ')).toEqual(['&', '|', '->', '<->']);
    expect(labels(') K ')).toEqual([]);
  });

  test('in the middle, the word is replaced and a closing sign is not doubled', () => {
    const found = completionsAt('K Ann gfr(B) & night', 11, vocabulary);
    if (found === null) throw new Error('Nothing is offered.');
    expect(complete('K Ann gfr(B) & night', found, found.items[0])).toEqual(['K Ann gfr(Bob) & night', 14]);
  });

  test('a very long text is not completed, and takes no time', () => {
    expect(completionsAt('p & '.repeat(20_000), 80_000, vocabulary)).toBeNull();
  });
});

describe('reading', () => {
  test('typesets what can be read', () => {
    expect(readFormula('K Ann ~gfr(Bob)', vocabulary)).toEqual({
      kind: 'read',
      typeset: 'K_Ann ¬gfr(Bob)',
      strange: null,
    });
    expect(readFormula('  ', vocabulary)).toEqual({ kind: 'empty' });
  });

  test('marks the place of a fault, and of what the game does not know', () => {
    expect(readFormula('K Ann )', vocabulary)).toMatchObject({ kind: 'faulty', span: { start: 6, end: 7 } });
    expect(readFormula('night & gfr(Zoe)', vocabulary)).toMatchObject({ strange: { start: 8, end: 16 } });
    expect(readFormula('K Zoe night', vocabulary)).toMatchObject({ strange: { start: 0, end: 11 } });
    expect(readFormula('visited(Ann,Bob,x)', vocabulary)).toMatchObject({ strange: { start: 0, end: 18 } });
  });

  test('too deep is refused with the place', () => {
    expect(readFormula('~'.repeat(1000), vocabulary)).toMatchObject({ kind: 'faulty' });
  });
});
