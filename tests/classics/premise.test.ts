import { describe, expect, test } from 'vitest';
import type { PuzzleHappening } from '../../src/games/classics/types.ts';
import { presentations } from '../../src/games/classics/words/index.ts';

const NAMES = ['Ann', 'Bob', 'Cat'];

const seeing = (who: number, what: string): PuzzleHappening => ({ kind: 'sees', seenBy: [who], who, what });

/** What stands above the chronicle of a puzzle played with these options. */
const premiseOf = (id: 'cheryls-age' | 'sum-and-product' | 'muddy-children', options: unknown) =>
  presentations[id].premise?.(options) ?? presentations[id].summary;

describe('what everybody is told before a puzzle begins', () => {
  test('names the numbers that are in force', () => {
    expect(premiseOf('cheryls-age', { actual: 'told', product: 144 })).toContain('multiplied give 144');
    expect(premiseOf('cheryls-age', { actual: 'any', product: 36 })).toContain('multiplied give 36');
    expect(premiseOf('sum-and-product', { actual: 'told', most: 65 })).toContain('together make at most 65');
  });

  test('betrays no option that is hidden, and speaks of nothing but the story', () => {
    const premises = [2, 3].map((muddy) => premiseOf('muddy-children', { muddy, opening: true }));
    expect(premises[0]).toBe(premises[1]);
    expect(premises[0]).not.toContain('lab');
  });

  test('the coin of a dining cryptographer is told with whom it is shared', () => {
    const told = (viewer: number | null) =>
      presentations['dining-cryptographers'].happening(seeing(0, 'heads tails free'), NAMES, viewer).text;
    expect(told(null)).toBe('Ann sees heads with Cat, tails with Bob.');
    expect(told(0)).toBe('You see heads with Cat, tails with Bob.');
  });

  test('a wise man is told whose hats he sees; the last sees none', () => {
    const told = (who: number, what: string) =>
      presentations['wise-men'].happening(seeing(who, what), NAMES, null).text;
    expect(told(0, '10')).toBe('Ann sees a red hat on Bob and a white hat on Cat.');
    expect(told(2, '')).toBe('Cat sees no hat.');
  });
});
