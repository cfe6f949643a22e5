import { axisPlaces, BOTTOM_AXIS, LEFT_AXIS, NARROW_AXIS } from './axes.ts';
import { facesOf, fitLattice, roomIn } from './fit-lattice.ts';
import { ranksOf, type Face } from './group-faces.ts';
import { grouped, listBlock, tableBlock, type Table } from './lattice.ts';
import { mostOf, wrapsFor } from './layers-layout.ts';
import { SCENE_SIZES, type PanelShape } from './panel-shape.ts';
import type { PlaceOf, WorldsLayout } from './plan.ts';

/** Between places at which several worlds stand, in cells. */
const GAP = 0.25;
const EDGE = 8;

/** Worlds at the columns and rows that a game gives them; those that share a place stand in it side by side. */
export function gridLayout(faces: readonly Face[], placeOf: PlaceOf, letters: number, shape: PanelShape): WorldsLayout {
  const { width, height } = SCENE_SIZES[shape];
  const leftRoom = shape === 'tall' ? NARROW_AXIS : LEFT_AXIS;
  const area = {
    left: leftRoom + EDGE,
    top: EDGE,
    width: width - leftRoom - 1.5 * EDGE,
    height: height - BOTTOM_AXIS - 2 * EDGE,
  };
  const signs = { all: mostOf(faces), carried: null, letters };
  const upright = blocksOf(faces, placeOf);
  const lying = blocksOf(faces, (face) => turned(placeOf(face)));
  const roomiest = (blocks: readonly Table[]) => Math.max(...blocks.map((block) => roomIn(block, area, signs)));
  // Where there is more height than width, columns may lie: a game's rows are then read from left to right.
  const turns = shape === 'tall' && roomiest(lying) > roomiest(upright);
  const fitted = fitLattice(turns ? lying : upright, faces.length, area, signs);
  const [across, down] = turns ? (['row', 'column'] as const) : (['column', 'row'] as const);
  return {
    ...facesOf(fitted, { width, height }),
    regions: [],
    axes: [
      ...axisPlaces(fitted, 'column', (index) => ({ kind: across, index })),
      ...axisPlaces(fitted, 'row', (index) => ({ kind: down, index }), { leftRoom }),
    ],
    centre: null,
  };
}

const turned = ({ column, row }: ReturnType<PlaceOf>) => ({ column: row, row: column });

/** The tables that a grid may be set in: one for each way to stand side by side at a place. */
function blocksOf(faces: readonly Face[], placeOf: PlaceOf): readonly Table[] {
  const given = faces.map(placeOf);
  const ranks = ranksOf(faces);
  const groups = [...grouped([...faces.keys()], (face) => `${given[face].column},${given[face].row}`).values()].map(
    (members) => ({ ...given[members[0]], members: [...members].sort((a, b) => ranks[a] - ranks[b]) }),
  );
  const fullest = Math.max(1, ...groups.map(({ members }) => members.length));
  return wrapsFor(fullest).map((wrap) =>
    tableBlock(
      groups.map(({ column, row, members }) => ({ column, row, block: listBlock(members, wrap) })),
      fullest > 1 ? GAP : 0,
    ),
  );
}
