import { PairTable } from '../kit/pair-table.ts';
import { distributedCells } from './groups.ts';
import type { Model, WorldSet } from './model.ts';
import { modelOf } from './model.ts';
import type { Partition } from './partition.ts';
import { partitionBy, refine } from './partition.ts';

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
 * A smaller model in which every formula over the given facts has the truth value it has here; without distributed knowledge, the
 * smallest in which worlds are merged. `facts` gives each world a number that is equal exactly where all atoms that
 * matter have equal truth values. The contracted model's states are those of each block's first world.
 *
 * Partition refinement: blocks are split by which blocks each agent's cell holds, until nothing splits
 * (Blackburn, de Rijke and Venema 2001, section 2.2 on bisimulation).
 */
export function contract(model: Model, facts: ArrayLike<number>, kind: ContractionKind): Contraction {
  return kind === 'with-distributed' ? mergeEqual(model, facts) : mergeBisimilar(model, facts);
}

/** Facts for `contract`, if the atoms that matter are those that hold exactly at the given sets. */
export function factsOf(model: Model, atoms: readonly WorldSet[]): Int32Array {
  const everything: Partition = { cells: new Int32Array(model.size), count: Math.min(1, model.size) };
  return atoms.map(partitionBy).reduce(refine, everything).cells;
}

function mergeEqual(model: Model, facts: ArrayLike<number>): Contraction {
  const everybody = model.cells.map((_, agent) => agent);
  return quotient(model, refine(distributedCells(model, everybody), partitionBy(facts)), model.cells);
}

function mergeBisimilar(model: Model, facts: ArrayLike<number>): Contraction {
  let blocks = partitionBy(facts);
  for (;;) {
    const contents = model.cells.map((column, agent) => cellContents(column, model.cellCounts[agent], blocks));
    const refined = contents.map(partitionBy).reduce(refine, blocks);
    if (refined.count === blocks.count) return quotient(model, blocks, contents);
    blocks = refined;
  }
}

/** For each world, a number for the set of blocks that its cell holds. */
function cellContents(column: Int32Array, cellCount: number, blocks: Partition): Int32Array {
  const starts = new Int32Array(cellCount + 1);
  for (const cell of column) starts[cell + 1]++;
  for (let cell = 0; cell < cellCount; cell++) starts[cell + 1] += starts[cell];
  const ordered = new Int32Array(column.length);
  const filled = starts.slice();
  for (let world = 0; world < column.length; world++) ordered[filled[column[world]]++] = blocks.cells[world];
  const sets = new PairTable();
  const setOf = new Int32Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    const members = ordered.subarray(starts[cell], starts[cell + 1]).sort();
    for (let index = 0; index < members.length; index++) {
      if (index === 0 || members[index] !== members[index - 1]) {
        setOf[cell] = sets.number(setOf[cell], members[index]) + 1;
      }
    }
  }
  return column.map((cell) => setOf[cell]);
}

/** The model of the blocks, numbered by their first worlds. `cells` holds numbers that are equal exactly within a new cell. */
function quotient(model: Model, partition: Partition, cells: readonly Int32Array[]): Contraction {
  const { cells: blocks, count } = partitionBy(partition.cells);
  const members = new Int32Array(count).fill(-1);
  for (let world = 0; world < model.size; world++) if (members[blocks[world]] < 0) members[blocks[world]] = world;
  const gather = (column: Int32Array) => members.map((world) => column[world]);
  return { model: modelOf(gather(model.states), cells.map(gather)), blocks, members };
}
