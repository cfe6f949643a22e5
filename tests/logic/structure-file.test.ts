import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openText, placeOfFile, structureFileOfText } from '../../src/logic/exchange/open-text.ts';
import type { StructureFile } from '../../src/logic/exchange/structure-file.ts';
import { writeStructureFileAsSmcdel } from '../../src/logic/exchange/write-smcdel.ts';
import { writeStructureFile } from '../../src/logic/exchange/write-structure.ts';
import * as f from '../../src/logic/formula/constructors.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import type { SightDescription } from '../../src/logic/symbolic/structure-description.ts';
import { arbitraryFormula, AGENTS, ATOMS } from '../support/arbitrary-models.ts';
import { arbitraryPlainModel } from '../support/arbitrary-plain.ts';

const literals = fc
  .array(fc.tuple(fc.constantFrom(...ATOMS), fc.boolean()), { maxLength: 3 })
  .map((signs) => f.and(...signs.map(([name, isTrue]) => (isTrue ? f.atom(name) : f.not(f.atom(name))))));
const seen = fc.subarray(ATOMS).map((names) => names.map((name) => f.atom(name)));
const plainSight: fc.Arbitrary<readonly SightDescription[]> = seen.map((sees) => [{ when: f.top, sees }]);
const sight: fc.Arbitrary<readonly SightDescription[]> = fc.oneof(
  plainSight,
  fc.array(fc.record({ when: literals, sees: seen }), { maxLength: 2 }),
);

function described(sights: fc.Arbitrary<readonly SightDescription[]>): fc.Arbitrary<StructureFile['source']> {
  return fc
    .record({
      agents: fc.constant(AGENTS),
      atoms: fc.constant(ATOMS.map((name) => f.atom(name))),
      law: fc.array(literals, { minLength: 1, maxLength: 3 }).map((parts) => f.or(...parts)),
      sights: fc.tuple(sights, sights, sights),
    })
    .map((description): StructureFile['source'] => ({ kind: 'described', description }));
}

const fileWith = (source: StructureFile['source'], rest: Partial<StructureFile> = {}): StructureFile => ({
  source,
  actual: null,
  steps: [],
  eventModel: null,
  queries: [],
  notation: null,
  ...rest,
});

function reopened(text: string): StructureFile {
  const read = openText(text);
  if (!read.ok) throw new Error(read.problem);
  return structureFileOfText(read.value);
}

describe('a structure that is written and read again', () => {
  test('as JSON: the same formulas are true in as many worlds after its steps', () => {
    const source = fc.oneof(
      described(sight),
      arbitraryPlainModel(true).map((model): StructureFile['source'] => ({ kind: 'model', model })),
    );
    fc.assert(
      fc.property(source, arbitraryFormula(true, 1), arbitraryFormula(true, 2), (made, news, formula) => {
        const file = fileWith(made, { steps: [{ tell: printFormula(news), to: ['a'] }] });
        const again = reopened(writeStructureFile(file));
        const [one, other] = [placeOfFile(file), placeOfFile(again)].map(({ knowledge }) => knowledge);
        expect(other.where(formula, 100)).toEqual(one.where(formula, 100));
      }),
      { numRuns: 150 },
    );
  });

  test('in SMCDEL’s format: as many worlds, and whoever sees an atom sees its number', () => {
    fc.assert(
      fc.property(described(plainSight), (source) => {
        const file = fileWith(source);
        const written = writeStructureFileAsSmcdel(file);
        if (!written.ok) throw new Error(written.problem);
        const [one, other] = [placeOfFile(file), placeOfFile(reopened(written.value))].map(
          ({ knowledge }) => knowledge,
        );
        expect(other.count()).toBe(one.count());
        for (const [index, name] of ATOMS.entries()) {
          for (const agent of AGENTS) {
            const numbered = f.knowsWhether(agent, f.atom(String(index + 1)));
            expect(other.where(numbered, 0).count).toBe(one.where(f.knowsWhether(agent, f.atom(name)), 0).count);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('what SMCDEL has no sign for is refused', () => {
    const source: StructureFile['source'] = {
      kind: 'described',
      description: {
        agents: ['a'],
        atoms: [f.atom('p'), f.atom('q')],
        law: f.top,
        sights: [[{ when: f.atom('p'), sees: [f.atom('q')] }]],
      },
    };
    const problem = (file: StructureFile) => {
      const written = writeStructureFileAsSmcdel(file);
      return written.ok ? null : written.problem;
    };
    expect(problem(fileWith(source))).toContain('an observation that depends on a condition');
    expect(problem(fileWith(source, { steps: [{ announce: 'p' }] }))).toContain('what happened to a structure');
  });
});

describe('what is wrong with a file is said with its place', () => {
  const good = {
    format: 'kripketown-structure',
    version: 1,
    atoms: ['p', 'q'],
    law: 'p | q',
    agents: [{ name: 'a', sees: ['p'] }],
  };
  test.each([
    [{ law: 'K a p' }, 'law: The law may only use'],
    [{ law: 'r' }, 'law: there is no atom "r"'],
    [{ atoms: ['p', 'p'] }, 'The atom "p" is defined twice.'],
    [{ agents: [{ name: 'a', sees: ['r'] }] }, 'a: there is no atom "r"'],
    [{ agents: [{ name: 'a' }] }, 'The agent a must have either "sees" or "cases".'],
    [{ agents: [{ name: 'a', cases: [{ when: 'K a p', sees: [] }] }] }, 'a: The condition of an observation'],
    [{ steps: [{ announce: 'K b p' }] }, 'steps.0.announce: there is no agent "b"'],
    [{ actual: ['z'] }, 'actual: there is no atom "z"'],
    [{ model: {} }, 'The model cannot be read'],
    [{ version: 2 }, 'version 2 of the format'],
  ])('%j', (fields, message) => {
    const read = openText(JSON.stringify({ ...good, ...fields }));
    expect(read.ok ? '' : read.problem).toContain(message);
  });

  test('steps that cannot be taken', () => {
    const place = (fields: object) => () => placeOfFile(reopened(JSON.stringify({ ...good, ...fields })));
    expect(place({ actual: [] })).toThrow('No world in which all atoms are false fits the law.');
    expect(place({ actual: ['p'], steps: [{ announce: 'q' }] })).toThrow('q is false at the actual world');
    const events = { events: [{ name: 'e' }, { name: 'g' }], agents: [{ name: 'a', pairs: [['e', 'g']] }] };
    expect(place({ actual: ['p'], steps: [{ events, happens: 'e' }] })).toThrow('nobody can be deceived');
    const told = { events: [{ name: 'e' }, { name: 'g' }], agents: [{ name: 'a', cells: [] }] };
    expect(place({ actual: ['p'], steps: [{ events: told, happens: null }] })).toThrow('Several events can happen');
  });
});
