import { describe, expect, test } from 'vitest';
import type { Face } from '../../src/graph/layouts/group-faces.ts';
import type { PanelShape } from '../../src/graph/layouts/panel-shape.ts';
import { quotientLayout, type QuotientLayout } from '../../src/graph/layouts/quotient-layout.ts';
import type { LayoutPlan } from '../../src/graph/layouts/plan.ts';
import { MOST_MARKS } from '../../src/graph/scene.ts';
import { choices, freely, killers, numbered } from './faces.ts';
import { salemFaces } from './salem-scene.ts';

const shapes: readonly PanelShape[] = ['broad', 'oblong', 'wide', 'square', 'tall'];
const carriers: LayoutPlan = { kind: 'carriers', sign: 'K' };
const layers: LayoutPlan = { kind: 'layers', sign: 'K' };
const sectors: LayoutPlan = { kind: 'sectors', sign: 'GFR' };
const plane: LayoutPlan = {
  kind: 'grid',
  place: (face) => ({ column: Number(face[0].sign) - 2, row: Number(face[1].sign) - 3 }),
};

/** Sum and Product: 1 < x < y and x + y at most 100, 2,352 worlds. */
const sums = numbered(
  choices(99, 2, 2)
    .filter(([x, y]) => x + y <= 100)
    .map(([x, y]) => [x, y]),
);

/** C(n, k). */
function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** The first law of places that marks break. */
function brokenLaw({ groups, mark, width, height }: QuotientLayout): string | null {
  for (const [index, { place }] of groups.entries()) {
    if (place.x < mark.width / 2 || place.x > width - mark.width / 2) return `mark ${index} leaves the scene`;
    if (place.y < mark.height / 2 || place.y > height - mark.height / 2) return `mark ${index} leaves the scene`;
    for (const other of groups.slice(0, index)) {
      const across = Math.abs(place.x - other.place.x) < mark.width;
      if (across && Math.abs(place.y - other.place.y) < mark.height) return `marks ${other.id} and ${index} touch`;
    }
  }
  return null;
}

const deals: readonly (readonly [string, readonly Face[], LayoutPlan])[] = [
  ['Killer with 5 of 15', killers(15, 5), carriers],
  ['Killer with 1 of 15', killers(15, 1), carriers],
  ['Salem', salemFaces, sectors],
  ['three signs and 8 players', freely(8, ['C', 'K', 'D']), layers],
  ['muddy children, 14 of them', freely(14, ['C', 'K']), layers],
  ['Sum and Product', sums, plane],
];

describe.each(deals)('%s', (_, faces, plan) => {
  test.each(shapes)('has few marks, each at its place: %s', (shape) => {
    const layout = quotientLayout(faces, plan, shape);
    expect(layout.groups.length).toBeLessThanOrEqual(MOST_MARKS);
    expect(new Set(layout.groups.map(({ id }) => id)).size).toBe(layout.groups.length);
    expect(brokenLaw(layout)).toBeNull();
  });

  test('has the same marks in whatever order worlds come', () => {
    const turned = quotientLayout([...faces].reverse(), plan, 'wide');
    const marks = ({ groups }: QuotientLayout) =>
      groups
        .map(({ id, members, place }) => [id, members.length, place] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1));
    expect(marks(turned)).toEqual(marks(quotientLayout(faces, plan, 'wide')));
  });

  test('its numbers add up: each world is in one mark, or in a matrix in one for each pair of its carriers', () => {
    const { groups, disjoint } = quotientLayout(faces, plan, 'wide');
    const counted = faces.map(() => 0);
    for (const { members } of groups) for (const face of members) counted[face]++;
    const most = plan.kind === 'carriers' ? faces[0].filter(({ sign }) => sign === plan.sign).length : 1;
    expect(new Set(counted)).toEqual(new Set([disjoint ? 1 : most ** 2]));
  });
});

test('the matrix of Killer: C(13,3) worlds for a pair of players, C(14,4) for one', () => {
  const { groups, axes } = quotientLayout(killers(15, 5), carriers, 'wide');
  const sizeOf = (...players: readonly number[]) =>
    groups.find(({ id }) => id === `group-${players.join('-')}`)?.members.length;
  expect(groups).toHaveLength(15 * 15);
  expect(sizeOf(0, 1)).toBe(choose(13, 3));
  expect(sizeOf(1, 0)).toBe(choose(13, 3));
  expect(sizeOf(7, 7)).toBe(choose(14, 4));
  expect(axes).toHaveLength(30);
});

test('layers of two signs: C(14, m) worlds in which m of 14 carry it, fewest at the bottom', () => {
  const { groups } = quotientLayout(freely(14, ['C', 'K']), layers, 'wide');
  expect(groups.map(({ members }) => members.length)).toEqual(Array.from({ length: 15 }, (_, m) => choose(14, 14 - m)));
  const heights = groups.map(({ place }) => place.y);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
});

test('layers of three signs tell the others apart by their numbers: 8!/(a! b! c!) worlds each', () => {
  const { groups } = quotientLayout(freely(8, ['C', 'K', 'D']), layers, 'wide');
  expect(groups).toHaveLength(45);
  for (const { subjects, members } of groups) {
    const [first, second] = subjects.map((subject) => ('count' in subject ? subject.count : 0));
    expect(members).toHaveLength(Math.round(choose(8, first) * choose(8 - first, second)));
  }
});
