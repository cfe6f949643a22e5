import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADJUSTABLE, placeIn } from '../../src/analysis/balance/band.ts';
import { MOST_PLAYERS } from '../../src/analysis/balance/baseline.ts';
import { findSetups, judgeListed, setupsFor } from '../../src/analysis/balance/find.ts';
import { publishedCells } from '../../src/analysis/balance/published.ts';
import { mostKillers } from '../../src/games/killer/setups.ts';
import { add, compare, multiply, rational, readRational, toText } from '../../src/kit/rational.ts';

describe('K22: the adjustable band', () => {
  test('has its bounds inside', () => {
    expect(placeIn(ADJUSTABLE, rational(6n, 100n))).toBe('inside');
    expect(placeIn(ADJUSTABLE, rational(25n, 100n))).toBe('inside');
    expect(placeIn(ADJUSTABLE, rational(599999n, 10_000_000n))).toBe('below');
    expect(placeIn(ADJUSTABLE, rational(250_001n, 1_000_000n))).toBe('above');
  });

  test('three listed set-ups leave it, by their own condition and the right figure: one of them only so, one by the figure', () => {
    const outside = judgeListed(ADJUSTABLE).filter(({ place }) => place !== 'inside');
    const told = outside.map(({ code, exact, place, printed, printedPlace }) => [
      code,
      toText(exact),
      place,
      printed,
      printedPlace,
    ]);
    expect(told).toEqual([
      ['25D74', '40/693', 'below', '10.97', 'inside'],
      ['6A093', '244/4095', 'below', '20.78', 'inside'],
      ['240A4', '47/896', 'below', '5.25', 'below'],
    ]);
  });

  test('a set-up under a condition of its own: AA062 stays, at 7/80', () => {
    const found = judgeListed(ADJUSTABLE).find(({ code }) => code === 'AA062');
    expect(found === undefined ? null : [toText(found.exact), found.place]).toEqual(['7/80', 'inside']);
  });
});

test('K21: the three wrong cells of the published table', () => {
  const wrong = publishedCells().filter(({ agrees }) => !agrees);
  expect(wrong.map(({ players, killers, printed, exact }) => [players, killers, printed, toText(exact)])).toEqual([
    [12, 4, '10.97', '40/693'],
    [14, 4, '15.53', '272/3003'],
    [12, 5, '3.46', '8/693'],
  ]);
});

describe('K21: finding a set-up', () => {
  test('twelve players, 15 to 20 %', () => {
    const found = findSetups(12, { low: rational(15n), high: rational(20n) });
    expect(found.map(({ killers, loss, code }) => [killers, loss, code?.text, code?.ours])).toEqual([
      [3, '00', '2A073', false],
      [1, '01', '40071', true],
      [1, '10', '80071', true],
    ]);
  });

  test('finds exactly what lies in the band, for any number of players; beyond 15 without a code (K23)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: MOST_PLAYERS }), fc.nat(100), fc.nat(100), (players, one, other) => {
        const aim = { low: rational(BigInt(Math.min(one, other))), high: rational(BigInt(Math.max(one, other))) };
        const all = setupsFor(players);
        expect(all).toHaveLength(3 * mostKillers(players));
        const inside = all.filter(({ exact }) => placeIn(aim, exact) === 'inside');
        expect(findSetups(players, aim)).toEqual(inside);
        for (const { code } of inside) expect(code === null).toBe(players < 5 || players > 15);
      }),
      { numRuns: 30 },
    );
  });
});

describe('fractions', () => {
  const fraction = fc
    .tuple(fc.bigInt({ min: -99n, max: 99n }), fc.bigInt({ min: 1n, max: 99n }))
    .map(([numerator, denominator]) => rational(numerator, denominator));

  test('sum and product are those of the numbers', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (one, other, third) => {
        expect(add(one, other)).toEqual(add(other, one));
        expect(multiply(one, add(other, third))).toEqual(add(multiply(one, other), multiply(one, third)));
        expect(compare(add(one, third), add(other, third))).toBe(compare(one, other));
      }),
    );
  });

  test('are read as they are written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999n }), fc.bigInt({ min: 1n, max: 999n }), (numerator, denominator) => {
        const value = rational(numerator, denominator);
        expect(readRational(toText(value))).toEqual(value);
      }),
    );
    expect(readRational('0.20')).toEqual(rational(1n, 5n));
    for (const text of ['', '1/0', '-1', '1.', '.5', '1/2/3', '1e3', '0x1', ' 1', '1'.repeat(16)]) {
      expect(readRational(text)).toBeNull();
    }
  });
});
