import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distinguishingFormula } from '../../src/logic/compare/distinguish.ts';
import { compareFormulas, mutualDepths, validity, whetherTable } from '../../src/logic/compare/judge.ts';
import { subformulaTable } from '../../src/logic/compare/subformula-table.ts';
import { sizeOf, tellApart } from '../../src/logic/compare/tell-apart.ts';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { labFileOfText, openText } from '../../src/logic/exchange/open-text.ts';
import { bisimilarity } from '../../src/logic/plain/plain-contract.ts';
import type { PlainModel } from '../../src/logic/plain/plain-model.ts';
import { plainModel } from '../../src/logic/plain/plain-model.ts';
import { plainTruth } from '../../src/logic/plain/plain-truth.ts';
import { restrictTo } from '../../src/logic/plain/plain-update.ts';
import { equivalence, leadsTo, relationOf } from '../../src/logic/plain/relation.ts';
import { arbitraryFormula } from '../support/arbitrary-models.ts';
import { arbitraryPlainModel } from '../support/arbitrary-plain.ts';
import { parsed } from './formula-trees.ts';

const truthIn = (model: PlainModel) => (formula: Formula) => plainTruth(model, formula);

function muddyChildren(): PlainModel {
  const opened = openText('VARS 1,2,3 LAW Top OBS a: 2,3 b: 1,3 c: 1,2');
  if (!opened.ok) throw new Error(opened.problem);
  const read = labFileOfText(opened.value);
  if (!read.ok) throw new Error(read.problem);
  return read.value.model;
}

const muddy = muddyChildren();
const at = (model: PlainModel, name: string) => model.worlds.findIndex((world) => world.name === name);

describe('judging formulas on a model', () => {
  test('where two formulas differ', () => {
    const { equivalent, onlyFirst, onlySecond } = compareFormulas(truthIn(muddy), parsed('1 | 2'), parsed('1'));
    expect(equivalent).toBe(false);
    expect([...onlySecond]).not.toContain(1);
    expect(muddy.worlds.filter((_, world) => onlyFirst[world]).map(({ name }) => name)).toEqual(['{2}', '{2,3}']);
    expect(compareFormulas(truthIn(muddy), parsed('K a 2'), parsed('2')).equivalent).toBe(true);
  });

  test('validity, and where it fails', () => {
    expect(validity(truthIn(muddy), parsed('Kw a 2')).valid).toBe(true);
    expect([...validity(truthIn(muddy), parsed('~1')).fails]).toEqual(
      muddy.worlds.map(({ facts }) => Number(facts.has('1'))),
    );
  });

  test('Moore: p and not K p is an unsuccessful update wherever it is true; p is a successful one', () => {
    const moore = parsed('1 & ~K a 1');
    const { valid, fails } = validity(truthIn(muddy), f.announced(moore, moore));
    expect(valid).toBe(false);
    expect([...truthIn(muddy)(f.and(moore, f.announced(moore, moore)))]).not.toContain(1);
    expect([...fails]).toEqual([...plainTruth(muddy, parsed('1'))]);
    expect(validity(truthIn(muddy), f.announced(parsed('1'), parsed('1'))).valid).toBe(true);
  });

  test('muddy children: after two rounds "nobody knows" makes itself false', () => {
    const nobody = parsed('~Kw a 1 & ~Kw b 2 & ~Kw c 3');
    let model = restrictTo(muddy, plainTruth(muddy, parsed('1 | 2 | 3'))).model;
    for (const expected of [true, false]) {
      const { fails } = validity(truthIn(model), f.announced(nobody, nobody));
      const actual = at(model, '{1,2,3}');
      expect([truthIn(model)(nobody)[actual], fails[actual]]).toEqual([1, expected ? 0 : 1]);
      model = restrictTo(model, plainTruth(model, nobody)).model;
    }
  });

  test('who knows whether, to which depth', () => {
    const rows = whetherTable(truthIn(muddy), ['a', 'b'], parsed('1'), 3);
    expect(rows.map(({ agents }) => agents.join(''))).toEqual(['a', 'b', 'ba', 'ab', 'aba', 'bab']);
    // a never knows whether 1; b always does; and both know that.
    expect(rows.map(({ worlds }) => [...new Set(worlds)])).toEqual([[0], [1], [1], [1], [1], [1]]);
    expect(whetherTable(truthIn(muddy), ['a', 'b', 'c'], parsed('1'), 30).length).toBeLessThanOrEqual(1000);
  });

  test('muddy children, n = k = 3, before the opening: "at least one" is known to depth 2, and to depth 0 at one muddy', () => {
    const depths = mutualDepths(truthIn(muddy), { kind: 'all' }, parsed('1 | 2 | 3'), 10);
    const of = (name: string) => depths[at(muddy, name)];
    expect([of('{}'), of('{1}'), of('{1,2}'), of('{1,2,3}')]).toEqual(['false', 0, 1, 2]);
    const after = restrictTo(muddy, plainTruth(muddy, parsed('1 | 2 | 3'))).model;
    expect(new Set(mutualDepths(truthIn(after), { kind: 'all' }, parsed('1 | 2 | 3'), 10))).toEqual(
      new Set(['common']),
    );
  });
});

