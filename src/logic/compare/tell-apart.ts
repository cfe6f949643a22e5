import { and, atom, bottom, considers, knows, knowsWhether, not, or, top } from '../formula/constructors.ts';
import type { Formula } from '../formula/formula.ts';
import { parseFormula } from '../formula/parse.ts';
import { bisimilarity } from '../plain/plain-contract.ts';
import type { PlainModel } from '../plain/plain-model.ts';
import { reachableFrom } from '../plain/relation.ts';
import { distinguishingFormula } from './distinguish.ts';

/** What there is between two worlds. */
export type ToldApart =
  /** A formula that is true at the first and false at the second. `size` counts its atoms, constants and operators. */
  | { readonly kind: 'formula'; readonly formula: Formula; readonly size: number; readonly isShortest: boolean }
  /** They are not bisimilar, but a formula that says why was not found, or would be too long to be read. */
  | { readonly kind: 'tooLong' }
  /** No formula without D tells them apart: the pairs of the largest bisimulation between what can be reached from each. */
  | { readonly kind: 'bisimulation'; readonly pairs: readonly (readonly [number, number])[] };

/** The search for a shortest formula ends after so many different sets of worlds, or combinations of them. */
const MOST_SETS = 20_000;
const MOST_TRIALS = 2_000_000;

/**
 * Tells two worlds of a model apart by a shortest formula of atoms, Top, Bot, ~, &, |, K, M and Kw, or shows that they are bisimilar.
 *
 * Shortest by size. Whether a formula tells the worlds apart depends only on the set of blocks (of bisimilar worlds that can be reached from either) at which it
 * holds, and the set of a compound only on those of its parts. So for each size in turn all sets are found that formulas of that size have and no
 * smaller one: from a negation or an operator of knowledge before a set of size one less, or from two sets whose sizes and 1 add up to it. The first set that
 * holds the first world's block and not the second's belongs to a shortest formula. Where that takes too long, the formula comes from the
 * rounds of partition refinement: it then has the fewest operators of knowledge inside each other, and `isShortest` is false.
 */
export function tellApart(model: PlainModel, first: number, second: number): ToldApart {
  const blocks = bisimilarity(model).cells;
  if (blocks[first] === blocks[second]) {
    const [here, there] = [first, second].map((world) => reachableFrom(model.relations, world));
    const pairs = here.flatMap((one) =>
      there.filter((other) => blocks[one] === blocks[other]).map((other) => [one, other] as const),
    );
    return { kind: 'bisimulation', pairs };
  }
  const found = shortest(model, blocks, first, second);
  if (found !== null) return { kind: 'formula', ...found, isShortest: true };
  const formula = distinguishingFormula(model, first, second);
  if (formula === null) return { kind: 'tooLong' };
  return { kind: 'formula', formula, size: sizeOf(formula), isShortest: false };
}

/** A set of blocks as the bits of a number, and a smallest formula that holds exactly there. */
interface Entry {
  readonly set: bigint;
  readonly formula: Formula;
}

function shortest(
  model: PlainModel,
  blocks: Int32Array,
  first: number,
  second: number,
): { readonly formula: Formula; readonly size: number } | null {
  const space = new BlockSpace(model, blocks, [first, second]);
  const [one, other] = [space.bitOf(first), space.bitOf(second)];
  const levels: (readonly Entry[])[] = [[]];
  const known = new Set<bigint>();
  let trials = 0;
  for (let size = 1; known.size < MOST_SETS && trials < MOST_TRIALS; size++) {
    const level: Entry[] = [];
    for (const entry of size === 1 ? space.leaves() : compounds(space, levels, size)) {
      trials++;
      if (trials > MOST_TRIALS) return null;
      if (known.has(entry.set)) continue;
      if ((entry.set & one) !== 0n && (entry.set & other) === 0n) return { formula: entry.formula, size };
      known.add(entry.set);
      level.push(entry);
    }
    levels.push(level);
  }
  return null;
}

