import { PairTable } from '../kit/pair-table.ts';
import { TupleTable } from '../kit/tuple-table.ts';
import type { Model } from './model.ts';

/** A contracted model: its worlds are blocks of worlds that no formula of the chosen kind tells apart. */
export interface Contraction {
  readonly model: Model;
  /** For each world of the model before, the block it went into: a world of the contracted model. */
  readonly blocks: Int32Array;
  /** For each block, the first world in it. */
  readonly members: Int32Array;
}

/**
 * Which formulas a contraction keeps. `without-distributed`: all but those with D; worlds merge if they are bisimilar.
 * `with-distributed`: all; since D is not invariant under bisimulation, only worlds with equal facts in the same cells of
 * everybody merge.
 */
export type ContractionKind = 'without-distributed' | 'with-distributed';

/**
 * The smallest model in which every formula over the given facts has the truth value it has here. `facts` gives each world a
 * number that is equal exactly where all atoms that matter have equal truth values. The contracted model's states are
 * those of each block's first world.
 *
 * Partition refinement: blocks are split by which blocks each agent's cell holds, until nothing splits
 * (Blackburn, de Rijke and Venema 2001, section 2.2 on bisimulation).
 */
export function contract(model: Model, facts: ArrayLike<number>, kind: ContractionKind): Contraction {
  return kind === 'with-distributed' ? mergeEqual(model, facts) : mergeBisimilar(model, facts);
}

function mergeEqual(model: Model, facts: ArrayLike<number>): Contraction {
  const table = new TupleTable(model.cells.length + 1, model.size);
  const tuple = new Int32Array(model.cells.length + 1);
  const blocks = new Int32Array(model.size);
  for (let world = 0; world < model.size; world++) {
    tuple[0] = facts[world];
    for (let agent = 0; agent < model.cells.length; agent++) tuple[agent + 1] = model.cells[agent][world];
    blocks[world] = table.number(tuple);
  }
  return quotient(model, blocks, table.count, model.cells);
}

function mergeBisimilar(model: Model, facts: ArrayLike<number>): Contraction {
  const width = model.cells.length + 1;
  const tuple = new Int32Array(width);
  const first = new TupleTable(1, model.size);
  const fact = new Int32Array(1);
  let blocks: Int32Array = Int32Array.from({ length: model.size }, (_, world) => {
    fact[0] = facts[world];
    return first.number(fact);
  });
  let count = first.count;
  for (;;) {
    const reached = model.cells.map((column, agent) => cellContents(column, model.cellCounts[agent], blocks));
    const table = new TupleTable(width, model.size);
    const refined = new Int32Array(model.size);
    for (let world = 0; world < model.size; world++) {
      tuple[0] = blocks[world];
      for (let agent = 0; agent < model.cells.length; agent++) tuple[agent + 1] = reached[agent][model.cells[agent][world]];
      refined[world] = table.number(tuple);
    }
    blocks = refined;
    if (table.count === count) {
      const contents = model.cells.map((column, agent) => column.map((cell) => reached[agent][cell]));
      return quotient(model, blocks, count, contents);
    }
    count = table.count;
  }
}

/** For each cell, a number for the set of blocks it holds. */
function cellContents(column: Int32Array, cellCount: number, blocks: Int32Array): Int32Array {
  const starts = new Int32Array(cellCount + 1);
  for (const cell of column) starts[cell + 1]++;
  for (let cell = 0; cell < cellCount; cell++) starts[cell + 1] += starts[cell];
  const ordered = new Int32Array(column.length);
  const filled = starts.slice();
  for (let world = 0; world < column.length; world++) ordered[filled[column[world]]++] = blocks[world];
  const sets = new PairTable();
  return Int32Array.from({ length: cellCount }, (_, cell) => {
    const members = ordered.subarray(starts[cell], starts[cell + 1]).sort();
    let set = 0;
    for (let index = 0; index < members.length; index++) {
      if (index === 0 || members[index] !== members[index - 1]) set = sets.number(set, members[index]) + 1;
    }
    return set;
  });
}

function quotient(model: Model, blocks: Int32Array, count: number, cells: readonly Int32Array[]): Contraction {
  const members = new Int32Array(count).fill(-1);
  for (let world = 0; world < model.size; world++) if (members[blocks[world]] < 0) members[blocks[world]] = world;
  const columns: Int32Array[] = [];
  const counts: number[] = [];
  for (const column of cells) {
    const numbers = new Map<number, number>();
    columns.push(
      members.map((world) => {
        const known = numbers.get(column[world]);
        if (known !== undefined) return known;
        numbers.set(column[world], numbers.size);
        return numbers.size - 1;
      }),
    );
    counts.push(numbers.size);
  }
  const states = members.map((world) => model.states[world]);
  return { model: { size: count, states, cells: columns, cellCounts: counts, separated: false }, blocks, members };
}
