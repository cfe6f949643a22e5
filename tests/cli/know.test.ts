import { expect, test } from 'vitest';
import { complaintOf, printed } from './command-line.ts';

/** The Lookout sees Eve at the door of Bob, who is found dead and was the Doctor. */
const scenario = {
  game: 'salem',
  options: {},
  players: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'],
  deal: { Ann: 'LOO', Bob: 'DOC', Cat: 'VET', Dan: 'MAY', Eve: 'GFR' },
  decisions: [
    { night: { Ann: { watch: 'Bob' }, Bob: { heal: 'Cat' }, Cat: { alert: false }, Eve: { kill: 'Bob' } } },
    { share: ['Ann'] },
    { announce: 'alive(Ann)', by: 'Ann' },
    { reveal: true },
    { vote: { Ann: 'Eve', Cat: null } },
  ],
  queries: ['K Ann gfr(Eve)'],
};

/*
 * Bob's will and Ann's share leave one visitor, so the Godfather is Eve; Dan reveals, so Cat is the Veteran. What is left
 * open: Cat may have been on alert, and have shot Bob when he came to heal.
 */
const answer = {
  queries: [{ formula: 'K Ann gfr(Eve)', holds: true }],
  worlds: 2,
  possible: { Ann: 1, Cat: 1, Dan: 1, Eve: 1 },
  alive: ['Ann', 'Cat', 'Dan', 'Eve'],
  result: null,
};

test('a scenario is answered by one line', () => {
  expect(printed('know a.json', { 'a.json': JSON.stringify(scenario, null, 2) })).toEqual([answer]);
});

test('a list is answered by a line for each, an empty one by none', () => {
  const list = [scenario, { ...scenario, queries: [] }];
  expect(printed('know -', { '-': JSON.stringify(list) })).toEqual([answer, { ...answer, queries: [] }]);
  expect(() => printed('know -', { '-': '[]' })).toThrow();
});

test.each([
  ['no JSON', '{"game"', 'a.json is no JSON: the text ends too early, at line 1, column 8.'],
  ['no scenario', '3', 'a.json: The scenario cannot be read: '],
  ['an unknown game', { ...scenario, game: 'chess' }, 'a.json: There is no game "chess".'],
  ['a missing entry', { game: 'salem', players: [] }, 'a.json: The scenario cannot be read: "deal" is missing.'],
  ['a stray entry', { ...scenario, query: [] }, 'a.json: The scenario cannot be read: There is no "query".'],
  ['equal names', { ...scenario, players: ['Ann', 'Ann', 'C', 'D', 'E'] }, 'a.json: Two players are called "Ann".'],
  ['a wrong deal', { ...scenario, deal: { ...scenario.deal, Ann: 'GFR' } }, 'a.json: T1: the deal must give'],
  [
    'a decision that is not allowed, in a list',
    [scenario, { ...scenario, decisions: [scenario.decisions[0], { vote: { Ann: 'Bob' } }] }],
    'a.json, scenario 2: Decision 2: ',
  ],
  [
    'an announcement of what is not known',
    { ...scenario, decisions: [scenario.decisions[0], { announce: 'vet(Cat)', by: 'Dan' }] },
    'a.json: Decision 2: Dan does not know that vet(Cat)',
  ],
  [
    'an announcement that means nothing',
    { ...scenario, decisions: [scenario.decisions[0], { announce: 'vet(Zoe)', by: 'Dan' }] },
    'a.json: Decision 2: There is no player "Zoe".',
  ],
  ['a faulty query', { ...scenario, queries: ['K Ann'] }, 'a.json: The query "K Ann": Line 1, column 6: '],
  ['an unknown atom', { ...scenario, queries: ['sheep(Ann)'] }, 'a.json: The query "sheep(Ann)": There is no atom'],
])('know refuses %s', (_, value, problem) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const complaint = complaintOf('know a.json', { 'a.json': text });
  expect(complaint).toContain(problem);
  expect(complaint.startsWith(problem)).toBe(true);
});

test('R18, R35: among ten players a view answers, and says null where it does not decide', () => {
  const players = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];
  const rooms = [1, 1, 3, 4, 4, 5, 5, 6, 3, 6];
  const cards = players.map((name, seat): [string, string] => [
    name,
    `${seat < 8 ? 'GUEST' : 'MOBSTER'} ${rooms[seat]}`,
  ]);
  const house = {
    game: 'rooms',
    options: { roles: 'plain' },
    players,
    deal: Object.fromEntries<string>(cards),
    decisions: [{ night: {}, kill: { by: 'Ida', room: 3 } }],
    queries: [
      'K Ann ~did(Bob,1)',
      'K Ann ~did(Dan,1)',
      'K Ann mafia(Cat)',
      'K Dan slept(Dan,4,1)',
      'K Eve K Dan slept(Dan,4,1)',
    ],
  };
  const answers = [true, false, false, true, null].map((holds) => ({ holds }));
  expect(printed('know a.json', { 'a.json': JSON.stringify(house) })).toMatchObject([
    { queries: answers, overBudget: true, possible: { Ann: 28, Ida: 1, Jan: 1 } },
  ]);
});
