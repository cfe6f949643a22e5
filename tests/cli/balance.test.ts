import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { commandLine, complaintOf, printed } from './command-line.ts';

test('K21: one set-up, exact and in percent', () => {
  const { output } = commandLine('balance --players 12 --killers 4 --loss 00');
  expect(output).toMatch(/^\{"players":12,"killers":4,"loss":"00","exact":"40\/693","percent":5\.772005772\d+\}\n$/);
});

test('K21: the whole published table, with what is right beside what is printed', () => {
  const rows = printed('balance');
  expect(rows).toHaveLength(55);
  expect(rows).toContainEqual({
    players: 12,
    killers: 4,
    published: '10.97',
    agrees: false,
    exact00: '40/693',
    exact01: '40/693',
    exact10: '40/693',
    percent: (100 * 40) / 693,
    code: '25D74',
  });
  const agreeing = rows.filter((row) => v.is(v.object({ agrees: v.literal(true) }), row));
  expect(agreeing).toHaveLength(52);
});

test.each([
  [
    'AA062',
    { players: 11, civilians: 9, killers: 2, loss: '10', listed: true, exact: '7/80', percent: 8.75, adjustable: true },
  ],
  ['6a093', { code: '6A093', loss: '01', unexplainedBits: '1010100000', exact: '244/4095', adjustable: false }],
  ['40074', { listed: false, writtenFor: '40074', exact: '40/693' }],
  ['00074', { listed: false, writtenFor: '25D74', exact: '40/693' }],
])('K2, K3, K22: --code %s', (code, expected) => {
  expect(printed(`balance --code ${code}`)).toMatchObject([expected]);
});

describe('K21: the rows of so many players', () => {
  test('every number of killers with whom the game begins, under every condition', () => {
    const rows = printed('balance --players 8');
    expect(rows).toHaveLength(9);
    expect(rows[0]).toMatchObject({ killers: 1, loss: '00', exact: '19/35' });
    expect(rows[8]).toMatchObject({ killers: 3, loss: '10' });
    expect(printed('balance --players 40')).toHaveLength(57);
  });

  test('narrowed down by killers or by condition', () => {
    expect(printed('balance --players 14 --killers 4')).toMatchObject([
      { loss: '00', exact: '272/3003' },
      { loss: '01', exact: '544/9009' },
      { loss: '10', exact: '8/429' },
    ]);
    expect(printed('balance --players 14 --loss 01')).toHaveLength(6);
  });

  test('K9: with quiet days', () => {
    const words = 'balance --players 9 --killers 1 --loss 01 --quiet-day 1/5';
    expect(printed(words)).toMatchObject([{ exact: '285188/984375' }]);
    expect(printed(`${words} --quiet-day-breaks-row yes`)).toMatchObject([{ exact: '308708/984375' }]);
    expect(commandLine(`${words} --quiet-day-breaks-row no`)).toEqual(commandLine(words));
    expect(commandLine(words.replace('1/5', '0.2'))).toEqual(commandLine(words));
  });
});

test('the finder: which killers and conditions come into an aim, with their codes', () => {
  expect(printed('balance --players 12 --aim 15..20')).toMatchObject([
    { killers: 3, loss: '00', exact: '38/231', code: '2A073', listed: true },
    { killers: 1, loss: '01', exact: '19/99', code: '40071', listed: false },
    { killers: 1, loss: '10', exact: '19/99', code: '80071', listed: false },
  ]);
  expect(printed('balance --players 16 --aim 0..100')).toHaveLength(21);
  expect(commandLine('balance --players 12 --aim 64..70')).toEqual({ output: '', complaint: '', code: 0 });
});

test.each([
  ['K2: a short code', '--code AA06', 'A version code has five hexadecimal digits, such as AA062; "AA06" has 4.'],
  ['K3: the bits 11', '--code FA062', 'The version code FA062 begins with the bits 11, and no losing condition is'],
  ['K23: too many players', '--code AA0B2', 'The fourth digit of AA0B2, B, stands for 16 players.'],
  ['K11: killers at half', '--code AA036', 'The version code AA036 has 6 killers among 8 players'],
  [
    'a code and more',
    '--code AA062 --killers 2',
    '--code says players, killers and losing condition by itself: --killers',
  ],
  ['no players', '--killers 2', '--killers needs --players: how many play?'],
  ['no players for a condition', '--loss 00', '--loss needs --players'],
  ['no players for an aim', '--aim 1..2', '--aim needs --players'],
  ['no players for quiet days', '--quiet-day 1/5', '--quiet-day needs --players'],
  ['too few players', '--players 2', '--players must be a whole number from 3 to 40, not "2".'],
  ['too many players', '--players 41', '--players must be a whole number from 3 to 40, not "41".'],
  [
    'K11: half killers',
    '--players 6 --killers 3',
    '3 killers among 6 players are half or more: they would have won at once.',
  ],
  ['no killers', '--players 6 --killers 0', '--killers must be a whole number from 1 to 40, not "0".'],
  [
    'K3: condition 11',
    '--players 6 --loss 11',
    '--loss must be 00 (all civilians are out), 01 (two in a row voted out)',
  ],
  ['an aim of one number', '--players 6 --aim 15', '--aim must be two percentages from 0 to 100 with two dots'],
  ['an aim over 100', '--players 6 --aim 15..101', '--aim must be two percentages from 0 to 100'],
  ['an aim turned round', '--players 6 --aim 20..15', '--aim must begin with the lower percentage'],
  [
    'an aim and killers',
    '--players 6 --aim 1..2 --killers 1',
    '--aim looks for killers and losing conditions: --killers',
  ],
  [
    'a chance over 1',
    '--players 6 --quiet-day 6/5',
    '--quiet-day must be a chance from 0 to 1, such as 1/5 or 0.2, not "6/5".',
  ],
  ['a chance by nought', '--players 6 --quiet-day 1/0', '--quiet-day must be a chance from 0 to 1'],
  [
    'maybe',
    '--players 6 --quiet-day 1/5 --quiet-day-breaks-row maybe',
    '--quiet-day-breaks-row must be yes or no, not "maybe".',
  ],
  [
    'no quiet days',
    '--players 6 --quiet-day-breaks-row yes',
    '--quiet-day-breaks-row says something of quiet days only',
  ],
  ['a stray word', 'killer', '"killer" is one word too many.'],
])('balance refuses %s', (_, words, problem) => {
  expect(complaintOf(`balance ${words}`).startsWith(problem)).toBe(true);
});
