import { describe, expect, test } from 'vitest';
import { happenings, IN_ORDER, living, night, play, TABLES, truths, vote } from '../support/salem-play.ts';
import { NAMES } from '../support/salem-worlds.ts';
import { playScenario, readScenario } from '../../src/cli/scenario.ts';

const ofKind = (moment: ReturnType<typeof play>, kind: string) =>
  happenings(moment).filter((happening) => happening.kind === kind);

describe('the set-up', () => {
  test('T1: five players, one of each role', () => {
    expect(living(play([]))).toEqual(NAMES);
    expect(() => play([], {}, { ...IN_ORDER, Eve: 'MAY' })).toThrow(/T1/);
    const four = {
      game: 'salem',
      players: NAMES.slice(0, 4),
      deal: { Ann: 'LOO', Bob: 'DOC', Cat: 'VET', Dan: 'GFR' },
    };
    expect(() => playScenario(readScenario(four), TABLES)).toThrow('The game is for 5 players; 4 names are given.');
  });

  test('T1: the role set is common knowledge, who has which is private', () => {
    expect(
      truths(
        [],
        'C all ONEOF(gfr(Ann),gfr(Bob),gfr(Cat),gfr(Dan),gfr(Eve))',
        'K Ann loo(Ann)',
        'K Bob loo(Ann)',
        'C all (Kw Ann loo(Ann) & Kw Bob doc(Bob))',
        'D all (loo(Ann) & doc(Bob) & vet(Cat) & may(Dan))',
      ),
    ).toEqual([true, true, false, true, true]);
  });

  test('T3: the game starts with a night; night and day alternate', () => {
    const stages = [
      play([]),
      play([night('Bob', 'Ann', 'Ann')]),
      play([night('Bob', 'Ann', 'Ann'), { reveal: false }]),
      play([night('Bob', 'Ann', 'Ann'), vote()]),
    ].map((moment) => moment.turn?.stage);
    expect(stages).toEqual([
      { phase: 'night', round: 1 },
      { phase: 'talk', round: 1 },
      { phase: 'vote', round: 1 },
      { phase: 'night', round: 2 },
    ]);
  });

  test('T4: no talk before the first night', () => {
    expect(() => play([{ share: ['Ann'] }])).toThrow(
      'Decision 1: Ann may not speak now: there is no talk in this turn.',
    );
    expect(() => play([{ announce: 'loo(Ann)', by: 'Ann' }])).toThrow(/may not speak now/);
  });
});

