import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/engine/refusal.ts';
import type { KillerOptions } from '../../src/games/killer/types.ts';
import { killer } from '../../src/games/killer/index.ts';
import { presentation } from '../../src/games/killer/presentation.ts';
import { ask, kinds, night, play, players, QUIET_DAY, vote } from '../support/killer-play.ts';

/* In all of these games the first players are the killers: Ann, then Bob, then Cat. */

function problemOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

function open(count: number, options: Partial<KillerOptions> = {}) {
  return killer.open(options, players(count));
}

describe('the set-up', () => {
  test('K1: each player is a civilian or a killer, and knows which', () => {
    const answer = ask(5, 1, [], ['K Ann killer(Ann)', 'K Bob civilian(Bob)', 'K Bob killer(Ann)', 'killer(Bob)']);
    expect(answer.queries.map(({ holds }) => holds)).toEqual([true, true, false, false]);
    expect(answer.worlds).toBe(5);
  });

  test.each([
    // The set-ups that the rules list, by players and killers.
    ...([
      [5, 1],
      [6, 2],
      [7, 2],
      [8, 2],
      [9, 2],
      [10, 3],
      [11, 2],
      [11, 3],
      [12, 3],
      [12, 4],
      [13, 3],
      [14, 3],
      [14, 4],
      [15, 3],
      [15, 4],
    ] as const),
    // Three and four players have no code, but can be played.
    ...([
      [3, 1],
      [4, 1],
      [15, 7],
    ] as const),
  ])('K4: %i players with %i killers can be played; every deal is a world', (count, killers) => {
    const { engine } = open(count, { killers });
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    expect(engine.deals()).toHaveLength(choose(count, killers));
    expect(new Set(engine.deals().map((deal) => deal.join())).size).toBe(choose(count, killers));
  });

  test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])('K4: %i players have a usual number of killers', (count) => {
    expect(() => open(count).engine.deals()).not.toThrow();
  });

  test('K1, K11: a set-up that is over before it starts is refused, with what would be right', () => {
    expect(problemOf(() => open(6, { killers: 3 }).engine.deals())).toBe(
      'K11: 3 killers among 6 players are half or more, so the game would be over before it starts. For 6 players 1 to 2 killers are right.',
    );
    expect(problemOf(() => open(4, { killers: 4 }).engine.deals())).toBe(
      'K1: 4 killers among 4 players leave no civilian. For 4 players 1 killer is right.',
    );
    expect(problemOf(() => open(5, { killers: 0 }))).toContain('K1: there must be at least one killer');
    expect(problemOf(() => open(15, { killers: 8 }))).toContain('K11: there can be at most 7 killers');
  });

  test('K23: more than 15 players are refused with the advice of the rules', () => {
    const names = Array.from({ length: 16 }, (_, index) => `P${index}`);
    expect(problemOf(() => killer.open({}, names))).toBe(
      'The game is for 3 to 15 players; 16 names are given. K23: for more than 15 players use a more complex rule set, which the rules recommend, or adapt this one.',
    );
  });

  test('K3: a losing condition that the rules leave undefined is refused', () => {
    expect(problemOf(() => killer.readOptions({ loss: '11' }))).toContain('the rules leave 11 undefined (K3)');
  });

  test('K5, K6: a chat implies knowing each other; the reverse combination is refused', () => {
    expect(problemOf(() => killer.readOptions({ killersKnowEachOther: false }))).toContain(
      'share a chat know each other',
    );
    expect(() => killer.readOptions({ killersKnowEachOther: false, killersShareChat: false })).not.toThrow();
  });

  test('K16: everybody is told how many killers there are, and reports in in the order of the seats', () => {
    const { happenings } = play(6, 2, []);
    expect(happenings[0]).toEqual({ kind: 'opened', seenBy: 'all', players: 6, killers: 2 });
    expect(presentation.happening(happenings[0], players(6), null).text).toBe(
      '6 players report in, and speak in the order of their seats. 2 of them are killers.',
    );
  });

  test('K24: the days q, e and n are a label, named and nothing more', () => {
    expect(presentation.summary).toContain('day types q, e and n');
    expect(problemOf(() => killer.readOptions({ dayType: 'q' }))).toContain('There is no "dayType"');
  });
});

