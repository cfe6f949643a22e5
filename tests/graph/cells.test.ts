import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../src/kit/geometry.ts';
import { blocksPath, cellBlocks, type Box } from '../../src/graph/cells.ts';
import { sectorLayout } from '../../src/graph/layouts/sector-layout.ts';
import { salemDeals, salemFaces } from './salem-scene.ts';

const { places, picture } = sectorLayout(salemFaces, 'GFR', 'wide');

function blocksOf(isMember: (index: number) => boolean) {
  const members = places.filter((_, index) => isMember(index));
  const others = places.filter((_, index) => !isMember(index));
  return { members, others, blocks: cellBlocks(members, others, picture) };
}

function covers(blocks: readonly Box[], { x, y }: Place): boolean {
  return blocks.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
}

describe('cellBlocks', () => {
  test('cover their members, and keep off all other pictures', () => {
    const chosen = fc.array(fc.boolean(), { minLength: places.length, maxLength: places.length });
    fc.assert(
      fc.property(chosen, (flags) => {
        const { members, others, blocks } = blocksOf((index) => flags[index]);
        expect(members.every((place) => covers(blocks, place))).toBe(true);
        expect(others.some((place) => covers(blocks, place))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('draw a whole sector as one calm area: one block for each row', () => {
    const { blocks, members } = blocksOf((index) => salemDeals[index][2] === 'GFR');
    const rows = new Set(members.map(({ y }) => y)).size;
    expect(blocks.length).toBeLessThan(2 * rows);
  });

  test('leave apart what lies apart: nothing is drawn across other worlds', () => {
    const { blocks } = blocksOf((index) =>
      ['LOO-DOC-VET-MAY-GFR', 'LOO-GFR-VET-MAY-DOC'].includes(salemDeals[index].join('-')),
    );
    expect(blocks).toHaveLength(2);
  });

  test('of no worlds are none', () => {
    const { blocks } = blocksOf(() => false);
    expect(blocks).toEqual([]);
    expect(blocksPath(blocks)).toBe('');
  });

  test('have a path of one closed figure for each', () => {
    const { blocks } = blocksOf((index) => index % 7 === 0);
    expect(blocksPath(blocks).match(/Z/g)).toHaveLength(blocks.length);
  });
});
