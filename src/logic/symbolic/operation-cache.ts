import { GrowingWords } from '../../kit/growing-words.ts';
import { hashOfThree } from '../../kit/hash.ts';

/** Words of an entry: operation and first operand, second operand, third operand, result. */
const ENTRY = 4;
const RESULT = 3;

/** The operation stands in the upper bits of an entry's first word, so that operands have 27 bits. */
export const OPERATION_SHIFT = 27;
const OPERAND_MASK = (1 << OPERATION_SHIFT) - 1;

/**
 * Results of operations on diagrams: a direct-mapped cache, in which a new result takes the place of whatever was there. What it
 * holds lasts from one operation to the next, and while it grows.
 */
export class OperationCache {
  private readonly words: GrowingWords;
  private entries: Int32Array;

  /**
   * @param size how many entries there are at first, a power of two
   * @param operandsOf for each operation, by bits, which of its operands (1, 2, 4) are diagrams
   */
  constructor(
    size: number,
    private readonly operandsOf: readonly number[],
  ) {
    this.words = new GrowingWords(size * ENTRY);
    this.entries = this.words.words;
  }

  get size(): number {
    return this.entries.length / ENTRY;
  }

  get bytes(): number {
    return this.entries.byteLength;
  }

  /** The result that is remembered; -1 if there is none. `first` holds the operation, which is not 0. */
  find(first: number, second: number, third: number): number {
    const { entries } = this;
    const place = hashOfThree(first, second, third) & (entries.length - ENTRY);
    return entries[place] === first && entries[place + 1] === second && entries[place + 2] === third
      ? entries[place + RESULT]
      : -1;
  }

  /** Remembers a result and returns it. */
  keep(first: number, second: number, third: number, result: number): number {
    const { entries } = this;
    const place = hashOfThree(first, second, third) & (entries.length - ENTRY);
    entries[place] = first;
    entries[place + 1] = second;
    entries[place + 2] = third;
    entries[place + RESULT] = result;
    return result;
  }

  /** Doubles the room. An entry stays where it is, or moves up by the old length, as the next bit of its hash says. */
  grow(): void {
    const { length } = this.entries;
    this.entries = this.words.double();
    const { entries } = this;
    for (let place = 0; place < length; place += ENTRY) {
      if (entries[place] === 0) continue;
      if ((hashOfThree(entries[place], entries[place + 1], entries[place + 2]) & length) === 0) continue;
      this.keep(entries[place], entries[place + 1], entries[place + 2], entries[place + RESULT]);
      entries[place] = 0;
    }
  }

  /** Forgets every result in which one of the diagrams occurs that `lost` names. */
  forget(lost: (diagram: number) => boolean): void {
    const { entries } = this;
    for (let place = 0; place < entries.length; place += ENTRY) {
      if (entries[place] === 0) continue;
      const operands = this.operandsOf[entries[place] >>> OPERATION_SHIFT];
      if (
        lost(entries[place + RESULT]) ||
        ((operands & 1) !== 0 && lost(entries[place] & OPERAND_MASK)) ||
        ((operands & 2) !== 0 && lost(entries[place + 1])) ||
        ((operands & 4) !== 0 && lost(entries[place + 2]))
      ) {
        entries[place] = 0;
      }
    }
  }
}
