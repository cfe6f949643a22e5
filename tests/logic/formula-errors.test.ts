import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { maximalDepth } from '../../src/logic/formula/builder.ts';
import type { FormulaError } from '../../src/logic/formula/errors.ts';
import { maximalFormulaLength, parseFormula } from '../../src/logic/formula/parse.ts';

const manual = readFileSync(new URL('../../docs/formulas.md', import.meta.url), 'utf8');

function errorOf(text: string): FormulaError {
  const read = parseFormula(text);
  if (read.ok) throw new Error(`${text} is a formula`);
  return read.error;
}

const aFormula = 'a formula';
const anOperator = 'an operator (&, |, -> or <->)';
const theEnd = 'the end of the text';

describe('what could stand where', () => {
  test.each([
    // text, line, column, found, expected
    ['', 1, 1, null, [aFormula]],
    [' \n ', 2, 2, null, [aFormula]],
    ['K Ann )', 1, 7, ')', [aFormula]],
    ['p\n& (q |\r\n K Bob)', 3, 7, ')', [aFormula]],
    ['gfr(Eve) )', 1, 10, ')', [anOperator, theEnd]],
    ['gfr(Eve', 1, 8, null, ['")"', '","']],
    ['gfr(', 1, 5, null, ['")"', 'a name or a number']],
    ['gfr Eve', 1, 5, 'Eve', ['"("', anOperator, theEnd]],
    ['(p & q', 1, 7, null, ['"("', '")"', anOperator]],
    ['K', 1, 2, null, ["an agent's name"]],
    ['K_ ~p', 1, 4, '~', ["an agent's name"]],
    ['C a p', 1, 3, 'a', ['a group (all, living or {Ann, Bob})']],
    ['C {a p', 1, 6, 'p', ['","', '"}"']],
    ['Ann knows p', 1, 11, 'p', ['"that" or "whether"']],
    ['(a,b) comknow p', 1, 15, 'p', ['"that" or "whether"']],
    ['AND p', 1, 5, 'p', ['"("']],
    ['AND(p,)', 1, 7, ')', [aFormula]],
    ['[p)q', 1, 3, ')', ['"!"', '"("', '","', '"?"', '"]"', anOperator]],
    ['<!p) q', 1, 4, ')', ['"("', '">"', anOperator]],
    ['p & 😀', 1, 5, '😀', [aFormula]],
    ['"😀" "😀"', 1, 5, '"', ['"("', anOperator, theEnd]],
    ['p --> q', 1, 3, '-', ['"("', anOperator, theEnd]],
  ])('%j', (text, line, column, found, expected) => {
    expect(errorOf(text)).toMatchObject({ line, column, found, expected: [...expected].sort() });
  });

  test('the message is a sentence with its place', () => {
    expect(errorOf('K Ann )').message).toBe(
      'Line 1, column 7: ")" does not fit here. What fits: a formula, such as p, ~p, (p | q), K Ann p, C all p or [!p] q',
    );
    expect(errorOf('gfr(Eve').message).toBe('Line 1, column 8: the text is not finished. What fits next: ")" or ","');
    expect(errorOf('gfr Eve').message).toBe(
      'Line 1, column 5: "Eve" does not fit here. What fits: "(", an operator (&, |, -> or <->) or the end of the text',
    );
  });

  test('what is given as an example of a formula is one', () => {
    const [, examples = ''] = /such as (.*)$/.exec(errorOf('').message) ?? [];
    const texts = examples.split(/, | or /);
    expect(texts).toHaveLength(6);
    for (const text of texts) expect(parseFormula(text).ok, text).toBe(true);
  });

  test('the error covers the whole word that was found', () => {
    expect(errorOf('p & that')).toMatchObject({ start: 4, end: 8 });
    expect(errorOf('p &')).toMatchObject({ start: 3, end: 3 });
  });

  test('what cannot be seen is shown by its number', () => {
    expect(errorOf('p & \u202e').message).toMatch(/"U\+202E" does not fit/);
    expect(errorOf('p & \u202e').found).toBe('\u202e');
  });

  test('what the list offers is accepted', () => {
    expect(errorOf('(p').expected).toEqual(['"("', '")"', anOperator]);
    for (const text of ['(p(Ann))', '(p)', '(p & q)', '(p | q)', '(p -> q)', '(p <-> q)']) {
      expect(parseFormula(text).ok, text).toBe(true);
    }
  });
});

