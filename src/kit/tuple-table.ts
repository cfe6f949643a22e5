/** Interns tuples of 32-bit integers of one width: open addressing over one flat array. */
export class TupleTable {
  #slots: Int32Array;
  #tuples: Int32Array;
  #count = 0;

  /** `width` integers a tuple; `expected` is a guess at how many tuples will come (the table grows as needed). */
  constructor(
    private readonly width: number,
    expected = 16,
  ) {
    let capacity = 16;
    while (capacity < expected * 2) capacity *= 2;
    this.#slots = new Int32Array(capacity);
    this.#tuples = new Int32Array(Math.max(16, expected) * width);
  }

  /** How many different tuples there are. */
  get count(): number {
    return this.#count;
  }

  /** Adds the tuple; false if it was there already. */
  add(tuple: Int32Array): boolean {
    const before = this.#count;
    this.number(tuple);
    return this.#count > before;
  }

  /** The number of the tuple, by first appearance from 0. */
  number(tuple: Int32Array): number {
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    const mask = this.#slots.length - 1;
    let slot = hash(tuple, 0, this.width) & mask;
    for (;;) {
      const entry = this.#slots[slot];
      if (entry === 0) break;
      if (this.#equals(entry - 1, tuple)) return entry - 1;
      slot = (slot + 1) & mask;
    }
    if ((this.#count + 1) * this.width > this.#tuples.length) {
      const grown = new Int32Array(this.#tuples.length * 2);
      grown.set(this.#tuples);
      this.#tuples = grown;
    }
    this.#tuples.set(tuple, this.#count * this.width);
    this.#slots[slot] = this.#count + 1;
    return this.#count++;
  }

  #equals(number: number, tuple: Int32Array): boolean {
    const start = number * this.width;
    for (let index = 0; index < this.width; index++) if (this.#tuples[start + index] !== tuple[index]) return false;
    return true;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.#count; number++) {
      let slot = hash(this.#tuples, number * this.width, this.width) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

function hash(values: Int32Array, start: number, width: number): number {
  let result = 0x811c9dc5;
  for (let index = 0; index < width; index++) {
    result = Math.imul(result ^ values[start + index], 0x01000193);
    result ^= result >>> 15;
  }
  return Math.imul(result, 0x85ebca6b) >>> 0;
}
