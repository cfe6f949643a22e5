import { axisPlaces, BOTTOM_AXIS, LEFT_AXIS } from './axes.ts';
import { facesOf, fitLattice } from './fit-lattice.ts';
import { ranksOf, type Face } from './group-faces.ts';
import { grouped, listBlock, tableBlock } from './lattice.ts';
import { mostOf, wrapsFor } from './layers-layout.ts';
import { SCENE_SIZES, type PanelShape } from './panel-shape.ts';
import type { PlaceOf, WorldsLayout } from './plan.ts';

/** Between places at which several worlds stand, in cells. */
const GAP = 0.4;
const EDGE = 8;

/** Worlds at the columns and rows that a game gives them; those that share a place stand in it side by side. */
export function gridLayout(faces: readonly Face[], placeOf: PlaceOf, letters: number, shape: PanelShape): WorldsLayout {
  const { width, height } = SCENE_SIZES[shape];
  const given = faces.map(placeOf);
  const ranks = ranksOf(faces);
  const groups = [...grouped([...faces.keys()], (face) => `${given[face].column},${given[face].row}`).values()].map(
    (members) => ({ ...given[members[0]], members: [...members].sort((a, b) => ranks[a] - ranks[b]) }),
  );
  const fullest = Math.max(1, ...groups.map(({ members }) => members.length));
  const blocks = wrapsFor(fullest).map((wrap) =>
    tableBlock(
      groups.map(({ column, row, members }) => ({ column, row, block: listBlock(members, wrap) })),
      fullest > 1 ? GAP : 0,
    ),
  );
  const area = {
    left: LEFT_AXIS + EDGE,
    top: EDGE,
    width: width - LEFT_AXIS - 2 * EDGE,
    height: height - BOTTOM_AXIS - 2 * EDGE,
  };
  const fitted = fitLattice(blocks, faces.length, area, { all: mostOf(faces), carried: null, letters });
  return {
    ...facesOf(fitted, { width, height }),
    regions: [],
    axes: [
      ...axisPlaces(fitted, 'column', (index) => ({ kind: 'column', index })),
      ...axisPlaces(fitted, 'row', (index) => ({ kind: 'row', index })),
    ],
    centre: null,
  };
}
