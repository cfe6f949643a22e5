import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reportSchema } from '../../src/cli/simulation-report.ts';
import { commandLine, complaintOf, parsed, printed } from './command-line.ts';

const RANDOM = 'simulate salem --players-decide random --seed 4';

function reportOf(words: string) {
  return v.parse(reportSchema, printed(words)[0]);
}

test('counts, shares and intervals follow from each other', () => {
  const { games, results, draws, resultsBy, rounds, meanRounds } = reportOf(`${RANDOM} --games 200`);
  expect(games).toBe(200);
  expect(Object.keys(results)).toEqual(['town', 'mafia']);
  expect(results['town'].count + results['mafia'].count + draws.count).toBe(200);
  expect(results['town'].share).toBe(results['town'].count / 200);
  expect(results['town'].interval[0]).toBeLessThan(results['town'].count / 200);
  expect(meanRounds).toBe(rounds / 200);
  const victims = resultsBy['firstVictim'];
  expect(Object.keys(victims)).toEqual(['LOO', 'DOC', 'VET', 'MAY', 'GFR', 'nobody']);
  expect(victims['nobody'].results['mafia'].count).toBe(0);
});

test('a simulated game is the game that play shows', () => {
  const resultSchema = v.object({ result: v.string() });
  const results = Array.from({ length: 6 }, (_, index) => {
    const [chronicle] = printed(`play salem --players-decide random --seed 4 --number ${index + 1} --budget 2000`);
    return v.parse(resultSchema, chronicle).result;
  });
  const report = reportOf(`${RANDOM} --games 6`);
  expect(report.results['town'].count).toBe(results.filter((result) => result === 'town').length);
});

test('the same words print the same text, and another seed another', () => {
  const { output } = commandLine(`${RANDOM} --games 30`);
  expect(commandLine(`${RANDOM} --games 30`).output).toBe(output);
  expect(commandLine('simulate salem --players-decide random --seed 5 --games 30').output).not.toBe(output);
});

function shards(of: number, words: string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: of }, (_, index) => [
      `${index + 1}.json`,
      commandLine(`${words} --shard ${index + 1}/${of}`).output,
    ]),
  );
}

test('merge prints byte for byte what the whole run prints, in whatever order the files are given', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 40 }), (of, games) => {
      const words = `${RANDOM} --games ${games}`;
      const files = shards(of, words);
      expect(commandLine(['merge', ...Object.keys(files).reverse()], files)).toEqual(commandLine(words));
    }),
    { numRuns: 15 },
  );
});

test('merge of players who reason', () => {
  const words = 'simulate salem --games 6 --seed 8 --budget 5000';
  const files = shards(2, words);
  expect(commandLine(['merge', ...Object.keys(files)], files)).toEqual(commandLine(words));
});

const WORDS = `${RANDOM} --games 20`;
const files = shards(3, WORDS);

test.each([
  ['a missing shard', ['1.json', '3.json'], {}, 'Shard 2/3 is missing.'],
  ['several missing', ['3.json'], {}, '2 shards are missing: 1/3, 2/3.'],
  ['a double shard', ['1.json', '2.json', '2.json', '3.json'], {}, 'Shard 2/3 is given twice: 2.json and 2.json.'],
  ['an unreadable file', ['1.json', 'none.json'], {}, 'none.json cannot be read.'],
  ['no JSON', ['1.json', 'x'], { x: '{"a":' }, 'x is no JSON: the text ends too early, at line 1, column 6.'],
  ['no shard', ['1.json', 'x'], { x: '{"a":1}' }, 'x is no output of simulate. "game" is missing.'],
  [
    'another seed',
    ['1.json', 'x'],
    { x: commandLine('simulate salem --players-decide random --seed 5 --games 20 --shard 2/3').output },
    'x does not belong to 1.json: seed is 5 there, not 4.',
  ],
  [
    'other options',
    ['1.json', 'x'],
    { x: commandLine(`${WORDS} --shard 2/3 --options {"selfWatch":true}`).output },
    'x does not belong to 1.json: options is {',
  ],
  [
    'another number of games',
    ['1.json', 'x'],
    { x: commandLine(`${RANDOM} --games 21 --shard 2/3`).output },
    'x does not belong to 1.json: allGames is 21 there, not 20.',
  ],
  [
    'another split',
    ['1.json', 'x'],
    { x: commandLine(`${WORDS} --shard 2/4`).output },
    'x does not belong to 1.json: it is one of 4 shards, not of 3.',
  ],
  [
    'other rules',
    ['1.json', 'x'],
    { x: files['2.json'].replace('"rulesVersion":1', '"rulesVersion":7') },
    'x was made by version 7 of the rules of salem; this program plays version 1.',
  ],
  [
    'another game',
    ['1.json', 'x'],
    { x: files['2.json'].replace('"salem"', '"chess"') },
    'x: There is no game "chess".',
  ],
  [
    'changed figures',
    ['1.json', 'x'],
    { x: files['2.json'].replace(/"meanRounds":[\d.]+/, '"meanRounds":1') },
    'x was changed: its figures do not follow from its counts.',
  ],
  [
    'a shard with too few games',
    ['1.json', 'x'],
    { x: files['2.json'].replace('"games":7', '"games":6') },
    'x holds 6 games, but its shard has 7.',
  ],
] satisfies [string, string[], Record<string, string>, string][])('merge refuses %s', (_, given, more, problem) => {
  expect(complaintOf(['merge', ...given], { ...files, ...more }).startsWith(problem)).toBe(true);
});

test('a shard may be laid out anew', () => {
  const pretty = JSON.stringify(parsed(files['2.json']), null, 2);
  expect(commandLine('merge 1.json 2.json 3.json', { ...files, '2.json': pretty })).toEqual(commandLine(WORDS));
});
