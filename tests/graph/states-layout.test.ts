import { describe, expect, test } from 'vitest';
import { markAfter, placeStates, type Walk } from '../../src/graph/states/layout.ts';

const layers = [{ living: 3 }, { living: 3 }, { living: 2 }];
const marks = [
  { id: 0, layer: 0, prospect: 0 },
  { id: 1, layer: 1, prospect: -0.5 },
  { id: 2, layer: 1, prospect: 0.5 },
  { id: 3, layer: 2, prospect: 0 },
];

describe('the places of states', () => {
  const { places, bands, radius } = placeStates(layers, marks, { width: 600, height: 300 });

  test('layers go from left to right, and in each the better prospects stand above', () => {
    const x = marks.map(({ id }) => places.get(id)?.x ?? NaN);
    expect(x[0]).toBeLessThan(x[1]);
    expect(x[1]).toBe(x[2]);
    expect(x[2]).toBeLessThan(x[3]);
    expect(places.get(2)?.y).toBeLessThan(places.get(1)?.y ?? 0);
  });

  test('nothing leaves the drawing or touches its neighbour', () => {
    for (const { x, y } of places.values()) {
      expect(x - radius).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(600);
      expect(y - radius).toBeGreaterThanOrEqual(0);
      expect(y + radius).toBeLessThanOrEqual(300);
    }
    expect((places.get(1)?.y ?? 0) - (places.get(2)?.y ?? 0)).toBeGreaterThan(2 * radius);
  });

  test('layers with as many living share a stripe', () => {
    expect(bands.map(({ living }) => living)).toEqual([3, 2]);
  });
});

describe('walking', () => {
  const walk: Walk = {
    columns: [[0], [2, 1], [3]],
    edges: [
      { from: 0, to: 1, share: 0.3 },
      { from: 0, to: 2, share: 0.7 },
      { from: 1, to: 3, share: 1 },
    ],
    preferred: new Set(),
  };

  test('right goes to what is likeliest, or along the path; left comes back', () => {
    expect(markAfter('ArrowRight', walk, 0)).toBe(2);
    expect(markAfter('ArrowRight', { ...walk, preferred: new Set([1]) }, 0)).toBe(1);
    expect(markAfter('ArrowLeft', walk, 3)).toBe(1);
    expect(markAfter('ArrowRight', walk, 3)).toBeNull();
  });

  test('up and down stay in the layer, Home and End lead to its ends', () => {
    expect(markAfter('ArrowDown', walk, 2)).toBe(1);
    expect(markAfter('ArrowUp', walk, 2)).toBeNull();
    expect(markAfter('Home', walk, 3)).toBe(0);
    expect(markAfter('End', walk, 0)).toBe(3);
    expect(markAfter('x', walk, 0)).toBeNull();
  });
});
