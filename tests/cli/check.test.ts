import { expect, test } from 'vitest';
import vectors from '../golden/del-vectors.json' with { type: 'json' };
import { commandLine, complaintOf, printed } from './command-line.ts';

const muddy = `VARS 3,1,2
LAW 1 | 2 | 3
OBS alice: 2,3
    bob: 1,3
TRUE? {1,2} alice knows whether 1
VALID? alice knows whether 2
WHERE? ~3 & (1 | 2)
WHERE? Bot`;

test('a line for each query, in the order of the file', () => {
  const file = 'a b.txt';
  expect(printed(['check', file], { [file]: muddy })).toEqual([
    { file, query: 'TRUE?', formula: 'alice knows whether 1', answer: false },
    { file, query: 'VALID?', formula: 'alice knows whether 2', answer: true },
    { file, query: 'WHERE?', formula: '~3 & (1 | 2)', answer: [[1], [1, 2], [2]] },
    { file, query: 'WHERE?', formula: 'Bot', answer: [] },
  ]);
});

test('the line is exactly as documented', () => {
  const { output } = commandLine('check s', { s: 'VARS 1,2,3 LAW 1 & ~2 OBS a: WHERE? 1' });
  expect(output).toBe('{"file":"s","query":"WHERE?","formula":"1","answer":[[1],[1,3]]}\n');
});

test('several files, and standard input', () => {
  const one = 'VARS 1 LAW Top OBS a: 1 VALID? K a 1';
  const two = 'VARS 1 LAW 1 OBS a: VALID? K a 1';
  expect(printed('check one -', { one, '-': two })).toEqual([
    { file: 'one', query: 'VALID?', formula: 'K a 1', answer: false },
    { file: '-', query: 'VALID?', formula: 'K a 1', answer: true },
  ]);
});

test('a law that nothing satisfies: everything is valid, nothing is anywhere', () => {
  const text = 'VARS 1 LAW 1 & ~1 OBS a: VALID? Bot WHERE? Top';
  expect(printed('check s', { s: text })).toMatchObject([{ answer: true }, { answer: [] }]);
});

test.each([
  ['a state that breaks the law', 'VARS 1 LAW 1 OBS a: VALID? 1 TRUE? {} 1', 's, query 2: the state {} breaks the law'],
  ['a faulty text', 'VARS 1 LAW', 's: Line 1, column 11: the text is not finished'],
  ['an unknown agent', 'VARS 1 LAW 1 OBS a: VALID? K b 1', 's: Line 1, column 28: "b" is no agent'],
  ['a law about knowledge', 'VARS 1 LAW K a 1 OBS a: VALID? 1', 's: The law may only use variables'],
])('check refuses %s, and prints nothing', (_, text, problem) => {
  expect(complaintOf('check s', { s: text })).toContain(problem);
});

const believed = JSON.stringify({
  format: 'kripketown-model',
  version: 1,
  atoms: ['p'],
  worlds: [{ name: 'u', true: ['p'] }, { name: 'v' }],
  agents: [
    {
      name: 'a',
      pairs: [
        ['u', 'v'],
        ['v', 'v'],
      ],
    },
  ],
  actual: 'u',
  queries: [
    { kind: 'TRUE?', formula: 'p & K a ~p' },
    { kind: 'TRUE?', at: 'v', formula: 'p' },
    { kind: 'VALID?', formula: 'K a ~p' },
    { kind: 'WHERE?', formula: 'p -> ~K a ~p' },
  ],
});

test('a model in JSON: a false belief is no equivalence, and is checked all the same', () => {
  expect(printed('check m', { m: believed })).toEqual([
    { file: 'm', query: 'TRUE?', formula: 'p & K a ~p', answer: true },
    { file: 'm', query: 'TRUE?', formula: 'p', answer: false },
    { file: 'm', query: 'VALID?', formula: 'K a ~p', answer: true },
    { file: 'm', query: 'WHERE?', formula: 'p -> ~K a ~p', answer: ['v'] },
  ]);
});

test.each([
  [
    'an S5 file whose relation is no equivalence',
    believed.replace('"version":1', '"version":1,"kind":"s5"'),
    'm: The relation of a is no equivalence: it leads not from "u" to "u"',
  ],
  ['a file that is no model', '{"game":"salem"}', 'm: This is no model of this program'],
  [
    'Y, where nothing was before',
    believed.replace('p & K a ~p', 'Y p'),
    'm, query 1: There is no step before this one',
  ],
])('check refuses %s, and prints nothing', (_, text, problem) => {
  expect(complaintOf('check m', { m: text })).toContain(problem);
});

test("the shared vectors' structures, written as files by convert, and checked", () => {
  const files: Record<string, string> = {};
  const expected: unknown[] = [];
  for (const [number, { vars, law, observes, queries }] of vectors.structures.entries()) {
    const asked = queries.flatMap(({ formula }) => [`WHERE? ${formula}`, `VALID? ${formula}`]);
    const observers = Object.entries(observes).map(([agent, seen]) => `${agent}: ${seen.join(',')}`);
    const text = [`VARS ${vars.join(',')}`, `LAW ${law}`, `OBS ${observers.join(' ')}`, ...asked].join('\n');
    const { output, complaint } = commandLine('convert s --to smcdel', { s: text });
    expect(complaint).toBe('');
    files[`s${number}`] = output;
    for (const { trueAt, valid } of queries) expected.push(trueAt, valid);
  }
  expect(expected).toHaveLength(2 * 720);
  const answers = printed(['check', ...Object.keys(files)], files);
  // Where an agent observes nothing, a variable that is always false was added: no state has it.
  expect(answers).toMatchObject(expected.map((answer) => ({ answer })));
});

/** VARS 1 to n, every one muddy or not, each child seeing the others; at least one is muddy. */
function muddyText(count: number, queries: string): string {
  const children = Array.from({ length: count }, (_, index) => index + 1);
  const observes = children.map((child) => `c${child}: ${children.filter((other) => other !== child).join(',')}`);
  return `VARS ${children.join(',')} LAW ${children.join(' | ')} OBS ${observes.join('\n')} ${queries}`;
}

test('a structure of 2^60 states: everything but all its states', () => {
  const all = Array.from({ length: 60 }, (_, index) => index + 1);
  const nobody = `(${all.map((child) => `~(c${child} knows whether ${child})`).join(' & ')})`;
  const alone = all.slice(1).map((child) => `~${child}`);
  const queries = [
    `TRUE? {7} c7 knows that 7`,
    `TRUE? {7,8} [!${nobody}] c7 knows that 7`,
    `TRUE? {7,8,9} [!${nobody}] c7 knows that 7`,
    `VALID? all comknow that (${all.join(' | ')})`,
    `VALID? c1 knows whether 1`,
    `WHERE? c1 knows that 1`,
    `WHERE? ${alone.join(' & ')} & 1`,
  ];
  const answers = printed('check s', { s: muddyText(60, queries.join('\n')) });
  expect(
    answers.map((line) => (typeof line === 'object' && line !== null && 'answer' in line ? line.answer : null)),
  ).toEqual([true, true, false, true, false, [[1]], [[1]]]);
});

test('of very many states the first are listed, with how many there are', () => {
  const { output } = commandLine('check s', { s: muddyText(60, 'WHERE? 1 | 2') });
  const line: unknown = JSON.parse(output);
  // All but those without 1 and 2.
  expect(line).toMatchObject({ states: String(2n ** 60n - 2n ** 58n) });
  expect(output).toContain('"answer":[[1],[1,2],[1,2,3],');
});
