import type { WorldsLayout } from './plan.ts';
import { boxOutline, facesOf, fitLattice } from './fit-lattice.ts';
import { carriersIn, ranksOf, type Face } from './group-faces.ts';
import { grouped, listBlock, tableBlock } from './lattice.ts';
import { SCENE_SIZES, type PanelShape } from './panel-shape.ts';

/** Room for the name of a layer, at its left. */
const LABEL = { narrow: 74, wide: 100 } as const;
/** Between layers, in heights of a line. */
const GAP = 0.25;
/** Outlines are stroked by this much on either side, in graph.css. */
const CORNER = 6;
const EDGE = 8;
/** Signs of this height are read from afar: then no line is broken. */
const ENOUGH = 13;

/**
 * Layers by how many players carry `sign`, fewest at the bottom. A layer is a row in order of who carries it (the first players
 * first), centred; where that is too long for readable pictures, several lines.
 */
export function layersLayout(faces: readonly Face[], sign: string, letters: number, shape: PanelShape): WorldsLayout {
  const { width, height } = SCENE_SIZES[shape];
  const room = shape === 'tall' ? LABEL.narrow : LABEL.wide;
  const carriers = faces.map((face) => carriersIn(face, sign));
  const ranks = ranksOf(faces);
  const layers = [...grouped([...faces.keys()], (face) => String(carriers[face].length))]
    .map(([count, members]) => ({
      count: Number(count),
      members: [...members].sort((a, b) => compareLists(carriers[a], carriers[b]) || ranks[a] - ranks[b]),
    }))
    .sort((one, other) => other.count - one.count);

  const longest = Math.max(1, ...layers.map(({ members }) => members.length));
  const blocks = wrapsFor(longest).map((wrap) =>
    tableBlock(
      layers.map(({ members }, row) => ({ column: 0, row, block: centred(members, wrap, Math.min(wrap, longest)) })),
      GAP,
    ),
  );
  const area = { left: room + 2 * EDGE, top: EDGE, width: width - room - 3 * EDGE, height: height - 2 * EDGE };
  const signs = { all: mostOf(faces), carried: layers[0]?.count ?? 0, letters };
  const fitted = fitLattice(blocks, faces.length, area, signs, ENOUGH);
  return {
    ...facesOf(fitted, { width, height }),
    regions: layers.map(({ count, members }, row) => {
      const down = fitted.down(fitted.block.rows.get(row) ?? { from: 0, to: 0 });
      const place = { x: EDGE + 2, y: (down.from + down.to) / 2 };
      const lines = down.to - down.from > 34 ? 2 : 1;
      return {
        id: `region-layer-${count}`,
        subject: { kind: 'layer', count },
        members,
        outline: boxOutline({ from: 1, to: width - 1 }, down, CORNER),
        labelBox: { place, anchor: 'start', width: room, lines },
      };
    }),
    axes: [],
    centre: null,
  };
}

/** Lines in the middle of a block of a width. */
function centred(members: readonly number[], wrap: number, width: number) {
  const block = listBlock(members, wrap, 'middle');
  const shift = (width - block.width) / 2;
  return { ...block, width, items: block.items.map((item) => ({ ...item, x: item.x + shift })) };
}

/** In how many worlds a line a layer may be broken: whole, in two lines, in three and so on. */
export function wrapsFor(longest: number): readonly number[] {
  const lines = Array.from({ length: Math.min(40, longest) }, (_, index) => Math.ceil(longest / (index + 1)));
  return [...new Set(lines)];
}

/** The most signs in a face. */
export function mostOf(faces: readonly Face[]): number {
  return faces.reduce((most, face) => Math.max(most, face.length), 1);
}

/** Number by number; where one list begins the other, the shorter first. */
function compareLists(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.min(one.length, other.length); index++) {
    if (one[index] !== other[index]) return one[index] - other[index];
  }
  return one.length - other.length;
}
