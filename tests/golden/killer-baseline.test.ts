import { describe, expect, test } from 'vitest';
import { simulate } from '../../src/analysis/simulate.ts';
import { wilsonInterval } from '../../src/analysis/wilson.ts';
import { killer } from '../../src/games/killer/index.ts';
import { LOSSES } from '../../src/games/killer/types.ts';
import { rational } from '../../src/kit/rational.ts';
import { baselineOptions, civiliansWin, firstState, written } from '../support/killer-exact.ts';
import { players } from '../support/killer-play.ts';
import golden from './killer-baseline.json' with { type: 'json' };

/** The cells of set-ups that can be played, with their exact values. */
const playable = golden.cells.flatMap(({ n, k, exact00, exact01, exact10 }) =>
  2 * k >= n || exact00 === undefined ? [] : [{ n, k, exact00, exact01, exact10 }],
);

describe('K21: baseline play by the rules, every lot followed, gives the exact chances', () => {
  test.each(playable.filter(({ n }) => n <= 10))('$n players, $k killers', ({ n, k, ...exact }) => {
    const found = LOSSES.map((loss) => {
      const options = baselineOptions({ loss });
      return written(civiliansWin(firstState(n, k, options), options));
    });
    expect(found).toEqual([exact.exact00, exact.exact01, exact.exact10]);
  });

  test.each([
    // Night start: 1/3, 7/15, 5/32, 2/15; day start: 19/35, 187/315.
    ['night', 3, 1, '1/3'],
    ['night', 5, 1, '7/15'],
    ['night', 7, 2, '5/32'],
    ['night', 4, 2, '2/15'],
    ['day', 6, 1, '19/35'],
    ['day', 8, 1, '187/315'],
  ] as const)('known answer: start by %s, %i civilians, %i killers: %s', (start, civilians, killers, answer) => {
    const options = baselineOptions({});
    const first = firstState(civilians + killers, killers, options);
    expect(written(civiliansWin({ ...first, phase: start }, options))).toBe(answer);
  });

  test.each([
    [false, '285188/984375'],
    [true, '308708/984375'],
  ])('K9: 9 players, 1 killer, a quiet day with chance 1/5; broken by it: %s', (rowBrokenByQuietDay, answer) => {
    const options = baselineOptions({ loss: '01', rowBrokenByQuietDay });
    expect(written(civiliansWin(firstState(9, 1, options), options, rational(1n, 5n)))).toBe(answer);
  });
});

describe('K21: many games by baseline play agree with the exact chance, within the Wilson interval', () => {
  const sampled = playable.filter(({ exact00 }) => exact00 !== '0').filter((_, place) => place % 2 === 0);

  test('twenty cells of the table, of which one in twenty may miss its 95 % interval', () => {
    const missed = sampled.map(({ n, k, exact00 }) => {
      const names = players(n);
      const table = killer.open({ killers: k, baseline: true }, names);
      const games = 2_000;
      const series = { table, seed: 1, deciders: names.map(() => 'random'), statistics: killer.statistics };
      const { all } = simulate(series, Array(games).keys());
      const [numerator, denominator] = exact00.split('/').map(Number);
      const exact = numerator / denominator;
      const [low, high] = wilsonInterval(all.wins['civilians'] ?? 0, games);
      // Four times the deviation to be expected: one such cell in 16,000.
      expect(Math.abs((all.wins['civilians'] ?? 0) / games - exact)).toBeLessThan(
        4 * Math.sqrt((exact * (1 - exact)) / games),
      );
      return exact < low || exact > high;
    });
    expect(missed.length).toBeGreaterThanOrEqual(20);
    // More than four of two dozen misses would come about by chance once in 150 times.
    expect(missed.filter(Boolean).length).toBeLessThanOrEqual(4);
  });
});
