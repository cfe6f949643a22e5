import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Diagrams } from '../../../src/logic/symbolic/diagrams.ts';
import { conjunction, disjunction, exactlyOne, parity } from '../../../src/logic/symbolic/folds.ts';
import { countModels, holdsAt, listModels } from '../../../src/logic/symbolic/models.ts';
import type { Diagram } from '../../../src/logic/symbolic/node-table.ts';
import { FALSE, NodesOverBudget, TRUE } from '../../../src/logic/symbolic/node-table.ts';
import { assignment, variableSet } from '../../../src/logic/symbolic/variable-marks.ts';
import type { TruthTable } from '../../support/truth-tables.ts';
import * as t from '../../support/truth-tables.ts';

const VARIABLES = Array.from({ length: t.TABLE_VARIABLES }, (_, variable) => variable);
const ROWS = 2 ** t.TABLE_VARIABLES;

const arbitraryTable: fc.Arbitrary<TruthTable> = fc
  .array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: 8, maxLength: 8 })
  .map((words) => Uint32Array.from(words));

/** Functions with some structure, of as many variables as are used. */
const arbitraryShaped: fc.Arbitrary<TruthTable> = fc.letrec<{ table: TruthTable }>((tie) => ({
  table: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...VARIABLES).map(t.variableTable),
    fc.boolean().map(t.constantTable),
    tie('table').map(t.notTable),
    fc.tuple(tie('table'), tie('table')).map(([one, other]) => t.andTable(one, other)),
    fc.tuple(tie('table'), tie('table')).map(([one, other]) => t.xorTable(one, other)),
  ),
})).table;

const anyTable = fc.oneof(arbitraryTable, arbitraryShaped);
const anyVariable = fc.constantFrom(...VARIABLES);
const anySet = fc.subarray(VARIABLES);

/** Builds the diagram of a table from its rows, by if-then-else on one variable after the other. */
function diagramOf(diagrams: Diagrams, table: TruthTable, from = 0, row = 0): Diagram {
  if (from === t.TABLE_VARIABLES) return t.holdsInRow(table, row) ? TRUE : FALSE;
  const low = diagramOf(diagrams, table, from + 1, row);
  const high = diagramOf(diagrams, table, from + 1, row | (1 << from));
  return diagrams.choice(diagrams.variable(from), high, low);
}

function truthsOf(row: number): ReadonlySet<number> {
  return new Set(VARIABLES.filter((variable) => ((row >> variable) & 1) === 1));
}

function tableOf(diagrams: Diagrams, diagram: Diagram): TruthTable {
  return t.tableOf((row) => holdsAt(diagrams, diagram, truthsOf(row)));
}

/** Diagrams of tables, and the check that a diagram is that of a table: the very same number. */
function workshop() {
  const diagrams = new Diagrams();
  const of = (table: TruthTable) => diagramOf(diagrams, table);
  const expectTable = (diagram: Diagram, table: TruthTable) => {
    expect(diagram).toBe(of(table));
    expect(tableOf(diagrams, diagram)).toEqual(table);
  };
  return { diagrams, of, expectTable };
}

