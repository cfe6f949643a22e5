/** A page of WebAssembly's memory, in bytes; the size at which words move there; and the most that they may have. */
const PAGE = 1 << 16;
const MOVED_FROM = 1 << 20;
const MOST = 1 << 30;

/**
 * Words of 32 bits that double. Many of them lie in a memory of WebAssembly, which reserves its addresses beforehand: it grows in place, so that nothing is
 * copied and no smaller forerunner is left behind for the collector. Few are an ordinary array, since addresses can be reserved for some memories only.
 *
 * Growing makes every array that was read from `words` before unusable.
 */
export class GrowingWords {
  #memory: WebAssembly.Memory | null = null;
  #words: Int32Array;

  /** @param length how many at first, all 0 */
  constructor(length: number) {
    this.#words = new Int32Array(length);
    if (this.#words.byteLength >= MOVED_FROM) this.#move(this.#words.byteLength);
  }

  get words(): Int32Array {
    return this.#words;
  }

  /**
   * Twice as many words; the new ones are 0.
   * @throws RangeError if there is no room.
   */
  double(): Int32Array {
    const before = this.#words;
    const bytes = before.byteLength * 2;
    if (this.#memory !== null) {
      this.#memory.grow(before.byteLength / PAGE);
      this.#words = new Int32Array(this.#memory.buffer);
    } else {
      if (bytes >= MOVED_FROM) this.#move(bytes);
      else this.#words = new Int32Array(before.length * 2);
      this.#words.set(before);
    }
    return this.#words;
  }

  /** New words, in a memory if one is to be had. */
  #move(bytes: number): void {
    try {
      this.#memory = new WebAssembly.Memory({ initial: bytes / PAGE, maximum: MOST / PAGE });
      this.#words = new Int32Array(this.#memory.buffer);
    } catch {
      this.#words = new Int32Array(bytes / Int32Array.BYTES_PER_ELEMENT);
    }
  }
}
