import { randomFrom } from '../../src/kit/random.ts';
import { Diagrams } from '../../src/logic/symbolic/diagrams.ts';
import { countModels, listModels } from '../../src/logic/symbolic/models.ts';
import type { Diagram } from '../../src/logic/symbolic/node-table.ts';
import { NodesOverBudget } from '../../src/logic/symbolic/node-table.ts';
import type { Entry } from './fuzz-operations.ts';
import { choiceFrom, operate } from './fuzz-operations.ts';
import { LEVELS, TableReader, variableAt } from './table-reader.ts';
import * as t from './truth-tables.ts';

const POOL = 48;
const SETS = 64;
const OPERATIONS_BETWEEN_COLLECTIONS = 250;
/** Models are counted and listed of every so many results; the first ones, at most so many. */
const OPERATIONS_BETWEEN_COUNTS = 10;
const MOST_LISTED = 12;

/** The rows of a table as the levels that are true there, in the order of a dictionary. */
const ROWS_IN_ORDER = Array.from({ length: 2 ** t.TABLE_VARIABLES }, (_, row) => ({
  row,
  levels: LEVELS.filter((level) => ((row >> variableAt(level)) & 1) === 1),
})).sort((one, other) => (one.levels.join('') < other.levels.join('') ? -1 : 1));

export interface FuzzOptions {
  /** So deep traversals go by recursion. */
  readonly deepest?: number;
  /** The most nodes there may be. At 2,000 about every hundredth operation is ended by them. */
  readonly budget?: number;
}

/** What was done besides the operations that were compared. */
export interface FuzzCounts {
  readonly collections: number;
  /** How often the budget ended an operation. */
  readonly refusals: number;
}

/**
 * Does random operations on random functions of eight variables, each also on truth tables, and compares every result in full; of some
 * results models are counted and listed too. Nodes are collected often: an owner keeps half of the functions, the other half is named. An operation
 * that the budget ends must leave every function as it was; it does not count among the operations.
 * @throws Error at the first difference, with the operation.
 */
export function fuzzDiagrams(seed: number, operations: number, { deepest, budget }: FuzzOptions = {}): FuzzCounts {
  const random = randomFrom(seed);
  const diagrams = new Diagrams(budget, deepest);
  const reader = new TableReader(diagrams);
  const pool: Entry[] = LEVELS.map((level) => ({
    diagram: diagrams.variable(level),
    table: t.variableTable(variableAt(level)),
  }));
  const owner = { roots: () => pool.filter((_, index) => index % 2 === 0).map(({ diagram }) => diagram) };
  diagrams.own(owner);
  const collect = () => {
    const owned = new Set(owner.roots());
    diagrams.collect(pool.map(({ diagram }) => diagram).filter((diagram) => !owned.has(diagram)));
    reader.forget();
    checkPool(pool, reader);
  };
  const choices = Array.from({ length: SETS }, () => choiceFrom(random));
  let collections = 0;
  let refusals = 0;
  for (let count = 0; count < operations;) {
    const operands = [random.pick(pool), random.pick(pool), random.pick(pool)] as const;
    try {
      const { name, result } = operate(diagrams, random, operands, random.pick(choices));
      const isCounted = count % OPERATIONS_BETWEEN_COUNTS === 0;
      if (!reader.agrees(result) || (isCounted && !modelsAgree(diagrams, result, random.integer(MOST_LISTED + 1)))) {
        throw new Error(`Operation ${count} of seed ${seed}, ${name}, came out wrong.`);
      }
      if (pool.length < POOL) pool.push(result);
      else pool[random.integer(POOL)] = result;
    } catch (error) {
      if (!(error instanceof NodesOverBudget)) throw error;
      if (++refusals > operations) throw new Error('The budget leaves no room for the pool.');
      checkPool(pool, reader);
      collect();
      continue;
    }
    if (count++ % OPERATIONS_BETWEEN_COLLECTIONS !== 0) continue;
    collect();
    collections++;
    choices[random.integer(SETS)] = choiceFrom(random);
  }
  return { collections, refusals };
}

/** After a collection, or an operation that did not come to its end, every function must be what it was, and equal functions equal numbers. */
function checkPool(pool: readonly Entry[], reader: TableReader): void {
  const numbers = new Map<string, Diagram>();
  for (const entry of pool) {
    if (!reader.agrees(entry)) throw new Error('A function is not what it was.');
    const key = entry.table.join();
    if ((numbers.get(key) ?? entry.diagram) !== entry.diagram)
      throw new Error('Equal functions have different numbers.');
    numbers.set(key, entry.diagram);
  }
}

/** Whether a function has as many models as its table has rows, and the first of them are those of the table. */
function modelsAgree(diagrams: Diagrams, { diagram, table }: Entry, most: number): boolean {
  const rows = ROWS_IN_ORDER.filter(({ row }) => t.holdsInRow(table, row));
  const listed = listModels(diagrams, diagram, LEVELS, most).map((levels) => levels.join(''));
  const expected = rows.slice(0, most).map(({ levels }) => levels.join(''));
  return (
    countModels(diagrams, diagram, LEVELS) === BigInt(rows.length) &&
    countModels(diagrams, diagram, [...LEVELS, 20, 300]) === BigInt(rows.length * 4) &&
    listed.join() === expected.join()
  );
}
