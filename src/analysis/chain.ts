import type { Rational } from '../kit/rational.ts';
import { add, multiply, rational } from '../kit/rational.ts';

/** What may follow a state of a chain. */
export interface Link<S> {
  readonly state: S;
  readonly weight: Rational;
}

/** A finite Markov chain that comes to an end whatever happens. */
export interface Chain<S, L extends Link<S>> {
  /** Equal for states from which the same may follow: they are one. */
  key(state: S): string;
  /** What an end is worth, in as many parts as are asked for; null for a state in which it goes on. */
  worth(state: S): readonly Rational[] | null;
  /** What may follow; the weights add up to 1. */
  links(state: S): readonly L[];
}

/** A state of a solved chain. */
export interface Solved<S, L extends Link<S>> {
  readonly key: string;
  /** The state that was met first of those with this key. */
  readonly state: S;
  readonly isEnd: boolean;
  /** What is to be expected from here, part by part: exact. */
  readonly worth: readonly Rational[];
  /** What may follow, as `links` gave it. */
  readonly links: readonly L[];
}

const ZERO = rational(0n);

/**
 * What is to be expected from every state that can be reached, exactly: the ends' worth, weighted by how likely they are. The
 * states come in an order in which each stands before all that follow it.
 * @throws RangeError if a state can follow itself.
 */
export function solveChain<S, L extends Link<S>>(chain: Chain<S, L>, start: S): readonly Solved<S, L>[] {
  const solved = new Map<string, Solved<S, L>>();
  const entered = new Set<string>();
  const solve = (state: S): Solved<S, L> => {
    const key = chain.key(state);
    const known = solved.get(key);
    if (known !== undefined) return known;
    if (entered.has(key)) throw new RangeError(`The state ${key} can follow itself.`);
    entered.add(key);
    const end = chain.worth(state);
    const links = end === null ? chain.links(state) : [];
    const worth = end ?? expected(chain, links, solve);
    const entry = { key, state, isEnd: end !== null, worth, links };
    solved.set(key, entry);
    return entry;
  };
  solve(start);
  return [...solved.values()].reverse();
}

/** The mean of what follows; what leads to one state is added up first. */
function expected<S, L extends Link<S>>(
  chain: Chain<S, L>,
  links: readonly L[],
  solve: (state: S) => Solved<S, L>,
): readonly Rational[] {
  const weights = new Map<string, { readonly state: S; readonly weight: Rational }>();
  for (const { state, weight } of links) {
    const key = chain.key(state);
    const known = weights.get(key);
    weights.set(key, known === undefined ? { state, weight } : { state, weight: add(known.weight, weight) });
  }
  let sum: readonly Rational[] = [];
  for (const { state, weight } of weights.values()) {
    const { worth } = solve(state);
    sum = worth.map((part, place) => add(sum.at(place) ?? ZERO, multiply(part, weight)));
  }
  return sum;
}
