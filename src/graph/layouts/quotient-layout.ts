import type { Place } from '../../kit/geometry.ts';
import { axisPlaces, BOTTOM_AXIS, LEFT_AXIS } from './axes.ts';
import { carriersIn, type Face } from './group-faces.ts';
import { grouped, listBlock, tableBlock, type Block, type Span, type Table } from './lattice.ts';
import { wrapsFor } from './layers-layout.ts';
import { SCENE_SIZES, type PanelShape } from './panel-shape.ts';
import type { AxisPlace, LayoutPlan, PlaceOf, Subject } from './plan.ts';

/** Worlds that are drawn as one mark, with their number. */
export interface GroupPlace {
  readonly id: string;
  /** What they have in common; several subjects hold together. */
  readonly subjects: readonly Subject[];
  /** Indices of the faces. */
  readonly members: readonly number[];
  /** The middle of the mark. */
  readonly place: Place;
}

/** Where groups of worlds stand, in scene units. */
export interface QuotientLayout {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly GroupPlace[];
  /** The size of a mark. */
  readonly mark: { readonly width: number; readonly height: number };
  /** Does each world stand in exactly one group? In a matrix of players it stands in one for each pair that carries the sign. */
  readonly disjoint: boolean;
  /** Must a mark bear its name, since no name at the edge says it? */
  readonly named: boolean;
  readonly axes: readonly AxisPlace[];
}

const EDGE = 8;
const GAP = 6;
/** Where marks are many, less lies between them: this share of what each has. */
const LEAST_GAP = 0.12;
/** Room for the names of layers. */
const ROW_AXIS = 104;
const NARROW_ROW_AXIS = 88;
const LARGEST = { width: 300, height: 108 };
/** A mark must have room for its number: then so many columns and rows fit, at most. */
const LEAST = { width: 40, height: 17 };
/** In a matrix of players its marks may be narrower; where they would be narrower than this, each player has one mark. */
const LEAST_IN_MATRIX = 22;
/** How far names of columns of a layer are apart at least: they are numbers. */
const LEAST_HEADING = 16;
/** Beyond so many ways to have the other signs in a layer, they are not told apart. */
const MOST_IN_LAYER = 14;

interface Group {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly subjects: readonly Subject[];
  readonly members: readonly number[];
}

/**
 * Worlds merged by their places, where they are too many to be drawn one by one. Sectors: a mark for each player. Carriers of
 * two and more: a matrix, with a mark for each pair of players that both carry the sign; or, where that has no room for numbers, a mark
 * for each player. Layers: a mark for each layer, and in it for how many carry each other sign; of two others the columns count the
 * second. Grids: a mark for some columns and rows together.
 */
export function quotientLayout(faces: readonly Face[], plan: LayoutPlan, shape: PanelShape): QuotientLayout {
  if (plan.kind === 'grid') return laid(binned(faces, plan.place, shape), shape, 'both');
  if (plan.kind === 'layers') return laid(byLayer(faces, plan.sign), shape, 'layers');
  const carriers = faces.map((face) => carriersIn(face, plan.sign));
  const most = carriers.reduce((longest, { length }) => Math.max(longest, length), 0);
  if (plan.kind === 'carriers' && most >= 2) {
    const groups = pairs(carriers);
    const columns = new Set(groups.map(({ column }) => column)).size;
    const single = (SCENE_SIZES[shape].width - LEFT_AXIS - 2 * EDGE) / columns < LEAST_IN_MATRIX;
    const laidOut = single
      ? laid(
          groups.filter(({ row, column }) => row === column),
          shape,
          'none',
        )
      : laid(groups, shape, 'both');
    return { ...laidOut, disjoint: false };
  }
  return laid(byFirst(carriers), shape, 'none');
}

