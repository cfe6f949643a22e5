import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { games } from '../../src/games/index.ts';
import { reportSchema } from '../../src/cli/simulation-report.ts';
import { createLocalSimulator } from '../../src/session/local-simulator.ts';
import { runSeries, type Progress } from '../../src/session/simulation.ts';
import { printed } from '../cli/command-line.ts';

const simulator = createLocalSimulator(() => Promise.resolve(games));
const series = { game: 'salem', players: 5, decider: 'random', options: {}, seed: 4 };
const quiet = () => undefined;

async function finished(games: number, wanted: Partial<typeof series> = {}): Promise<Progress | string | null> {
  const answer = await runSeries(simulator, { ...series, ...wanted }, games, quiet, new AbortController().signal);
  return answer.ok ? answer.value : answer.message;
}

describe('a simulation in the lab', () => {
  test('ends as the command line does with the same words', async () => {
    const report = v.parse(reportSchema, printed('simulate salem --players-decide random --seed 4 --games 150')[0]);
    const progress = await finished(150);
    if (progress === null || typeof progress === 'string') throw new Error('It was not played.');
    const told = progress.shares.map(({ faction, count }) => [faction, count]);
    expect(told).toEqual([
      ['town', report.results['town'].count],
      ['mafia', report.results['mafia'].count],
      [null, report.draws.count],
    ]);
    expect(progress.meanRounds).toBeCloseTo(report.meanRounds ?? NaN, 6);
    const [low, high] = progress.shares[0].interval;
    expect(low).toBeCloseTo(report.results['town'].interval[0], 6);
    expect(high).toBeCloseTo(report.results['town'].interval[1], 6);
  });

  test('tells results as they come', async () => {
    const played: number[] = [];
    const onProgress = (progress: Progress) => played.push(progress.played);
    await runSeries(simulator, series, 300, onProgress, new AbortController().signal);
    expect(played.length).toBeGreaterThan(20);
    expect(played).toEqual(played.toSorted((one, other) => one - other));
    expect(played.at(-1)).toBe(300);
  });

  test('stops when it is told to, with what was played so far, even while a part is being played', async () => {
    const stopping = new AbortController();
    const never = { simulate: () => new Promise<never>(quiet) };
    const waiting = runSeries(never, series, 10, quiet, stopping.signal);
    stopping.abort();
    expect(await waiting).toEqual({ ok: true, value: null });

    const other = new AbortController();
    const onProgress = ({ played }: Progress) => {
      if (played >= 3) other.abort();
    };
    const answer = await runSeries(simulator, series, 1_000_000, onProgress, other.signal);
    expect(answer.ok && answer.value !== null && answer.value.played < 1_000_000).toBe(true);
  });

  test.each([
    [{ game: 'chess' }, 'There is no game "chess"'],
    [{ players: 7 }, 'The game is for 5 players'],
    [{ decider: 'clever' }, 'clever'],
    [{ seed: -1 }, 'seed'],
    [{ options: { maxNights: 99 } }, 'maxNights'],
  ])('refuses %o in words', async (wanted, problem) => {
    expect(await finished(5, wanted)).toContain(problem);
  });
});
