/** An item of a block, by the upper left corner of its cell, in cells. */
interface Item {
  readonly face: number;
  readonly x: number;
  readonly y: number;
}

/** Faces at places of a lattice, in cells: no two share a cell. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
}

/** Faces one after the other, `wrap` in a line; short lines start at the left, or are centred. */
export function listBlock(members: readonly number[], wrap: number, align: 'start' | 'middle' = 'start'): Block {
  const width = Math.max(1, Math.min(wrap, members.length));
  const height = Math.max(1, Math.ceil(members.length / width));
  // Lines of a centred block are as equal as can be.
  const longest = align === 'middle' ? Math.ceil(members.length / height) : width;
  const items = members.map((face, index) => {
    const y = Math.floor(index / longest);
    const inLine = Math.min(longest, members.length - y * longest);
    const x = (index % longest) + (align === 'middle' ? (width - inLine) / 2 : 0);
    return { face, x, y };
  });
  return { width, height, items };
}

/** A block at a column and row of a table. */
export interface TableCell {
  readonly column: number;
  readonly row: number;
  readonly block: Block;
}

/** From where to where something reaches along one axis, in cells. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A table of blocks as one block, with where its columns and rows lie. */
export interface Table extends Block {
  readonly columns: ReadonlyMap<number, Span>;
  readonly rows: ReadonlyMap<number, Span>;
}

/** Sets blocks at their columns and rows, each as wide and high as its largest block, `gap` cells apart. */
export function tableBlock(cells: readonly TableCell[], gap: number): Table {
  const columns = spans(
    cells.map(({ column, block }) => [column, block.width]),
    gap,
  );
  const rows = spans(
    cells.map(({ row, block }) => [row, block.height]),
    gap,
  );
  const items = cells.flatMap(({ column, row, block }) => {
    const [left, top] = [columns.get(column)?.from ?? 0, rows.get(row)?.from ?? 0];
    return block.items.map(({ face, x, y }) => ({ face, x: left + x, y: top + y }));
  });
  return { width: reach(columns), height: reach(rows), items, columns, rows };
}

function spans(sizes: readonly (readonly [number, number])[], gap: number): ReadonlyMap<number, Span> {
  const largest = new Map<number, number>();
  for (const [key, size] of sizes) largest.set(key, Math.max(size, largest.get(key) ?? 0));
  const found = new Map<number, Span>();
  let from = 0;
  for (const [key, size] of [...largest].sort(([one], [other]) => one - other)) {
    found.set(key, { from, to: from + size });
    from += size + gap;
  }
  return found;
}

function reach(found: ReadonlyMap<number, Span>): number {
  return Math.max(1, ...[...found.values()].map(({ to }) => to));
}

/** The items of a map's groups by a key, keys in the order in which they first come. */
export function grouped(
  members: readonly number[],
  keyOf: (member: number) => string,
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [member]);
    else group.push(member);
  }
  return groups;
}
