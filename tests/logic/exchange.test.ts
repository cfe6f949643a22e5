import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LabFile } from '../../src/logic/exchange/lab-file.ts';
import { labFileOf } from '../../src/logic/exchange/lab-file.ts';
import { decodeModel, encodeModel } from '../../src/logic/exchange/model-link.ts';
import { labFileOfStructure, labFileOfText, openText } from '../../src/logic/exchange/open-text.ts';
import { readPlayground } from '../../src/logic/exchange/playground.ts';
import { readModel } from '../../src/logic/exchange/read-json.ts';
import { modelCode } from '../../src/logic/model-code.ts';
import { writeModel } from '../../src/logic/exchange/write-json.ts';
import { structureFileOf } from '../../src/logic/exchange/write-structure.ts';
import { writeModelAsStructure, writeStructure } from '../../src/logic/exchange/write-smcdel.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { operandsOf, subformulas } from '../../src/logic/formula/inspect.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { parseStructure } from '../../src/logic/formula/structure.ts';
import { asPartitions } from '../../src/logic/plain/partitions.ts';
import { plainModel } from '../../src/logic/plain/plain-model.ts';
import { plainTruth } from '../../src/logic/plain/plain-truth.ts';
import { relationOf } from '../../src/logic/plain/relation.ts';
import { arbitraryFormula } from '../support/arbitrary-models.ts';
import { arbitraryPlainEvents, arbitraryPlainModel } from '../support/arbitrary-plain.ts';

function read<Value>(
  reading: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string },
): Value {
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value;
}

function problemOf(reading: { readonly ok: boolean; readonly problem?: string }): string {
  return reading.problem ?? 'it was read';
}

const arbitraryLabFile: fc.Arbitrary<LabFile> = fc.boolean().chain((isS5) =>
  arbitraryPlainModel(isS5).chain((model) =>
    fc.record({
      model: fc.constant(model),
      isS5: fc.constant(isS5),
      actual: model.worlds.length === 0 ? fc.constant(null) : fc.option(fc.nat(model.worlds.length - 1)),
      eventModel: fc.option(arbitraryPlainEvents(true)),
      queries: fc.array(
        fc
          .tuple(fc.constantFrom('VALID?' as const, 'WHERE?' as const), arbitraryFormula(true, 2))
          .map(([kind, formula]) => {
            // As it is read back: with the spans of its text.
            const text = printFormula(formula);
            const parsed = parseFormula(text);
            return { kind, world: null, formula: parsed.ok ? parsed.formula : formula, text };
          }),
        { maxLength: 2 },
      ),
      notation: fc.option(
        fc.record({
          knows: fc.constantFrom('letter' as const, 'box' as const),
          considers: fc.constantFrom('letter' as const, 'hat' as const, 'diamond' as const),
          announcement: fc.constantFrom('exclamation' as const, 'bare' as const),
        }),
      ),
    }),
  ),
);

/** Without the places in texts, which formulas made by the program have none of. */
function bare(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, held: unknown) =>
      key === 'span'
        ? undefined
        : held instanceof Set
          ? [...held].sort()
          : held instanceof Int32Array
            ? [...held]
            : held,
    ),
  );
}

