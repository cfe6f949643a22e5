import { describe, expect, test } from 'vitest';
import { randomFrom, seedOf } from '../../src/kit/random.ts';

describe('the seeds of the games of a series', () => {
  test('are all different', () => {
    expect(new Set(Array.from({ length: 100_000 }, (_, number) => seedOf(1, number))).size).toBe(100_000);
  });

  test('give neighbouring series results that have nothing to do with each other', () => {
    // In each series, how far the count of a chance of 1 in 19 lies from what is to be expected, in standard deviations.
    const games = 300;
    const deviations = Array.from({ length: 300 }, (_, seed) => {
      let count = 0;
      for (let number = 0; number < games; number++) if (randomFrom(seedOf(seed, number), 1, 0).chance(1, 19)) count++;
      return (count - games / 19) / Math.sqrt((games * 18) / 19 / 19);
    });
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    // The mean square is 1 with a standard error of 0.08, the mean product of neighbours 0 with one of 0.06.
    expect(mean(deviations.map((value) => value * value))).toBeGreaterThan(0.7);
    expect(mean(deviations.map((value) => value * value))).toBeLessThan(1.3);
    expect(Math.abs(mean(deviations.slice(1).map((value, place) => value * deviations[place])))).toBeLessThan(0.24);
  });
});
