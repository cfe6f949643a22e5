import { expect, test } from 'vitest';
import { initialsOf, lettersOf } from '../../src/session/viewpoint.ts';
import { wrongNames } from '../../src/ui/new-game.ts';

test('the initial of a name is its first letter or digit, whatever stands before it', () => {
  expect(initialsOf(['"O\'Neil"', '2nd', 'Ann'])).toEqual(['O', '2', 'A']);
  expect(lettersOf('\u2068דן\u2069')[0]).toBe('ד');
  // A name without any begins with what it has.
  expect(lettersOf('?!')[0]).toBe('?');
});

test('names that cannot stand are the empty ones and all that are equal', () => {
  expect(wrongNames(['Ann', ' Ann ', 'Bob', '  '])).toEqual([0, 1, 3]);
  expect(wrongNames(['Ann', 'Bob'])).toEqual([]);
});
