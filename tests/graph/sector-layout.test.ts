import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../src/kit/geometry.ts';
import type { Face } from '../../src/graph/layouts/group-faces.ts';
import { letterSize } from '../../src/graph/draw/signs.ts';
import { panelShape, type PanelShape } from '../../src/graph/layouts/panel-shape.ts';
import { isInside } from '../../src/graph/layouts/rows.ts';
import { sectorLayout, type SectorLayout } from '../../src/graph/layouts/sector-layout.ts';
import { salemFaces } from './salem-scene.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const shapes: readonly PanelShape[] = ['broad', 'oblong', 'wide', 'square', 'tall'];

function boxAround({ x, y }: Place, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The boxes of labels, at the height of their letters. */
function labelBoxes({ sectors }: SectorLayout): readonly Box[] {
  return sectors.map(({ labelBox: { place, anchor, width, lines } }) => {
    const middle = place.x + { start: width / 2, middle: 0, end: -width / 2 }[anchor];
    return boxAround({ x: middle, y: place.y }, width, lines * 14);
  });
}

function boxesOf({ places, picture }: SectorLayout): readonly Box[] {
  return places.map((place) => boxAround(place, picture.width, picture.height));
}

/** The laws that every layout keeps: the first that is broken, or null. */
function brokenLaw(layout: SectorLayout, faces: readonly Face[], sign: string): string | null {
  const boxes = boxesOf(layout);
  const { centre, sectors, width, height } = layout;
  const forbidden = [...labelBoxes(layout), boxAround(centre.place, centre.width, centre.height)];
  for (const [index, box] of boxes.entries()) {
    if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height)
      return `world ${index} leaves the scene`;
    if (forbidden.some((other) => touch(box, other))) return `world ${index} touches a label or the centre`;
    for (const other of boxes.slice(index + 1)) if (touch(box, other)) return `world ${index} touches another`;
    const carriers = faces[index].filter((glyph) => glyph.sign === sign).map(({ of }) => of);
    const player = carriers.length > 0 ? Math.min(...carriers) : null;
    const sector = sectors.find((one) => one.player === player);
    const corners = [
      { x: box.left, y: box.top },
      { x: box.right, y: box.top },
      { x: box.left, y: box.bottom },
      { x: box.right, y: box.bottom },
    ];
    if (sector === undefined) return `world ${index} has no sector`;
    if (!corners.every((corner) => isInside(sector.outline, corner))) return `world ${index} leaves its sector`;
  }
  return null;
}

const facesOfAnySize = fc.integer({ min: 1, max: 15 }).chain((players) =>
  fc.array(
    fc
      .array(fc.constantFrom('X', 'Y', 'Z', 'BAD'), { minLength: players, maxLength: players })
      .map((signs) => signs.map((sign, of) => ({ of, sign }))),
    { minLength: 1, maxLength: 250 },
  ),
);

describe('sectorLayout', () => {
  test.each(shapes)('lays the 120 worlds of Salem out without a touch: %s', (shape) => {
    expect(brokenLaw(sectorLayout(salemFaces, 'GFR', shape), salemFaces, 'GFR')).toBeNull();
  });

  test('keeps letters readable for Salem: of 10 units at 1280 x 720 and in larger panels, of 9 on a telephone', () => {
    for (const shape of shapes) {
      const { picture } = sectorLayout(salemFaces, 'GFR', shape);
      expect(picture.form).toBe('signs');
      expect(picture.perRow).toBe(5);
      const signs = salemFaces[0].map(({ sign }) => ({ letter: sign.charAt(0), colour: '', label: '' }));
      const least = { broad: 9.5, oblong: 10, wide: 11, square: 10.5, tall: 9 }[shape];
      expect([shape, letterSize(signs, picture) >= least]).toEqual([shape, true]);
    }
  });

  test('keeps its laws for any faces of 1 to 15 players', () => {
    fc.assert(
      fc.property(facesOfAnySize, fc.constantFrom(...shapes), (faces, shape) => {
        expect(brokenLaw(sectorLayout(faces, 'BAD', shape), faces, 'BAD')).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  test('sets players clockwise from the top, in their order', () => {
    const { sectors, centre } = sectorLayout(salemFaces, 'GFR', 'wide');
    expect(sectors.map(({ player }) => player)).toEqual([0, 1, 2, 3, 4]);
    const angles = sectors.map(({ outline }) => {
      const middle = {
        x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length - centre.place.x,
        y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length - centre.place.y,
      };
      return (Math.atan2(middle.x, -middle.y) + 2 * Math.PI + 0.01) % (2 * Math.PI);
    });
    expect(angles).toEqual([...angles].sort((one, other) => one - other));
    expect(angles[0]).toBeLessThan(0.1);
  });

  test('gives a face its place whatever the order in which faces come', () => {
    const turned = [...salemFaces].reverse();
    const [one, other] = [sectorLayout(salemFaces, 'GFR', 'wide'), sectorLayout(turned, 'GFR', 'wide')];
    expect([...other.places].reverse()).toEqual(one.places);
    expect(other.sectors.map(({ outline }) => outline)).toEqual(one.sectors.map(({ outline }) => outline));
    expect(sectorLayout(salemFaces, 'GFR', 'wide')).toEqual(one);
  });

  test('reads a sector in order of its signs, row by row', () => {
    const { places } = sectorLayout(salemFaces, 'GFR', 'wide');
    const sector = salemFaces
      .map((face, index) => ({ word: face.map(({ sign }) => sign).join(), place: places[index], holder: face[2].sign }))
      .filter(({ holder }) => holder === 'GFR')
      .sort((one, other) => one.place.y - other.place.y || one.place.x - other.place.x);
    const read = sector.map(({ word }) => word);
    expect(read).toEqual([...read].sort());
  });

  test('draws dots where letters could not be read', () => {
    const faces = Array.from({ length: 900 }, (_, index) =>
      Array.from({ length: 10 }, (_, of) => ({ of, sign: of === index % 10 ? 'BAD' : 'X' })),
    );
    const layout = sectorLayout(faces, 'BAD', 'wide');
    expect(layout.picture.form).toBe('dot');
    expect(brokenLaw(layout, faces, 'BAD')).toBeNull();
  });

  test('has a sector for the worlds in which nobody carries the sign, and bears no worlds at all', () => {
    const faces = [[{ of: 0, sign: 'X' }], [{ of: 0, sign: 'BAD' }]];
    expect(sectorLayout(faces, 'BAD', 'square').sectors.map(({ player }) => player)).toEqual([0, null]);
    expect(sectorLayout([], 'BAD', 'wide').places).toEqual([]);
  });
});

describe('panelShape', () => {
  test('sorts panels by their ratio', () => {
    expect(panelShape(636, 370)).toBe('oblong');
    expect(panelShape(660, 450)).toBe('wide');
    expect(panelShape(1100, 760)).toBe('wide');
    expect(panelShape(500, 500)).toBe('square');
    expect(panelShape(400, 700)).toBe('tall');
    expect(panelShape(1200, 500)).toBe('broad');
    expect(panelShape(0, 0)).toBe('square');
  });

  test('keeps a shape while the panel is near it', () => {
    expect(panelShape(1200, 1000, 'wide')).toBe('wide');
    expect(panelShape(1200, 1000, 'square')).toBe('square');
    expect(panelShape(1000, 1000, 'wide')).toBe('square');
  });
});
