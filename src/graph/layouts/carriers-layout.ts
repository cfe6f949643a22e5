import { axisPlaces, BOTTOM_AXIS, LEFT_AXIS } from './axes.ts';
import { boxOutline, facesOf, fitLattice, type Fitted } from './fit-lattice.ts';
import { carriersIn, ranksOf, type Face } from './group-faces.ts';
import { grouped, listBlock, tableBlock, type Block, type Table } from './lattice.ts';
import { mostOf, wrapsFor } from './layers-layout.ts';
import { SCENE_SIZES, type PanelShape } from './panel-shape.ts';
import type { AxisPlace, RegionPlace, WorldsLayout } from './plan.ts';

/** Between the places of a triangle that hold more than one world, in cells. */
const GAP = 0.5;
const EDGE = 8;
/** Outlines are stroked by this much on either side, in graph.css. */
const CORNER = 6;
const CENTRE = { width: 176, height: 74 };
/** So few worlds of one carrier stand in two rows by turns, so far from one another, in cells. */
const FEW = 8;
const STEP = { x: 0.72, y: 1.6 };
/** The height of a name over or under its picture. */
const NAME_HEIGHT = 18;

/**
 * Worlds by who carries `sign`, in the order of the players. One carrier: a column for each, or a row in a tall panel. Two: a triangle, the first by
 * column and the second by row. More: in each place of that triangle another one for the others, or a row for the last.
 */
export function carriersLayout(faces: readonly Face[], sign: string, letters: number, shape: PanelShape): WorldsLayout {
  const { width, height } = SCENE_SIZES[shape];
  const carriers = faces.map((face) => carriersIn(face, sign));
  const ranks = ranksOf(faces);
  const members = [...faces.keys()].sort((a, b) => ranks[a] - ranks[b]);
  const most = Math.max(0, ...carriers.map(({ length }) => length));
  const inRows = most < 2 && shape === 'tall';
  const placeOf = (face: number, depth: number) => {
    const [first = -1, second] = carriers[face].slice(depth);
    if (inRows) return { column: 0, row: first };
    return { column: first, row: most - depth < 2 ? 0 : (second ?? first) };
  };
  const groupsAt = (inside: readonly number[], depth: number) =>
    [...grouped(inside, (face) => Object.values(placeOf(face, depth)).join()).values()].map((group) => ({
      ...placeOf(group[0], depth),
      group,
    }));
  const inner = (inside: readonly number[], depth: number, wrap: number): Block => {
    if (most - depth < 2) {
      const ordered = [...inside].sort((a, b) => (carriers[a][depth] ?? -1) - (carriers[b][depth] ?? -1));
      return listBlock(ordered, wrap);
    }
    return table(inside, depth, wrap);
  };
  const table = (inside: readonly number[], depth: number, wrap: number): Table => {
    const cells = groupsAt(inside, depth).map(({ column, row, group }) => ({
      column,
      row,
      block: inner(group, depth + 2, wrap),
    }));
    return tableBlock(cells, cells.some(({ block }) => block.items.length > 1) ? GAP : 0);
  };

  const triangle = most >= 2;
  const byRow = triangle || inRows;
  const groups = groupsAt(members, 0);
  const fullest = Math.max(1, ...groups.map(({ group }) => group.length));
  const area = {
    left: (byRow ? LEFT_AXIS : 0) + EDGE,
    top: EDGE,
    width: width - (byRow ? LEFT_AXIS : 0) - 2 * EDGE,
    height: height - BOTTOM_AXIS - 2 * EDGE,
  };
  const byTurns = !byRow && fullest === 1 && groups.length <= FEW;
  const blocks = byTurns ? [inTwoRows(groups)] : wrapsFor(Math.min(fullest, 40)).map((wrap) => table(members, 0, wrap));
  const fitted = fitLattice(blocks, faces.length, area, { all: mostOf(faces), carried: most, letters });
  const regions = groups.map(({ column, row, group }): RegionPlace => {
    const [across, down] = [fitted.block.columns.get(column), fitted.block.rows.get(row)];
    const players = [...new Set(triangle ? [column, row] : [inRows ? row : column])].filter((player) => player >= 0);
    return {
      id: `region-${players.join('-')}`,
      subject: { kind: 'carriers', players },
      members: group,
      outline: boxOutline(
        fitted.across(across ?? { from: 0, to: 0 }),
        fitted.down(down ?? { from: 0, to: 0 }),
        CORNER - 1,
      ),
      labelBox: null,
    };
  });
  const byPlayer = (index: number) => ({ kind: 'carriers', players: index < 0 ? [] : [index] }) as const;
  const corner = { place: { x: width - CENTRE.width / 2 - EDGE, y: CENTRE.height / 2 + EDGE }, ...CENTRE };
  const taken = fitted.places.some(
    ({ x, y }) =>
      x + fitted.picture.width / 2 > width - CENTRE.width - 2 * EDGE &&
      y - fitted.picture.height / 2 < CENTRE.height + 2 * EDGE + (byTurns ? NAME_HEIGHT : 0),
  );
  const columns = () => {
    const names = axisPlaces(fitted, 'column', byPlayer, { twoLines: true });
    return byTurns ? besidePictures(names, groups, fitted) : names;
  };
  return {
    ...facesOf(fitted, { width, height }),
    // A place with a single world needs no frame of its own.
    regions: fullest > 1 ? regions : [],
    axes: [...(inRows ? [] : columns()), ...(byRow ? axisPlaces(fitted, 'row', byPlayer) : [])],
    centre: taken ? null : corner,
  };
}

/** A world, and the player who carries the sign in it. */
interface Single {
  readonly column: number;
  readonly group: readonly number[];
}

/** Single worlds from left to right, by turns in a lower and an upper row; the last in the lower one. Lines between them have room. */
function inTwoRows(groups: readonly Single[]): Table {
  const ordered = [...groups].sort((one, other) => one.column - other.column);
  const items = ordered.map(({ group }, index) => ({
    face: group[0],
    x: index * STEP.x,
    y: isUpper(index, ordered.length) ? 0 : STEP.y,
  }));
  const margin = (1 - STEP.x) / 2;
  const columns = new Map(
    ordered.map(({ column }, index) => [column, { from: index * STEP.x + margin, to: (index + 1) * STEP.x + margin }]),
  );
  const height = ordered.length > 1 ? 1 + STEP.y : 1;
  return {
    width: (ordered.length - 1) * STEP.x + 1,
    height,
    items: height === 1 ? items.map((item) => ({ ...item, y: 0 })) : items,
    columns,
    rows: new Map([[0, { from: 0, to: height }]]),
  };
}

/** Counted from the last, every second one. */
function isUpper(index: number, count: number): boolean {
  return (count - index) % 2 === 0;
}

/** Names over the pictures of the upper row, and under those of the lower one: lines run between them. */
function besidePictures(
  names: readonly AxisPlace[],
  groups: readonly Single[],
  { places, picture }: Pick<Fitted<Table>, 'places' | 'picture'>,
): readonly AxisPlace[] {
  const middle = places.reduce((sum, { y }) => sum + y, 0) / places.length;
  return names.map((name) => {
    const world = groups.find(({ column }) => name.id === `column-${column}`)?.group.at(0);
    if (world === undefined) return name;
    const { x, y } = places[world];
    const off = picture.height / 2 + NAME_HEIGHT / 2 + 2;
    return { ...name, box: { ...name.box, place: { x, y: y + (y < middle ? -off : off) } } };
  });
}
