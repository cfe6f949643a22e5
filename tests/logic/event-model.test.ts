import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcement, announcementAlternatives } from '../../src/logic/announce.ts';
import type { EventModel } from '../../src/logic/event-model.ts';
import { productUpdate, productUpdateAt } from '../../src/logic/event-model.ts';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import type { Model } from '../../src/logic/model.ts';
import { modelOf } from '../../src/logic/model.ts';
import { truth, MeaningError } from '../../src/logic/truth.ts';
import { update } from '../../src/logic/update.ts';
import type { ValuedModel } from '../../src/logic/valued-model.ts';
import { valuedInterpretation, valuedModel } from '../../src/logic/valued-model.ts';
import { AGENTS, arbitraryFormula, arbitraryValuedModel } from '../support/arbitrary-models.ts';
import { parsed } from './formula-trees.ts';

const arbitraryValued = arbitraryValuedModel();

const unchanged = { postconditions: [] } as const;

/** Everybody sees the one event. */
function openly(precondition: Formula): EventModel {
  return { events: [{ precondition, ...unchanged }], cells: AGENTS.map(() => [0]) };
}

/** The hearers see which of the two it is. */
function news(told: Formula, hearers: readonly number[]): EventModel {
  return {
    events: [
      { precondition: f.not(told), ...unchanged },
      { precondition: told, ...unchanged },
    ],
    cells: AGENTS.map((_, agent) => (hearers.includes(agent) ? [0, 1] : [0, 0])),
  };
}

function truths(valued: ValuedModel, formula: Formula): number[] {
  return [...truth(valued.model, formula, valuedInterpretation(valued))];
}

/** The model with its cells numbered by their first worlds: equal exactly for equal worlds and partitions. */
function renumbered({ states, cells }: Model): Model {
  return modelOf(states, cells);
}

describe('product update', () => {
  test('an event model of one event is the announcement of its precondition', () => {
    fc.assert(
      fc.property(arbitraryValued, arbitraryFormula(true), (valued, told) => {
        const { model } = valued;
        const where = truth(model, told, valuedInterpretation(valued));
        const product = productUpdate(valued, openly(told));
        const direct = update(model, announcement(model, where));
        expect(renumbered(product.updated.model)).toEqual(renumbered(direct.model));
        expect(product.updated.parents).toEqual(direct.parents);
        expect(product.updated.merged).toEqual(direct.merged);
        expect(product.valued.model).toEqual(product.updated.model);
        expect(product.valued.valuations).toEqual(valued.valuations);
      }),
    );
  });

  test('an event model of two events is semi-private news', () => {
    fc.assert(
      fc.property(arbitraryValued, arbitraryFormula(true), fc.subarray([0, 1, 2]), (valued, told, hearers) => {
        const { model } = valued;
        const where = truth(model, told, valuedInterpretation(valued));
        const product = productUpdate(valued, news(told, hearers));
        const direct = update(model, announcementAlternatives(model, where, hearers, true));
        expect(product.updated.model).toEqual(direct.model);
        expect(product.updated.parents).toEqual(direct.parents);
        // As formulas say it.
        const then = f.knowsWhether('a', f.knowsWhether('b', told));
        const after = truths(product.valued, then);
        const box = { ...f.announced(told, then), whether: true, hearers: hearers.map((agent) => AGENTS[agent]) };
        expect(Array.from(product.updated.parents, (parent) => truths(valued, box)[parent])).toEqual(after);
      }),
    );
  });

  test('what holds after news by formula holds after the event, at the descendant of each world', () => {
    fc.assert(
      fc.property(arbitraryValued, arbitraryFormula(true, 2), arbitraryFormula(true, 2), (valued, told, then) => {
        const box = { ...f.announced(told, then), dual: true, hearers: ['b'] };
        const expected = truths(valued, box);
        for (let world = 0; world < valued.model.size; world++) {
          const after = productUpdateAt(valued, news(told, [1]), world, 1);
          const found = after === null ? 0 : truths(after.product.valued, then)[after.world];
          expect(found).toBe(expected[world]);
        }
      }),
    );
  });

  test('postconditions are evaluated before the event and take effect at once', () => {
    fc.assert(
      fc.property(arbitraryValued, arbitraryFormula(true), arbitraryFormula(true), (valued, forP, forQ) => {
        const change: EventModel = {
          events: [
            {
              precondition: f.top,
              postconditions: [
                { atom: f.atom('p'), becomes: forP },
                { atom: f.atom('q'), becomes: forQ },
              ],
            },
          ],
          cells: AGENTS.map(() => [0]),
        };
        const { valued: after, updated } = productUpdate(valued, change);
        const before = { p: truths(valued, forP), q: truths(valued, forQ), r: truths(valued, f.atom('r')) };
        for (const name of ['p', 'q', 'r'] as const) {
          expect(truths(after, f.atom(name))).toEqual(Array.from(updated.parents, (parent) => before[name][parent]));
        }
      }),
    );
  });

  test('the events and valuations of the product; what cannot happen there is refused', () => {
    const valued = valuedModel(
      ['a'],
      ['p'],
      [
        { facts: [], cells: [0] },
        { facts: ['p'], cells: [0] },
      ],
    );
    const toss: EventModel = {
      events: [
        { precondition: parsed('~p'), postconditions: [{ atom: f.atom('p'), becomes: f.top }] },
        { precondition: f.top, postconditions: [] },
      ],
      cells: [[7, 3]],
    };
    const { valued: after, events, updated } = productUpdate(valued, toss);
    expect([...events]).toEqual([0, 1, 1]);
    expect([...updated.parents]).toEqual([0, 0, 1]);
    expect(Array.from(after.model.states, (state) => [...after.valuations[state]])).toEqual([['p'], [], ['p']]);
    expect(productUpdateAt(valued, toss, 0, 0)?.world).toBe(0);
    expect(productUpdateAt(valued, toss, 1, 0)).toBeNull();
  });

  test('without events nothing can happen', () => {
    const valued = valuedModel(['a'], ['p'], [{ facts: [], cells: [0] }]);
    expect(productUpdate(valued, { events: [], cells: [[]] }).valued.model.size).toBe(0);
  });

  test('models and events that do not fit are refused', () => {
    const valued = valuedModel(['a'], ['p'], [{ facts: [], cells: [0] }]);
    const event = { precondition: f.top, postconditions: [] };
    expect(() => productUpdate(valued, { events: [event], cells: [] })).toThrow(/0 agents; the model has 1/);
    expect(() => productUpdate(valued, { events: [event], cells: [[0, 1]] })).toThrow(/1 events needs 1 cell/);
    expect(() => productUpdate(valued, openlyFor(parsed('q')))).toThrow(MeaningError);
    const unknown = { precondition: f.top, postconditions: [{ atom: f.atom('q'), becomes: f.top }] };
    expect(() => productUpdate(valued, { events: [unknown], cells: [[0]] })).toThrow('There is no atom "q" here.');
    expect(() => valuedModel(['a'], ['p'], [{ facts: ['q'], cells: [0] }])).toThrow('There is no atom "q" here.');
    expect(() => valuedModel(['a'], ['p'], [{ facts: [], cells: [] }])).toThrow(RangeError);
  });
});

function openlyFor(precondition: Formula): EventModel {
  return { events: [{ precondition, postconditions: [] }], cells: [[0]] };
}
