import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractPlain } from '../../src/logic/plain/plain-contract.ts';
import { fromPartitions } from '../../src/logic/plain/partitions.ts';
import type { PlainModel } from '../../src/logic/plain/plain-model.ts';
import { plainTruth } from '../../src/logic/plain/plain-truth.ts';
import { plainProduct } from '../../src/logic/plain/plain-update.ts';
import { stepEvents } from '../../src/logic/plain/step-events.ts';
import { valuedFrom } from '../../src/logic/plain/from-model.ts';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Model } from '../../src/logic/model.ts';
import { update } from '../../src/logic/update.ts';
import { arbitraryFormula, arbitraryModel, ATOMS, meaningIn } from '../support/arbitrary-models.ts';
import { alternatives, arbitraryStep } from '../support/arbitrary-steps.ts';

const plain = (model: Model): PlainModel => {
  const valued = valuedFrom(
    model,
    meaningIn(model),
    ATOMS.map((name) => f.atom(name)),
  );
  return fromPartitions(valued);
};

const arbitraryModelAndStep = arbitraryModel().chain((model) =>
  fc.record({ model: fc.constant(model), step: arbitraryStep(model.size) }),
);

test('the product of the model before with the events of a step is the model after', () => {
  fc.assert(
    fc.property(arbitraryModelAndStep, arbitraryFormula(true), ({ model, step: { classes, rows } }, formula) => {
      const updated = update(model, alternatives(classes, rows));
      const after = plain(updated.model);
      const { sights, possible, relations, leadsTo } = stepEvents(model, updated);
      const product = plainProduct(plain(model), {
        names: sights.map((_, event) => `e${event}`),
        possible,
        relations,
        factsAfter: (world, event) => after.worlds[leadsTo[event][world]].facts,
      });
      const small = contractPlain(product.model, 'with-distributed').model;
      expect(small.worlds).toHaveLength(contractPlain(after, 'with-distributed').model.worlds.length);
      const [there, here] = [plainTruth(product.model, formula), plainTruth(after, formula)];
      for (const [child, parent] of product.parents.entries()) {
        expect(there[child]).toBe(here[leadsTo[product.events[child]][parent]]);
      }
    }),
    { numRuns: 200 },
  );
});

test('events that nobody tells apart are one; of each world after the step, one event led to it', () => {
  fc.assert(
    fc.property(arbitraryModelAndStep, ({ model, step: { classes, rows } }) => {
      const updated = update(model, alternatives(classes, rows));
      const { sights, possible, eventOf, leadsTo } = stepEvents(model, updated);
      for (const [child, event] of eventOf.entries()) expect(leadsTo[event]).toContain(child);
      for (const [event, seen] of sights.entries()) {
        const twins = sights.flatMap((other, index) =>
          index !== event && String(other) === String(seen) ? [index] : [],
        );
        // Another event that looks the same is needed only where both can happen in one world.
        for (const twin of twins)
          expect(possible[twin].some((can, world) => can === 1 && possible[event][world] === 1)).toBe(true);
      }
    }),
  );
});