/** All formulas of a size, made of those that are smallest for their sets. */
function* compounds(space: BlockSpace, levels: readonly (readonly Entry[])[], size: number): Generator<Entry> {
  for (const { set, formula } of levels[size - 1]) {
    yield { set: space.all & ~set, formula: not(formula) };
    for (const [agent, name] of space.agents.entries()) {
      const known = space.known(agent, set);
      const excluded = space.known(agent, space.all & ~set);
      yield { set: known, formula: knows(name, formula) };
      yield { set: space.all & ~excluded, formula: considers(name, formula) };
      yield { set: known | excluded, formula: knowsWhether(name, formula) };
    }
  }
  for (let left = 1; 2 * left <= size - 1; left++) {
    for (const one of levels[left]) {
      for (const other of levels[size - 1 - left]) {
        yield { set: one.set & other.set, formula: and(one.formula, other.formula) };
        yield { set: one.set | other.set, formula: or(one.formula, other.formula) };
      }
    }
  }
}

/** The blocks that can be reached from some worlds, with the relations between them, as bits. */
class BlockSpace {
  readonly agents: readonly string[];
  readonly all: bigint;
  readonly #bits = new Map<number, bigint>();
  readonly #blocks: Int32Array;
  /** For each agent and block: the bit of the block, and those of the blocks that it leads to. */
  readonly #successors: readonly (readonly { readonly bit: bigint; readonly targets: bigint }[])[];
  readonly #leaves: readonly Entry[];

  constructor(model: PlainModel, blocks: Int32Array, starts: readonly number[]) {
    this.agents = model.agents;
    this.#blocks = blocks;
    const members: number[] = [];
    for (const world of starts.flatMap((start) => reachableFrom(model.relations, start))) {
      if (this.#bits.has(blocks[world])) continue;
      this.#bits.set(blocks[world], 1n << BigInt(members.length));
      members.push(world);
    }
    this.all = (1n << BigInt(members.length)) - 1n;
    const setOf = (worlds: Iterable<number>) => {
      let set = 0n;
      for (const world of worlds) set |= this.bitOf(world);
      return set;
    };
    this.#successors = model.relations.map((relation) =>
      members.map((world) => ({ bit: this.bitOf(world), targets: setOf(relation[world]) })),
    );
    this.#leaves = [
      ...model.atoms.map((text) => ({
        set: setOf(members.filter((world) => model.worlds[world].facts.has(text))),
        formula: atomNamed(text),
      })),
      { set: this.all, formula: top },
      { set: 0n, formula: bottom },
    ];
  }

  bitOf(world: number): bigint {
    return this.#bits.get(this.#blocks[world]) ?? 0n;
  }

  leaves(): readonly Entry[] {
    return this.#leaves;
  }

  /** K of a set. */
  known(agent: number, set: bigint): bigint {
    let known = 0n;
    for (const { bit, targets } of this.#successors[agent]) if ((targets & ~set) === 0n) known |= bit;
    return known;
  }
}

/** The atom that a model lists as a text. */
function atomNamed(text: string): Formula {
  const read = parseFormula(text);
  return read.ok ? read.formula : atom(text);
}

/** How many atoms, constants and operators a formula has; AND of n parts counts as n - 1. */
export function sizeOf(formula: Formula): number {
  switch (formula.kind) {
    case 'top':
    case 'bottom':
    case 'atom':
      return 1;
    case 'and':
    case 'or':
    case 'xor':
    case 'oneof':
      return formula.operands.reduce((sum, part) => sum + sizeOf(part), Math.max(1, formula.operands.length - 1));
    case 'implies':
    case 'iff':
      return 1 + sizeOf(formula.left) + sizeOf(formula.right);
    case 'announcement':
      return 1 + sizeOf(formula.announced) + sizeOf(formula.then);
    default:
      return 1 + sizeOf(formula.operand);
  }
}