describe('each operation agrees with truth tables of eight variables, and equal functions are equal numbers', () => {
  test('constants, variables and complements', () => {
    const { diagrams, expectTable } = workshop();
    expectTable(TRUE, t.constantTable(true));
    expectTable(FALSE, t.constantTable(false));
    for (const variable of VARIABLES) {
      expectTable(diagrams.variable(variable), t.variableTable(variable));
      expectTable(diagrams.variable(variable, false), t.notTable(t.variableTable(variable)));
    }
  });

  test('and, or, exclusive or, equivalence, if-then-else', () => {
    fc.assert(
      fc.property(anyTable, anyTable, anyTable, (one, other, third) => {
        const { diagrams, of, expectTable } = workshop();
        const [f, g, h] = [of(one), of(other), of(third)];
        expectTable(diagrams.not(f), t.notTable(one));
        expectTable(diagrams.and(f, g), t.andTable(one, other));
        expectTable(diagrams.or(f, g), t.orTable(one, other));
        expectTable(diagrams.xor(f, g), t.xorTable(one, other));
        expectTable(diagrams.iff(f, g), t.notTable(t.xorTable(one, other)));
        const choice = t.orTable(t.andTable(one, other), t.andTable(t.notTable(one), third));
        expectTable(diagrams.choice(f, g, h), choice);
        expectTable(diagrams.choice(diagrams.not(f), h, g), choice);
      }),
      { numRuns: 60 },
    );
  });

  test('folds of many operands', () => {
    fc.assert(
      fc.property(fc.array(arbitraryShaped, { maxLength: 5 }), (tables) => {
        const { diagrams, of, expectTable } = workshop();
        const operands = tables.map(of);
        expectTable(conjunction(diagrams, operands), tables.reduce(t.andTable, t.constantTable(true)));
        expectTable(disjunction(diagrams, operands), tables.reduce(t.orTable, t.constantTable(false)));
        expectTable(parity(diagrams, operands), tables.reduce(t.xorTable, t.constantTable(false)));
        const one = t.tableOf((row) => tables.filter((table) => t.holdsInRow(table, row)).length === 1);
        expectTable(exactlyOne(diagrams, operands), one);
      }),
      { numRuns: 60 },
    );
  });

  test('exists over sets of variables, and the relational product', () => {
    fc.assert(
      fc.property(anyTable, anyTable, anySet, (one, other, set) => {
        const { diagrams, of, expectTable } = workshop();
        const variables = variableSet(set);
        expectTable(diagrams.exists(of(one), variables), t.existsTable(one, set));
        const product = t.existsTable(t.andTable(one, other), set);
        expectTable(diagrams.andExists(of(one), of(other), variables), product);
        expect(diagrams.meets(of(one), of(other))).toBe(diagrams.and(of(one), of(other)) !== FALSE);
      }),
      { numRuns: 60 },
    );
  });

  test('exists over one variable, and its relational product: what is found for it serves every set of it', () => {
    fc.assert(
      fc.property(anyTable, anyTable, anyVariable, (one, other, variable) => {
        const { diagrams, of, expectTable } = workshop();
        const [f, g] = [of(one), of(other)];
        const both = t.andTable(one, other);
        const nodes = () => {
          expectTable(diagrams.exists(f, variableSet([variable])), t.existsTable(one, [variable]));
          expectTable(diagrams.andExists(f, g, variableSet([variable])), t.existsTable(both, [variable]));
          return diagrams.size;
        };
        expect(nodes()).toBe(nodes());
        // The same as by the traversal that serves sets of several, one of which the function does not depend on.
        expect(diagrams.exists(f, variableSet([variable, 20]))).toBe(diagrams.exists(f, variableSet([variable])));
        expect(diagrams.andExists(f, g, variableSet([variable, 20]))).toBe(
          diagrams.andExists(f, g, variableSet([variable])),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('restriction by an assignment, and conjunction with a cofactor', () => {
    fc.assert(
      fc.property(
        anyTable,
        anyTable,
        anySet,
        anySet,
        anyVariable,
        fc.boolean(),
        (one, other, set, truths, v, value) => {
          const { diagrams, of, expectTable } = workshop();
          const fixed = set.reduce((table, variable) => t.fixTable(table, variable, truths.includes(variable)), one);
          expectTable(diagrams.restrict(of(one), assignment(set, new Set(truths))), fixed);
          const joined = t.andTable(one, t.fixTable(other, v, value));
          expectTable(diagrams.andCofactor(of(one), of(other), v, value), joined);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('models are counted exactly, and listed in the order of a dictionary', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(20), (table, most) => {
        const { diagrams, of } = workshop();
        const rows = Array.from({ length: ROWS }, (_, row) => row).filter((row) => t.holdsInRow(table, row));
        const words = rows.map((row) => [...truthsOf(row)].map((variable) => 'abcdefgh'[variable]).join('')).sort();
        const listed = listModels(diagrams, of(table), VARIABLES, most);
        expect(listed.map((truths) => truths.map((variable) => 'abcdefgh'[variable]).join(''))).toEqual(
          words.slice(0, most),
        );
        expect(countModels(diagrams, of(table), VARIABLES)).toBe(BigInt(rows.length));
        // Every variable that is not looked at doubles the number.
        expect(countModels(diagrams, of(table), [...VARIABLES, 20, 300])).toBe(BigInt(rows.length * 4));
      }),
      { numRuns: 60 },
    );
  });

  test('models of many variables: as many as there are smaller numbers in binary', () => {
    const bound = fc
      .integer({ min: 1, max: 120 })
      .chain((length) => fc.tuple(fc.constant(length), fc.bigInt({ min: 0n, max: 1n << BigInt(length) })));
    fc.assert(
      fc.property(bound, ([length, most]) => {
        const diagrams = new Diagrams();
        const levels = Array.from({ length }, (_, level) => level);
        // The first variable is the digit of most worth.
        const smaller = levels.reduceRight<Diagram>((below, level) => {
          const digit = (most >> BigInt(length - 1 - level)) & 1n;
          const isOne = diagrams.variable(level);
          return digit === 1n ? diagrams.choice(isOne, below, TRUE) : diagrams.and(diagrams.not(isOne), below);
        }, FALSE);
        const isAll = most === 1n << BigInt(length);
        const total = 1n << BigInt(length);
        expect(countModels(diagrams, isAll ? TRUE : smaller, levels)).toBe(most);
        expect(countModels(diagrams, isAll ? FALSE : diagrams.not(smaller), levels)).toBe(total - most);
      }),
    );
  });
});

describe('thousands of levels', () => {
  const LEVELS = 12_000;
  const levels = Array.from({ length: LEVELS }, (_, level) => level);

  test('no operation overflows the stack', () => {
    const diagrams = new Diagrams();
    const variables = levels.map((level) => diagrams.variable(level));
    const odd = parity(diagrams, variables);
    const all = conjunction(diagrams, variables);
    const some = disjunction(diagrams, variables);
    const evenLevels = variableSet(levels.filter((level) => level % 2 === 0));
    expect(countModels(diagrams, odd, levels)).toBe(1n << BigInt(LEVELS - 1));
    expect(diagrams.and(odd, all)).toBe(FALSE);
    expect(diagrams.xor(odd, parity(diagrams, variables.slice(1)))).toBe(variables[0]);
    expect(diagrams.choice(odd, some, diagrams.not(odd))).toBe(TRUE);
    expect(diagrams.exists(odd, evenLevels)).toBe(TRUE);
    expect(diagrams.exists(all, evenLevels)).toBe(
      conjunction(
        diagrams,
        variables.filter((_, level) => level % 2 === 1),
      ),
    );
    const [deepest] = levels.slice(-1);
    expect(diagrams.exists(odd, variableSet([deepest]))).toBe(TRUE);
    expect(diagrams.exists(all, variableSet([deepest]))).toBe(conjunction(diagrams, variables.slice(0, -1)));
    expect(diagrams.andExists(odd, variables[deepest], variableSet([deepest]))).toBe(
      diagrams.not(parity(diagrams, variables.slice(0, -1))),
    );
    expect(diagrams.andExists(odd, diagrams.not(all), variableSet(levels))).toBe(TRUE);
    expect(diagrams.andExists(all, odd, variableSet(levels))).toBe(FALSE);
    expect(diagrams.meets(odd, diagrams.not(all))).toBe(true);
    expect(diagrams.meets(all, odd)).toBe(false);
    const allBut = assignment(levels.slice(0, -1), new Set(levels));
    expect(diagrams.restrict(odd, allBut)).toBe(diagrams.variable(LEVELS - 1, false));
    expect(diagrams.restrict(odd, assignment([LEVELS - 1], new Set()))).toBe(parity(diagrams, variables.slice(0, -1)));
    expect(diagrams.andCofactor(some, odd, LEVELS - 1, false)).toBe(parity(diagrams, variables.slice(0, -1)));
    expect(listModels(diagrams, all, levels, 2)).toEqual([levels]);
    // A node for each variable, and the constant.
    expect(diagrams.collect([odd])).toBe(LEVELS + 1);
  });

  test('what is wide as well as deep comes out right', () => {
    // At least `least` of the variables: a grid of nodes. Two different ways to the same function.
    const diagrams = new Diagrams();
    const some = levels.slice(0, 2_000);
    const atLeast = (least: number) => {
      let row: Diagram[] = [TRUE, ...Array.from({ length: least }, () => FALSE)];
      for (const level of some.toReversed()) {
        const variable = diagrams.variable(level);
        row = row.map((own, count) => (count === 0 ? TRUE : diagrams.choice(variable, row[count - 1], own)));
      }
      return row[least];
    };
    const three = atLeast(3);
    const four = atLeast(4);
    const exactly = diagrams.and(three, diagrams.not(four));
    expect(countModels(diagrams, exactly, some)).toBe((2000n * 1999n * 1998n) / 6n);
    expect(diagrams.or(exactly, four)).toBe(three);
    expect(diagrams.and(three, four)).toBe(four);
    expect(diagrams.xor(three, four)).toBe(exactly);
  });
});

describe('the budget of nodes', () => {
  /** That two rows of variables, one below the other, are equal: in this order it takes about 2^width nodes. */
  function sameRows(diagrams: Diagrams, width: number): Diagram {
    const pairs = Array.from({ length: width }, (_, place) =>
      diagrams.iff(diagrams.variable(place), diagrams.variable(place + width)),
    );
    return conjunction(diagrams, pairs);
  }

  test('past it a clear error comes, and everything that was there is still usable', () => {
    const diagrams = new Diagrams(2_000);
    const small = sameRows(diagrams, 5);
    const model = new Set([0, 5]);
    expect(() => sameRows(diagrams, 14)).toThrow(NodesOverBudget);
    expect(() => sameRows(diagrams, 14)).toThrow('more than 2000 nodes');
    expect(holdsAt(diagrams, small, model)).toBe(true);
    expect(diagrams.and(small, small)).toBe(small);
    diagrams.collect([small]);
    expect(sameRows(diagrams, 5)).toBe(small);
    expect(
      countModels(
        diagrams,
        sameRows(diagrams, 7),
        Array.from({ length: 14 }, (_, level) => level),
      ),
    ).toBe(128n);
  });

  test('an operation that was begun anew for its depth leaves nothing behind when the budget stops it', () => {
    const levels = Array.from({ length: 3_000 }, (_, level) => level);
    const diagrams = new Diagrams(9_500);
    const odd = parity(
      diagrams,
      levels.map((level) => diagrams.variable(level)),
    );
    const all = conjunction(
      diagrams,
      levels.map((level) => diagrams.variable(level)),
    );
    expect(() => diagrams.or(odd, all)).toThrow(NodesOverBudget);
    diagrams.collect([odd, all]);
    expect(diagrams.and(odd, all)).toBe(FALSE);
  });
});

describe('collection', () => {
  test('frees what nobody names, keeps what owners name, and the rest works on', () => {
    const { diagrams, of } = workshop();
    const keptTable = t.xorTable(t.andTable(t.variableTable(0), t.variableTable(5)), t.variableTable(7));
    const ownedTable = t.orTable(t.variableTable(1), t.variableTable(2));
    const kept = of(keptTable);
    const owned = of(ownedTable);
    const owner = { roots: () => [owned] };
    diagrams.own(owner);
    for (let variable = 0; variable < 6; variable++) of(t.xorTable(keptTable, t.fixTable(keptTable, variable, true)));
    const before = diagrams.size;
    expect(diagrams.collect([kept])).toBeLessThan(before);
    expect(tableOf(diagrams, kept)).toEqual(keptTable);
    expect(tableOf(diagrams, owned)).toEqual(ownedTable);
    expect(of(keptTable)).toBe(kept);
    expect(diagrams.or(diagrams.variable(1), diagrams.variable(2))).toBe(owned);
    expect(owner.roots()).toEqual([owned]);
  });
});
