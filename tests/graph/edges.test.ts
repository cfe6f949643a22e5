import { describe, expect, test } from 'vitest';
import { badgesOf, BADGE_HEIGHT, type Wanted } from '../../src/graph/badge.ts';
import { routeEdges, thinLinks, type Link } from '../../src/graph/edges.ts';
import { worldsLayout } from '../../src/graph/layouts/worlds-layout.ts';
import { EDGE_LABEL_HEIGHT } from '../../src/graph/scene.ts';
import { freely } from './faces.ts';

const line = (world: number) => ({ x: 10 * world, y: 0 });
const all = (worlds: readonly number[], agents: readonly number[]): readonly Link[] =>
  worlds.flatMap((from, index) => worlds.slice(index + 1).map((to) => ({ from, to, agents })));

describe('thinLinks', () => {
  test('joins four worlds that an agent confuses by a shortest tree, and three by all lines', () => {
    expect(thinLinks(all([0, 1, 2, 3], [0]), line)).toEqual([
      { from: 0, to: 1, agents: [0] },
      { from: 1, to: 2, agents: [0] },
      { from: 2, to: 3, agents: [0] },
    ]);
    expect(thinLinks(all([0, 1, 2], [0]), line)).toHaveLength(3);
  });

  test('leaves every line where not all worlds are confused with all', () => {
    const chain: readonly Link[] = [0, 1, 2, 3].map((from) => ({ from, to: from + 1, agents: [0] }));
    expect(thinLinks(chain, line)).toEqual(chain);
  });

  test('a line stays for those agents who need it', () => {
    const links = all([0, 1, 2, 3], [0]).map((link) =>
      link.from === 0 && link.to === 3 ? { ...link, agents: [0, 1] } : link,
    );
    expect(thinLinks(links, line)).toContainEqual({ from: 0, to: 3, agents: [1] });
  });
});

describe('a tree of lines', () => {
  const crossing = [
    { x: 0, y: 0 },
    { x: 0, y: 50 },
    { x: 0, y: 100 },
    { x: 110, y: 0 },
    { x: 110, y: 100 },
  ];
  const placed = (world: number) => crossing[world];

  test('goes round the pictures of other worlds where that is no great detour', () => {
    // World 1, which the agent tells from the others, stands between 0 and 2.
    const links = all([0, 2, 3, 4], [0]);
    const picture = { width: 30, height: 12 };
    expect(thinLinks(links, placed)).toContainEqual({ from: 0, to: 2, agents: [0] });
    expect(thinLinks(links, placed, [0, 1, 2, 3, 4], picture)).not.toContainEqual({ from: 0, to: 2, agents: [0] });
  });

  test('takes a line that another agent has already', () => {
    // Both agents could join 0 with 3 or 2 with 4, which are equally long.
    const both = thinLinks(all([0, 2, 3, 4], [0, 1]), placed);
    expect(both.every(({ agents }) => agents.length === 2)).toBe(true);
  });
});

