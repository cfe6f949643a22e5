import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeStates } from '../../src/graph/states/layout.ts';
import { lineThrough, wayThrough } from '../../src/graph/states/path.ts';

/** How many marks each layer has. */
const layers = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 8 });

/** The marks of all layers, and one of some layers: a path. */
const paths = layers.chain((counts) => {
  const marks = counts.flatMap((count, layer) =>
    Array.from({ length: count }, (_, place) => ({ layer, prospect: place / 10 })),
  );
  const all = marks.map((mark, id) => ({ ...mark, id }));
  const steps = counts.map((_, layer) =>
    fc.option(fc.constantFrom(...all.filter((mark) => mark.layer === layer).map(({ id }) => id))),
  );
  return fc.record({
    marks: fc.constant(all),
    depth: fc.constant(counts.length),
    path: fc.tuple(...steps).map((ids) => ids.filter((id) => id !== null)),
  });
});

test('the game’s path goes through its own marks, in their order, and touches no other', () => {
  fc.assert(
    fc.property(paths, ({ marks, depth, path }) => {
      const placed = placeStates(
        Array.from({ length: depth }, () => ({ living: 3 })),
        marks,
        { width: 900, height: 420 },
      );
      const way = wayThrough(placed, path);
      const through = path.map((id) => placed.places.get(id));
      expect(way.filter((point) => through.includes(point))).toEqual(through);
      for (const [id, { x, y }] of placed.places) {
        if (path.includes(id)) continue;
        for (const point of way) expect(Math.hypot(point.x - x, point.y - y)).toBeGreaterThan(placed.radius);
      }
    }),
  );
});

test('where there is no path there is no line', () => {
  const placed = placeStates([{ living: 2 }], [{ id: 0, layer: 0, prospect: 0 }], { width: 100, height: 100 });
  expect(lineThrough(placed, [])).toBe('');
});
