import { expect, test } from 'vitest';
import { fuzzDiagrams } from '../../support/fuzz-diagrams.ts';

// `npm run -s fuzz` does a million.

test('80,000 random operations, a collection every 250, each compared with its truth table', () => {
  expect(fuzzDiagrams(1, 80_000).collections).toBe(320);
});

test('20,000 more, in which traversals put off whatever lies three levels deep', () => {
  expect(fuzzDiagrams(2, 20_000, 3).collections).toBe(80);
});
