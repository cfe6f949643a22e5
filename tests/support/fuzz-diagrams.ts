import type { Random } from '../../src/kit/random.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { Diagrams } from '../../src/logic/symbolic/diagrams.ts';
import type { Diagram } from '../../src/logic/symbolic/node-table.ts';
import { FALSE, TRUE } from '../../src/logic/symbolic/node-table.ts';
import type { VariableMarks } from '../../src/logic/symbolic/variable-marks.ts';
import { assignment, variableSet } from '../../src/logic/symbolic/variable-marks.ts';
import type { TruthTable } from './truth-tables.ts';
import * as t from './truth-tables.ts';

/** A function both ways. */
interface Entry {
  readonly diagram: Diagram;
  readonly table: TruthTable;
}

const LEVELS = Array.from({ length: t.TABLE_VARIABLES }, (_, level) => level);
const POOL = 48;
const SETS = 64;
const OPERATIONS_BETWEEN_COLLECTIONS = 250;

/** Level 0 is the last variable of a table, so that the lower five levels lie within a word. */
const variableAt = (level: number) => t.TABLE_VARIABLES - 1 - level;
const WORD_LEVELS = 5;
const FIRST_WORD_LEVEL = t.TABLE_VARIABLES - WORD_LEVELS;
/** For each level, where in a word its variable is true. */
const WORDS_OF_LEVELS = LEVELS.map((level) => t.variableTable(variableAt(level))[0]);

/** Variables to quantify over and variables with values, both ways. */
interface Choice {
  readonly set: VariableMarks;
  readonly fixed: VariableMarks;
  readonly levels: readonly number[];
  readonly truths: ReadonlySet<number>;
}

/**
 * Does random operations on random functions of eight variables, each also on truth tables, and compares every result in full. Nodes are
 * collected often.
 * @throws Error at the first difference, with the operation.
 */
export function fuzzDiagrams(seed: number, operations: number, deepest?: number): { readonly collections: number } {
  const random = randomFrom(seed);
  const diagrams = new Diagrams(undefined, deepest);
  const reader = new TableReader(diagrams);
  const pool: Entry[] = LEVELS.map((level) => ({
    diagram: diagrams.variable(level),
    table: t.variableTable(variableAt(level)),
  }));
  const choices = Array.from({ length: SETS }, () => choiceFrom(random));
  let collections = 0;
  for (let count = 0; count < operations; count++) {
    const operands = [random.pick(pool), random.pick(pool), random.pick(pool)] as const;
    const { name, result } = operate(diagrams, random, operands, random.pick(choices));
    const found = reader.tableOf(result.diagram);
    if (found.some((word, index) => word !== result.table[index])) {
      throw new Error(`Operation ${count} of seed ${seed}, ${name}, came out wrong.`);
    }
    if (pool.length < POOL) pool.push(result);
    else pool[random.integer(POOL)] = result;
    if (count % OPERATIONS_BETWEEN_COLLECTIONS !== 0) continue;
    diagrams.collect(pool.map(({ diagram }) => diagram));
    reader.forget();
    collections++;
    choices[random.integer(SETS)] = choiceFrom(random);
    checkPool(pool, reader);
  }
  return { collections };
}

