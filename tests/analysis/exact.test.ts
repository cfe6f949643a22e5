import { describe, expect, test } from 'vitest';
import { exactRates } from '../../src/analysis/balance/exact.ts';
import { games } from '../../src/games/index.ts';
import { gameNamed } from '../../src/players/game.ts';
import { createLocalSimulator } from '../../src/session/local-simulator.ts';
import { runSeries } from '../../src/session/simulation.ts';

const read = (options: unknown) => gameNamed(games, 'killer').readOptions(options);

describe('K21: the exact value of a simulation', () => {
  test('of baseline play in the killer game, for both camps', () => {
    expect(exactRates('killer', read({ baseline: true, killers: 4 }), 12)).toMatchObject({
      civilians: { text: '40/693' },
      killers: { text: '653/693' },
    });
    expect(exactRates('killer', read({ baseline: true, killers: 2, loss: '10' }), 11)).toMatchObject({
      civilians: { text: '7/80' },
    });
  });

  test('K4: without a number of killers, that of the first set-up listed', () => {
    expect(exactRates('killer', read({ baseline: true }), 12)).toMatchObject({ civilians: { text: '38/231' } });
    expect(exactRates('killer', read({ baseline: true }), 4)).toMatchObject({ civilians: { text: '1/3' } });
  });

  test('is not known for players who choose, for a game that may be cut short, and for other games', () => {
    expect(exactRates('killer', read({ killers: 4 }), 12)).toEqual({});
    expect(exactRates('killer', read({ baseline: true, maxNights: 3 }), 12)).toEqual({});
    expect(exactRates('salem', { baseline: true, killers: 4, loss: '00', maxNights: 40 }, 12)).toEqual({});
  });

  test.each([
    [12, { killers: 4 }, '40/693'],
    [11, { killers: 2, loss: '10' }, '7/80'],
    [14, { killers: 3, loss: '01' }, '244/4095'],
  ])('%i players, %o: 4,000 games of the lab lie around %s', async (players, options, text) => {
    const series = { game: 'killer', players, decider: 'random', options: { ...options, baseline: true }, seed: 1 };
    const { signal } = new AbortController();
    const answer = await runSeries(
      createLocalSimulator(() => Promise.resolve(games)),
      series,
      4_000,
      () => undefined,
      signal,
    );
    if (!answer.ok || answer.value === null) throw new Error('It was not played.');
    const civilians = answer.value.shares.find(({ faction }) => faction === 'civilians');
    expect(civilians?.exact?.text).toBe(text);
    const exact = civilians?.exact?.share ?? NaN;
    const [low, high] = civilians?.interval ?? [NaN, NaN];
    expect(low).toBeLessThanOrEqual(exact);
    expect(high).toBeGreaterThanOrEqual(exact);
  });
});
