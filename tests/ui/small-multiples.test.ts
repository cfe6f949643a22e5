import { expect, test } from 'vitest';
import { multiplesIn } from '../../src/ui/thoughts/small-multiples.ts';

test('a few pictures in a high narrow room stand one below the other and are broad', () => {
  const { columns, shape } = multiplesIn(3, 400, 900);
  expect(columns).toBe(1);
  expect(['broad', 'oblong', 'wide']).toContain(shape);
});

test('a few pictures in a broad low room stand side by side and are tall', () => {
  const { columns, shape } = multiplesIn(3, 640, 520);
  expect(columns).toBe(3);
  expect(['square', 'tall']).toContain(shape);
});

test.each([
  { count: 5, width: 634, height: 448 },
  { count: 8, width: 1100, height: 800 },
  { count: 15, width: 634, height: 448 },
])('all of $count pictures are in sight, where they can be seen so small', ({ count, width, height }) => {
  const multiples = multiplesIn(count, width, height);
  if (multiples.height === null) return;
  expect(Math.ceil(count / multiples.columns) * multiples.height).toBeLessThan(height);
});

test('many pictures on a telephone are scrolled, two in a row', () => {
  expect(multiplesIn(20, 350, 448)).toEqual({ columns: 2, shape: 'square', height: null });
});
