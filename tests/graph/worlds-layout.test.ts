import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Face } from '../../src/graph/layouts/group-faces.ts';
import type { PanelShape } from '../../src/graph/layouts/panel-shape.ts';
import { layoutOfSome, worldsLayout } from '../../src/graph/layouts/worlds-layout.ts';
import type { LayoutPlan, WorldsLayout } from '../../src/graph/layouts/plan.ts';
import { choices, freely, killers, numbered } from './faces.ts';

const shapes: readonly PanelShape[] = ['broad', 'oblong', 'wide', 'square', 'tall'];
const carriers: LayoutPlan = { kind: 'carriers', sign: 'K' };
const layers: LayoutPlan = { kind: 'layers', sign: 'K' };
const grid: LayoutPlan = {
  kind: 'grid',
  place: (face) => ({ column: Number(face[0].sign), row: Number(face[1].sign) }),
};

/** The first law of places that a layout breaks: worlds stay in the scene, and touch neither one another nor its number. */
function brokenLaw({ places, picture, width, height, centre }: WorldsLayout): string | null {
  const near = 1e-6;
  const cells = new Map<string, number[]>();
  for (const [index, { x, y }] of places.entries()) {
    const [halfWidth, halfHeight] = [picture.width / 2, picture.height / 2];
    if (x < halfWidth || y < halfHeight || x > width - halfWidth || y > height - halfHeight)
      return `world ${index} leaves the scene`;
    if (
      centre !== null &&
      Math.abs(x - centre.place.x) < halfWidth + centre.width / 2 &&
      Math.abs(y - centre.place.y) < halfHeight + centre.height / 2
    ) {
      return `world ${index} touches the number`;
    }
    // Only worlds in cells next to each other can touch.
    const [column, row] = [Math.floor(x / picture.width), Math.floor(y / picture.height)];
    for (let across = -1; across <= 1; across++) {
      for (let down = -1; down <= 1; down++) {
        for (const other of cells.get(`${column + across},${row + down}`) ?? []) {
          const touching =
            Math.abs(places[other].x - x) < picture.width - near &&
            Math.abs(places[other].y - y) < picture.height - near;
          if (touching) return `worlds ${other} and ${index} touch`;
        }
      }
    }
    const key = `${column},${row}`;
    cells.set(key, [...(cells.get(key) ?? []), index]);
  }
  return null;
}

const deals: readonly (readonly [string, readonly Face[], LayoutPlan])[] = [
  ['Killer with 1 of 8', killers(8, 1), carriers],
  ['Killer with 2 of 7', killers(7, 2), carriers],
  ['Killer with 3 of 12', killers(12, 3), carriers],
  ['Killer with 4 of 15', killers(15, 4), carriers],
  ['Standoff with 3 players', freely(3, ['C', 'K']), layers],
  ['Standoff with 8 players', freely(8, ['C', 'K']), layers],
  ['three signs and 6 players', freely(6, ['C', 'K', 'D']), layers],
  ['muddy children, 10 of them', freely(10, ['C', 'K']), layers],
  ['a plane of numbers', numbered(choices(41, 2).map(([one, other]) => [one, other])), grid],
  [
    'a calendar',
    numbered([
      [4, 15],
      [4, 16],
      [4, 19],
      [5, 17],
      [5, 18],
      [6, 14],
      [6, 16],
      [7, 14],
      [7, 15],
      [7, 17],
    ]),
    grid,
  ],
];

describe.each(deals)('%s', (_, faces, plan) => {
  test.each(shapes)('has a place of its own for each world, in the scene: %s', (shape) => {
    const layout = worldsLayout(faces, plan, shape);
    expect(layout.places).toHaveLength(faces.length);
    expect(brokenLaw(layout)).toBeNull();
  });

  test('gives a world the same place in whatever order worlds come', () => {
    const turned = worldsLayout([...faces].reverse(), plan, 'wide');
    expect([...turned.places].reverse()).toEqual(worldsLayout(faces, plan, 'wide').places);
  });

  test('lays some of the worlds out as if there were no others', () => {
    const some = [...faces.keys()].filter((face) => face % 3 !== 1).reverse();
    const alone = worldsLayout(
      some.map((face) => faces[face]),
      plan,
      'oblong',
    );
    const { places, regions, ...rest } = layoutOfSome(faces, some, plan, 'oblong');
    expect(some.map((face) => places[face])).toEqual(alone.places);
    expect(regions.map(({ members }) => members)).toEqual(
      alone.regions.map(({ members }) => members.map((index) => some[index])),
    );
    expect({ ...rest, regions: [], places: [] }).toEqual({ ...alone, regions: [], places: [] });
  });

  test('has each world in one region at most, and in one if there are regions', () => {
    const { regions } = worldsLayout(faces, plan, 'wide');
    const members = regions.flatMap((region) => region.members);
    expect(new Set(members).size).toBe(members.length);
    if (regions.length > 0) expect(members).toHaveLength(faces.length);
  });
});

