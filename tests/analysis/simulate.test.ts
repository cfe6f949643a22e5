import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamesOf, sizeOf, WHOLE } from '../../src/analysis/shards.ts';
import type { Series } from '../../src/analysis/simulate.ts';
import { playGame, simulate } from '../../src/analysis/simulate.ts';
import type { Tally } from '../../src/analysis/tally.ts';
import { addTallies, Counter, NO_GAMES } from '../../src/analysis/tally.ts';
import type { SalemHappening } from '../../src/games/salem/types.ts';
import { salem } from '../../src/games/salem/index.ts';
import { seedOf } from '../../src/kit/random.ts';
import { courseOf } from '../../src/players/course.ts';
import { pearl } from '../support/pearl/game.ts';
import { salemSeries } from './tables.ts';

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(addTallies, NO_GAMES);
}

test('every game belongs to exactly one shard', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 200 }), (of, games) => {
      const shards = Array.from({ length: of }, (_, index) => ({ number: index + 1, of }));
      const played = shards.map((shard) => [...gamesOf(shard, games)]);
      expect(played.flat().sort((one, other) => one - other)).toEqual(Array.from({ length: games }, (_, i) => i + 1));
      expect(played.map((own) => own.length)).toEqual(shards.map((shard) => sizeOf(shard, games)));
    }),
  );
});

test('shards add up to the whole, in any order', () => {
  const series = salemSeries('random', 7);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 }), (of, games) => {
      const whole = simulate(series, gamesOf(WHOLE, games));
      const parts = Array.from({ length: of }, (_, index) =>
        simulate(series, gamesOf({ number: index + 1, of }, games)),
      );
      expect(sum(parts)).toEqual(whole);
      expect(sum([...parts].reverse())).toEqual(whole);
      expect(whole.all.games).toBe(games);
    }),
    { numRuns: 20 },
  );
});

test('games of players who reason do not depend on what the table was used for before', () => {
  const whole = simulate(salemSeries('informed', 3), gamesOf(WHOLE, 12));
  const parts = [3, 1, 2].map((number) => simulate(salemSeries('informed', 3), gamesOf({ number, of: 3 }, 12)));
  expect(sum(parts)).toEqual(whole);
});

test('adding tallies is associative, and no games add nothing', () => {
  const series = salemSeries('random', 11);
  const [one, two, three] = [1, 2, 3].map((number) => simulate(series, gamesOf({ number, of: 3 }, 40)));
  expect(addTallies(addTallies(one, two), three)).toEqual(addTallies(one, addTallies(two, three)));
  expect(addTallies(one, NO_GAMES)).toEqual(one);
  expect(addTallies(NO_GAMES, one)).toEqual(one);
});

/** Pearl has what Salem lacks: a seat of chance, and a turn in which one acts. */
const pearlSeries: Series = {
  table: pearl.open({}, ['Ann', 'Bob', 'Cat']),
  seed: 5,
  deciders: ['random', 'random', 'random'],
  statistics: pearl.statistics,
};

test.each([
  ['Salem', salemSeries('random', 5)],
  ['Pearl', pearlSeries],
])('a game played without knowledge is the game that is played with it: %s', (_, series) => {
  for (let number = 1; number <= 8; number++) {
    const blind = playGame(series, number);
    const moments = [...courseOf(series.table, seedOf(5, number), series.deciders)];
    const last = moments[moments.length - 1];
    expect(last.result).toEqual(blind.result);
    expect(last.decidedAt?.round).toBe(blind.rounds);
    const acts = moments.filter(({ decision }) => decision === null || decision.kind === 'act');
    expect(acts.map((moment) => moment.happenings)).toEqual(blind.happenings);
  }
});

test('a game over budget is counted as such', () => {
  const series = salemSeries('informed', 1);
  const narrow = { ...series, table: salem.open({ maxNights: 3 }, ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'], 50) };
  expect(simulate(narrow, gamesOf(WHOLE, 3)).overBudget).toBe(3);
});

const death = (role: 'LOO' | 'VET' | 'GFR', by: 'night' | 'vote'): SalemHappening => ({
  kind: 'death',
  seenBy: 'all',
  who: 0,
  role,
  by,
});

test.each<{ case: string; steps: SalemHappening[][]; groups: string[] }>([
  { case: 'the first death at night', steps: [[], [death('VET', 'night')], [death('LOO', 'night')]], groups: ['VET'] },
  { case: 'not a death by vote', steps: [[death('LOO', 'vote')], [death('VET', 'night')]], groups: ['VET'] },
  {
    case: 'all who die in that night',
    steps: [[death('LOO', 'night'), death('GFR', 'night')]],
    groups: ['LOO', 'GFR'],
  },
  { case: 'nobody', steps: [[death('GFR', 'vote')]], groups: ['nobody'] },
])('the first victim of Salem is $case', ({ steps, groups }) => {
  const counter = new Counter(salem.statistics);
  counter.add({ result: { winner: 'town', reason: 'mafiaDead' }, rounds: 2, happenings: steps, overBudget: false });
  const { all, groups: found } = counter.tally();
  expect(all).toEqual({ games: 1, wins: { town: 1 }, draws: 0 });
  expect(found).toEqual({ firstVictim: Object.fromEntries(groups.map((group) => [group, all])) });
});
