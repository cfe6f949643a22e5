import type { Diagrams } from '../../src/logic/symbolic/diagrams.ts';
import type { Diagram } from '../../src/logic/symbolic/node-table.ts';
import { FALSE, TRUE } from '../../src/logic/symbolic/node-table.ts';
import type { TruthTable } from './truth-tables.ts';
import * as t from './truth-tables.ts';

/** The levels that the variables of tables have here. */
export const LEVELS = Array.from({ length: t.TABLE_VARIABLES }, (_, level) => level);

const WORD_LEVELS = 5;
const FIRST_WORD_LEVEL = t.TABLE_VARIABLES - WORD_LEVELS;

/** Level 0 is the last variable of a table, so that the lower five levels lie within a word. */
export function variableAt(level: number): number {
  return t.TABLE_VARIABLES - 1 - level;
}

/** For each level, where in a word its variable is true. */
const WORDS_OF_LEVELS = LEVELS.map((level) => t.variableTable(variableAt(level))[0]);

/** Reads the truth tables of diagrams, remembering the words of nodes until they are collected. */
export class TableReader {
  readonly #words = new Map<Diagram, number>();

  constructor(private readonly diagrams: Diagrams) {}

  forget(): void {
    this.#words.clear();
  }

  /** Whether a diagram is that of a table. */
  agrees({ diagram, table }: { readonly diagram: Diagram; readonly table: TruthTable }): boolean {
    for (let word = 0; word < 2 ** FIRST_WORD_LEVEL; word++) {
      let rest = diagram;
      while (this.diagrams.levelOf(rest) < FIRST_WORD_LEVEL) {
        const isTrue = (word >> (FIRST_WORD_LEVEL - 1 - this.diagrams.levelOf(rest))) & 1;
        rest = isTrue === 1 ? this.diagrams.highOf(rest) : this.diagrams.lowOf(rest);
      }
      if (this.#wordOf(rest) >>> 0 !== table[word]) return false;
    }
    return true;
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
