import { and, considers, not } from '../formula/constructors.ts';
import type { Formula } from '../formula/formula.ts';
import { parseFormula } from '../formula/parse.ts';
import { logicMessages } from '../messages.ts';
import type { Partition } from '../partition.ts';
import { refinements } from '../plain/plain-contract.ts';
import type { PlainModel } from '../plain/plain-model.ts';

/** Longer formulas help nobody. */
const LARGEST = 2000;

/** A formula with the number of its atoms and operators, as `sizeOf` counts them. */
interface Sized {
  readonly formula: Formula;
  readonly size: number;
}

/**
 * A formula that is true at one world and false at another, which must not be bisimilar, with as few operators of knowledge inside each other as
 * can be. It follows the rounds of partition refinement: at the first round that separates the worlds, one of them leads to a world
 * whose like (of the round before) the other leads not to (Hennessy and Milner 1985). Null if it would have more than 2000 atoms and operators.
 */
export function distinguishingFormula(model: PlainModel, first: number, second: number): Formula | null {
  const rounds = refinements(model);
  const known = new Map<string, Sized>();
  const separate = (one: number, other: number): Sized => {
    const key = `${one} ${other}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = compute(one, other);
    known.set(key, found);
    return found;
  };
  const compute = (one: number, other: number): Sized => {
    const round = rounds.findIndex(({ cells }) => cells[one] !== cells[other]);
    if (round === 0) return factBetween(model, one, other);
    const blocks = rounds[round - 1];
    return (
      ownSuccessor(model, blocks, one, other, separate) ?? negated(ownSuccessor(model, blocks, other, one, separate))
    );
  };
  const { formula, size } = separate(first, second);
  return size > LARGEST ? null : formula;
}

function negated(inner: Sized | null): Sized {
  if (inner === null) throw new RangeError(logicMessages.bisimilar);
  return { formula: not(inner.formula), size: 1 + inner.size };
}

/** An atom or its negation that is true at one world and false at the other. */
function factBetween({ atoms, worlds }: PlainModel, one: number, other: number): Sized {
  const differing = atoms.find((name) => worlds[one].facts.has(name) !== worlds[other].facts.has(name)) ?? '';
  const read = parseFormula(differing);
  if (!read.ok) throw new RangeError(logicMessages.bisimilar);
  const fact = { formula: read.formula, size: 1 };
  return worlds[one].facts.has(differing) ? fact : negated(fact);
}

/** "Some agent holds a world possible that differs from all that the other world leads to"; null if there is no such world. */
function ownSuccessor(
  { agents, relations }: PlainModel,
  before: Partition,
  one: number,
  other: number,
  separate: (one: number, other: number) => Sized,
): Sized | null {
  for (const [agent, name] of agents.entries()) {
    const there = relations[agent][other];
    const blocks = new Set(Array.from(there, (world) => before.cells[world]));
    const own = relations[agent][one].find((world) => !blocks.has(before.cells[world]));
    if (own === undefined) continue;
    const met = new Set<number>();
    const others = Array.from(there).filter((world) => {
      if (met.has(before.cells[world])) return false;
      met.add(before.cells[world]);
      return true;
    });
    const parts = others.map((world) => separate(own, world));
    const inner = parts.length === 1 ? parts[0].formula : and(...parts.map(({ formula }) => formula));
    const size = parts.reduce((sum, part) => sum + part.size, parts.length === 1 ? 0 : Math.max(1, parts.length - 1));
    return { formula: considers(name, inner), size: 1 + size };
  }
  return null;
}
