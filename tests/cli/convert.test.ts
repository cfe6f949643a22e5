import { expect, test } from 'vitest';
import { commandLine, complaintOf, parsed, printed } from './command-line.ts';

const muddy = `VARS 1,2
LAW 1 | 2
OBS ann: 2
    bob: 1
TRUE? {1,2} ~ ann knows whether 1
VALID? (ann,bob) comknow that (1 | 2)`;

function converted(text: string, format: string): string {
  const { output, complaint, code } = commandLine(`convert s --to ${format}`, { s: text });
  expect({ complaint, code }).toEqual({ complaint: '', code: 0 });
  return output;
}

test('a structure as JSON, with its queries: the same answers', () => {
  const json = converted(muddy, 'json');
  expect(parsed(json)).toMatchObject({
    kind: 's5',
    atoms: ['1', '2'],
    worlds: [
      { name: '{1}', true: ['1'] },
      { name: '{1,2}', true: ['1', '2'] },
      { name: '{2}', true: ['2'] },
    ],
    agents: [
      { name: 'ann', cells: [['{1,2}', '{2}']] },
      { name: 'bob', cells: [['{1}', '{1,2}']] },
    ],
  });
  const [one, other] = [printed('check s', { s: muddy }), printed('check s', { s: json })];
  expect(other).toEqual(one);
  expect(one).toMatchObject([{ answer: true }, { answer: true }]);
});

test('and from JSON to a structure again', () => {
  const text = converted(converted(muddy, 'json'), 'smcdel');
  expect(text.split('\n')).toEqual([
    '-- 1: 1',
    '-- 2: 2',
    'VARS 1,2',
    'LAW OR(AND(1, ~ 2),',
    '    AND(1, 2),',
    '    AND(~ 1, 2))',
    'OBS ann: 2',
    '    bob: 1',
    'TRUE? {1,2} ~ (ann knows whether 1)',
    'VALID? (ann,bob) comknow that OR(1, 2)',
    '',
  ]);
  expect(printed('check s', { s: text })).toMatchObject([{ answer: true }, { answer: true }]);
});

test('pictures, from a link of the playground too', () => {
  expect(converted('https://example.org/?model=ApS1;AS0,1;', 'dot')).toMatch(
    /^digraph model \{[^]*w0 -> w1 \[label="a", dir=both\];/,
  );
  expect(converted(muddy, 'tikz')).toMatch(/^\\documentclass[^]*\\end\{document\}\n$/);
});

test.each([
  ['no format', 'convert s', '--to is missing: smcdel, json, structure, dot, tikz.'],
  ['an unknown format', 'convert s --to svg', '--to must be one of smcdel, json, structure, dot, tikz, not "svg".'],
  ['two files', 'convert s t --to dot', '"t" is one word too many.'],
])('%s is refused', (_, words, problem) => {
  expect(complaintOf(words, { s: muddy, t: muddy })).toContain(problem);
});

test('what cannot be written there is refused with the file and the reason', () => {
  expect(complaintOf('convert s --to smcdel', { s: '?model=ApS1;AS0,1;' })).toBe(
    's: The relation of a is no equivalence: it leads not from "w0" to "w0", as it must to be reflexive.\n',
  );
  expect(complaintOf('convert s --to json', { s: 'VARS 1 LAW 1 OBS a: 1 TRUE? {} 1' })).toContain(
    's: The state {} breaks the law',
  );
  expect(complaintOf('convert s --to dot', { s: 'VARS 1' })).toContain('s: Line 1, column 7');
});