describe('the roles at night', () => {
  test('T7: the Lookout learns who visited, not their roles', () => {
    const moment = play([night('Cat', 'Cat', 'Cat')]);
    expect(ofKind(moment, 'visitors')).toEqual([{ kind: 'visitors', seenBy: [0], target: 2, visitors: [1, 4] }]);
    expect(truths([night('Cat', 'Cat', 'Cat')], 'K Ann doc(Bob)', 'K Ann (doc(Bob) | doc(Eve))')).toEqual([
      false,
      true,
    ]);
  });

  test('T7: the Lookout never sees themself in the list, and may not watch themself unless the option says so', () => {
    expect(() => play([night('Ann', 'Bob', 'Dan')])).toThrow(/Ann may not choose {"watch":"Ann"}/);
    const moment = play([night('Ann', 'Ann', 'Dan')], { selfWatch: true });
    expect(ofKind(moment, 'visitors')).toEqual([{ kind: 'visitors', seenBy: [0], target: 0, visitors: [1] }]);
  });

  test('T8: who is healed and attacked lives', () => {
    const moment = play([night('Bob', 'Dan', 'Dan')]);
    expect(living(moment)).toEqual(NAMES);
    expect(ofKind(moment, 'quiet')).toHaveLength(1);
    expect(ofKind(moment, 'death')).toHaveLength(0);
  });

  test('T9: the Doctor is told if, and only if, the target was attacked', () => {
    expect(ofKind(play([night('Bob', 'Dan', 'Dan')]), 'attacked')).toEqual([
      { kind: 'attacked', seenBy: [1], target: 3 },
    ]);
    expect(ofKind(play([night('Bob', 'Ann', 'Dan')]), 'attacked')).toHaveLength(0);
  });

  test('T9: a Doctor who is attacked and healed nobody else is told; a shot is no attack', () => {
    const moment = play([night('Bob', 'Cat', 'Dan', true)]);
    expect(living(moment)).toEqual(['Ann', 'Cat', 'Eve']);
    expect(ofKind(moment, 'attacked')).toHaveLength(0);
  });

  test('T10: the Doctor may heal themself once in the game', () => {
    const first = [night('Bob', 'Bob', 'Bob'), vote()];
    expect(living(play(first))).toEqual(NAMES);
    expect(() => play([...first, night('Bob', 'Bob', 'Ann')])).toThrow(/Bob may not choose {"heal":"Bob"}/);
    expect(() => play([night('Bob', 'Bob', 'Dan'), vote(), { night: { Bob: { heal: 'Bob' } } }])).toThrow(
      /may not choose/,
    );
  });

  test('T10: a self-heal is no visit', () => {
    expect(ofKind(play([night('Bob', 'Bob', 'Dan')]), 'visitors')).toEqual([
      { kind: 'visitors', seenBy: [0], target: 1, visitors: [] },
    ]);
  });

  test('T11: on alert, everybody who visits the Veteran is shot and dies', () => {
    expect(living(play([night('Cat', 'Cat', 'Dan', true)]))).toEqual(['Cat', 'Eve']);
    const all = play([night('Cat', 'Cat', 'Cat', true)]);
    expect(living(all)).toEqual(['Cat', 'Dan']);
    expect(all.result?.winner).toBe('town');
  });

  test('T11: watching is a visit unless the option says otherwise', () => {
    expect(living(play([night('Cat', 'Bob', 'Dan', true)]))).toEqual(['Bob', 'Cat', 'Eve']);
    expect(living(play([night('Cat', 'Bob', 'Dan', true)], { watchingIsVisit: false }))).toEqual([
      'Ann',
      'Bob',
      'Cat',
      'Eve',
    ]);
  });

  test('T11: an alert Veteran survives the Godfather; with the option off both die, unless the Veteran is healed', () => {
    expect(living(play([night('Bob', 'Ann', 'Cat', true)]))).toEqual(['Ann', 'Bob', 'Cat', 'Dan']);
    expect(living(play([night('Bob', 'Ann', 'Cat', true)], { alertProtects: false }))).toEqual(['Ann', 'Bob', 'Dan']);
    expect(living(play([night('Bob', 'Cat', 'Cat', true)], { alertProtects: false }))).toEqual(['Ann', 'Cat', 'Dan']);
  });

  test('T11: a heal does not stop a shot unless the option says so, and then the Doctor is told of it', () => {
    expect(living(play([night('Cat', 'Ann', 'Dan', true)]))).toEqual(['Bob', 'Cat', 'Eve']);
    const healed = play([night('Cat', 'Ann', 'Dan', true)], { healStopsShots: true });
    expect(living(healed)).toEqual(['Ann', 'Bob', 'Cat', 'Eve']);
    expect(ofKind(healed, 'attacked')).toEqual([{ kind: 'attacked', seenBy: [1], target: 0 }]);
  });

  test('T11: two alerts a game; an alert without a visitor is spent, and lasts one night', () => {
    const two = [night('Bob', 'Dan', 'Dan', true), vote(), night('Bob', 'Dan', 'Dan', true), vote()];
    expect(living(play(two))).toEqual(NAMES);
    expect(() => play([...two, night('Bob', 'Dan', 'Dan', true)])).toThrow(/Cat may not choose {"alert":true}/);
    expect(living(play([two[0], vote(), night('Cat', 'Cat', 'Cat')]))).toEqual(NAMES);
  });

  test('T12: the Veteran is told that shots were fired and how many, no names', () => {
    expect(ofKind(play([night('Cat', 'Cat', 'Dan', true)]), 'shots')).toEqual([
      { kind: 'shots', seenBy: [2], count: 2 },
    ]);
    expect(ofKind(play([night('Bob', 'Dan', 'Dan', true)]), 'shots')).toHaveLength(0);
  });

  test('T13: the Mayor does nothing at night', () => {
    const choices = play([]).turn?.choices.find((choice) => choice.by[0] === 3);
    expect(choices?.moves).toEqual([{ kind: 'stay' }]);
    expect(() =>
      play([{ night: { Ann: { watch: 'Bob' }, Bob: { heal: 'Bob' }, Dan: { kill: 'Eve' }, Eve: { kill: 'Ann' } } }]),
    ).toThrow(/Dan may not choose/);
  });

  test('T14: the Godfather kills a living player other than himself', () => {
    expect(living(play([night('Bob', 'Ann', 'Dan')]))).toEqual(['Ann', 'Bob', 'Cat', 'Eve']);
    expect(() => play([night('Bob', 'Ann', 'Eve')])).toThrow(/Eve may not choose {"kill":"Eve"}/);
  });

  test('T14: Lookout, Doctor and Godfather must act unless the option lets them be idle', () => {
    const idle = { night: { Bob: { heal: 'Ann' }, Eve: { kill: 'Dan' } } };
    expect(() => play([idle])).toThrow(/Ann may not choose nothing this night/);
    expect(living(play([idle], { mayIdle: 'town' }))).toEqual(['Ann', 'Bob', 'Cat', 'Eve']);
    expect(() => play([{ night: { Ann: { watch: 'Bob' } } }], { mayIdle: 'town' })).toThrow(
      /Eve may not choose nothing/,
    );
    expect(living(play([{ night: {} }], { mayIdle: 'everybody' }))).toEqual(NAMES);
  });

  test('T15: all choose first: who is killed that night has still acted and is still told', () => {
    const moment = play([night('Bob', 'Dan', 'Ann')]);
    expect(living(moment)).toEqual(['Bob', 'Cat', 'Dan', 'Eve']);
    expect(ofKind(moment, 'visitors')).toEqual([{ kind: 'visitors', seenBy: [0], target: 1, visitors: [] }]);
    const healer = play([night('Dan', 'Cat', 'Dan', true)]);
    expect(living(healer)).toEqual(['Ann', 'Cat', 'Eve']);
    expect(ofKind(healer, 'visitors')).toEqual([{ kind: 'visitors', seenBy: [0], target: 3, visitors: [4] }]);
  });

  test('T15: every living player has a seat at night, so that whose turn it is betrays no role', () => {
    expect(play([]).turn?.choices.map((choice) => choice.seat)).toEqual(['0', '1', '2', '3', '4']);
  });

  test('a revealed Mayor is healable unless the option is off: then T9 still tells, the heal fails', () => {
    const reveal = [night('Bob', 'Ann', 'Ann'), { reveal: true }, vote(), night('Bob', 'Dan', 'Dan')];
    expect(living(play(reveal))).toEqual(NAMES);
    const off = play(reveal, { revealedMayorHealable: false });
    expect(living(off)).toEqual(['Ann', 'Bob', 'Cat', 'Eve']);
    expect(ofKind(off, 'attacked')).toHaveLength(1);
  });
});
