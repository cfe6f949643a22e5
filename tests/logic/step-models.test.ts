import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as f from '../../src/logic/formula/constructors.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import type { Model, WorldSet } from '../../src/logic/model.ts';
import { modelOf } from '../../src/logic/model.ts';
import { valuedFrom } from '../../src/logic/plain/from-model.ts';
import { fromPartitions } from '../../src/logic/plain/partitions.ts';
import { happen } from '../../src/logic/plain/plain-events.ts';
import { plainTruth } from '../../src/logic/plain/plain-truth.ts';
import { leadsTo } from '../../src/logic/plain/relation.ts';
import { describeWorlds } from '../../src/logic/step/describe-worlds.ts';
import type { MergedStep, TakenStep } from '../../src/logic/step/merge-step.ts';
import { mergeStep, productSize } from '../../src/logic/step/merge-step.ts';
import { writeStep } from '../../src/logic/step/step-models.ts';
import { announcement } from '../../src/logic/announce.ts';
import type { Updated } from '../../src/logic/update.ts';
import { update } from '../../src/logic/update.ts';
import { AGENTS, arbitraryModel, ATOMS, meaningIn } from '../support/arbitrary-models.ts';
import { alternatives, arbitraryStep } from '../support/arbitrary-steps.ts';
import { commonClasses, haveSameClasses } from '../support/bisimilar.ts';

const atoms = ATOMS.map((name) => f.atom(name));
const plain = (model: Model) => fromPartitions(valuedFrom(model, meaningIn(model), atoms));

function taken(before: Model, updated: Updated): TakenStep {
  const children = [...updated.parents.keys(), ...(updated.merged?.children ?? [])];
  const parents = [...updated.parents, ...(updated.merged?.parents ?? [])];
  return {
    before,
    after: updated.model,
    descents: { children: Int32Array.from(children), parents: Int32Array.from(parents) },
    seen: updated.cellSeen,
    facts: atoms.map((one) => ({ before: meaningIn(before).atom(one), after: meaningIn(updated.model).atom(one) })),
  };
}

const write = (step: TakenStep, merged: MergedStep) => writeStep(AGENTS, atoms, step, merged, null, 'done');

const arbitraryTaken = arbitraryModel().chain((model) =>
  arbitraryStep(model.size).map(({ classes, rows }) => taken(model, update(model, alternatives(classes, rows)))),
);