describe('the night', () => {
  test('K5: the most named is out, among equals the choice of the killer who speaks first', () => {
    const named = (...targets: (string | null)[]) =>
      play(7, 3, [{ night: { Ann: targets[0], Bob: targets[1], Cat: targets[2] } }]).living;
    expect(named('Dan', 'Eve', 'Eve')).not.toContain(4);
    expect(named('Dan', 'Eve', 'Fay')).not.toContain(3);
    expect(named(null, 'Eve', 'Fay')).not.toContain(4);
    expect(named(null, null, null)).toHaveLength(7);
    // Nobody is no candidate: one name is enough.
    expect(named(null, null, 'Eve')).toHaveLength(6);
  });

  test('K5: what is named in the chat is seen by all living killers and by nobody else', () => {
    const { happenings } = play(7, 2, [{ night: { Ann: 'Cat', Bob: 'Dan' } }]);
    expect(happenings.slice(0, 2)).toEqual([
      { kind: 'named', seenBy: [0, 1], by: 0, target: 2 },
      { kind: 'named', seenBy: [0, 1], by: 1, target: 3 },
    ]);
  });

  test('K5: the chat makes no world more: who named whom is shown to the killers, and not kept as knowledge', () => {
    const nights = [{ night: { Ann: 'Cat', Bob: 'Dan' } }, vote('Gus', 'Dan', 'Eve'), { night: { Ann: 'Fay' } }];
    expect(play(9, 3, nights.slice(0, 1)).knowledge.model.size).toBe(84);
    expect(play(9, 3, nights).knowledge.model.size).toBeLessThanOrEqual(84);
    expect(() => ask(7, 2, [], ['named(Ann,Cat,0)'])).toThrow(/named/);
    // Without a chat, who acted knows whom they chose.
    const apart = ask(
      7,
      2,
      [{ draw: 'Ann' }, { night: { Ann: 'Cat' } }],
      ['K Ann named(Ann,Cat,0)', 'Kw Eve named(Ann,Cat,0)'],
      {
        killersShareChat: false,
      },
    );
    expect(apart.queries.map(({ holds }) => holds)).toEqual([true, false]);
  });

  test('K6: without a chat one killer is drawn and acts alone; each killer learns whether it was they', () => {
    const apart = { killersShareChat: false, killersKnowEachOther: false };
    const drawn = play(7, 2, [{ draw: 'Bob' }], apart);
    expect(drawn.happenings).toEqual([
      { kind: 'drawn', seenBy: [1], who: 1 },
      { kind: 'notDrawn', seenBy: [0] },
    ]);
    const seats = drawn.turn?.choices ?? [];
    expect(seats.filter(({ moves }) => moves.length > 1).map(({ by }) => by)).toEqual([[1]]);
    const queries = [
      'K Bob drawn(Bob,0)',
      'K Ann ~drawn(Ann,0)',
      'Kw Ann drawn(Bob,0)',
      'Kw Cat drawn(Bob,0)',
      'Kw Ann killer(Bob)',
    ];
    const answer = ask(7, 2, [{ draw: 'Bob' }, { night: { Bob: 'Cat' } }], queries, apart);
    expect(answer.queries.map(({ holds }) => holds)).toEqual([true, true, false, false, false]);
  });

  test('K6: a killer who knows the only other one knows who acted', () => {
    const answer = ask(7, 2, [{ draw: 'Bob' }], ['K Ann drawn(Bob,0)'], { killersShareChat: false });
    expect(answer.queries[0].holds).toBe(true);
  });

  test('K7: civilians have a seat at night and nothing to choose there', () => {
    const seats = play(6, 2, []).turn?.choices ?? [];
    expect(seats.map(({ seat }) => seat)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(seats.slice(2).map(({ moves }) => moves)).toEqual(Array.from({ length: 4 }, () => [{ kind: 'pass' }]));
  });

  test('K19: the killers may act in night 0, and may let it pass', () => {
    expect(play(5, 1, [night('Bob', 'Ann')]).living).toEqual([0, 2, 3, 4]);
    expect(kinds(play(5, 1, [night(null, 'Ann')]))).toEqual(['named', 'quiet']);
  });

  test('K12, K14: a last killer who chooses himself lets the civilians win', () => {
    const { result } = play(5, 1, [night('Ann', 'Ann')]);
    expect(result).toEqual({ winner: 'civilians', reason: 'killersOut' });
  });
});

describe('the day', () => {
  test('K17: after the night N is one more, and the day of that number follows', () => {
    const first = play(7, 2, []);
    const day = play(7, 2, [night('Cat', 'Ann', 'Bob')]);
    const next = play(7, 2, [night('Cat', 'Ann', 'Bob'), QUIET_DAY]);
    expect([first, day, next].map(({ turn }) => turn?.stage)).toEqual([
      { phase: 'night', round: 0 },
      { phase: 'day', round: 1 },
      { phase: 'night', round: 1 },
    ]);
  });

  test('K17: the most votes is out; with a tie or without any vote nobody is', () => {
    const dark = night(null, 'Ann', 'Bob');
    expect(play(7, 2, [dark, vote('Dan', 'Ann', 'Bob')]).living).not.toContain(3);
    const tie = { vote: { Ann: 'Dan', Bob: 'Eve' } };
    expect(play(7, 2, [dark, tie]).living).toHaveLength(7);
    expect(kinds(play(7, 2, [dark, tie]))).toEqual(['tally']);
    expect(play(7, 2, [dark, QUIET_DAY]).living).toHaveLength(7);
  });

  test('K17: where the lot decides a tie, it falls on one of those with most votes', () => {
    const random = { tieRule: 'random' } as const;
    const tied = [night(null, 'Ann', 'Bob'), { vote: { Ann: 'Dan', Bob: 'Eve', Cat: 'Fay', Dan: 'Eve', Eve: 'Dan' } }];
    expect(play(7, 2, tied, random).turn?.choices[0].moves).toEqual([
      { kind: 'lot', target: 3 },
      { kind: 'lot', target: 4 },
    ]);
    expect(play(7, 2, [...tied, { lot: 'Eve' }], random).living).not.toContain(4);
    // Without any vote it is nobody, always.
    expect(play(7, 2, [night(null, 'Ann', 'Bob'), QUIET_DAY], random).turn?.stage.phase).toBe('night');
  });

  test('K17: last words are of those who went out in the night: they may claim, and nothing else', () => {
    const { turn } = play(7, 2, [night('Dan', 'Ann', 'Bob')]);
    expect(turn?.claimants).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(turn?.speakers).not.toContain(3);
    const votedOut = play(7, 2, [night('Dan', 'Ann', 'Bob'), vote('Eve', 'Ann', 'Bob'), night(null, 'Ann', 'Bob')]);
    expect(votedOut.turn?.claimants).toEqual([0, 1, 2, 5, 6]);
  });

  test('K7, K20: the card of who is out is hidden until the end, unless it is to be shown', () => {
    const out = (revealOnOut: boolean) =>
      play(7, 2, [night('Dan', 'Ann', 'Bob')], { revealOnOut }).happenings.find(({ kind }) => kind === 'out');
    expect(out(false)).toMatchObject({ who: 3, role: null });
    expect(out(true)).toMatchObject({ who: 3, role: 'CIVILIAN' });
  });
});

describe('the end', () => {
  const voteOut = (name: string) => vote(name, 'Ann');
  const dark = night(null, 'Ann', 'Bob');

  test('K8, K11: under 00 the killers win when they are half, before all civilians are out', () => {
    const { result } = play(5, 2, [night('Cat', 'Ann', 'Bob')]);
    expect(result).toEqual({ winner: 'killers', reason: 'half' });
  });

  test('K9: under 01 two civilians voted out in a row lose, whatever happens between by night', () => {
    const first = [dark, voteOut('Fay')];
    const row = { loss: '01' } as const;
    expect(play(9, 2, [...first, night('Gus', 'Ann', 'Bob'), voteOut('Hal')], row).result).toEqual({
      winner: 'killers',
      reason: 'twoInARow',
    });
    // A killer between them breaks the row.
    const broken = [...first, dark, voteOut('Bob'), night(null, 'Ann'), voteOut('Hal')];
    expect(play(9, 2, broken, row).result).toBeNull();
  });

  test('K9: a day without a vote-out breaks the row only where the option says so', () => {
    const quiet = [dark, voteOut('Fay'), dark, QUIET_DAY, dark, voteOut('Hal')];
    expect(play(9, 2, quiet, { loss: '01' }).result?.reason).toBe('twoInARow');
    expect(play(9, 2, quiet, { loss: '01', rowBrokenByQuietDay: true }).result).toBeNull();
  });

  test('K10: under 10 two civilians voted out in all lose, a killer between them or not', () => {
    const between = [dark, voteOut('Fay'), dark, voteOut('Bob'), night(null, 'Ann'), voteOut('Hal')];
    expect(play(9, 2, between, { loss: '10' }).result).toEqual({ winner: 'killers', reason: 'twoInAll' });
    expect(play(9, 2, between.slice(0, 4), { loss: '10' }).result).toBeNull();
  });

  test('K12, K13, K14: the civilians win when all killers are out', () => {
    expect(play(5, 1, [night(null, 'Ann'), vote('Ann', 'Bob')]).result).toEqual({
      winner: 'civilians',
      reason: 'killersOut',
    });
  });

  test('K15, K20: then everything stops, all identities are told and all diaries opened', () => {
    const over = play(5, 1, [night(null, 'Ann'), vote('Ann', 'Bob')]);
    expect(over.turn).toBeNull();
    expect(kinds(over)).toEqual(['tally', 'out', 'roles']);
    expect(over.happenings.at(-1)).toMatchObject({ roles: ['KILLER', 'CIVILIAN', 'CIVILIAN', 'CIVILIAN', 'CIVILIAN'] });
    expect(over.discloses).toEqual([0, 1, 2, 3, 4]);
    expect(over.knowledge.model.size).toBe(1);
    expect(problemOf(() => play(5, 1, [night(null, 'Ann'), vote('Ann', 'Bob'), night(null, 'Ann')]))).toContain(
      'The game is over',
    );
  });

  test('K18: the check is made after somebody went out, and says that the game goes on', () => {
    expect(kinds(play(7, 2, [night('Dan', 'Ann', 'Bob')]))).toEqual(['named', 'named', 'out', 'goesOn']);
    expect(kinds(play(7, 2, [dark]))).toEqual(['named', 'named', 'quiet']);
    const text = (loss: '00' | '01' | '10') => {
      const { happenings } = play(7, 2, [night('Dan', 'Ann', 'Bob')], { loss });
      return presentation.happening(happenings[3], players(7), null).text;
    };
    const always = 'The game goes on: at least one killer lives, and fewer than half of the living are killers';
    expect(text('00')).toBe(`${always}.`);
    expect(text('01')).toBe(`${always}, and no two civilians in a row have been voted out.`);
    expect(text('10')).toBe(`${always}, and fewer than two civilians have been voted out.`);
  });

  test('K15: a game that does not end is a draw after the last night', () => {
    const days = Array.from({ length: 3 }, () => [dark, QUIET_DAY]).flat();
    expect(play(7, 2, days.slice(0, 5), { maxNights: 3 }).result).toBeNull();
    expect(play(7, 2, days, { maxNights: 3 }).result).toEqual({ winner: null, reason: 'nightsOver' });
  });
});

test.each([
  [{ night: { Ann: 'Zoe' } }, 'There is no player "Zoe".'],
  [{ night: { Cat: 'Ann' } }, 'Cat may not choose "Ann" now. Allowed: null.'],
  [{ night: 3 }, '"night" must be an object'],
  [{ vote: {} }, 'K17: a "vote" is decided here, but it is the turn of "night".'],
  [{ dance: {} }, 'The decision {"dance":{}} is not understood'],
  [{ claim: 'alive(Ann)', by: 'Ann' }, 'Ann may not claim anything now'],
])('a decision that does not fit is refused: %j', (entry, problem) => {
  expect(problemOf(() => play(7, 2, [entry]))).toContain(problem);
});

test('K4: a deal that does not fit the set-up is refused', () => {
  expect(problemOf(() => open(5, { killers: 2 }).engine.start(['KILLER', 'CIVILIAN']))).toBe(
    'K1: the deal must give KILLER to 2 of the 5 players and CIVILIAN to the others; it is KILLER, CIVILIAN.',
  );
});
