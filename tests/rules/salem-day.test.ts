import { describe, expect, test } from 'vitest';
import { ask, happenings, living, night, play, truths, vote } from '../support/salem-play.ts';
import { NAMES } from '../support/salem-worlds.ts';

const quietNight = night('Bob', 'Dan', 'Dan');
const danDies = night('Bob', 'Ann', 'Dan');

describe('deaths and what follows', () => {
  test('T16, T25: the check after the night ends the game; one result', () => {
    const moment = play([night('Bob', 'Ann', 'Cat', true)]);
    expect(moment.result).toEqual({ winner: 'town', reason: 'mafiaDead' });
    expect(moment.turn).toBeNull();
    expect(happenings(moment).filter(({ kind }) => kind === 'roles')).toHaveLength(1);
    expect(() => play([night('Bob', 'Ann', 'Cat', true), vote()])).toThrow('Decision 2: The game is over');
  });

  test('T17: deaths are announced with role and will', () => {
    const moment = play([danDies]);
    expect(happenings(moment)).toContainEqual({ kind: 'death', seenBy: 'all', who: 3, role: 'MAY', by: 'night' });
    expect(moment.discloses).toEqual([3]);
  });

  test('T6: the will holds what its owner did, was told, and the role; it cannot lie', () => {
    const annDies = night('Eve', 'Dan', 'Ann');
    expect(
      truths(
        [annDies],
        'C all loo(Ann)',
        'C all watched(Ann,Eve,1)',
        'C all ~visited(Bob,Eve,1)',
        'C all (attacked(Ann,1) | vet(Eve))',
        'C living ~visited(Eve,Eve,1)',
      ),
    ).toEqual([true, true, true, true, true]);
  });

  test('T18: the players infer what follows', () => {
    expect(ask([danDies], [], {}).possible).toEqual({ Ann: 6, Bob: 6, Cat: 6, Eve: 6 });
    expect(truths([danDies], 'K Ann ~may(Eve)', 'K Ann gfr(Eve)', 'C all may(Dan)')).toEqual([true, false, true]);
  });

  test('T17: several deaths are a set: their order betrays nothing', () => {
    const shotAndKilled = play([night('Cat', 'Bob', 'Dan', true)]);
    const deaths = happenings(shotAndKilled).flatMap((happening) =>
      happening.kind === 'death' ? [happening.who] : [],
    );
    expect(deaths).toEqual([0, 3]);
    expect(truths([night('Cat', 'Bob', 'Dan', true)], 'K Bob attacked(Dan,1)', 'K Cat attacked(Dan,1)')).toEqual([
      true,
      true,
    ]);
  });
});

describe('talk', () => {
  test('T5: a statement announces that the speaker knows it', () => {
    expect(truths([quietNight, { announce: 'loo(Ann)', by: 'Ann' }], 'C all loo(Ann)', 'K Bob loo(Ann)')).toEqual([
      true,
      true,
    ]);
  });

  test('T5: what the speaker does not know cannot be said, though it be true; nothing changes', () => {
    expect(() => play([quietNight, { announce: 'gfr(Eve)', by: 'Ann' }])).toThrow(
      'Decision 2: Ann does not know that gfr(Eve), so Ann may not say it: every statement is true and known to be.',
    );
    expect(() => play([quietNight, { announce: 'gfr(Bob)', by: 'Ann' }])).toThrow(/does not know/);
    expect(() => play([quietNight, { announce: 'gfr(Bob)' }])).toThrow(/false here/);
  });

  test('T5: a broken formula, an unknown player and an unknown atom are refused by name', () => {
    expect(() => play([quietNight, { announce: 'gfr(', by: 'Ann' }])).toThrow(/Line 1, column 5/);
    expect(() => play([quietNight, { announce: 'gfr(Zoe)', by: 'Ann' }])).toThrow(/There is no player "Zoe"/);
    expect(() => play([quietNight, { announce: 'wolf(Ann)', by: 'Ann' }])).toThrow(/There is no atom "wolf"/);
  });

  test("T19: a share opens the whole diary: the worlds left are the owner's cell", () => {
    const shared = ask(
      [quietNight, { share: ['Bob'] }],
      ['C all doc(Bob)', 'C all healed(Bob,Dan,1)', 'C all attacked(Dan,1)'],
    );
    expect(shared.queries.map(({ holds }) => holds)).toEqual([true, true, true]);
    expect(() => play([quietNight, { share: ['Zoe'] }])).toThrow(/There is no player "Zoe"/);
  });

  test('T19: the dead do not speak', () => {
    expect(() => play([danDies, { share: ['Dan'] }])).toThrow(
      /Dan may not speak now. Those who may are Ann, Bob, Cat, Eve/,
    );
  });

  test('T20: the Mayor may reveal after the talk, whatever the others know; once', () => {
    expect(truths([quietNight, { reveal: true }], 'C all may(Dan)', 'C all revealed(Dan)')).toEqual([true, true]);
    const again = [quietNight, { reveal: true }, vote(), quietNight, { reveal: true }];
    expect(() => play(again)).toThrow(/T20: the Mayor is dead or has revealed himself already/);
  });

  test('T20: only the Mayor may reveal', () => {
    const talk = play([quietNight]);
    const able = talk.turn?.choices.filter((choice) => choice.moves.some(({ kind }) => kind === 'reveal'));
    expect(able?.map((choice) => choice.by)).toEqual([[3]]);
  });

  test('T21: after the reveal the players infer again', () => {
    const before = ask([quietNight], []).possible;
    const after = ask([quietNight, { reveal: true }], []).possible;
    expect(before['Ann']).toBe(24);
    expect(after['Ann']).toBe(6);
  });
});

