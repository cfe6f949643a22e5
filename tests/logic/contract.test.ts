import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract, factsOf } from '../../src/logic/contract.ts';
import { atom } from '../../src/logic/formula/constructors.ts';
import { truth } from '../../src/logic/truth.ts';
import { arbitraryFormula, arbitraryModel, ATOMS, meaningIn } from '../support/arbitrary-models.ts';
import { greatestBisimulation } from '../support/naive-bisimulation.ts';
import { parsed } from './formula-trees.ts';
import { modelOf } from '../../src/logic/model.ts';

/** Some atoms and a formula about no others. */
const arbitraryChoice = fc
  .subarray(ATOMS, { minLength: 1 })
  .chain((chosen) => fc.record({ chosen: fc.constant(chosen), formula: arbitraryFormula(false, 3, chosen) }));

describe('contraction', () => {
  test('keeps the truth of every formula without D', () => {
    fc.assert(
      fc.property(arbitraryModel(), arbitraryFormula(false), (model, formula) => {
        const small = contract(model, model.states, 'without-distributed');
        const there = truth(small.model, formula, meaningIn(small.model));
        expect(truth(model, formula, meaningIn(model))).toEqual(
          new Uint8Array(small.blocks.map((block) => there[block])),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('that must keep D keeps the truth of every formula', () => {
    fc.assert(
      fc.property(arbitraryModel(), arbitraryFormula(true), (model, formula) => {
        const small = contract(model, model.states, 'with-distributed');
        const there = truth(small.model, formula, meaningIn(small.model));
        expect(truth(model, formula, meaningIn(model))).toEqual(
          new Uint8Array(small.blocks.map((block) => there[block])),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('merges exactly the worlds that the greatest bisimulation relates', () => {
    fc.assert(
      fc.property(arbitraryModel(0, 10), (model) => {
        const { blocks } = contract(model, model.states, 'without-distributed');
        const related = greatestBisimulation(model, model.states);
        const together = Array.from(blocks, (one) => Array.from(blocks, (other) => one === other));
        expect(together).toEqual(related);
      }),
      { numRuns: 300 },
    );
  });

  test('contracting again changes nothing; blocks come in the order of their first worlds', () => {
    for (const kind of ['without-distributed', 'with-distributed'] as const) {
      fc.assert(
        fc.property(arbitraryModel(), (model) => {
          const once = contract(model, model.states, kind);
          const twice = contract(once.model, once.model.states, kind);
          expect(twice.model).toEqual(once.model);
          expect([...once.members]).toEqual([...once.members].sort((one, other) => one - other));
          expect(Array.from(once.members, (world) => once.blocks[world])).toEqual([...once.members.keys()]);
        }),
      );
    }
  });

  test('with respect to some atoms keeps the formulas about those', () => {
    fc.assert(
      fc.property(arbitraryModel(), arbitraryChoice, (model, { chosen, formula }) => {
        const meaning = meaningIn(model);
        const facts = factsOf(
          model,
          chosen.map((name) => meaning.atom(atom(name))),
        );
        const small = contract(model, facts, 'without-distributed');
        const there = truth(small.model, formula, meaningIn(small.model));
        expect(truth(model, formula, meaning)).toEqual(new Uint8Array(small.blocks.map((block) => there[block])));
      }),
    );
  });

  test('of no atoms at all leaves one world', () => {
    const model = modelOf([0, 1, 2, 3], [[0, 0, 1, 2]]);
    expect(contract(model, factsOf(model, []), 'without-distributed').model.size).toBe(1);
  });

  test('D need not survive contraction by bisimulation', () => {
    // The row "D and contraction" of the classics.
    const model = modelOf(
      [1, 1, 0, 0],
      [
        [0, 1, 0, 1],
        [0, 1, 1, 0],
        [0, 0, 0, 0],
      ],
    );
    const together = parsed('D {a,b} p');
    expect([...truth(model, together, meaningIn(model))]).toEqual([1, 1, 0, 0]);
    const small = contract(model, model.states, 'without-distributed');
    expect([...truth(small.model, together, meaningIn(small.model))]).toEqual([0, 0]);
    expect(contract(model, model.states, 'with-distributed').model.size).toBe(4);
  });
});
