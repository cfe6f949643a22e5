import { describe, expect, it } from 'vitest';
import { GrowingWords } from '../../src/kit/growing-words.ts';

/** From a few words to more than a megabyte of them. */
const DOUBLINGS = 16;

describe('words that grow', () => {
  it('keep what they hold and add zeros, before and after they move to a memory that grows in place', () => {
    const growing = new GrowingWords(16);
    for (let count = 0; count < DOUBLINGS; count++) {
      const { words } = growing;
      const { length } = words;
      words.forEach((_, place) => (words[place] = place ^ 0x5a5a5a5a));
      const after = growing.double();
      expect(after).toBe(growing.words);
      expect(after.length).toBe(2 * length);
      expect(after.subarray(0, length).every((word, place) => word === (place ^ 0x5a5a5a5a))).toBe(true);
      expect(after.subarray(length).every((word) => word === 0)).toBe(true);
    }
  });

  it('may be many from the beginning', () => {
    const growing = new GrowingWords(1 << 18);
    growing.words[3] = 7;
    expect(growing.double()[3]).toBe(7);
  });
});
