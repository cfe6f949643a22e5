import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilsonInterval } from '../../src/analysis/wilson.ts';

// R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I,
// method 3; and 8 of 10, the usual example.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [8, 10, 0.4902, 0.9433],
])('%i of %i: the published interval', (successes, trials, low, high) => {
  const interval = wilsonInterval(successes, trials);
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});

test('no trials leave everything open', () => {
  expect(wilsonInterval(0, 0)).toEqual([0, 1]);
});

test('it holds the share, stays between 0 and 1, and mirrors for the failures', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, part) => {
      const successes = Math.round(part * trials);
      const [low, high] = wilsonInterval(successes, trials);
      const [mirroredLow, mirroredHigh] = wilsonInterval(trials - successes, trials);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(successes / trials);
      expect(high).toBeGreaterThanOrEqual(successes / trials);
      expect(low).toBeCloseTo(1 - mirroredHigh, 10);
      expect(high).toBeCloseTo(1 - mirroredLow, 10);
    }),
  );
});
