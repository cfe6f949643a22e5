import { describe, expect, test } from 'vitest';
import { textWidth, wrapText } from '../../src/graph/draw/fit-text.ts';
import { neighbour, nextInRing } from '../../src/graph/draw/neighbour.ts';

describe('wrapText', () => {
  test('leaves a text that fits alone', () => {
    expect(wrapText('Ann is the Godfather', 12, 160, 1)).toEqual(['Ann is the Godfather']);
  });

  test('breaks at spaces, in as many lines as there may be', () => {
    expect(wrapText('Ann is the Godfather', 12, 90, 2)).toEqual(['Ann is the', 'Godfather']);
  });

  test('cuts what does not fit, and says so', () => {
    const lines = wrapText('Annamaria-Theodora is the Godfather', 12, 80, 2);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Anna.*…$/);
    expect(lines.every((line) => textWidth(line, 12) <= 80)).toBe(true);
  });

  test('knows that Chinese characters are wider', () => {
    expect(textWidth('教父', 12)).toBeGreaterThan(textWidth('ab', 12));
  });
});

const marks = [
  { id: 'a', place: { x: 0, y: 0 } },
  { id: 'b', place: { x: 60, y: 0 } },
  { id: 'c', place: { x: 10, y: 20 } },
  { id: 'd', place: { x: 70, y: 20 } },
];

describe('neighbour', () => {
  test.each([
    ['a', 'ArrowRight', 'b'],
    ['a', 'ArrowDown', 'c'],
    ['d', 'ArrowUp', 'b'],
    ['d', 'ArrowLeft', 'c'],
    ['a', 'ArrowUp', 'a'],
    ['c', 'Home', 'a'],
    ['c', 'End', 'd'],
    ['c', 'x', null],
  ])('from %s by %s is %s', (from, key, to) => {
    expect(neighbour(marks, from, key)).toBe(to);
  });
});

describe('nextInRing', () => {
  test('goes round both ways', () => {
    expect(nextInRing(marks, 'd', 'ArrowRight')).toBe('a');
    expect(nextInRing(marks, 'a', 'ArrowLeft')).toBe('d');
    expect(nextInRing(marks, 'b', 'Home')).toBe('a');
    expect(nextInRing(marks, 'b', 'End')).toBe('d');
    expect(nextInRing(marks, 'b', 'Enter')).toBeNull();
  });
});
