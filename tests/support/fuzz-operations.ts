import type { Random } from '../../src/kit/random.ts';
import type { Diagrams } from '../../src/logic/symbolic/diagrams.ts';
import { conjunction, disjunction, exactlyOne, parity } from '../../src/logic/symbolic/folds.ts';
import type { Diagram } from '../../src/logic/symbolic/node-table.ts';
import type { VariableMarks } from '../../src/logic/symbolic/variable-marks.ts';
import { assignment, variableSet } from '../../src/logic/symbolic/variable-marks.ts';
import { LEVELS, variableAt } from './table-reader.ts';
import type { TruthTable } from './truth-tables.ts';
import * as t from './truth-tables.ts';

/** A function both ways. */
export interface Entry {
  readonly diagram: Diagram;
  readonly table: TruthTable;
}

/** Variables to quantify over and variables with values, both ways. */
export interface Choice {
  readonly set: VariableMarks;
  readonly fixed: VariableMarks;
  readonly levels: readonly number[];
  readonly truths: ReadonlySet<number>;
}

interface Fold {
  readonly name: string;
  readonly fold: (diagrams: Diagrams, operands: readonly Diagram[]) => Diagram;
  readonly table: (operands: readonly TruthTable[]) => TruthTable;
}

const FOLDS: readonly Fold[] = [
  { name: 'conjunction', fold: conjunction, table: (tables) => tables.reduce(t.andTable, t.constantTable(true)) },
  { name: 'disjunction', fold: disjunction, table: (tables) => tables.reduce(t.orTable, t.constantTable(false)) },
  { name: 'parity', fold: parity, table: (tables) => tables.reduce(t.xorTable, t.constantTable(false)) },
  { name: 'exactlyOne', fold: exactlyOne, table: exactlyOneTable },
];

/** Where one operand holds and no other does. */
function exactlyOneTable(operands: readonly TruthTable[]): TruthTable {
  return operands
    .map((own, place) => operands.toSpliced(place, 1).reduce((rest, other) => t.andTable(rest, t.notTable(other)), own))
    .reduce(t.orTable, t.constantTable(false));
}

/** Random variables, each with a chance of 1 in 5. */
export function choiceFrom(random: Random): Choice {
  const levels = LEVELS.filter(() => random.chance(1, 5));
  const truths = new Set(LEVELS.filter(() => random.chance(1, 2)));
  return { set: variableSet(levels), fixed: assignment(levels, truths), levels, truths };
}

/** One random operation, both ways. Quantifies over the variables of `choice`, or fixes them. @throws NodesOverBudget */
export function operate(
  diagrams: Diagrams,
  random: Random,
  [one, other, third]: readonly [Entry, Entry, Entry],
  choice: Choice,
): { readonly name: string; readonly result: Entry } {
  const [f, g, h] = [one.diagram, other.diagram, third.diagram];
  const quantified = choice.levels.map(variableAt);
  const named = (name: string, diagram: Diagram, table: TruthTable) => ({ name, result: { diagram, table } });
  switch (random.integer(18)) {
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
      return named('iff', diagrams.iff(f, g), t.notTable(t.xorTable(one.table, other.table)));
    case 10: {
      const { name, fold, table } = random.pick(FOLDS);
      const operands = [one, other, third, one, third].slice(0, random.integer(6));
      return named(
        name,
        fold(
          diagrams,
          operands.map(({ diagram }) => diagram),
        ),
        table(operands.map(({ table }) => table)),
      );
    }
    case 11: {
      const variable = random.pick(LEVELS);
      const both = t.andTable(one.table, t.notTable(other.table));
      const product = diagrams.andExists(f, diagrams.not(g), variableSet([variable]));
      return named('andExists over one variable', product, t.existsTable(both, [variableAt(variable)]));
    }
    case 12:
    case 13:
      return named('xor', diagrams.xor(f, h), t.xorTable(one.table, third.table));
    default: {
      // Keeps the functions large: what else is done makes them smaller.
      const level = random.pick(LEVELS);
      const mixed = t.xorTable(one.table, t.variableTable(variableAt(level)));
      return named('xor with a variable', diagrams.xor(f, diagrams.variable(level)), mixed);
    }
  }
}
