/** Numbers pairs of 32-bit integers by first appearance, from 0: open addressing in one typed array. */
export class PairTable {
  #slots = new Int32Array(64);
  #firsts = new Int32Array(32);
  #seconds = new Int32Array(32);
  #count = 0;

  /** The number of the pair, a new one if it was not met before. */
  number(first: number, second: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash(first, second) & mask;
    for (;;) {
      const entry = this.#slots[slot];
      if (entry === 0) return this.#insert(slot, first, second);
      if (this.#firsts[entry - 1] === first && this.#seconds[entry - 1] === second) return entry - 1;
      slot = (slot + 1) & mask;
    }
  }

  /** The first member of the pair with this number. */
  first(number: number): number {
    return this.#firsts[number];
  }

  /** The second member of the pair with this number. */
  second(number: number): number {
    return this.#seconds[number];
  }

  #insert(slot: number, first: number, second: number): number {
    if (this.#count === this.#firsts.length) {
      this.#firsts = doubled(this.#firsts);
      this.#seconds = doubled(this.#seconds);
    }
    this.#firsts[this.#count] = first;
    this.#seconds[this.#count] = second;
    this.#slots[slot] = ++this.#count;
    if (this.#count * 2 > this.#slots.length) this.#rehash();
    return this.#count - 1;
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.#count; number++) {
      let slot = hash(this.#firsts[number], this.#seconds[number]) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

function doubled(values: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(values.length * 2);
  grown.set(values);
  return grown;
}

function hash(first: number, second: number): number {
  let mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
  mixed ^= mixed >>> 15;
  return Math.imul(mixed, 0x2c1b3c6d) ^ (mixed >>> 13);
}