describe('the truth of every subformula at every world', () => {
  test('the first row is the formula, and each row follows from those below it by its operator', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(), arbitraryFormula(true), (model, formula) => {
        const rows = subformulaTable(truthIn(model), formula);
        expect(rows[0].worlds).toEqual(plainTruth(model, formula));
        for (const { worlds, asked, after, formula: part } of rows) {
          expect([...worlds].every((member, world) => member <= asked[world])).toBe(true);
          if (after.length === 0) expect(worlds).toEqual(plainTruth(model, part));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('behind an announcement it is asked of the world after it, and not where there is none', () => {
    const rows = subformulaTable(truthIn(muddy), parsed('[!1](K a 1 & Y ~K a 1)'));
    const told = plainTruth(muddy, parsed('1'));
    expect(rows.map(({ formula }) => printFormula(formula))).toEqual([
      '[!1](K a 1 & Y ~K a 1)',
      '1',
      'K a 1 & Y ~K a 1',
      'K a 1',
      '1',
      'Y ~K a 1',
      '~K a 1',
      'K a 1',
      '1',
    ]);
    expect(rows.map(({ asked }) => asked.includes(0))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(rows[3].worlds).toEqual(told);
    // Before the announcement, a did not know it.
    expect(rows[6].worlds).toEqual(told);
    expect([...rows[7].worlds]).not.toContain(1);
  });
});

describe('telling two worlds apart', () => {
  test('a formula is found exactly if the worlds are not bisimilar; it is true at the first alone', () => {
    fc.assert(
      fc.property(
        arbitraryPlainModel(false, 6).filter(({ worlds }) => worlds.length > 1),
        fc.nat(5),
        fc.nat(5),
        (model, one, other) => {
          const [first, second] = [one % model.worlds.length, other % model.worlds.length];
          const blocks = bisimilarity(model).cells;
          const told = tellApart(model, first, second);
          expect(told.kind).toBe(blocks[first] === blocks[second] ? 'bisimulation' : 'formula');
          if (told.kind === 'formula') {
            const deep = distinguishingFormula(model, first, second) ?? f.bottom;
            for (const formula of [told.formula, deep]) {
              const truths = plainTruth(model, formula);
              expect([truths[first], truths[second]]).toEqual([1, 0]);
            }
            expect(sizeOf(told.formula)).toBe(told.size);
            expect(told.size).toBeLessThanOrEqual(sizeOf(deep));
            return;
          }
          if (told.kind === 'tooLong') throw new Error('so small a model has short formulas');
          // Equal facts, and each side answers each step of the other, within the pairs.
          expect(told.pairs).toContainEqual([first, second]);
          const related = (left: number, right: number) => told.pairs.some(([u, v]) => u === left && v === right);
          for (const [u, v] of told.pairs) {
            expect(model.worlds[u].facts).toEqual(model.worlds[v].facts);
            for (const relation of model.relations) {
              expect([...relation[u]].every((next) => [...relation[v]].some((reply) => related(next, reply)))).toBe(
                true,
              );
              expect([...relation[v]].every((next) => [...relation[u]].some((reply) => related(reply, next)))).toBe(
                true,
              );
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('no formula of a smaller size does it: every smaller one is tried', () => {
    const leaves: Formula[] = [f.atom('p'), f.top, f.bottom];
    const sizes: Formula[][] = [[], leaves];
    for (let size = 2; size <= 4; size++) {
      const unary = sizes[size - 1].flatMap((inner) => [
        f.not(inner),
        f.knows('a', inner),
        f.considers('a', inner),
        f.knowsWhether('a', inner),
      ]);
      const binary = Array.from({ length: size - 2 }, (_, left) => left + 1).flatMap((left) =>
        sizes[left].flatMap((one) => sizes[size - 1 - left].flatMap((other) => [f.and(one, other), f.or(one, other)])),
      );
      sizes.push([...unary, ...binary]);
    }
    const chain = plainModel(
      ['a'],
      ['p'],
      [0, 1, 2, 3, 4].map((world) => ({ name: String(world), facts: world === 4 ? ['p'] : [] })),
      [
        relationOf(5, [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
        ]),
      ],
    );
    for (const [first, second] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 2],
      [4, 0],
      [0, 3],
    ] as const) {
      const told = tellApart(chain, first, second);
      if (told.kind !== 'formula') throw new Error('bisimilar');
      expect(told.isShortest).toBe(true);
      const smaller = sizes.slice(1, Math.min(told.size, 5)).flat();
      for (const formula of smaller) {
        const truths = plainTruth(chain, formula);
        expect(truths[first] === 1 && truths[second] === 0, printFormula(formula)).toBe(false);
      }
    }
  });

  test('the chain with p at its end: M p, M M p', () => {
    const model = plainModel(
      ['a'],
      ['p'],
      [
        { name: 'u', facts: [] },
        { name: 'v', facts: [] },
        { name: 'w', facts: ['p'] },
      ],
      [
        relationOf(3, [
          [0, 1],
          [1, 2],
        ]),
      ],
    );
    const told = tellApart(model, 1, 0);
    expect(told).toMatchObject({ kind: 'formula', size: 2, isShortest: true });
  });

  test('where the search takes too long there is still a formula, which says that it may not be the shortest', () => {
    // Two long chains that differ at their ends only: the formula must be as deep as they are long.
    const length = 40;
    const worlds = Array.from({ length: 2 * length }, (_, world) => ({
      name: String(world),
      facts: world === length - 1 ? ['p'] : ['q', 'r'].filter((_, bit) => (world >> bit) & 1),
    }));
    const pairs = worlds.flatMap((_, world) =>
      world % length === length - 1 ? [] : [[world, world + 1] as const, [world + 1, world] as const],
    );
    const model = plainModel(['a', 'b'], ['p', 'q', 'r'], worlds, [
      relationOf(worlds.length, pairs),
      equivalence(worlds.map((_, world) => Math.floor(world / 2))),
    ]);
    expect(leadsTo(model.relations[0], 0, 1)).toBe(true);
    const told = tellApart(model, 0, length);
    if (told.kind !== 'formula') throw new Error('bisimilar');
    const truths = plainTruth(model, told.formula);
    expect([truths[0], truths[length], told.isShortest]).toEqual([1, 0, false]);
  });
});
