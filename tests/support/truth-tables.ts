/**
 * Boolean functions of eight variables as tables of 256 bits, for comparison: bit i is the value where variable v has the v-th
 * binary digit of i.
 */
export type TruthTable = Uint32Array;

const WORDS = 8;
export const TABLE_VARIABLES = 8;

export function constantTable(value: boolean): TruthTable {
  return new Uint32Array(WORDS).fill(value ? 0xffffffff : 0);
}

export function variableTable(variable: number): TruthTable {
  return tableOf((row) => ((row >> variable) & 1) === 1);
}

/** The table of what is given row by row. */
export function tableOf(holds: (row: number) => boolean): TruthTable {
  const table = new Uint32Array(WORDS);
  for (let row = 0; row < WORDS * 32; row++) if (holds(row)) table[row >> 5] |= 1 << (row & 31);
  return table;
}

export function holdsInRow(table: TruthTable, row: number): boolean {
  return ((table[row >> 5] >>> (row & 31)) & 1) === 1;
}

export function notTable(table: TruthTable): TruthTable {
  return table.map((word) => ~word);
}

export function andTable(first: TruthTable, second: TruthTable): TruthTable {
  return first.map((word, index) => word & second[index]);
}

export function xorTable(first: TruthTable, second: TruthTable): TruthTable {
  return first.map((word, index) => word ^ second[index]);
}

export function orTable(first: TruthTable, second: TruthTable): TruthTable {
  return notTable(andTable(notTable(first), notTable(second)));
}

/** The table of the function with one variable fixed. */
export function fixTable(table: TruthTable, variable: number, value: boolean): TruthTable {
  const inWord = [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff];
  const distance = 1 << variable;
  if (variable < inWord.length) {
    const mask = inWord[variable];
    return table.map((word) => {
      const half = value ? (word >>> distance) & mask : word & mask;
      return half | (half << distance);
    });
  }
  const stride = distance >> 5;
  return table.map((_, index) => table[value ? index | stride : index & ~stride]);
}

export function existsTable(table: TruthTable, variables: Iterable<number>): TruthTable {
  let result = table;
  for (const variable of variables)
    result = orTable(fixTable(result, variable, false), fixTable(result, variable, true));
  return result;
}
