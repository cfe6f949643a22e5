import type { Place } from '../../kit/geometry.ts';
import type { Frame, FrameSize, NodeSize } from './model-scene.ts';

/** Between two nodes, and around all. */
const GAP = 26;
const MARGIN = 20;
/** A table of which less than this share would be filled is not used. */
const FULL_ENOUGH = 0.3;

/** Where parts stand, and how large the drawing is. */
export interface PartsLayout {
  readonly places: readonly Place[];
  readonly frame: Frame;
}

/**
 * Places for the parts into which some atoms divide worlds. They stand in a table as of Karnaugh (1953): its columns differ by the first atoms, its rows by
 * the others, and neighbours in one atom. Columns and rows without any part are left out; if it would stand mostly empty, the parts
 * follow each other in rows instead. The drawing has the shape of the panel.
 * @param parts for each part, whether each atom is true in it
 */
export function placeParts(parts: readonly (readonly boolean[])[], node: NodeSize, panel: FrameSize): PartsLayout {
  const cell = { width: node.width + GAP, height: node.height + GAP };
  const tables = Array.from({ length: (parts[0]?.length ?? 0) + 1 }, (_, split) => tableOf(parts, split));
  const full = tables.filter(({ columns, rows }) => parts.length >= FULL_ENOUGH * columns * rows);
  const fitting = full.length > 0 ? full : [rowsOf(parts.length, cell, panel)];
  const [best] = fitting.toSorted((one, other) => scaleOf(other, cell, panel) - scaleOf(one, cell, panel));
  return placed(best, cell, panel);
}

/** How many columns and rows there are, and in which each part stands. */
interface Table {
  readonly columns: number;
  readonly rows: number;
  readonly at: readonly (readonly [number, number])[];
}

function tableOf(parts: readonly (readonly boolean[])[], split: number): Table {
  const ranks = parts.map((part) => [grayRank(part.slice(0, split)), grayRank(part.slice(split))] as const);
  const [columns, rows] = [0, 1].map((axis) =>
    [...new Set(ranks.map((rank) => rank[axis]))].sort((one, other) => one - other),
  );
  return {
    columns: columns.length,
    rows: rows.length,
    at: ranks.map(([column, row]) => [columns.indexOf(column), rows.indexOf(row)]),
  };
}

/** The place of some signs in the reflected binary code, in which neighbours differ in one. */
function grayRank(signs: readonly boolean[]): number {
  let digit = 0;
  return signs.reduce((rank, sign) => {
    digit ^= sign ? 1 : 0;
    return 2 * rank + digit;
  }, 0);
}

function rowsOf(count: number, cell: NodeSize, panel: FrameSize): Table {
  const wanted = Math.sqrt((count * panel.width * cell.height) / (Math.max(1, panel.height) * cell.width));
  const columns = Math.min(Math.max(1, Math.round(wanted)), Math.max(1, count));
  const at = Array.from({ length: count }, (_, index) => [index % columns, Math.floor(index / columns)] as const);
  return { columns, rows: Math.max(1, Math.ceil(count / columns)), at };
}

/** How large a unit of the drawing would be on the panel. */
function scaleOf({ columns, rows }: Table, cell: NodeSize, panel: FrameSize): number {
  return Math.min(panel.width / (columns * cell.width + 2 * MARGIN), panel.height / (rows * cell.height + 2 * MARGIN));
}

function placed(table: Table, cell: NodeSize, panel: FrameSize): PartsLayout {
  // Few parts are not drawn larger than they are.
  const scale = Math.min(1.9, scaleOf(table, cell, panel));
  const frame = { width: panel.width / scale, height: panel.height / scale, margin: 0 };
  const left = (frame.width - table.columns * cell.width) / 2;
  const top = (frame.height - table.rows * cell.height) / 2;
  return {
    frame,
    places: table.at.map(([column, row]) => ({
      x: left + (column + 0.5) * cell.width,
      y: top + (row + 0.5) * cell.height,
    })),
  };
}
