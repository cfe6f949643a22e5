import { and, bottom, not, or, top } from '../formula/constructors.ts';
import type { AtomFormula, Formula } from '../formula/formula.ts';
import type { WorldSet } from '../model.ts';

/** An atom with the worlds where it is true. */
export interface AtomColumn {
  readonly atom: AtomFormula;
  readonly worlds: WorldSet;
}

/** More disjuncts than this say nothing to a reader. */
const MOST_CASES = 12;

/**
 * A short formula without operators that is true exactly at the given worlds: a disjunction of cases, each of which leaves out what does not
 * matter, or the negation of one. Null if atoms do not tell these worlds from the others, or only by more cases than can be read.
 */
export function describeWorlds(worlds: WorldSet, atoms: readonly AtomColumn[]): Formula | null {
  if (worlds.every((member) => member === 1)) return top;
  if (!worlds.includes(1)) return bottom;
  const own = casesOf(worlds, atoms);
  const others = casesOf(
    worlds.map((member) => member ^ 1),
    atoms,
  );
  if (own !== null && (others === null || size(own) <= size(others) + 1)) return formulaOf(own);
  return others === null ? null : not(formulaOf(others));
}

type Literal = AtomColumn & { readonly value: number };
type Cases = readonly (readonly Literal[])[];

/** Cases that cover the worlds and none of the others, found greedily; null if there are none, or too many. */
function casesOf(worlds: WorldSet, atoms: readonly AtomColumn[]): Cases | null {
  const outside = numbersIn(worlds, 0);
  const left = new Set(numbersIn(worlds, 1));
  const cases: (readonly Literal[])[] = [];
  for (const world of left) {
    if (cases.length === MOST_CASES) return null;
    const whole = atoms.map((column): Literal => ({ ...column, value: column.worlds[world] }));
    const found = shortened(whole, outside);
    if (found === null) return null;
    cases.push(found);
    for (const other of left) if (covers(found, other)) left.delete(other);
  }
  // What a later case covers as well need not be said twice.
  const inside = numbersIn(worlds, 1);
  return cases.reduceRight<Cases>((kept, one) => {
    const rest = kept.filter((other) => other !== one);
    return inside.every((world) => rest.some((other) => covers(other, world))) ? rest : kept;
  }, cases);
}

/** The literals without those that are not needed to keep the outside out; atoms that are false are given up first. */
function shortened(literals: readonly Literal[], outside: readonly number[]): readonly Literal[] | null {
  if (outside.some((world) => covers(literals, world))) return null;
  const order = [
    ...literals.filter(({ value }) => value === 0),
    ...literals.filter(({ value }) => value === 1).reverse(),
  ];
  return order.reduce<readonly Literal[]>((kept, one) => {
    const rest = kept.filter((other) => other !== one);
    return outside.some((world) => covers(rest, world)) ? kept : rest;
  }, literals);
}

function covers(literals: readonly Literal[], world: number): boolean {
  return literals.every((literal) => literal.worlds[world] === literal.value);
}

function numbersIn(worlds: WorldSet, value: number): number[] {
  return [...worlds.keys()].filter((world) => worlds[world] === value);
}

function size(cases: Cases): number {
  return cases.reduce((sum, own) => sum + own.length, 0);
}

function formulaOf(cases: Cases): Formula {
  const each = cases.map((own) =>
    joined(
      and,
      own.map(({ atom, value }) => (value === 1 ? atom : not(atom))),
    ),
  );
  return joined(or, each);
}

function joined(join: (...operands: Formula[]) => Formula, operands: readonly Formula[]): Formula {
  return operands.length === 1 ? operands[0] : join(...operands);
}
