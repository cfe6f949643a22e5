import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '../../src/cli/json.ts';

test.each([
  ['', 'x is no JSON: the text ends too early, at line 1, column 1.'],
  ['{', 'x is no JSON: the text ends too early, at line 1, column 2.'],
  ['{"a":1,}', 'x is no JSON: line 1, column 8: "}" cannot stand there.'],
  ['{\n  "a": yes\n}', 'x is no JSON: line 2, column 8: "yes" cannot stand there.'],
  ['[1 2]', 'x is no JSON: line 1, column 4: "2" cannot stand there.'],
  ['[1,]', 'x is no JSON: line 1, column 4: "]" cannot stand there.'],
  ['[1}', 'x is no JSON: line 1, column 3: "}" cannot stand there.'],
  ['{} {}', 'x is no JSON: line 1, column 4: "{" cannot stand there.'],
  ['{"a" 1}', 'x is no JSON: line 1, column 6: "1" cannot stand there.'],
  ['{a:1}', 'x is no JSON: line 1, column 2: "a" cannot stand there.'],
  ["{'a':1}", 'x is no JSON: line 1, column 2: "\'" cannot stand there.'],
  ['[01]', 'x is no JSON: line 1, column 2: "01" cannot stand there.'],
  ['["a\tb"]', 'x is no JSON: line 1, column 2: "\\"a\\tb" cannot stand there.'],
  ['nul', 'x is no JSON: line 1, column 1: "nul" cannot stand there.'],
  ['"a', 'x is no JSON: line 1, column 1: "\\"a" cannot stand there.'],
])('%j is refused with its place', (text, message) => {
  expect(() => parseJson(text, 'x')).toThrow(message);
});

test('whatever is JSON is read', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(text, 'x')).toEqual(JSON.parse(text));
    }),
  );
});

test('of a key that an object has twice the last holds, in its own place', () => {
  const read = parseJson('{"Ann":7,"Bob":[{"a":1,"b":2,"a":3}],"Ann":6,"__proto__":1}', 'x');
  expect(JSON.stringify(read)).toBe('{"Bob":[{"b":2,"a":3}],"Ann":6,"__proto__":1}');
});

test('whatever is no JSON is refused', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('}', ']', ',', ':', 'x', '"'), (text, at, sign) => {
      const place = at % (text.length + 1);
      const broken = text.slice(0, place) + sign + text.slice(place);
      let valid = true;
      try {
        JSON.parse(broken);
      } catch {
        valid = false;
      }
      if (!valid) expect(() => parseJson(broken, 'x')).toThrow(/^x is no JSON: /);
    }),
  );
});

test('a hundred thousand brackets are no trouble', () => {
  expect(() => parseJson('['.repeat(100_000), 'x')).toThrow('ends too early');
});
