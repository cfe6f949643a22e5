import { expect, test } from 'vitest';
import { fuzzDiagrams } from '../../support/fuzz-diagrams.ts';

// `npm run -s fuzz` does a million.

test('60,000 random operations, a collection every 250, each compared with its truth table', () => {
  expect(fuzzDiagrams(1, 60_000)).toEqual({ collections: 240, refusals: 0 });
});

test('20,000 more, in which traversals put off whatever lies three levels deep', () => {
  expect(fuzzDiagrams(2, 20_000, { deepest: 3 })).toEqual({ collections: 80, refusals: 0 });
});

test('20,000 more within a budget of 2,000 nodes: an operation that it ends leaves all functions as they were', () => {
  expect(fuzzDiagrams(3, 10_000, { budget: 2_000 }).refusals).toBeGreaterThan(50);
  expect(fuzzDiagrams(4, 10_000, { budget: 2_000, deepest: 3 }).refusals).toBeGreaterThan(50);
});
