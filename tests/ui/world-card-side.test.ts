import { describe, expect, test } from 'vitest';
import { sideOfCard } from '../../src/ui/world-card-side.ts';

const frame = { top: 100, bottom: 500 };
const window = { top: 0, bottom: 800 };

describe('the card of a world in the frame of its graph', () => {
  test('lies at the lower edge, and at the upper where it would hide its world', () => {
    expect(sideOfCard({ top: 120, bottom: 134 }, [], frame, 100, window)).toBe('lower');
    expect(sideOfCard({ top: 390, bottom: 404 }, [], frame, 100, window)).toBe('upper');
  });

  test('lies where the window shows it, if it hides its world at neither edge', () => {
    expect(sideOfCard({ top: 300, bottom: 314 }, [], frame, 100, { top: 0, bottom: 450 })).toBe('upper');
    expect(sideOfCard({ top: 300, bottom: 314 }, [], frame, 100, { top: 150, bottom: 800 })).toBe('lower');
  });

  test('hides fewer of the other worlds that are possible', () => {
    const low = { top: 420, bottom: 434 };
    expect(sideOfCard({ top: 300, bottom: 314 }, [low], frame, 100, window)).toBe('upper');
  });

  test('hides less of its world where it is too high for either edge', () => {
    expect(sideOfCard({ top: 290, bottom: 304 }, [], frame, 205, window)).toBe('lower');
    expect(sideOfCard({ top: 302, bottom: 316 }, [], frame, 205, window)).toBe('upper');
  });
});