/** One group for each first carrier, in the order of the players. */
function byFirst(carriers: readonly (readonly number[])[]): readonly Group[] {
  const groups = [...grouped([...carriers.keys()], (face) => String(carriers[face].at(0) ?? -1))]
    .map(([player, members]) => ({ player: Number(player), members }))
    .sort((one, other) => one.player - other.player);
  return groups.map(({ player, members }, column) => {
    const players = player < 0 ? [] : [player];
    return { id: `group-${players.join()}`, column, row: 0, subjects: [{ kind: 'carriers', players }], members };
  });
}

/** A group for each pair of players who both carry the sign in some world, and for each player with themselves. */
function pairs(carriers: readonly (readonly number[])[]): readonly Group[] {
  const members = new Map<string, number[]>();
  carriers.forEach((players, face) => {
    for (const row of players) {
      for (const column of players) {
        const key = `${row},${column}`;
        const known = members.get(key);
        if (known === undefined) members.set(key, [face]);
        else known.push(face);
      }
    }
  });
  return [...members]
    .map(([key, inside]): Group => {
      const [row, column] = key.split(',').map(Number);
      const players = row === column ? [row] : [row, column];
      return { id: `group-${row}-${column}`, column, row, subjects: [{ kind: 'carriers', players }], members: inside };
    })
    .sort((one, other) => one.row - other.row || one.column - other.column);
}

/** By how many carry the sign, and within that by how many carry each other sign. */
function byLayer(faces: readonly Face[], sign: string): readonly Group[] {
  const others = [...new Set(faces.flatMap((face) => face.map((glyph) => glyph.sign)))]
    .filter((one) => one !== sign)
    .sort();
  const counts = faces.map((face) => others.map((one) => face.filter((glyph) => glyph.sign === one).length));
  const layers = [...grouped([...faces.keys()], (face) => String(carriersIn(faces[face], sign).length))]
    .map(([count, members]) => ({ count: Number(count), members }))
    .sort((one, other) => other.count - one.count);
  // With one other sign, how many carry it follows from the layer.
  const ways = layers.map(({ members }) =>
    others.length < 2
      ? [members]
      : [...grouped(members, (face) => counts[face].map((count) => String(count).padStart(3)).join()).entries()]
          .sort(([one], [other]) => (one < other ? 1 : -1))
          .map(([, group]) => group),
  );
  const apart = ways.every(({ length }) => length <= MOST_IN_LAYER);
  return layers.flatMap(({ count, members }, row) =>
    (apart ? ways[row] : [members]).map((group, order): Group => ({
      id: `group-${count}-${order}`,
      column: apart && others.length === 2 ? counts[group[0]][1] : order,
      row,
      subjects: [
        { kind: 'layer', count },
        ...(apart && others.length > 1
          ? others.map((one, index): Subject => ({ kind: 'sign', sign: one, count: counts[group[0]][index] }))
          : []),
      ],
      members: group,
    })),
  );
}

/** Columns and rows of a grid, as many together as must be for numbers to be read. */
function binned(faces: readonly Face[], placeOf: PlaceOf, shape: PanelShape): readonly Group[] {
  const { width, height } = SCENE_SIZES[shape];
  const given = faces.map((face) => placeOf(face));
  const [columns, rows] = [given.map(({ column }) => column), given.map(({ row }) => row)];
  const binOf = (values: readonly number[], room: number, least: number) => {
    const [first, last] = values.reduce(
      ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
      [Infinity, -Infinity],
    );
    const size = Math.max(1, Math.ceil((last - first + 1) / Math.floor(room / (least + GAP))));
    return {
      of: (value: number) => Math.floor((value - first) / size),
      from: (bin: number) => first + bin * size,
      size,
      last,
    };
  };
  const across = binOf(columns, width - LEFT_AXIS - 2 * EDGE, LEAST.width);
  const down = binOf(rows, height - BOTTOM_AXIS - 2 * EDGE, LEAST.height);
  return [...grouped([...faces.keys()], (face) => `${across.of(columns[face])},${down.of(rows[face])}`)].map(
    ([key, members]): Group => {
      const [column, row] = key.split(',').map(Number);
      const subject = (kind: 'column' | 'row', bin: number, { from, size, last }: typeof across): Subject => ({
        kind,
        index: from(bin),
        last: Math.min(last, from(bin) + size - 1),
      });
      return {
        id: `group-${key}`,
        column,
        row,
        subjects: [subject('column', column, across), subject('row', row, down)],
        members,
      };
    },
  );
}