function operate(
  diagrams: Diagrams,
  random: Random,
  [one, other, third]: readonly [Entry, Entry, Entry],
  choice: Choice,
): { readonly name: string; readonly result: Entry } {
  const [f, g, h] = [one.diagram, other.diagram, third.diagram];
  const quantified = choice.levels.map(variableAt);
  const named = (name: string, diagram: Diagram, table: TruthTable) => ({ name, result: { diagram, table } });
  switch (random.integer(16)) {
    case 0:
      return named('not', diagrams.not(f), t.notTable(one.table));
    case 1:
      return named('and', diagrams.and(f, g), t.andTable(one.table, other.table));
    case 2:
      return named('or', diagrams.or(f, g), t.orTable(one.table, other.table));
    case 3:
      return named('xor', diagrams.xor(f, g), t.xorTable(one.table, other.table));
    case 4: {
      const then = t.andTable(one.table, other.table);
      const otherwise = t.andTable(t.notTable(one.table), third.table);
      return named('choice', diagrams.choice(f, g, h), t.orTable(then, otherwise));
    }
    case 5:
      return named('exists', diagrams.exists(f, choice.set), t.existsTable(one.table, quantified));
    case 6: {
      const both = t.andTable(one.table, other.table);
      return named('andExists', diagrams.andExists(f, g, choice.set), t.existsTable(both, quantified));
    }
    case 7: {
      const fixed = choice.levels.reduce(
        (table, level) => t.fixTable(table, variableAt(level), choice.truths.has(level)),
        one.table,
      );
      return named('restrict', diagrams.restrict(f, choice.fixed), fixed);
    }
    case 8: {
      const level = random.pick(LEVELS);
      const value = random.chance(1, 2);
      const joined = t.andTable(one.table, t.fixTable(other.table, variableAt(level), value));
      return named('andCofactor', diagrams.andCofactor(f, g, level, value), joined);
    }
    case 9:
    case 10:
    case 11:
      return named('xor', diagrams.xor(f, h), t.xorTable(one.table, third.table));
    default: {
      // Keeps the functions large: what else is done makes them smaller.
      const level = random.pick(LEVELS);
      const mixed = t.xorTable(one.table, t.variableTable(variableAt(level)));
      return named('xor with a variable', diagrams.xor(f, diagrams.variable(level)), mixed);
    }
  }
}

function choiceFrom(random: Random): Choice {
  const levels = LEVELS.filter(() => random.chance(1, 5));
  const truths = new Set(LEVELS.filter(() => random.chance(1, 2)));
  return { set: variableSet(levels), fixed: assignment(levels, truths), levels, truths };
}

/** After a collection every function must still be what it was, and equal functions must be equal numbers. */
function checkPool(pool: readonly Entry[], reader: TableReader): void {
  const numbers = new Map<string, Diagram>();
  for (const { diagram, table } of pool) {
    const key = table.join();
    if (reader.tableOf(diagram).join() !== key) throw new Error('A collection changed a function.');
    if ((numbers.get(key) ?? diagram) !== diagram) throw new Error('Equal functions have different numbers.');
    numbers.set(key, diagram);
  }
}

/** Reads the truth tables of diagrams, remembering the words of nodes until they are collected. */
class TableReader {
  readonly #words = new Map<Diagram, number>();

  constructor(private readonly diagrams: Diagrams) {}

  forget(): void {
    this.#words.clear();
  }

  tableOf(diagram: Diagram): TruthTable {
    const table = new Uint32Array(2 ** FIRST_WORD_LEVEL);
    for (let word = 0; word < table.length; word++) {
      let rest = diagram;
      while (this.diagrams.levelOf(rest) < FIRST_WORD_LEVEL) {
        const isTrue = (word >> (FIRST_WORD_LEVEL - 1 - this.diagrams.levelOf(rest))) & 1;
        rest = isTrue === 1 ? this.diagrams.highOf(rest) : this.diagrams.lowOf(rest);
      }
      table[word] = this.#wordOf(rest);
    }
    return table;
  }

  #wordOf(diagram: Diagram): number {
    if (diagram === TRUE) return -1;
    if (diagram === FALSE) return 0;
    const known = this.#words.get(diagram);
    if (known !== undefined) return known;
    const where = WORDS_OF_LEVELS[this.diagrams.levelOf(diagram)];
    const low = this.#wordOf(this.diagrams.lowOf(diagram));
    const high = this.#wordOf(this.diagrams.highOf(diagram));
    const word = (low & ~where) | (high & where);
    this.#words.set(diagram, word);
    return word;
  }
}
