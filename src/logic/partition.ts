/** A partition of a model's worlds: the cell of each world, numbered from 0, and how many numbers there are. */
export interface Partition {
  readonly cells: Int32Array;
  readonly count: number;
}

/** Up to this many times as many table entries as worlds are spent on numbering cells without hashing. */
const ENTRIES_PER_WORLD = 8;
const FREE_ENTRIES = 1024;

/** The partition in which two worlds share a cell exactly if their values are equal; cells by first appearance. */
export function partitionBy(values: ArrayLike<number>): Partition {
  const table = tableFor(values);
  return table === null ? numberByHash(values) : numberByTable(values, table);
}

/**
 * A table in which all the values can be looked up, with nothing in it yet: null if they are no whole numbers that are
 * small enough for one of about the size of the model.
 */
function tableFor(values: ArrayLike<number>): Int32Array | null {
  const limit = values.length * ENTRIES_PER_WORLD + FREE_ENTRIES;
  let most = -1;
  for (let world = 0; world < values.length; world++) {
    const value = values[world];
    if (!(value >= 0 && value < limit && value === Math.trunc(value))) return null;
    if (value > most) most = value;
  }
  return new Int32Array(most + 1);
}

function numberByTable(values: ArrayLike<number>, numbers: Int32Array): Partition {
  const cells = new Int32Array(values.length);
  let count = 0;
  for (let world = 0; world < cells.length; world++) {
    const value = values[world];
    if (numbers[value] === 0) numbers[value] = ++count;
    cells[world] = numbers[value] - 1;
  }
  return { cells, count };
}

function numberByHash(values: ArrayLike<number>): Partition {
  const numbers = new Map<number, number>();
  const cells = Int32Array.from(values, (value) => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, numbers.size);
    return numbers.size - 1;
  });
  return { cells, count: numbers.size };
}

/**
 * The coarsest partition that refines both: two worlds stay together if both partitions keep them together. Only the first
 * need have no number without worlds; the result has none.
 */
export function refine(first: Partition, second: Partition): Partition {
  const size = first.cells.length;
  if (first.count === size || second.count <= 1) return first;
  if (first.count <= 1) return partitionBy(second.cells);
  const ordered = worldsByCell(first);
  const cells = new Int32Array(size);
  // For each cell of the second partition: the cell of the first in which it was met last, and its number there.
  const metIn = new Int32Array(second.count).fill(-1);
  const numbers = new Int32Array(second.count);
  let count = 0;
  for (const world of ordered) {
    const cell = first.cells[world];
    const other = second.cells[world];
    if (metIn[other] !== cell) {
      metIn[other] = cell;
      numbers[other] = count++;
    }
    cells[world] = numbers[other];
  }
  return { cells, count };
}

/** All worlds, those of cell 0 first, within a cell in ascending order. */
function worldsByCell({ cells, count }: Partition): Int32Array {
  const places = new Int32Array(count + 1);
  for (let world = 0; world < cells.length; world++) places[cells[world] + 1]++;
  for (let cell = 0; cell < count; cell++) places[cell + 1] += places[cell];
  const ordered = new Int32Array(cells.length);
  for (let world = 0; world < cells.length; world++) ordered[places[cells[world]]++] = world;
  return ordered;
}
