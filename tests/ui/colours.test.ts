import fs from 'node:fs';
import { lab, rgb } from 'd3';
import { describe, expect, test } from 'vitest';
import { presentation as salem } from '../../src/games/salem/presentation.ts';
import { presentation as standoff } from '../../src/games/standoff/presentation.ts';
import { difference, seen, sights } from '../support/colour-difference.ts';

const theme = fs.readFileSync('src/ui/theme.css', 'utf8');

function colourOf(name: string): string {
  const [, value] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme) ?? [];
  if (value === undefined) throw new Error(`The theme has no colour ${name}.`);
  return value;
}

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const { r, g, b } = rgb(colour);
  const [red, green, blue] = [r, g, b].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the measure of differences is CIEDE2000 (pairs 1, 17 and 20 of the data of Sharma, Wu and Dalal 2005)', () => {
  expect(difference(lab(50, 2.6772, -79.7751), lab(50, 0, -82.7485))).toBeCloseTo(2.0425, 4);
  expect(difference(lab(50, 2.5, 0), lab(73, 25, -18))).toBeCloseTo(27.1492, 4);
  expect(difference(lab(50, 2.5, 0), lab(58, 24, 15))).toBeCloseTo(19.4535, 4);
});

describe.each([
  ['Salem', Object.values(salem.signs).map(({ colour }) => colour)],
  ['Standoff', Object.values(standoff.signs).map(({ colour }) => colour)],
] as const)('the colours of %s', (_, names) => {
  test.each(Object.entries(sights))('are told apart with %s', (_sight, sight) => {
    const colours = names.map((name) => seen(colourOf(name), sight));
    const pairs = colours.flatMap((one, index) => colours.slice(index + 1).map((other) => difference(one, other)));
    expect(Math.min(...pairs)).toBeGreaterThan(15);
  });

  test('carry dark letters with a contrast of at least 4.5', () => {
    const letters = luminance(colourOf('on-role'));
    for (const name of names) expect((luminance(colourOf(name)) + 0.05) / (letters + 0.05)).toBeGreaterThan(4.5);
  });
});
