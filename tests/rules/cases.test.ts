import { expect, test } from 'vitest';
import { answerScenario, readScenario } from '../../src/cli/scenario.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { viewOf } from '../../src/engine/view.ts';
import { salem } from '../../src/games/salem/rules.ts';
import { happenings, IN_ORDER, living, night, play, TABLES, vote } from '../support/salem-play.ts';
import { NAMES, salemOptions } from '../support/salem-worlds.ts';

/* Faults that games of this kind are known for, restated as what must hold here; the rules they touch are named. */

const quiet = night('Bob', 'Dan', 'Dan');

test('a night without a death says so, and prints no empty name (T17)', () => {
  expect(happenings(play([quiet])).filter(({ seenBy }) => seenBy === 'all')).toEqual([
    { kind: 'quiet', seenBy: 'all' },
  ]);
});

test('abstaining is no candidate: however many abstain, nobody is voted out (T23)', () => {
  const moment = play([quiet, vote({ Ann: null, Bob: null, Cat: null, Dan: null, Eve: null })]);
  expect(happenings(moment)).toContainEqual(expect.objectContaining({ kind: 'tally', out: null }));
  expect(living(moment)).toHaveLength(5);
});

test('the dead have no seat: they neither act, vote, nor can be chosen (T22)', () => {
  const afterDeath = [night('Bob', 'Ann', 'Dan'), vote()];
  const turn = play(afterDeath).turn;
  expect(turn?.choices.map(({ seat }) => seat)).toEqual(['0', '1', '2', '4']);
  expect(turn?.choices.flatMap(({ moves }) => moves).some((move) => 'target' in move && move.target === 3)).toBe(false);
});

test('a player dies once: shot and killed in the same night is one death, announced once (T11, T14)', () => {
  const moment = play([night('Cat', 'Bob', 'Ann', true)]);
  expect(happenings(moment).filter(({ kind }) => kind === 'death')).toHaveLength(1);
  expect(moment.discloses).toEqual([0]);
});

test('a role that is killed the same night has its action resolved (T15)', () => {
  expect(living(play([night('Bob', 'Dan', 'Bob')]))).toEqual(['Ann', 'Cat', 'Dan', 'Eve']);
  const saved = play([night('Cat', 'Cat', 'Dan', true)], {}, { ...IN_ORDER });
  expect(living(saved)).toEqual(['Cat', 'Eve']);
});

test('five players at a tie do not all die (T23)', () => {
  const moment = play([quiet, vote({ Ann: 'Bob', Bob: 'Cat', Cat: 'Dan', Dan: 'Eve', Eve: 'Ann' })]);
  expect(living(moment)).toHaveLength(5);
});

test('after a death the majority is counted anew (T23)', () => {
  const tally = happenings(play([night('Bob', 'Ann', 'Dan'), vote()])).find(({ kind }) => kind === 'tally');
  expect(tally).toMatchObject({ needed: 3 });
  const later = play([night('Bob', 'Ann', 'Dan'), vote(), night('Bob', 'Ann', 'Cat'), vote()]);
  expect(happenings(later).find(({ kind }) => kind === 'tally')).toMatchObject({ needed: 2 });
});

test('the announcement is made from the state: who is told dead is dead, and the end is told once (T16, T17)', () => {
  const moment = play([night('Bob', 'Ann', 'Cat', true)]);
  const dead = happenings(moment).flatMap((happening) => (happening.kind === 'death' ? [happening.who] : []));
  expect(dead).toEqual([4]);
  expect(moment.living).toEqual([0, 1, 2, 3]);
});

test("a player's view holds no card, move or message that they may not know, nor seed, deal or actual world", () => {
  const engine = createEngine(salem, salemOptions(), NAMES);
  const at = (kind: string, target: number) => ({ kind, target });
  const moment = engine.advance(engine.start(['LOO', 'DOC', 'VET', 'MAY', 'GFR']), {
    kind: 'act',
    joint: { 0: at('watch', 1), 1: at('heal', 3), 2: { kind: 'stay' }, 3: { kind: 'stay' }, 4: at('kill', 3) },
  });
  const text = JSON.stringify(viewOf(engine, moment, 3));
  expect(text).toContain('MAY');
  for (const secret of [
    'LOO',
    'DOC',
    'VET',
    'GFR',
    'watch',
    'heal',
    'kill',
    'attacked',
    'visitors',
    'seed',
    'deal',
    'actual',
  ]) {
    expect(text).not.toContain(`"${secret}"`);
  }
});

test('names may be long, right-to-left, or hold markup, quotes and the words of formulas', () => {
  const players = ['<b>Ann</b>', 'Bob "the" \\ Builder', 'שרה', 'K', 'x'.repeat(80)];
  const deal = Object.fromEntries(players.map((name, index) => [name, Object.values(IN_ORDER)[index]]));
  const nightOf = {
    [players[0]]: { watch: players[1] },
    [players[1]]: { heal: players[3] },
    [players[4]]: { kill: players[3] },
  };
  const answer = answerScenario(
    readScenario({
      game: 'salem',
      players,
      deal,
      decisions: [{ night: nightOf }, { announce: 'loo("<b>Ann</b>")', by: players[0] }],
      queries: ['K "K" loo("<b>Ann</b>")', 'K שרה vet(שרה)', 'gfr("Bob \\"the\\" \\\\ Builder")'],
    }),
    TABLES,
  );
  expect(answer.queries.map(({ holds }) => holds)).toEqual([true, true, false]);
  expect(answer.alive).toEqual(players);
});

test('empty, equal and over-long names, group names and wrong numbers of players are refused by name', () => {
  const open =
    (...names: readonly string[]) =>
    () =>
      answerScenario(readScenario({ game: 'salem', players: names, deal: {} }), TABLES);
  expect(open('Ann', '', 'Cat', 'Dan', 'Eve')).toThrow('Player 2 has no name. Every player needs one.');
  expect(open('Ann', 'Ann', 'Cat', 'Dan', 'Eve')).toThrow('Two players are called "Ann".');
  expect(open('Ann', 'all', 'Cat', 'Dan', 'Eve')).toThrow('"all" is the name of a group in formulas');
  expect(open('Ann', ' Bob', 'Cat', 'Dan', 'Eve')).toThrow('starts or ends with a space');
  expect(open('Ann', 'B'.repeat(81), 'Cat', 'Dan', 'Eve')).toThrow('A name may have at most 80 characters.');
  expect(open('Ann', 'Bob')).toThrow('The game is for 5 players; 2 names are given.');
});

test('unknown options and values that do not fit are refused by name', () => {
  expect(() => play([], { mayidle: 'town' })).toThrow(/mayidle/);
  expect(() => play([], { maxNights: 0 })).toThrow(/maxNights/);
  expect(() => play([], { mayIdle: 'sometimes' })).toThrow(/mayIdle/);
});
