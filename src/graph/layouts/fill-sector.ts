import type { Place } from '../../kit/geometry.ts';
import type { LabelBox } from '../scene.ts';
import { freeStretches, type Stretch } from './rows.ts';

/** A sector to be filled: its outline about the origin, and how it is read. */
export interface SectorShape {
  readonly outline: readonly Place[];
  /** Its label stands at the upper edge, or (in the lower half of the scene) at the lower edge. */
  readonly labelAt: 'top' | 'bottom';
  /** Rows keep to the edge of the scene, where they align; across the middle they are centred. */
  readonly flush: 'left' | 'middle' | 'right';
}

/** Where a sector's label may stand. */
export interface LabelRoom {
  readonly box: LabelBox;
  /** The height of the box. */
  readonly height: number;
  /** How far it stands from the sector's edge, as a part of the sector's height: better little. */
  readonly depth: number;
}

/** A label of about 22 letters in one line with a number behind it, or broken in two; a longer one has what its row has besides, up to `most`. */
const LABEL_SIZES = [
  { lines: 1, width: 156, most: 214, height: 18 },
  { lines: 2, width: 92, most: 132, height: 32 },
] as const;
const LABEL_STEP = 2;
/** A line shorter than this is better broken in two. */
const LEAST_LINE = 136;
/** Two lines are taken if they bring the label nearer to the edge by more than this part of the sector's height. */
const BETTER_DEPTH = 0.05;
/** Between a label and the pictures next to it. */
const LABEL_GAP = 4;
/** No picture comes nearer to its sector's outline than this. */
const MARGIN = 3;
/** Floors of quotients forgive this much rounding, so that mirrored sectors are filled alike. */
const EPSILON = 1e-6;

/** The stretches of a row in which a picture keeps its distance from the outline. */
function roomyStretches(outline: readonly Place[], top: number, bottom: number): readonly Stretch[] {
  return freeStretches(outline, top - MARGIN, bottom + MARGIN)
    .map(({ from, to }) => ({ from: from + MARGIN, to: to - MARGIN }))
    .filter(({ from, to }) => to > from);
}

function longest(stretches: readonly Stretch[]): Stretch | undefined {
  return [...stretches].sort((one, other) => other.to - other.from - (one.to - one.from))[0];
}

function extent(outline: readonly Place[]): Stretch {
  const heights = outline.map(({ y }) => y);
  return { from: Math.min(...heights), to: Math.max(...heights) };
}

/** Finds the label's room: in one line, unless that is short or two come much nearer to the sector's edge. */
export function labelRoom(shape: SectorShape): LabelRoom {
  const [one, two] = LABEL_SIZES.map((size) => labelRoomFor(shape, size));
  const cut = one.box.width < LEAST_LINE;
  return cut || two.depth < one.depth - BETTER_DEPTH ? two : one;
}

/** The row nearest to the sector's edge that is wide enough for a label, or nearly as wide as the widest row. */
function labelRoomFor({ outline, labelAt, flush }: SectorShape, size: (typeof LABEL_SIZES)[number]): LabelRoom {
  const { lines, height } = size;
  const { from, to } = extent(outline);
  const rows: { readonly y: number; readonly depth: number; readonly stretch: Stretch }[] = [];
  for (let offset = 0; offset + height + 2 * MARGIN <= to - from; offset += LABEL_STEP) {
    const top = labelAt === 'top' ? from + MARGIN + offset : to - MARGIN - height - offset;
    const stretch = longest(roomyStretches(outline, top, top + height));
    if (stretch !== undefined) rows.push({ y: top + height / 2, depth: offset / (to - from), stretch });
  }
  const widthOf = ({ stretch }: (typeof rows)[number]) => stretch.to - stretch.from;
  const enough = Math.min(size.width, 0.85 * Math.max(...rows.map(widthOf)));
  const row = rows.find((candidate) => widthOf(candidate) >= enough);
  const anchor = ANCHORS[flush];
  if (row === undefined) {
    return { box: { place: { x: 0, y: (from + to) / 2 }, anchor, width: 0, lines }, height, depth: 1 };
  }
  const x = { left: row.stretch.from, middle: (row.stretch.from + row.stretch.to) / 2, right: row.stretch.to }[flush];
  return {
    box: { place: { x, y: row.y }, anchor, width: Math.min(size.most, widthOf(row)), lines },
    height,
    depth: row.depth,
  };
}

const ANCHORS = { left: 'start', middle: 'middle', right: 'end' } as const;

/** What stands in a sector: pictures of one size, with gaps between them. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly gapX: number;
  readonly gapY: number;
}

/** A row's places, at most `most`, from the edge of the scene inwards. */
function placesInRow(
  stretch: Stretch,
  y: number,
  tile: Tile,
  flush: SectorShape['flush'],
  most: number,
): readonly Place[] {
  const pitch = tile.width + tile.gapX;
  const count = Math.min(most, Math.floor((stretch.to - stretch.from + tile.gapX) / pitch + EPSILON));
  const used = count * pitch - tile.gapX;
  const start = { left: stretch.from, middle: (stretch.from + stretch.to - used) / 2, right: stretch.to - used }[flush];
  const places = Array.from({ length: count }, (_, index) => ({ x: start + index * pitch + tile.width / 2, y }));
  return flush === 'right' ? places.reverse() : places;
}

/** Places for `most` tiles in a sector, or for as many as it holds: rows from the label inwards. */
export function placesIn(shape: SectorShape, label: LabelRoom, tile: Tile, most: number): readonly Place[] {
  const { from, to } = extent(shape.outline);
  const down = shape.labelAt === 'top';
  const pitch = tile.height + tile.gapY;
  const clear = label.height / 2 + LABEL_GAP + tile.height / 2;
  const places: Place[] = [];
  for (
    let y = down ? label.box.place.y + clear : label.box.place.y - clear;
    places.length < most && (down ? y + tile.height / 2 <= to : y - tile.height / 2 >= from);
    y += down ? pitch : -pitch
  ) {
    for (const stretch of roomyStretches(shape.outline, y - tile.height / 2, y + tile.height / 2)) {
      places.push(...placesInRow(stretch, y, tile, shape.flush, most - places.length));
    }
  }
  return places;
}
