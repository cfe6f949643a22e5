import { expect, test } from 'vitest';
import { CLASSIC_IDS } from '../../src/games/classics/ids.ts';
import { commandLine, complaintOf, printed } from './command-line.ts';

test('games lists every game with what can be set', () => {
  const [list] = printed('games');
  expect(list).toMatchObject([
    {
      id: 'salem',
      rulesVersion: 1,
      players: { least: 5, most: 5, usual: 5 },
      policies: ['informed', 'random'],
      options: { mayIdle: 'nobody', maxNights: 30 },
      cards: ['LOO', 'DOC', 'VET', 'MAY', 'GFR'],
    },
    {
      id: 'killer',
      rulesVersion: 1,
      players: { least: 3, most: 15, usual: 7 },
      policies: ['informed', 'random'],
      options: { killers: null, loss: '00', maxNights: 40 },
      cards: ['KILLER', 'CIVILIAN'],
    },
    {
      id: 'standoff',
      rulesVersion: 1,
      players: { least: 3, most: 8, usual: 4 },
      policies: ['random', 'sided', 'cautious', 'predator', 'grim'],
      options: { reading: 'prose', pickUp: 'choice', quietLimit: 20 },
      cards: ['GOOD', 'EVIL', 'CIVILIAN'],
    },
    {
      id: 'rooms',
      rulesVersion: 1,
      players: { least: 3, most: 20, usual: 10 },
      policies: ['informed', 'random'],
      options: { rooms: null, roles: 'default', mafia: null, maxNights: 40 },
    },
    ...CLASSIC_IDS.map((id) => ({ id })),
  ]);
});

test.each([['--help'], ['-h'], ['help']])('%s shows every command', (word) => {
  const { output, code } = commandLine(word);
  expect(code).toBe(0);
  for (const name of ['games', 'play', 'simulate', 'merge', 'balance', 'know', 'solve', 'check'])
    expect(output).toContain(`-- ${name}`);
});

test('help of one command', () => {
  const { output, complaint, code } = commandLine('simulate salem --help');
  expect(output).toMatch(/^Usage: npm run -s cli -- simulate GAME --games N/);
  expect(complaint).toBe('');
  expect(code).toBe(0);
});

test('no command at all', () => {
  expect(complaintOf([])).toMatch(/^No command is given\.\nUsage:/);
});

test.each([
  ['dance', 'There is no command "dance".'],
  ['play', 'GAME is missing.'],
  ['play chess', 'There is no game "chess". The games are salem, killer, standoff, rooms'],
  ['play salem salem', '"salem" is one word too many.'],
  ['play salem --players 4', '--players must be 5, not "4".'],
  ['play salem --seed -1', '--seed must be a whole number from 0 to 4294967295, not "-1".'],
  ['play salem --seed 4294967296', '--seed must be a whole number from 0 to 4294967295, not "4294967296".'],
  ['play salem --seed 1 --seed 2', '--seed is given twice.'],
  ['play salem --seed', '--seed needs a value after it.'],
  ['play salem --json=no', '--json takes no value, but "no" is given.'],
  ['play salem --number 0', '--number must be a whole number from 1 to 2147483647, not "0".'],
  ['play salem -x', 'There is no option -x here.'],
  ['play salem --sed 1', 'There is no option --sed here. The options are --players, --seed,'],
  ['play salem --budget 0', '--budget must be a whole number from 1 to 1000000000, not "0".'],
  ['play salem --players-decide hand', '--players-decide must be one of informed, random, not "hand".'],
  ['play salem --options {"maxNights":99}', 'The options cannot be read: maxNights: '],
  ['play salem --options {"nights":3}', 'The options cannot be read: There is no "nights".'],
  ['play salem --options []', 'The options cannot be read: they must be an object'],
  ['play salem --options {"maxNights":}', '--options is no JSON: line 1, column 14: "}" cannot stand there.'],
  ['play salem --options {"maxNights":3', '--options is no JSON: the text ends too early, at line 1, column 15.'],
  ['simulate salem', '--games is missing'],
  ['simulate salem --games 0', '--games must be a whole number from 1 to 2147483647, not "0".'],
  ['simulate salem --games 1e3', '--games must be a whole number from 1 to 2147483647, not "1e3".'],
  ['simulate salem --games 4 --shard 3', '--shard must be a number and how many there are, such as 2/5, not "3".'],
  [
    'simulate salem --games 4 --shard 3/2',
    'The number of the shard in --shard must be a whole number from 1 to 2, not "3".',
  ],
  [
    'simulate salem --games 4 --shard 0/2',
    'The number of the shard in --shard must be a whole number from 1 to 2, not "0".',
  ],
  ['simulate salem --games 4 --shard 1/0', 'The number of shards in --shard must be a whole number'],
  ['games all', '"all" is one word too many.'],
  ['games --seed 1', 'There is no option --seed here. The options are --json.'],
  ['merge', 'FILE is missing.'],
  ['know', 'FILE is missing.'],
  ['know a b', '"b" is one word too many.'],
  ['check', 'FILE is missing.'],
])('%s', (words, problem) => {
  expect(complaintOf(words)).toContain(problem);
  expect(complaintOf(words).startsWith(problem)).toBe(true);
});