/** Sets groups at their columns and rows; with no names at the edges, side by side in several lines. */
function laid(groups: readonly Group[], shape: PanelShape, edges: 'none' | 'layers' | 'both'): QuotientLayout {
  const { width, height } = SCENE_SIZES[shape];
  const room = edges === 'layers' ? (shape === 'tall' ? NARROW_ROW_AXIS : ROW_AXIS) : LEFT_AXIS;
  // How many carry the other signs; of two, columns count the second.
  const counted = edges === 'layers' && groups.every(({ subjects }) => subjects.length === 3);
  const left = edges === 'none' ? EDGE : room + EDGE;
  const area = {
    width: width - left - EDGE,
    height: height - 2 * EDGE - (edges === 'both' || counted ? BOTTOM_AXIS : 0),
  };
  const block = edges === 'none' ? listed(groups, area) : table(groups);
  const pitchX = Math.min(area.width / block.width, LARGEST.width + GAP);
  const pitchY = Math.min(area.height / block.height, LARGEST.height + GAP);
  const start = {
    x: left + (area.width - block.width * pitchX) / 2,
    y: EDGE + (area.height - block.height * pitchY) / 2,
  };
  const across = ({ from, to }: Span) => ({ from: start.x + from * pitchX, to: start.x + to * pitchX });
  const down = ({ from, to }: Span) => ({ from: start.y + from * pitchY, to: start.y + to * pitchY });
  const places: Place[] = groups.map(() => ({ x: start.x, y: start.y }));
  for (const { face: group, x, y } of block.items) {
    places[group] = { x: start.x + (x + 0.5) * pitchX, y: start.y + (y + 0.5) * pitchY };
  }
  const at = (axis: 'column' | 'row') => (index: number) => {
    const group = groups.find((one) => one[axis] === index);
    const subjects = group?.subjects ?? [];
    if (subjects[0]?.kind === 'carriers') return { kind: 'carriers', players: [index] } as const;
    return axis === 'row' && edges === 'both' ? subjects[1] : subjects[0];
  };
  const heading = (column: number): Subject => {
    const [, , second] = groups.find((one) => one.column === column)?.subjects ?? [];
    return second;
  };
  const placed = { block: table(groups), across, down };
  return {
    width,
    height,
    groups: groups.map(({ id, subjects, members }, index) => ({ id, subjects, members, place: places[index] })),
    mark: { width: pitchX - gapIn(pitchX), height: pitchY - gapIn(pitchY) },
    disjoint: true,
    named: edges === 'none',
    axes: [
      ...(edges === 'none' ? [] : axisPlaces(placed, 'row', at('row'), { leftRoom: room })),
      ...(edges === 'both' ? axisPlaces(placed, 'column', at('column')) : []),
      ...(counted
        ? axisPlaces(placed, 'column', heading, { apart: Math.min(36, Math.max(LEAST_HEADING, pitchX)) })
        : []),
    ],
  };
}

function gapIn(pitch: number): number {
  return Math.min(GAP, LEAST_GAP * pitch);
}

function table(groups: readonly Group[]): Table {
  return tableBlock(
    groups.map(({ column, row }, index) => ({ column, row, block: listBlock([index], 1) })),
    0,
  );
}

/** Marks in as many lines as make them nearest to the shape of a card. */
function listed(groups: readonly Group[], area: { readonly width: number; readonly height: number }): Block {
  const blocks = wrapsFor(groups.length).map((wrap) => listBlock([...groups.keys()], wrap, 'middle'));
  const ratio = LARGEST.width / LARGEST.height;
  const size = ({ width, height }: Block) => Math.min(area.width / width / ratio, area.height / height);
  return blocks.reduce((best, next) => (size(next) > size(best) ? next : best));
}
