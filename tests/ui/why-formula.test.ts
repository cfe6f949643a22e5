import { expect, test } from 'vitest';
import { whyAsked } from '../../src/ui/formulas/why-formula.ts';

const names = ['Ann', 'Bob'];

test.each([
  ['K Ann gfr(Bob)', { agent: 0, formula: 'gfr(Bob)' }],
  ['~~K Bob K Ann gfr(Bob)', { agent: 1, formula: 'K Ann gfr(Bob)' }],
  ['M Bob gfr(Ann)', { agent: 1, formula: '~gfr(Ann)' }],
  ['gfr(Ann)', null],
  ['Kw Ann gfr(Bob)', null],
  ['K Ann gfr(Bob) & K Bob gfr(Ann)', null],
  ['K Zoe gfr(Bob)', null],
  ['K Ann', null],
])('%s is explained as it should be', (formula, asked) => {
  const request = whyAsked(formula, names, 'teacher');
  if (asked === null) expect(request).toBeNull();
  else expect(request).toMatchObject(asked);
});

test('a player may ask about their own knowledge only', () => {
  expect(whyAsked('K Ann gfr(Bob)', names, 0)).not.toBeNull();
  expect(whyAsked('K Ann gfr(Bob)', names, 1)).toBeNull();
});
