import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepAt, stepLine } from '../../src/graph/lines.ts';

const size = { width: 200, height: 40, most: 24, room: 5 };

describe('stepLine', () => {
  test('puts one world at the bottom and the most at the top, and halvings at equal distances', () => {
    const { steps } = stepLine([24, 12, 6, 3, 1], 0, size);
    const heights = steps.map(({ y }) => y ?? NaN);
    expect(heights[0]).toBeCloseTo(3);
    expect(heights[4]).toBeCloseTo(37);
    expect(heights[1] - heights[0]).toBeCloseTo(heights[2] - heights[1]);
  });

  test('puts a step into the middle of its part of the room, however many steps there are', () => {
    expect(stepLine([24, 6], 0, size).steps.map(({ x }) => x)).toEqual([20, 60]);
    expect(stepLine([24, 6, 1], 0, { ...size, room: 10 }).steps.map(({ x }) => x)).toEqual([10, 30, 50]);
  });

  test('stays inside its room for any counts', () => {
    const counts = fc.array(fc.option(fc.integer({ min: 0, max: 100_000 })), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(counts, (values) => {
        for (const { x, y } of stepLine(values, 0, { ...size, room: 48 }).steps) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(size.width);
          if (y !== null) expect(y).toBeGreaterThanOrEqual(0);
          if (y !== null) expect(y).toBeLessThanOrEqual(size.height);
        }
      }),
    );
  });

  test('divides the path at the current step, and breaks it where the count is not known', () => {
    const { past, future } = stepLine([24, 6, null, 2], 1, size);
    expect(past).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+$/);
    expect(future.match(/M/g)).toHaveLength(2);
  });
});

describe('stepAt', () => {
  test('is the inverse of where steps are drawn', () => {
    const line = stepLine([24, 24, 6, 6, 1], 2, size);
    line.steps.forEach(({ x }, step) => expect(stepAt(line, x + 3)).toBe(step));
    expect(stepAt(line, -50)).toBe(0);
    expect(stepAt(line, 500)).toBe(4);
  });

  test('of an empty line is no step', () => {
    expect(stepAt(stepLine([], 0, size), 10)).toBeNull();
  });
});
