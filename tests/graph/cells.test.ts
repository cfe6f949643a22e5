import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../src/kit/geometry.ts';
import { blocksPath, cellHull, linksPath, type Hull } from '../../src/graph/cells.ts';
import { sectorLayout } from '../../src/graph/layouts/sector-layout.ts';
import { salemDeals, salemFaces } from './salem-scene.ts';

const { places, picture } = sectorLayout(salemFaces, 'GFR', 'wide');

function hullOf(isMember: (index: number) => boolean) {
  const members = places.filter((_, index) => isMember(index));
  const others = places.filter((_, index) => !isMember(index));
  return { members, others, hull: cellHull(members, others, picture) };
}

function covers({ blocks }: Hull, { x, y }: Place): boolean {
  return blocks.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
}

/** How many parts the blocks and links of a hull fall into. */
function parts({ blocks, links }: Hull): number {
  const ends = blocks.map((_, index) => index);
  const root = (index: number): number => (ends[index] === index ? index : root(ends[index]));
  const meet = (one: number, other: number) => {
    ends[root(one)] = root(other);
  };
  const near = 1e-6;
  blocks.forEach((one, index) => {
    blocks.forEach((other, next) => {
      const across = one.left <= other.right + near && other.left <= one.right + near;
      if (across && one.top <= other.bottom + near && other.top <= one.bottom + near) meet(index, next);
    });
  });
  const blocksAt = ({ x, y }: Place) =>
    blocks.flatMap(({ left, right, top, bottom }, index) =>
      x >= left - near && x <= right + near && y >= top - near && y <= bottom + near ? [index] : [],
    );
  for (const { from, to } of links) for (const a of blocksAt(from)) for (const b of blocksAt(to)) meet(a, b);
  return new Set(blocks.map((_, index) => root(index))).size;
}

describe('cellHull', () => {
  test('covers its members, keeps off all other pictures, and hangs together', () => {
    const chosen = fc.array(fc.boolean(), { minLength: places.length, maxLength: places.length });
    fc.assert(
      fc.property(chosen, (flags) => {
        const { members, others, hull } = hullOf((index) => flags[index]);
        expect(members.every((place) => covers(hull, place))).toBe(true);
        expect(others.some((place) => covers(hull, place))).toBe(false);
        expect(parts(hull)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  test('draws a whole sector as one calm area: no links, and one block for each row', () => {
    const { hull, members } = hullOf((index) => salemDeals[index][2] === 'GFR');
    const rows = new Set(members.map(({ y }) => y)).size;
    expect(hull.links).toEqual([]);
    expect(hull.blocks.length).toBeLessThan(2 * rows);
  });

  test('joins what lies apart by as few links as can be', () => {
    const { hull } = hullOf((index) =>
      ['LOO-DOC-VET-MAY-GFR', 'LOO-GFR-VET-MAY-DOC'].includes(salemDeals[index].join('-')),
    );
    expect(hull.blocks).toHaveLength(2);
    expect(hull.links).toHaveLength(1);
  });

  test('of no worlds is nothing', () => {
    const { hull } = hullOf(() => false);
    expect(hull).toEqual({ blocks: [], links: [] });
    expect(blocksPath(hull)).toBe('');
    expect(linksPath(hull)).toBe('');
  });

  test('has paths of one closed figure for each block and one line for each link', () => {
    const { hull } = hullOf((index) => index % 7 === 0);
    expect(blocksPath(hull).match(/Z/g)).toHaveLength(hull.blocks.length);
    expect(linksPath(hull).match(/L/g)).toHaveLength(hull.links.length);
  });
});
