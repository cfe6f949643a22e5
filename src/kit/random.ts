import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A source of chance that gives the same numbers on every machine for the same seed and path. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`, each equally likely. */
  integer(below: number): number;
  /** True with chance `numerator` in `denominator`. */
  chance(numerator: number, denominator: number): boolean;
  /** One of the items, each equally likely. @throws RangeError if there are none. */
  pick<T>(items: readonly T[]): T;
  /** The items in a random order, each order equally likely. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Seeds are whole numbers from 0 up to this. */
export const LARGEST_SEED = 0xffffffff;

/**
 * The chance that belongs to a place: the numbers depend on the seed and the path alone, so that branches of a run, shards
 * of a simulation and different machines agree.
 */
export function randomFrom(seed: number, ...path: readonly number[]): Random {
  const state = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x8aed2a6b].map((lane) => {
    let mixed = mix(lane ^ (seed | 0));
    for (const part of path) mixed = mix(mixed ^ mix((part | 0) + lane));
    return mixed | 0;
  });
  const generator = xoroshiro128plusFromState(state);
  const integer = (below: number): number => uniformInt(generator, 0, below - 1);
  return {
    integer,
    chance: (numerator, denominator) => integer(denominator) < numerator,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.');
      return items[integer(items.length)];
    },
    shuffle: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = integer(last + 1);
        [order[last], order[other]] = [order[other], order[last]];
      }
      return order;
    },
  };
}

/** A seed for the game of a given number in a series. */
export function seedOf(seed: number, number: number): number {
  return randomFrom(seed, number).integer(LARGEST_SEED);
}

/** Mixes the bits of a 32-bit number (the finaliser of MurmurHash 3). */
function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
