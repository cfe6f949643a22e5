import { expect, test } from 'vitest';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { formulaLiesDeep, liesDeep } from '../../src/session/thoughts.ts';

function deep(text: string, asking: readonly string[] = []): boolean {
  const read = parseFormula(text);
  if (!read.ok) throw new Error(read.error.message);
  return formulaLiesDeep(read.formula, asking);
}

test('the thoughts of three different players lie deep, however long the chain', () => {
  expect(liesDeep([0, 1, 0, 1])).toBe(false);
  expect(liesDeep([0, 1, 2])).toBe(true);
});

test.each([
  ['mafia(Dan)', [], false],
  ['K Ann K Bob K Ann mafia(Dan)', [], false],
  ['Kw Ann Kw Bob Kw Cat mafia(Dan)', [], true],
  // Beside one another they are known together as well.
  ['K Ann mafia(Dan) & K Bob mafia(Dan) & K Cat mafia(Dan)', [], true],
  ['C {Ann, Bob} mafia(Dan)', [], false],
  ['D {Ann, Bob, Cat} mafia(Dan)', [], true],
] as const)('%s, asked by nobody', (text, asking, expected) => {
  expect(deep(text, asking)).toBe(expected);
});

test('who asks, and who is asked about, counts as one who is named', () => {
  expect(deep('K Ann K Bob mafia(Dan)', ['Ann'])).toBe(false);
  expect(deep('K Ann K Bob mafia(Dan)', ['Cat'])).toBe(true);
  expect(deep('mafia(Dan)', ['Cat', 'Eve'])).toBe(false);
});

test('a group that is not named one by one counts for two; who pools all they know needs no thoughts of others', () => {
  expect(deep('E all mafia(Dan)')).toBe(false);
  expect(deep('C living mafia(Dan)')).toBe(false);
  expect(deep('K Ann C all mafia(Dan)')).toBe(true);
  expect(deep('E all E all mafia(Dan)')).toBe(true);
  expect(deep('D all mafia(Dan)')).toBe(false);
});