describe('a step as an event model (Baltag, Moss and Solecki 1998)', () => {
  test('the product of the merged model before with the merged events is bisimilar to the model after, descent by descent', () => {
    fc.assert(
      fc.property(arbitraryTaken, (step) => {
        const merged = mergeStep(step);
        const { before, eventModel } = write(step, merged);
        const product = happen(before, eventModel);
        expect(product.model.worlds.length).toBe(productSize(merged));
        const classes = commonClasses(product.model, plain(step.after), ATOMS);
        expect(haveSameClasses(classes)).toBe(true);
        const [there, here] = classes;
        for (const [descent, child] of step.descents.children.entries()) {
          const block = merged.blocks[step.descents.parents[descent]];
          const event = merged.eventOf[descent];
          const world = product.parents.findIndex((own, index) => own === block && product.events[index] === event);
          expect(there[world]).toBe(here[child]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('nothing is left to merge: no two events can happen in the same worlds, change the same and are confused with the same', () => {
    fc.assert(
      fc.property(arbitraryTaken, (step) => {
        const merged = mergeStep(step);
        const { before, eventModel } = write(step, merged);
        const where = eventModel.events.map(({ precondition }) => plainTruth(before, precondition).join(''));
        const seen = eventModel.events.map((event, number) =>
          JSON.stringify([
            where[number],
            event.postconditions.map(({ atom }) => atom.name),
            eventModel.relations.map((relation) => [...relation[number]]),
          ]),
        );
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  test('what everybody sees alike and changes nothing is one event: an announcement', () => {
    fc.assert(
      fc.property(arbitraryModel(), fc.func(fc.boolean()), (model, isTrue) => {
        const announced: WorldSet = Uint8Array.from({ length: model.size }, (_, world) => (isTrue(world) ? 1 : 0));
        const step = { ...taken(model, update(model, announcement(model, announced))), seen: null };
        const merged = mergeStep(step);
        expect(merged.events.length).toBe(announced.includes(1) ? 1 : 0);
        expect(write(step, merged).eventModel.events.map(({ name }) => name)).toEqual(
          announced.includes(1) ? ['done'] : [],
        );
      }),
    );
  });

  test('worlds before with equal facts in which not the same can happen stay apart, and are named in preconditions', () => {
    // Two worlds alike in facts and for everybody; only the first survives.
    const before = modelOf([0, 0], [[0, 0]]);
    const step: TakenStep = {
      before,
      after: modelOf([0], [[0]]),
      descents: { children: Int32Array.of(0), parents: Int32Array.of(0) },
      seen: null,
      facts: [],
    };
    const models = writeStep(['Ann'], [], step, mergeStep(step), null, 'done');
    expect(models.eventModel.events.map(({ precondition }) => printFormula(precondition))).toEqual(['at(w0)']);
    expect(models.naming).toEqual(['at(w0)']);
    expect(happen(models.before, models.eventModel).model.worlds.length).toBe(1);
  });

  test('what was said is the precondition where it means the same', () => {
    const before = modelOf([0, 1], [[0, 0]]);
    const holds = Uint8Array.of(1, 0);
    const step: TakenStep = {
      before,
      after: modelOf([0], [[0]]),
      descents: { children: Int32Array.of(0), parents: Int32Array.of(0) },
      seen: null,
      facts: [{ before: holds, after: Uint8Array.of(1) }],
    };
    const said = (text: string) => {
      const read = parseFormula(text);
      if (!read.ok) throw new Error(read.error.message);
      const { eventModel } = writeStep(['Ann'], [f.atom('p')], step, mergeStep(step), read.formula, 'said');
      return printFormula(eventModel.events[0].precondition);
    };
    expect(said('p & ~K Ann p')).toBe('p & ~K Ann p');
    expect(said('~p')).toBe('p');
    expect(said('K Bob p')).toBe('p');
    expect(said('Y p')).toBe('p');
  });

  test('an atom that always becomes true or false is said to; one that differs is turned round', () => {
    const before = modelOf([0, 1], [[0, 1]]);
    const flip = (from: WorldSet, to: WorldSet): TakenStep => ({
      before,
      after: modelOf([0, 1], [[0, 1]]),
      descents: { children: Int32Array.of(0, 1), parents: Int32Array.of(0, 1) },
      seen: null,
      facts: [{ before: from, after: to }],
    });
    const becomes = (step: TakenStep) =>
      writeStep(['Ann'], [f.atom('p')], step, mergeStep(step), null, 'done').eventModel.events.map(
        ({ precondition, postconditions }) =>
          [precondition, ...postconditions.map((change) => change.becomes)].map((formula) => printFormula(formula)),
      );
    expect(becomes(flip(Uint8Array.of(1, 0), Uint8Array.of(0, 1)))).toEqual([['Top', '~p']]);
    expect(becomes(flip(Uint8Array.of(1, 1), Uint8Array.of(0, 0)))).toEqual([['Top', 'Bot']]);
    expect(becomes(flip(Uint8Array.of(0, 0), Uint8Array.of(1, 1)))).toEqual([['Top', 'Top']]);
    // Where only one of them changes, these are two events that nobody need tell apart.
    expect(becomes(flip(Uint8Array.of(1, 0), Uint8Array.of(1, 1))).toSorted()).toEqual([['p'], ['~p', 'Top']]);
  });
});

describe('worlds described by atoms', () => {
  const columns = (size: number, values: readonly number[]) =>
    ATOMS.map((name, bit) => ({
      atom: f.atom(name),
      worlds: Uint8Array.from({ length: size }, (_, world) => (values[world] >> bit) & 1),
    }));

  test('the formula is true exactly there; there is none exactly if some world in it agrees with one outside', () => {
    const arbitrary = fc
      .array(fc.record({ value: fc.nat(2 ** ATOMS.length - 1), inside: fc.boolean() }), { maxLength: 8 })
      .map((worlds) => worlds);
    fc.assert(
      fc.property(arbitrary, (worlds) => {
        const wanted = Uint8Array.from(worlds, ({ inside }) => (inside ? 1 : 0));
        const values = worlds.map(({ value }) => value);
        const found = describeWorlds(wanted, columns(worlds.length, values));
        const clash = worlds.some((one) =>
          worlds.some((other) => one.value === other.value && one.inside !== other.inside),
        );
        expect(found === null).toBe(clash);
        if (found === null) return;
        const model = fromPartitions(
          valuedFrom(
            modelOf(values, [values.map(() => 0)]),
            {
              agents: ['a'],
              living: [0],
              atom: (one) => columns(worlds.length, values)[ATOMS.indexOf(one.name)].worlds,
            },
            atoms,
          ),
        );
        expect([...plainTruth(model, found)]).toEqual([...wanted]);
      }),
    );
  });

  test.each([
    { inside: [3], all: [0, 1, 2, 3], formula: 'p & q' },
    { inside: [1, 3], all: [0, 1, 2, 3], formula: 'p' },
    { inside: [0, 2], all: [0, 1, 2, 3], formula: '~p' },
    { inside: [0, 1, 2], all: [0, 1, 2, 3], formula: '~q | ~p' },
    { inside: [], all: [0, 1], formula: 'Bot' },
    { inside: [0, 1], all: [0, 1], formula: 'Top' },
  ])('a short one: $formula', ({ inside, all, formula }) => {
    const wanted = Uint8Array.from(all, (value) => (inside.includes(value) ? 1 : 0));
    const found = describeWorlds(wanted, columns(all.length, all));
    expect(found === null ? null : printFormula(found)).toBe(formula);
  });
});

test('a merged product leads where both lead', () => {
  fc.assert(
    fc.property(arbitraryTaken, (step) => {
      const { before, eventModel } = write(step, mergeStep(step));
      const { model, parents, events } = happen(before, eventModel);
      for (const [agent, relation] of model.relations.entries()) {
        for (const [from, targets] of relation.entries()) {
          for (const to of parents.keys()) {
            const both =
              leadsTo(before.relations[agent], parents[from], parents[to]) &&
              leadsTo(eventModel.relations[agent], events[from], events[to]);
            expect(targets.includes(to)).toBe(both);
          }
        }
      }
    }),
    { numRuns: 50 },
  );
});
