/** A direct table costs four bytes an entry; above this many entries a hash map is used instead. */
const DIRECT_LIMIT = 1 << 24;

/**
 * Numbers pairs of small integers by first appearance: the first pair met is 0, the next new one 1, and so on.
 * `firstCount` and `secondCount` bound the two members (exclusively).
 */
export class DenseTable {
  readonly #direct: Int32Array | null;
  readonly #hashed: Map<number, number> | null;
  #pairs: Float64Array = new Float64Array(64);
  #count = 0;

  constructor(
    firstCount: number,
    private readonly secondCount: number,
  ) {
    const entries = firstCount * secondCount;
    this.#direct = entries <= DIRECT_LIMIT ? new Int32Array(entries) : null;
    this.#hashed = this.#direct === null ? new Map() : null;
  }

  /** The number of the pair, a new one if it was not met before. */
  number(first: number, second: number): number {
    const key = first * this.secondCount + second;
    if (this.#direct !== null) {
      const known = this.#direct[key];
      if (known > 0) return known - 1;
      this.#direct[key] = this.#count + 1;
    } else if (this.#hashed !== null) {
      const known = this.#hashed.get(key);
      if (known !== undefined) return known;
      this.#hashed.set(key, this.#count);
    }
    if (this.#count === this.#pairs.length) {
      const grown = new Float64Array(this.#count * 2);
      grown.set(this.#pairs);
      this.#pairs = grown;
    }
    this.#pairs[this.#count] = key;
    return this.#count++;
  }

  /** The first member of every pair, by the pair's number. */
  firsts(): Int32Array {
    return Int32Array.from(this.#pairs.subarray(0, this.#count), (key) => Math.floor(key / this.secondCount));
  }

  /** The second member of every pair, by the pair's number. */
  seconds(): Int32Array {
    return Int32Array.from(this.#pairs.subarray(0, this.#count), (key) => key % this.secondCount);
  }
}