const anyFaces = fc.integer({ min: 1, max: 9 }).chain((players) =>
  fc.uniqueArray(
    fc
      .array(fc.constantFrom('C', 'K', 'D'), { minLength: players, maxLength: players })
      .map((signs) => signs.map((sign, of) => ({ of, sign }))),
    { minLength: 1, maxLength: 120, selector: (face) => face.map(({ sign }) => sign).join() },
  ),
);

test('every layout keeps its laws for any faces, however many carry the sign', () => {
  fc.assert(
    fc.property(anyFaces, fc.constantFrom(carriers, layers), fc.constantFrom(...shapes), (faces, plan, shape) => {
      expect(brokenLaw(worldsLayout(faces, plan, shape))).toBeNull();
    }),
    { numRuns: 60 },
  );
});

describe('carriers', () => {
  test('two of them: a triangle, the first by column and the second by row', () => {
    const faces = killers(7, 2);
    const { places } = worldsLayout(faces, carriers, 'wide');
    const placeOf = (first: number, second: number) =>
      places[choices(7, 2).findIndex(([one, other]) => one === first && other === second)];
    for (const [first, second] of choices(7, 2)) {
      expect(placeOf(first, second).x).toBeCloseTo(placeOf(first, 6).x);
      expect(placeOf(first, second).y).toBeCloseTo(placeOf(0, second).y);
    }
    expect(placeOf(0, 6).x).toBeLessThan(placeOf(1, 6).x);
    expect(placeOf(0, 1).y).toBeLessThan(placeOf(0, 2).y);
  });

  test('one of them: in the order of the players, the few in two rows by turns with room between for lines', () => {
    const { places, axes, picture } = worldsLayout(killers(6, 1), carriers, 'wide');
    const across = places.map(({ x }) => x);
    expect(across).toEqual([...across].sort((one, other) => one - other));
    const heights = [...new Set(places.map(({ y }) => y))];
    expect(heights).toHaveLength(2);
    expect(Math.abs(heights[0] - heights[1])).toBeGreaterThan(2 * picture.height);
    expect(places.every(({ y }, index) => index === 0 || y !== places[index - 1].y)).toBe(true);
    const lowest = Math.max(...heights);
    for (const { box, id } of axes) {
      const { x, y } = places.find((place) => Math.abs(place.x - box.place.x) < 1e-6) ?? { x: 0, y: 0 };
      expect(x, id).toBeGreaterThan(0);
      // Names stand outside, away from the lines.
      expect(box.place.y > y, id).toBe(y === lowest);
    }
    expect(axes).toHaveLength(6);
    expect(new Set(worldsLayout(killers(12, 1), carriers, 'wide').places.map(({ y }) => y)).size).toBe(1);
  });

  test('four of them: a region for each of the 78 first pairs that two others can follow', () => {
    // The second of four among 15 is at most the 13th: C(13,2) pairs.
    expect(worldsLayout(killers(15, 4), carriers, 'wide').regions).toHaveLength(78);
  });

  test('shows whose sign is carried where the signs of all cannot be read', () => {
    expect(worldsLayout(killers(12, 3), carriers, 'wide')).toMatchObject({
      shows: 'carriers',
      picture: { form: 'signs' },
    });
    expect(worldsLayout(killers(7, 2), carriers, 'wide')).toMatchObject({ shows: 'all', picture: { form: 'signs' } });
  });
});

describe('layers', () => {
  test('by how many carry the sign, fewest at the bottom: the cube of three children', () => {
    const faces = freely(3, ['C', 'K']);
    const { places, regions } = worldsLayout(faces, layers, 'wide');
    const heights = [...new Set(places.map(({ y }) => y))].sort((one, other) => one - other);
    const sizes = heights.map((height) => places.filter(({ y }) => y === height).length);
    expect(sizes).toEqual([1, 3, 3, 1]);
    expect(regions.map(({ subject }) => subject)).toEqual([3, 2, 1, 0].map((count) => ({ kind: 'layer', count })));
  });
});

test('few worlds are drawn large, with at least half of the room free for lines', () => {
  const pair = [
    [
      { of: 0, sign: '0' },
      { of: 1, sign: '0' },
    ],
    [
      { of: 0, sign: '1' },
      { of: 1, sign: '0' },
    ],
  ];
  const { picture, width } = worldsLayout(pair, grid, 'oblong');
  const { picture: ofMany } = worldsLayout(freely(4, ['C', 'K']), layers, 'oblong');
  expect(picture.signHeight).toBeGreaterThan(1.5 * ofMany.signHeight);
  expect(pair.length * picture.width).toBeLessThan(width / 2);
});
