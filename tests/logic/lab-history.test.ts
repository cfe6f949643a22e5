import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as f from '../../src/logic/formula/constructors.ts';
import { asPartitions, fromPartitions } from '../../src/logic/plain/partitions.ts';
import { valuedFrom } from '../../src/logic/plain/from-model.ts';
import type { LabMoment } from '../../src/logic/plain/lab-history.ts';
import { labStart, labStep, labTruth } from '../../src/logic/plain/lab-history.ts';
import { happen, privateNews, semiPrivateNews } from '../../src/logic/plain/plain-events.ts';
import { plainTruth } from '../../src/logic/plain/plain-truth.ts';
import { newsUpdate } from '../../src/logic/plain/plain-update.ts';
import { AGENTS, arbitraryFormula, arbitraryModel, ATOMS, meaningIn } from '../support/arbitrary-models.ts';
import { arbitraryPlainModel } from '../support/arbitrary-plain.ts';
import { neitherKnows } from '../support/plain-models.ts';
import { truth } from '../../src/logic/truth.ts';
import { parsed } from './formula-trees.ts';

const start = labStart(neitherKnows, 0);
const atActual = (moment: LabMoment, text: string) => labTruth(moment, parsed(text))[moment.actual ?? 0] === 1;

describe('the steps of the lab', () => {
  test('p told to a, b sees it (semi-private): 2 worlds; K_a p; not K_b p; K_b Kw_a p; C Kw_a p; not C p', () => {
    const told = labStep(start, { kind: 'news', hearers: ['a'], formula: f.atom('p') });
    expect(told.model.worlds).toHaveLength(2);
    const texts = ['K a p', '~K b p', 'K b Kw a p', 'C all Kw a p', '~C all p', 'Y ~Kw a p', 'K b Y ~Kw a p'];
    for (const text of texts) expect(atActual(told, text), text).toBe(true);
    const both = labStep(told, { kind: 'news', hearers: ['b'], formula: f.atom('p') });
    expect(atActual(both, 'C {a,b} p & Y ~C {a,b} p & Y Y ~Kw a p')).toBe(true);
  });

  test('a private event keeps the actual world; a contraction merges and forgets what was before', () => {
    const told = labStep(start, {
      kind: 'events',
      eventModel: privateNews(['a', 'b'], ['a'], f.atom('p')),
      event: 'told',
    });
    expect(told.model.worlds[told.actual ?? 0].name).toBe('(u, told)');
    const again = labStep(told, { kind: 'announce', formula: f.top });
    const small = labStep(again, { kind: 'contract', keeps: 'without-distributed' });
    expect(small.model.worlds).toHaveLength(3);
    expect(atActual(small, 'K a p & K b ~Kw a p')).toBe(true);
    expect(() => labTruth(small, parsed('Y p'))).toThrow(/no step before this one/);
  });

  test('what is false at the actual world is refused, and the moment before stays', () => {
    const news = privateNews(['a', 'b'], ['a'], f.not(f.atom('p')));
    expect(() => labStep(start, { kind: 'announce', formula: parsed('~p') })).toThrow(
      '~p is false at the actual world',
    );
    expect(() => labStep(start, { kind: 'events', eventModel: news, event: 'told' })).toThrow(
      'The event "told" cannot happen',
    );
    expect(() => labStep(start, { kind: 'events', eventModel: news, event: null })).toThrow('say which one');
    expect(() => labStep(start, { kind: 'events', eventModel: news, event: 'x' })).toThrow(
      'There is no event "x" here.',
    );
    expect(() => labStep(start, { kind: 'news', hearers: ['z'], formula: f.top })).toThrow(
      'There is no agent "z" here.',
    );
    expect(start).toEqual(labStart(neitherKnows, 0));
    const unmarked = labStep(labStart(neitherKnows, null), { kind: 'announce', formula: f.bottom });
    expect([unmarked.model.worlds.length, unmarked.actual]).toEqual([0, null]);
  });

  test('semi-private news is an event model of two events', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(), fc.subarray(AGENTS), arbitraryFormula(true, 2), (model, hearers, told) => {
        const product = happen(model, semiPrivateNews(AGENTS, hearers, told)).model;
        const numbers = hearers.map((name) => AGENTS.indexOf(name));
        expect(product.relations).toEqual(newsUpdate(model, plainTruth(model, told), numbers, true).model.relations);
      }),
    );
  });
});

test('a model with an interpretation, such as a game has, opens with chosen atoms', () => {
  fc.assert(
    fc.property(arbitraryModel(), arbitraryFormula(true, 2), (model, formula) => {
      const meaning = meaningIn(model);
      const valued = valuedFrom(
        model,
        meaning,
        ATOMS.map((name) => f.atom(name)),
      );
      const plain = fromPartitions(valued);
      // `living` is everybody in the lab.
      const everybody = { ...meaning, living: [0, 1, 2] };
      expect(plainTruth(plain, formula)).toEqual(truth(model, formula, everybody));
      expect(asPartitions(plain).ok).toBe(true);
    }),
  );
});
