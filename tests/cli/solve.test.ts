import { expect, test } from 'vitest';
import { complaintOf, printed } from './command-line.ts';

test('solve tells the chances of a Standoff as fractions, and the points that either side can expect (S16)', () => {
  const words = 'solve standoff --players 4 --evil 2 --reading prose --pick-up auto --scheduler pairs';
  const answer = {
    good: '4055/6048',
    evil: '19499/72576',
    draw: '631/10368',
    standstill: '0',
    states: 126,
    statesUpToNames: 51,
    ends: { good: 14, evil: 6, draw: 1, standstill: 0 },
    setting: { players: 4, evil: 2, reading: 'prose', pickUp: 'auto', scheduler: 'pairs', good: 'random' },
  };
  expect(printed(words)).toMatchObject([answer]);
  expect(printed(`${words} --good random --evil-plays random --json`)).toEqual(printed(words));
});

test('solve: cautious good players and predators, by the program (S23)', () => {
  const [answer] = printed(
    'solve standoff --evil 2 --reading code --pick-up half --scheduler players --good cautious --evil-plays predator',
  );
  expect(answer).toMatchObject({
    setting: {
      players: 4,
      reading: 'code',
      pickUp: 'half',
      scheduler: 'players',
      good: 'cautious',
      evilPlays: 'predator',
    },
  });
});

test('S17, S18: civilians and the hostage are solved too', () => {
  // Three civilians can only drop, in whatever order.
  expect(printed('solve standoff --players 3 --evil 0 --civilians 3')).toMatchObject([
    { good: '1', evil: '0', points: { good: '3', evil: null }, setting: { civilians: 3, hostage: false } },
  ]);
  // S21: a hostage can be shot, and taken, and so there are more states.
  const [without] = printed('solve standoff --players 3 --evil 1');
  const [held] = printed('solve standoff --players 3 --evil 1 --hostage');
  expect(held).toMatchObject({ setting: { hostage: true } });
  expect(JSON.stringify(held)).not.toBe(JSON.stringify(without));
  expect(complaintOf('solve standoff --evil 3 --civilians 2')).toContain(
    '--civilians must be a whole number from 0 to 1, not "2".',
  );
});

test.each([
  ['solve', 'GAME is missing'],
  ['solve salem', 'Only standoff can be solved, not "salem".'],
  ['solve standoff', '--evil is missing'],
  ['solve standoff --evil 5', '--evil must be a whole number from 0 to 4, not "5".'],
  ['solve standoff --evil 1 --players 2', '--players must be a whole number from 3 to 8, not "2".'],
  ['solve standoff --evil 1 --reading verse', '--reading must be one of prose, code, not "verse".'],
  ['solve standoff --evil 1 --pick-up all', '--pick-up must be one of choice, auto, half, not "all".'],
  ['solve standoff --evil 1 --scheduler me', '--scheduler must be one of pairs, players, not "me".'],
  ['solve standoff --evil 1 --good evil', '--good must be one of random, cautious, predator, not "evil".'],
  ['solve standoff --evil 1 --evil-plays x', '--evil-plays must be one of random, cautious, predator, not "x".'],
])('%s is refused with what would be right', (words, complaint) => {
  expect(complaintOf(words)).toContain(complaint);
});
