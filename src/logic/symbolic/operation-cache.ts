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
  private entries: Int32Array;

  /**
   * @param size how many entries there are at first, a power of two
   * @param operandsOf for each operation, by bits, which of its operands (1, 2, 4) are diagrams
   */
  constructor(
    size: number,
    private readonly operandsOf: readonly number[],
  ) {
    this.entries = new Int32Array(size * ENTRY);
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

  /** Doubles the room. */
  grow(): void {
    const before = this.entries;
    this.entries = new Int32Array(before.length * 2);
    for (let place = 0; place < before.length; place += ENTRY) {
      if (before[place] === 0) continue;
      this.keep(before[place], before[place + 1], before[place + 2], before[place + RESULT]);
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
