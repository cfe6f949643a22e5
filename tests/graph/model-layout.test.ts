import { describe, expect, test } from 'vitest';
import { textWidth } from '../../src/graph/draw/fit-text.ts';
import { arranged } from '../../src/graph/model/model-layout.ts';
import { joinedPairs, linesOf, type LinesOf } from '../../src/graph/model/model-lines.ts';
import { routesOf } from '../../src/graph/model/model-routes.ts';
import { LABEL_SIZE, nodeSize, type ModelNode } from '../../src/graph/model/model-scene.ts';
import { tangle } from '../../src/graph/model/tangle.ts';
import { exampleModel } from '../../src/session/lab/examples.ts';

const node = (id: string): ModelNode => ({
  id,
  title: id,
  lines: ['muddy(Ann),', 'muddy(Bob)'],
  spoken: id,
  isActual: false,
  isSelected: false,
  truth: null,
  isMarked: false,
  picked: '',
});

function drawn(outer: { readonly width: number; readonly height: number }) {
  const { model } = exampleModel('muddy');
  const nodes = model.worlds.map(({ name }) => node(name));
  const own: LinesOf = {
    relations: model.relations,
    initials: ['A', 'B', 'C'],
    everybody: 'all',
    isS5: true,
    shown: new Set([0, 1, 2]),
    pairs: [],
    marked: null,
  };
  const size = nodeSize(nodes, textWidth);
  const links = joinedPairs(own);
  const { frame, places } = arranged({
    known: nodes.map(() => null),
    near: null,
    links,
    node: size,
    outer,
    hasLoops: false,
    growth: 0,
  });
  const lines = linesOf(own, places) ?? [];
  const routes = routesOf({ nodes, places, lines, node: size, frame, title: '' });
  return { size, frame, places, links, routes };
}

const shapes = [
  { width: 390, height: 450 },
  { width: 800, height: 420 },
  { width: 1200, height: 800 },
];

describe.each(shapes)('the muddy children drawn in $width x $height', (outer) => {
  const { size, frame, places, links, routes } = drawn(outer);

  test('no worlds overlap, and none is cut off', () => {
    for (const [one, { x, y }] of places.entries()) {
      expect([x > size.width / 2, x < frame.width - size.width / 2]).toEqual([true, true]);
      expect([y > size.height / 2, y < frame.height - size.height / 2]).toEqual([true, true]);
      for (const other of places.slice(0, one)) {
        expect(Math.abs(x - other.x) > size.width || Math.abs(y - other.y) > size.height).toBe(true);
      }
    }
  });

  test('labels lie on no world and on no other label', () => {
    for (const [index, { labelPlace, labelWidth }] of routes.entries()) {
      const meets = (place: typeof labelPlace, width: number, height: number) =>
        Math.abs(labelPlace.x - place.x) < width / 2 && Math.abs(labelPlace.y - place.y) < height / 2;
      expect(places.some((place) => meets(place, size.width, size.height))).toBe(false);
      const others = routes.filter((_, other) => other !== index);
      expect(others.some((other) => meets(other.labelPlace, labelWidth, LABEL_SIZE))).toBe(false);
    }
  });

  test('its lines cross less than in a ring', () => {
    const ring = places.map((_, index) => ({
      x: frame.width / 2 + 0.4 * frame.width * Math.cos((index * Math.PI) / 4),
      y: frame.height / 2 + 0.4 * frame.height * Math.sin((index * Math.PI) / 4),
    }));
    expect(tangle(places, links, size)).toBeLessThan(tangle(ring, links, size));
  });

  test('the same model is always drawn alike', () => {
    expect(drawn(outer).places).toEqual(places);
  });
});