describe('JSON', () => {
  test('write then read, for people and in one line, and as a link', () => {
    fc.assert(
      fc.property(arbitraryLabFile, fc.boolean(), (labFile, forPeople) => {
        const expected = bare(labFile);
        expect(bare(read(readModel(writeModel(labFile, forPeople))))).toEqual(expected);
        const link = encodeModel(labFile);
        expect(link).toMatch(/^m1\.[\w-]+$/);
        expect(bare(read(decodeModel(`#${link}`)))).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  const head = { format: 'kripketown-model', version: 1 };
  const two = { atoms: ['p'], worlds: [{ name: 'u', true: ['p'] }, { name: 'v' }] };
  const text = (parts: object) => JSON.stringify({ ...head, ...two, agents: [], ...parts });
  const agent = (parts: object) => text({ agents: [{ name: 'a', ...parts }] });
  const loops = [
    ['u', 'u'],
    ['v', 'v'],
  ];

  test.each([
    ['no JSON', '{"format": }', 'This is no JSON: line 1, column 12: "}" cannot stand there.'],
    ['another JSON', '{"game":"salem"}', 'This is no model of this program'],
    ['a newer one', text({ version: 2 }), 'version 2 of the format; this program reads version 1'],
    ['a stray key', text({ colour: 'red' }), 'There is no "colour".'],
    ['two definitions of a world', text({ worlds: [{ name: 'u' }, { name: 'u' }] }), 'The world "u" is defined twice.'],
    [
      'two definitions of an agent',
      text({
        agents: [
          { name: 'a', cells: [] },
          { name: 'a', cells: [] },
        ],
      }),
      'The agent "a" is defined twice.',
    ],
    ['two definitions of an atom', text({ atoms: ['p', 'p'] }), 'The atom "p" is defined twice.'],
    ['an unknown atom', text({ worlds: [{ name: 'u', true: ['q'] }] }), 'There is no atom "q" here.'],
    ['an atom that is no atom', text({ atoms: ['p & q'] }), 'this is a formula and no atom'],
    ['an atom in another spelling', text({ atoms: ['p( a )'] }), 'The atom "p( a )" must be written p(a).'],
    ['an unknown world', agent({ cells: [['u', 'x']] }), 'a: there is no world "x".'],
    ['overlapping cells', agent({ cells: [['u', 'v'], ['v']] }), '"v" lies in two cells of a; cells must not overlap.'],
    ['cells and pairs', agent({ cells: [], pairs: [] }), 'The agent a must have either "cells" or "pairs".'],
    [
      'an S5 file whose relation is no equivalence',
      text({ kind: 's5', agents: [{ name: 'a', pairs: [...loops, ['u', 'v']] }] }),
      'The relation of a is no equivalence: it leads not from "v" to "u", as it must to be symmetric. Leave out "kind": "s5"',
    ],
    ['an unknown actual world', text({ actual: 'x' }), 'actual: there is no world "x".'],
    [
      'a faulty formula',
      text({ queries: [{ kind: 'VALID?', formula: 'p &' }] }),
      'queries.0.formula: Line 1, column 4',
    ],
    [
      'a formula of depth ten thousand',
      text({ queries: [{ kind: 'VALID?', formula: `${'~'.repeat(10_000)}p` }] }),
      'more than 400 operators or parentheses stand inside each other',
    ],
    [
      'an unknown atom in a formula',
      text({ queries: [{ kind: 'VALID?', formula: 'q' }] }),
      'queries.0.formula: there is no atom "q" in this model.',
    ],
    [
      'an unknown agent in a formula',
      text({ queries: [{ kind: 'VALID?', formula: 'K b p' }] }),
      'queries.0.formula: there is no agent "b" in this model.',
    ],
    ['a question without a world', text({ queries: [{ kind: 'TRUE?', formula: 'p' }] }), 'is asked at a world'],
    [
      'two postconditions for an atom',
      text({
        events: {
          events: [
            {
              name: 'e',
              postconditions: [
                { atom: 'p', becomes: 'Top' },
                { atom: 'p', becomes: 'Bot' },
              ],
            },
          ],
          agents: [],
        },
      }),
      'The event "e" changes "p" twice',
    ],
    [
      'two definitions of an event',
      text({ events: { events: [{ name: 'e' }, { name: 'e' }], agents: [] } }),
      'The event "e" is defined twice.',
    ],
    [
      'an event model without an agent',
      text({ agents: [{ name: 'a', cells: [] }], events: { events: [{ name: 'e' }], agents: [] } }),
      'The event model does not say what a can tell apart.',
    ],
    [
      'an unknown event',
      text({
        agents: [{ name: 'a', cells: [] }],
        events: { events: [{ name: 'e' }], agents: [{ name: 'a', cells: [['x']] }] },
      }),
      'a: there is no event "x".',
    ],
    [
      'a file of 50 MB',
      `{"format":"kripketown-model","version":1,${' '.repeat(50_000_000)}}`,
      'The file has 50000042 characters',
    ],
  ])('%s is refused', (_, given, message) => {
    expect(problemOf(readModel(given))).toContain(message);
  });

  test('postconditions that name each other are no circle', () => {
    const swap = [
      { atom: 'p', becomes: 'q' },
      { atom: 'q', becomes: 'p' },
    ];
    const given = text({ atoms: ['p', 'q'], events: { events: [{ name: 'e', postconditions: swap }], agents: [] } });
    expect(read(readModel(given)).eventModel?.events[0].postconditions).toHaveLength(2);
  });

  test.each([
    ['foreign', '1.abc', 'This link holds no model.'],
    [
      'cut off',
      encodeModel(labFileOf(plainModel([], [], [], []), true)).slice(0, -6),
      'This link was cut off, or changed on its way.',
    ],
  ])('a link that is %s is refused', (_, link, message) => {
    expect(problemOf(decodeModel(link))).toBe(message);
  });
});

describe("SMCDEL's structures", () => {
  const speakable = (formula: Formula) =>
    [...subformulas(formula)].every(
      (part) => part.kind !== 'distributed' || part.group.kind !== 'listed' || part.group.agents.length > 0,
    );

  test('a model written as a structure and read back has the same formulas true, world by world', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(true), arbitraryFormula(true).filter(speakable), (model, formula) => {
        const asked = { kind: 'VALID?' as const, world: null, formula, text: printFormula(formula) };
        const text = read(writeModelAsStructure({ ...labFileOf(model, true), queries: [asked] }));
        const back = parseStructure(text);
        if (!back.ok) throw new Error(`${back.error.message}\n${text}`);
        const listed = read(labFileOfStructure(structureFileOf(back.structure)));
        const there = plainTruth(listed.model, back.structure.queries[0].formula);
        const valued = asPartitions(model);
        if (!valued.ok) throw new Error('no equivalences');
        const names = modelCode(valued.valued).states.map((state) => `{${state.join(',')}}`);
        expect(new Set(names)).toEqual(new Set(listed.model.worlds.map(({ name }) => name)));
        const here = plainTruth(model, formula);
        for (const [world, name] of names.entries()) {
          expect(there[listed.model.worlds.findIndex((other) => other.name === name)]).toBe(here[world]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('every operand is a word, a function or in parentheses: both precedences read the same', () => {
    fc.assert(
      fc.property(arbitraryFormula(true).filter(speakable), (formula) => {
        const asked = { kind: 'VALID?' as const, world: null, formula, text: '' };
        const [model] = fc.sample(arbitraryPlainModel(true), { numRuns: 1, seed: 7 });
        const text = read(writeModelAsStructure({ ...labFileOf(model, true), queries: [asked] }));
        const back = parseStructure(text);
        if (!back.ok) throw new Error(back.error.message);
        for (const part of subformulas(back.structure.queries[0].formula)) {
          for (const inner of operandsOf(part)) {
            if (part.kind !== 'implies' && part.kind !== 'iff' && part.kind !== 'not') continue;
            const before = text[inner.span.start - 1];
            expect(['(', ' '].includes(before)).toBe(true);
            if (inner.kind === 'implies' || inner.kind === 'iff') expect(before).toBe('(');
          }
        }
        expect(text).not.toMatch(/[&|]/);
      }),
      { numRuns: 100 },
    );
  });

  test('names and lists that SMCDEL has not', () => {
    const text = read(
      writeModelAsStructure(
        labFileOf(
          plainModel(
            ['Zoë', 'all'],
            ['p'],
            [{ name: 'u', facts: ['p'] }],
            [relationOf(1, [[0, 0]]), relationOf(1, [[0, 0]])],
          ),
          true,
        ),
      ),
    );
    expect(text).toBe(
      [
        '-- 1: p',
        '-- agent1: Zoë',
        '-- agent2: all',
        'VARS 1',
        'LAW OR(AND(1))',
        'OBS agent1: 1',
        '    agent2: 1',
        '',
      ].join('\n'),
    );
    const back = parseStructure('VARS LAW Top OBS a: VALID? K a Top');
    if (!back.ok) throw new Error(back.error.message);
    expect(read(writeStructure(back.structure))).toBe(
      '-- 1: always false, for lists that would be empty\nVARS 1\nLAW AND(Top, ~ 1)\nOBS a: 1\nVALID? a knows that Top\n',
    );
  });

  test('what is no S5 model, or cannot be said there, is refused with the reason', () => {
    const plain = plainModel(['a'], [], [{ name: 'u', facts: [] }], [relationOf(1, [])]);
    expect(problemOf(writeModelAsStructure(labFileOf(plain, false)))).toBe(
      'The relation of a is no equivalence: it leads not from "u" to "u", as it must to be reflexive.',
    );
    const structure = parseStructure('VARS 1 LAW Top OBS a: 1 VALID? D {} 1');
    if (!structure.ok) throw new Error(structure.error.message);
    expect(problemOf(writeStructure(structure.structure))).toContain('no sign for distributed knowledge of nobody');
    const unlawful = parseStructure('VARS 1 LAW 1 OBS a: 1 TRUE? {} 1');
    if (!unlawful.ok) throw new Error(unlawful.error.message);
    expect(problemOf(labFileOfStructure(structureFileOf(unlawful.structure)))).toContain('The state {} breaks the law');
  });
});

describe("the modal logic playground's links", () => {
  test('states, valuation and relation; deleted states keep the others numbers', () => {
    const { labFile, because } = read(readPlayground('https://example.org/?model=Ap,qS0,2;;AS0;'));
    expect(labFile.model).toEqual(
      plainModel(
        ['a'],
        ['p', 'q'],
        [
          { name: 'w0', facts: ['p', 'q'] },
          { name: 'w2', facts: [] },
        ],
        [
          relationOf(2, [
            [0, 0],
            [0, 1],
            [1, 0],
          ]),
        ],
      ),
    );
    expect(labFile.isS5).toBe(false);
    expect(because).toBe(
      'The relation of a is no equivalence: it leads not from "w2" to "w2", as it must to be transitive.',
    );
  });

  test('an equivalence opens as an S5 model', () => {
    const read5 = read(readPlayground('ApS0,1;AS1,0;'));
    expect(read5.because).toBeNull();
    expect(read5.labFile.isS5).toBe(true);
  });

  test('a variable with an S, escapes in the link, and a link among texts of other formats', () => {
    const opened = read(openText('http://x/?model=AStart,KS0%3B'));
    expect(read(labFileOfText(opened)).model.atoms).toEqual(['"K"', 'Start']);
  });

  test.each([
    ['a model cut off', '?model=ApS0', 'This is no link of the modal logic playground'],
    ['a state that is not there', '?model=ApS3;', 'State 0 leads to state 3, which there is not.'],
    ['a broken escape', '?model=%E0%A4%A', 'This is no link of the modal logic playground'],
  ])('%s is refused', (_, link, message) => {
    expect(problemOf(readPlayground(link))).toContain(message);
  });
});
