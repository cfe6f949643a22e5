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
 * A place that has its own chance: a seed and a path from it. The numbers depend on these alone, so that branches of a run,
 * shards of a simulation and different machines agree.
 */
export class ChancePlace {
  private constructor(
    private readonly first: number,
    private readonly second: number,
    private readonly third: number,
    private readonly fourth: number,
  ) {}

  /** The place with an empty path. */
  static of(seed: number): ChancePlace {
    const lane = (constant: number): number => mix(constant ^ (seed | 0));
    return new ChancePlace(lane(LANES[0]), lane(LANES[1]), lane(LANES[2]), lane(LANES[3]));
  }

  /** The place one step further. */
  at(part: number): ChancePlace {
    return new ChancePlace(
      mix(this.first ^ mix((part | 0) + LANES[0])),
      mix(this.second ^ mix((part | 0) + LANES[1])),
      mix(this.third ^ mix((part | 0) + LANES[2])),
      mix(this.fourth ^ mix((part | 0) + LANES[3])),
    );
  }

  /** The chance that belongs here, from its beginning. */
  random(): Random {
    return new SeededRandom(
      xoroshiro128plusFromState([this.first | 0, this.second | 0, this.third | 0, this.fourth | 0]),
    );
  }
}

const LANES = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x8aed2a6b] as const;

/** The chance that belongs to a place. */
export function randomFrom(seed: number, ...path: readonly number[]): Random {
  return path.reduce((place, part) => place.at(part), ChancePlace.of(seed)).random();
}

class SeededRandom implements Random {
  constructor(private readonly generator: ReturnType<typeof xoroshiro128plusFromState>) {}

  integer(below: number): number {
    for (;;) {
      const drawn = (this.generator.next() ^ TOP_BIT) >>> 0;
      const number = drawn % (below >>> 0);
      // What is left over of 2^32 after the last whole `below` is drawn again, so that all numbers are equally likely.
      if (drawn - number <= TWO_TO_32 - below) return number;
    }
  }

  chance(numerator: number, denominator: number): boolean {
    return this.integer(denominator) < numerator;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('There is nothing to pick from.');
    return items[this.integer(items.length)];
  }

  shuffle<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.integer(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }
}

const TWO_TO_32 = 0x100000000;
const TOP_BIT = 0x80000000;

/** A seed for the game of a given number in a series: another for every number, and unlike those of neighbouring seeds. */
export function seedOf(seed: number, number: number): number {
  const begun = mix(Math.imul(number, 0x9e3779b1) + mix((seed | 0) + LANES[0]));
  const turned = mix(Math.imul(begun, 0x85ebca77) + mix((seed | 0) + LANES[1]));
  return mix(Math.imul(turned, 0xc2b2ae3d) + mix((seed | 0) + LANES[2])) >>> 0;
}

/** Mixes the bits of a 32-bit number (the finaliser of MurmurHash 3). */
function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
