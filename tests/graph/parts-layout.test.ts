import { expect, test } from 'vitest';
import { placeParts } from '../../src/graph/model/parts-layout.ts';

const node = { width: 60, height: 40 };
const panel = { width: 800, height: 500 };
const signsOf = (count: number, atoms: number) =>
  Array.from({ length: count }, (_, number) =>
    Array.from({ length: atoms }, (_, place) => ((number >> place) & 1) === 1),
  );

test('all parts by four atoms stand in a table; who stands beside each other differs in one atom', () => {
  const parts = signsOf(16, 4);
  const { places } = placeParts(parts, node, panel);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(16);
  const [across, down] = (['x', 'y'] as const).map((axis) =>
    [...new Set(places.map((place) => place[axis]))].sort((one, other) => one - other),
  );
  expect(across.length * down.length).toBe(16);
  for (const [one, place] of places.entries()) {
    for (const [other, beside] of places.entries()) {
      const isNeighbour = place.y === beside.y && across.indexOf(beside.x) === across.indexOf(place.x) + 1;
      if (!isNeighbour) continue;
      expect(parts[one].filter((sign, atom) => sign !== parts[other][atom]).length).toBe(1);
    }
  }
});

test('few parts of very many possible ones follow each other in rows; nothing overlaps or leaves the frame', () => {
  const parts = Array.from({ length: 50 }, (_, number) =>
    Array.from({ length: 20 }, (_place, place) => (((number * 20_483 + 977) >> place) & 1) === 1),
  );
  const { places, frame } = placeParts(parts, node, panel);
  expect(frame.width / frame.height).toBeCloseTo(panel.width / panel.height);
  for (const [index, { x, y }] of places.entries()) {
    expect(x - node.width / 2).toBeGreaterThanOrEqual(0);
    expect(x + node.width / 2).toBeLessThanOrEqual(frame.width);
    expect(y + node.height / 2).toBeLessThanOrEqual(frame.height);
    for (const other of places.slice(index + 1)) {
      expect(Math.abs(x - other.x) >= node.width || Math.abs(y - other.y) >= node.height).toBe(true);
    }
  }
});