describe('the vote', () => {
  test('T22: each may vote for another living player', () => {
    expect(() => play([quietNight, vote({ Ann: 'Ann' })])).toThrow(/T22: Ann cannot vote for Ann/);
    expect(() => play([danDies, vote({ Ann: 'Dan' })])).toThrow(/T22: Ann cannot vote for Dan/);
    expect(() => play([danDies, vote({ Dan: 'Ann' })])).toThrow(/Dan is dead, and the dead neither act nor vote/);
  });

  test('T23: a majority of the living heads dies, role and will shown: 3 of 5', () => {
    const two = play([quietNight, vote({ Ann: 'Eve', Bob: 'Eve' })]);
    expect(living(two)).toEqual(NAMES);
    const three = play([quietNight, vote({ Ann: 'Bob', Cat: 'Bob', Eve: 'Bob' })]);
    expect(living(three)).toEqual(['Ann', 'Cat', 'Dan', 'Eve']);
    expect(three.discloses).toEqual([1]);
    expect(happenings(three)).toContainEqual({ kind: 'death', seenBy: 'all', who: 1, role: 'DOC', by: 'vote' });
  });

  test('T23: thresholds are 3 of 5, 3 of 4, 2 of 3, 2 of 2', () => {
    expect(living(play([danDies, vote({ Ann: 'Eve', Bob: 'Eve' })]))).toContain('Eve');
    expect(living(play([danDies, vote({ Ann: 'Eve', Bob: 'Eve', Cat: 'Eve' })]))).not.toContain('Eve');
    const three = [
      danDies,
      vote({ Bob: 'Ann', Cat: 'Ann', Eve: 'Ann' }),
      { night: { Bob: { heal: 'Cat' }, Eve: { kill: 'Cat' } } },
    ];
    expect(living(play([...three, vote({ Bob: 'Eve', Cat: 'Eve' })]))).toEqual(['Bob', 'Cat']);
    const two = [
      danDies,
      vote({ Bob: 'Ann', Cat: 'Ann', Eve: 'Ann' }),
      { night: { Bob: { heal: 'Bob' }, Eve: { kill: 'Cat' } } },
    ];
    expect(living(play([...two, vote({ Bob: 'Eve' })]))).toEqual(['Bob', 'Eve']);
  });

  test("T13, T23: a revealed Mayor's vote counts exactly three and does not raise the threshold", () => {
    const revealed = play([quietNight, { reveal: true }, vote({ Dan: 'Eve' })]);
    expect(living(revealed)).not.toContain('Eve');
    expect(happenings(revealed)).toContainEqual(
      expect.objectContaining({
        kind: 'tally',
        needed: 3,
        out: 4,
        votes: [0, 1, 2, 3, 4].map((voter) => ({
          voter,
          target: voter === 3 ? 4 : null,
          weight: voter === 3 ? 3 : 1,
        })),
      }),
    );
    expect(living(play([quietNight, vote({ Dan: 'Eve' })]))).toContain('Eve');
  });

  test('T23: one revealed Mayor against one Godfather is decided by the Mayor: there is no parity end', () => {
    const decisions = [
      night('Bob', 'Ann', 'Ann'),
      { reveal: true },
      vote({ Ann: 'Cat', Bob: 'Cat', Eve: 'Cat' }),
      { night: { Ann: { watch: 'Bob' }, Bob: { heal: 'Dan' }, Eve: { kill: 'Ann' } } },
      vote({ Dan: 'Bob' }),
    ];
    const stillOn = play(decisions);
    expect(living(stillOn)).toEqual(['Dan', 'Eve']);
    expect(stillOn.result).toBeNull();
  });

  test('T23: equal tallies over the threshold: nobody dies; abstaining is no candidate', () => {
    const tie = play([
      night('Bob', 'Dan', 'Dan'),
      { reveal: true },
      vote({ Dan: 'Eve', Ann: 'Bob', Cat: 'Bob', Eve: 'Bob' }),
    ]);
    expect(living(tie)).toEqual(NAMES);
    expect(living(play([quietNight, vote()]))).toEqual(NAMES);
  });

  test('T24: without a majority the day is over and night comes', () => {
    expect(play([quietNight, vote({ Ann: 'Eve' })]).turn?.stage).toEqual({ phase: 'night', round: 2 });
  });

  test('T2, T25: the mafia wins when all of the Town are dead', () => {
    const end = play([
      danDies,
      vote({ Bob: 'Ann', Cat: 'Ann', Eve: 'Ann' }),
      { night: { Bob: { heal: 'Bob' }, Eve: { kill: 'Cat' } } },
      vote(),
      { night: { Bob: { heal: 'Eve' }, Eve: { kill: 'Bob' } } },
    ]);
    expect(end.result).toEqual({ winner: 'mafia', reason: 'townDead' });
  });

  test('T25: everybody dead is a draw', () => {
    const decisions = [
      danDies,
      vote({ Ann: 'Bob', Cat: 'Bob', Eve: 'Bob' }),
      { night: { Ann: { watch: 'Cat' }, Eve: { kill: 'Ann' } } },
      vote(),
      { night: { Cat: { alert: true }, Eve: { kill: 'Cat' } } },
    ];
    expect(play(decisions, { alertProtects: false }).result).toEqual({ winner: null, reason: 'everybodyDead' });
  });

  test('T25: a game that does not end is a draw after the last night', () => {
    expect(play([quietNight, vote()], { maxNights: 1 }).result).toEqual({ winner: null, reason: 'nightsOver' });
    expect(play([quietNight, vote()], { maxNights: 2 }).result).toBeNull();
  });
});