describe('routeEdges', () => {
  /** The cube: each of three children cannot tell two worlds apart that differ in them alone. */
  function cube() {
    const faces = freely(3, ['C', 'K']);
    const { places, picture } = worldsLayout(faces, { kind: 'layers', sign: 'K' }, 'wide');
    const worlds = places.map((place, face) => ({ id: String(face), place, standing: 'possible' as const }));
    const edges = [0, 1, 2].flatMap((child) =>
      faces.flatMap((_, face) =>
        (face >> child) & 1 ? [] : { from: String(face), to: String(face | (1 << child)), label: 'ABC'.charAt(child) },
      ),
    );
    return { routed: routeEdges(edges, worlds, picture), worlds, picture };
  }

  test('draws the twelve edges of a cube clear of all pictures, labels apart', () => {
    const { routed } = cube();
    expect(routed).toHaveLength(12);
    expect(routed.every(({ clear }) => clear)).toBe(true);
  });

  test('lays no label on a picture', () => {
    const { routed, worlds, picture } = cube();
    for (const { labelPlace } of routed) {
      const covered = worlds.some(
        ({ place }) =>
          Math.abs(place.x - labelPlace.x) < picture.width / 2 && Math.abs(place.y - labelPlace.y) < picture.height / 2,
      );
      expect(covered).toBe(false);
    }
  });

  test('passes by a world that stands between, and not by a ghost', () => {
    const picture = { form: 'signs', width: 20, height: 10, perRow: 2, signWidth: 10, signHeight: 10 } as const;
    const at = (x: number, id: string, standing: 'possible' | 'pruned') => ({ id, place: { x, y: 0 }, standing });
    const bendOver = (standing: 'possible' | 'pruned') =>
      routeEdges(
        [{ from: 'a', to: 'c', label: 'A' }],
        [at(0, 'a', 'possible'), at(100, 'b', standing), at(200, 'c', 'possible')],
        picture,
      )[0].bend.y;
    expect(bendOver('pruned')).toBe(0);
    expect(Math.abs(bendOver('possible'))).toBeGreaterThan(10);
  });

  test('sets no label on the number beside a world', () => {
    const picture = { form: 'signs', width: 20, height: 10, perRow: 2, signWidth: 10, signHeight: 10 } as const;
    // The numbers of the worlds below the line reach up to its middle.
    const worlds = [
      { id: 'a', place: { x: 0, y: 0 }, standing: 'possible', count: 1 },
      { id: 'b', place: { x: 200, y: 0 }, standing: 'possible', count: 1 },
      { id: 'c', place: { x: 90, y: 12 }, standing: 'possible', count: 64 },
    ] as const;
    const [{ labelPlace, labelWidth }] = routeEdges([{ from: 'a', to: 'b', label: 'A' }], worlds, picture);
    const [badge] = badgesOf(worlds, picture, () => 'in any case');
    const apart =
      Math.abs(labelPlace.x - badge.middle.x) >= (labelWidth + badge.width) / 2 ||
      Math.abs(labelPlace.y - badge.middle.y) >= (EDGE_LABEL_HEIGHT + BADGE_HEIGHT) / 2;
    expect(apart).toBe(true);
  });

  test('keeps labels in the scene, and off names', () => {
    const picture = { form: 'signs', width: 20, height: 10, perRow: 2, signWidth: 10, signHeight: 10 } as const;
    const worlds = [
      { id: 'a', place: { x: 20, y: 5 }, standing: 'possible' },
      { id: 'b', place: { x: 220, y: 5 }, standing: 'possible' },
    ] as const;
    const name = { place: { x: 90, y: 18 }, anchor: 'start', width: 60, lines: 1 } as const;
    const scene = { width: 240, height: 100, names: [name] };
    const [{ labelPlace, labelWidth }] = routeEdges([{ from: 'a', to: 'b', label: 'A' }], worlds, picture, null, scene);
    expect(labelPlace.y).toBeGreaterThanOrEqual(EDGE_LABEL_HEIGHT / 2);
    const beside = labelPlace.x + labelWidth / 2 <= 90 || labelPlace.x - labelWidth / 2 >= 150;
    expect(beside || labelPlace.y - EDGE_LABEL_HEIGHT / 2 >= 18).toBe(true);
  });

  test('sets the number of a world where it hides no other possible one', () => {
    const picture = { width: 50, height: 12 };
    const at = (y: number) => ({ place: { x: 0, y }, standing: 'possible' as const, count: 4 });
    const [above, below] = badgesOf([at(0), at(16)], picture, () => 'in any case');
    expect([above.middle.y < 0, below.middle.y > 16]).toEqual([true, true]);
    // Within the width of its own picture, where others stand close at both sides.
    const beside = (x: number) => ({ ...at(0), place: { x, y: 0 } });
    const close = badgesOf([beside(0), beside(54), beside(108)], picture, () => 'unless it hides a world');
    expect(close).toHaveLength(3);
    const { middle, width } = close[1];
    expect(Math.abs(middle.x - 54) + width / 2).toBeLessThanOrEqual(25 + 4);
    // Among worlds that stand close on all sides it is left out, unless somebody points at its world.
    const crowd = [-14, 0, 14].flatMap((y) => [-54, 0, 54].map((x) => ({ ...at(y), place: { x, y } })));
    const inMiddle = (wanted: Wanted) => badgesOf(crowd, picture, (one) => (one === crowd[4] ? wanted : 'no'));
    expect(inMiddle('unless it hides a world')).toHaveLength(0);
    expect(inMiddle('in any case')).toHaveLength(1);
    // At the scene's right edge it stays in the scene.
    const scene = { width: 60, height: 100, names: [] };
    const [badge] = badgesOf([{ ...at(50), place: { x: 34, y: 50 } }], picture, () => 'in any case', scene);
    expect(badge.middle.x + badge.width / 2).toBeLessThanOrEqual(scene.width);
  });
});