describe('names', () => {
  test.each(['K', 'M', 'Kw', 'E', 'C', 'D', 'Ew', 'Cw', 'Dw', 'all', 'living', 'not', 'and', 'or', 'implies', 'iff'])(
    'the word %s needs quotation marks as a name',
    (word) => {
      expect(errorOf(`gfr(${word})`).message).toContain(`"${word}" is a word of the language`);
      expect(parseFormula(`gfr("${word}") & K "${word}" "${word}"`).ok).toBe(true);
    },
  );

  test.each(['K_Ann', 'M_x', 'Kw_1', 'E_1', 'Cw_a'])('%s is an operator, not a name', (word) => {
    expect(parseFormula(`gfr(${word})`).ok).toBe(false);
  });

  test.each([
    ['gfr("")', 5, 'a name must not be empty'],
    ['gfr("Ann)', 5, 'the quotation mark that opens here is never closed'],
    ['"a\\tb"', 3, 'inside quotation marks, only \\" and \\\\ and \\n may follow a backslash'],
    ['p {- q', 3, 'the comment that opens here is never closed by "-}"'],
  ])('%j', (text, column, message) => {
    const error = errorOf(text);
    expect(error.message).toBe(`Line 1, column ${String(column)}: ${message}`);
    expect(error.expected).toEqual([]);
  });
});

describe('limits', () => {
  const nested: readonly (readonly [string, (depth: number) => string])[] = [
    ['parentheses', (depth) => '('.repeat(depth) + 'p' + ')'.repeat(depth)],
    ['negations', (depth) => '~'.repeat(depth) + 'p'],
    ['knowledge', (depth) => 'K a '.repeat(depth) + 'p'],
    ['knowledge in words', (depth) => 'a knows that '.repeat(depth) + 'p'],
    ['arrows', (depth) => 'p -> '.repeat(depth) + 'p'],
    ['announcements', (depth) => '[a!'.repeat(depth) + 'p' + ']q'.repeat(depth)],
    ['functions', (depth) => 'AND('.repeat(depth) + 'p' + ')'.repeat(depth)],
    ['groups', (depth) => '(a,b) comknow that '.repeat(depth) + 'p'],
  ];

  test.each(nested)('%s may stand in each other to the limit and no deeper', (_, text) => {
    expect(parseFormula(text(maximalDepth - 1))).toMatchObject({ ok: true });
    for (const depth of [maximalDepth, 5_000]) {
      expect(errorOf(text(depth)).message).toMatch(/more than 400 operators or parentheses stand inside each other/);
    }
  });

  test('faulty text deep inside does not make parsing slow', () => {
    const openings = ['(', '(a,b) comknow that (', 'a knows whether (', '[a!(', 'AND(p,', 'E {a} (', '<!(', '~('];
    const started = performance.now();
    for (const opening of openings) errorOf(`${opening.repeat(190)}?`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('a long flat formula is no deep one', () => {
    expect(parseFormula(`p${' & p'.repeat(20_000)}`).ok).toBe(true);
  });

  test('a text of megabytes is refused at once', () => {
    const error = errorOf('('.repeat(4_000_000));
    expect(error.message).toMatch(/the text has 4000000 characters; at most 100000 are read/);
    expect(error.start).toBe(maximalFormulaLength);
  });
});

test('the messages in the manual are those that the parser gives', () => {
  const rows = [...manual.matchAll(/^\| `(.+)` \| (Line .+) \|$/gm)];
  expect(rows).toHaveLength(5);
  for (const [, text, message] of rows) expect(errorOf(text).message).toBe(message.replaceAll('\\|', '|'));
});

test('the examples in the table of operators are formulas', () => {
  const operators = /## Operators\n([^]*?)\n## /.exec(manual)?.[1] ?? '';
  const examples = [...operators.matchAll(/\| `((?:[^`|]|\\\|)+)`[^|`]* \|$/gm)].map(([, text]) => text);
  expect(examples.length).toBeGreaterThan(10);
  for (const text of examples) expect(parseFormula(text), text).toMatchObject({ ok: true });
});
