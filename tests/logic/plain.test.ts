import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { productUpdate } from '../../src/logic/event-model.ts';
import { contract } from '../../src/logic/contract.ts';
import { asPartitions, fromPartitions } from '../../src/logic/plain/partitions.ts';
import { contractPlain } from '../../src/logic/plain/plain-contract.ts';
import { asPartitionEvents, happen, plainEventModel, publicEvent } from '../../src/logic/plain/plain-events.ts';
import type { PlainModel } from '../../src/logic/plain/plain-model.ts';
import { plainModel } from '../../src/logic/plain/plain-model.ts';
import { plainTruth } from '../../src/logic/plain/plain-truth.ts';
import { newsUpdate, productNames, restrictTo } from '../../src/logic/plain/plain-update.ts';
import { frameProperties } from '../../src/logic/plain/properties.ts';
import { leadsTo, reachableFrom, relationOf } from '../../src/logic/plain/relation.ts';
import { MeaningError, truth } from '../../src/logic/truth.ts';
import { OverBudget } from '../../src/logic/update.ts';
import { valuedInterpretation } from '../../src/logic/valued-model.ts';
import { AGENTS, arbitraryFormula, arbitraryGroup } from '../support/arbitrary-models.ts';
import { arbitraryPlainEvents, arbitraryPlainModel } from '../support/arbitrary-plain.ts';
import { parsed } from './formula-trees.ts';

const runs = { numRuns: 150 };
const arbitraryAgent = fc.constantFrom(...AGENTS);

function valuedOf(model: PlainModel) {
  const read = asPartitions(model);
  if (!read.ok) throw new Error('no equivalences');
  return read.valued;
}

function expectValid(model: PlainModel, formula: Formula) {
  expect([...plainTruth(model, formula)]).toEqual(model.worlds.map(() => 1));
}

describe('plain models against S5 models', () => {
  test('a plain model of equivalences says of every formula what the S5 model says, D, C and news included', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(true), arbitraryFormula(true), (model, formula) => {
        const valued = valuedOf(model);
        expect(plainTruth(model, formula)).toEqual(truth(valued.model, formula, valuedInterpretation(valued)));
      }),
      { numRuns: 400 },
    );
  });

  test('there and back', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(true), (model) => {
        expect(
          fromPartitions(
            valuedOf(model),
            model.worlds.map(({ name }) => name),
          ),
        ).toEqual(model);
      }),
      runs,
    );
  });

  test('the product with an S5 event model is the product update, up to worlds that are alike in all', () => {
    fc.assert(
      fc.property(
        arbitraryPlainModel(true, 4),
        arbitraryPlainEvents(true, true),
        arbitraryFormula(true, 2),
        (model, events, formula) => {
          const read = asPartitionEvents(events);
          if (!read.ok) throw new Error('no equivalences');
          const valued = valuedOf(model);
          const { valued: after, updated } = productUpdate(valued, read.eventModel);
          const small = contractPlain(happen(model, events).model, 'with-distributed').model;
          expect(small.worlds).toHaveLength(updated.model.size);
          const there = truth(after.model, formula, valuedInterpretation(after));
          expect([...plainTruth(small, formula)].sort()).toEqual([...there].sort());
        },
      ),
      runs,
    );
  });

  test('contraction makes as many worlds as the contraction of partitions', () => {
    fc.assert(
      fc.property(
        arbitraryPlainModel(true),
        fc.constantFrom('with-distributed' as const, 'without-distributed' as const),
        (model, kind) => {
          const { model: partitions } = valuedOf(model);
          const blocks = contractPlain(model, kind).blocks;
          expect(blocks).toEqual(contract(partitions, partitions.states, kind).blocks);
        },
      ),
      runs,
    );
  });
});

describe('laws of plain models', () => {
  test('axiom K holds, and M is the dual of K', () => {
    fc.assert(
      fc.property(
        arbitraryPlainModel(),
        arbitraryAgent,
        arbitraryFormula(true, 2),
        arbitraryFormula(true, 2),
        (model, a, p, q) => {
          expectValid(model, f.implies(f.knows(a, f.implies(p, q)), f.implies(f.knows(a, p), f.knows(a, q))));
          expectValid(model, f.iff(f.considers(a, p), f.not(f.knows(a, f.not(p)))));
          expectValid(model, f.iff(f.knowsWhether(a, p), f.or(f.knows(a, p), f.knows(a, f.not(p)))));
        },
      ),
      runs,
    );
  });

  test('C p is the greatest fixed point: p, and E of C p; C of nobody is p', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(), arbitraryGroup, arbitraryFormula(true, 2), (model, group, p) => {
        expectValid(model, f.iff(f.common(group, p), f.and(p, f.everybody(group, f.common(group, p)))));
        const everywhere = f.common(group, f.implies(p, f.everybody(group, p)));
        expectValid(model, f.implies(f.and(p, everywhere), f.common(group, p)));
        expectValid(model, f.iff(f.common({ kind: 'listed', agents: [] }, p), p));
      }),
      runs,
    );
  });

  test.each([
    ['T', (k: (p: Formula) => Formula, p: Formula) => f.implies(k(p), p)],
    ['D', (k: (p: Formula) => Formula, p: Formula) => f.not(f.and(k(p), k(f.not(p))))],
    ['B', (k: (p: Formula) => Formula, p: Formula) => f.implies(p, k(f.not(k(f.not(p)))))],
    ['4', (k: (p: Formula) => Formula, p: Formula) => f.implies(k(p), k(k(p)))],
    ['5', (k: (p: Formula) => Formula, p: Formula) => f.implies(f.not(k(p)), k(f.not(k(p))))],
  ])(
    'axiom %s is valid at a world for every valuation exactly if the relation has its property there',
    (axiom, schema) => {
      fc.assert(
        fc.property(arbitraryPlainModel(false, 4), (model) => {
          const property = frameProperties(model.relations[0]).find((own) => own.axiom === axiom);
          const size = model.worlds.length;
          const everywhere = new Uint8Array(size).fill(1);
          for (let set = 0; set < 2 ** size; set++) {
            const worlds = model.worlds.map(({ name }, world) => ({ name, facts: (set >> world) & 1 ? ['p'] : [] }));
            const valued = plainModel(model.agents, model.atoms, worlds, model.relations);
            const where = plainTruth(
              valued,
              schema((p) => f.knows('a', p), f.atom('p')),
            );
            for (const [world, member] of where.entries()) everywhere[world] &= member;
          }
          expect(property?.worlds).toEqual(everywhere.map((member) => member ^ 1));
          expect(property?.holds).toBe(!everywhere.includes(0));
          expect(property?.breaks).toHaveLength(everywhere.filter((member) => member === 0).length);
        }),
        { numRuns: 60 },
      );
    },
  );

  test('an event model of one public event is the announcement of its precondition', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(), arbitraryFormula(true, 2), (model, told) => {
        const product = happen(model, publicEvent(AGENTS, { name: 'e', precondition: told, postconditions: [] }));
        const announced = newsUpdate(model, plainTruth(model, told), null, false);
        expect(product.model.relations).toEqual(announced.model.relations);
        expect(product.parents).toEqual(announced.parents);
        expect(product.model.worlds.map(({ name }) => name)).toEqual(
          announced.model.worlds.map(({ name }) => `(${name}, e)`),
        );
      }),
      runs,
    );
  });

  test('contraction keeps every formula without D; the one that must keep D keeps all', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(), fc.boolean(), (model, distributed) => {
        fc.assert(
          fc.property(arbitraryFormula(distributed), (formula) => {
            const kind = distributed ? 'with-distributed' : 'without-distributed';
            const { model: small, blocks } = contractPlain(model, kind);
            const there = plainTruth(small, formula);
            expect([...plainTruth(model, formula)]).toEqual(Array.from(blocks, (block) => there[block]));
          }),
          { numRuns: 10 },
        );
      }),
      { numRuns: 60 },
    );
  });

  test('contract(M x E) and contract(contract(M) x E) agree on formulas without D', () => {
    fc.assert(
      fc.property(
        arbitraryPlainModel(),
        arbitraryPlainEvents(false),
        arbitraryFormula(false),
        (model, events, formula) => {
          const once = happen(model, events);
          const small = contractPlain(model, 'without-distributed');
          const twice = happen(small.model, events);
          const one = contractPlain(once.model, 'without-distributed');
          const other = contractPlain(twice.model, 'without-distributed');
          expect(other.model.worlds).toHaveLength(one.model.worlds.length);
          const here = plainTruth(one.model, formula);
          const there = plainTruth(other.model, formula);
          for (const [child, parent] of once.parents.entries()) {
            const twin = twice.parents.findIndex(
              (block, index) => block === small.blocks[parent] && twice.events[index] === once.events[child],
            );
            expect(here[one.blocks[child]]).toBe(there[other.blocks[twin]]);
          }
        },
      ),
      runs,
    );
  });

  test('C is what holds in the connected component', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(), fc.subarray([0, 1, 2]), (model, members) => {
        const group = { kind: 'listed', agents: members.map((agent) => AGENTS[agent]) } as const;
        const where = plainTruth(model, f.common(group, f.atom('p')));
        for (const world of model.worlds.keys()) {
          const component = reachableFrom(
            members.map((agent) => model.relations[agent]),
            world,
          );
          expect(where[world]).toBe(component.every((other) => model.worlds[other].facts.has('p')) ? 1 : 0);
        }
      }),
      runs,
    );
  });
});

describe('before the last step', () => {
  const doors = plainModel(
    ['a'],
    ['p'],
    [
      { name: 'u', facts: ['p'] },
      { name: 'v', facts: [] },
    ],
    [
      relationOf(2, [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ]),
    ],
  );

  test('Y is asked at the predecessor: "I knew that I did not know" after an announcement', () => {
    const text = '[!p](K a p & Y ~Kw a p & K a Y ~Kw a p)';
    expectValid(doors, parsed(text));
    expectValid(doors, parsed('[!p][!Top](Y K a p & Y Y ~K a p)'));
    const valued = valuedOf(doors);
    expect([...truth(valued.model, parsed(text), valuedInterpretation(valued))]).toEqual([1, 1]);
  });

  test('a step of the lab keeps what was before it', () => {
    const { model, parents } = restrictTo(doors, plainTruth(doors, parsed('p')));
    const before = { model: doors, parents, before: null };
    expect([...plainTruth(model, parsed('Y ~K a p & K a p'), before)]).toEqual([1]);
    const swapped = happen(
      model,
      publicEvent(['a'], {
        name: 'e',
        precondition: f.top,
        postconditions: [{ atom: f.atom('p'), becomes: f.bottom }],
      }),
      before,
    );
    const second = { model, parents: swapped.parents, before };
    expect([...plainTruth(swapped.model, parsed('~p & Y p & Y Y ~K a p'), second)]).toEqual([1]);
    expect(() => plainTruth(swapped.model, parsed('Y Y Y p'), second)).toThrow(/no step before this one/);
  });

  test('without a step before there is a message, for every kind of model', () => {
    const valued = valuedOf(doors);
    expect(() => plainTruth(doors, parsed('Y p'))).toThrow(MeaningError);
    expect(() => truth(valued.model, parsed('K a Y p'), valuedInterpretation(valued))).toThrow(
      /no step before this one/,
    );
  });

  test('[!p] Y q is p -> q, [e] likewise', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(), arbitraryFormula(true, 2), arbitraryFormula(true, 2), (model, p, q) => {
        expectValid(model, f.iff(f.announced(p, f.previously(q)), f.implies(p, q)));
      }),
      runs,
    );
  });
});

describe('what does not fit is refused', () => {
  const event = { name: 'e', precondition: f.top, postconditions: [] };
  const one = plainModel(['a'], ['p'], [{ name: 'w', facts: [] }], [relationOf(1, [])]);

  test.each([
    ['an agent', () => plainModel(['a', 'a'], [], [], [[], []]), 'The agent "a" is defined twice.'],
    ['an atom', () => plainModel([], ['p', 'p'], [], []), 'The atom "p" is defined twice.'],
    [
      'a world',
      () =>
        plainModel(
          [],
          [],
          [
            { name: 'w', facts: [] },
            { name: 'w', facts: [] },
          ],
          [],
        ),
      'The world "w" is defined twice.',
    ],
    ['an event', () => plainEventModel([], [event, event], []), 'The event "e" is defined twice.'],
  ])('two definitions of %s', (_, make, message) => {
    expect(make).toThrow(message);
  });

  test('unknown atoms and agents, relations that do not fit, an atom changed twice', () => {
    expect(() => plainModel([], ['p'], [{ name: 'w', facts: ['q'] }], [])).toThrow('There is no atom "q" here.');
    expect(() => plainTruth(one, parsed('K b p'))).toThrow('There is no agent "b" here.');
    expect(() => plainModel(['a'], [], [], [])).toThrow(/needs a relation for each, not 0/);
    expect(() => plainModel(['a'], [], [], [[Int32Array.of(0)]])).toThrow(/0 worlds/);
    expect(() => happen(one, publicEvent(['b'], event))).toThrow('The event model is about b; the model is about a.');
    const change = { atom: f.atom('p'), becomes: f.top };
    expect(() => publicEvent(['a'], { ...event, postconditions: [change, change] })).toThrow(/changes "p" twice/);
    expect(() => happen(one, publicEvent(['a'], event), null, 0)).toThrow(OverBudget);
  });

  test('postconditions that name each other are no circle: they are simultaneous, and swap', () => {
    const start = plainModel([], ['p', 'q'], [{ name: 'w', facts: ['p'] }], []);
    const swap = publicEvent([], {
      ...event,
      postconditions: [
        { atom: f.atom('p'), becomes: f.atom('q') },
        { atom: f.atom('q'), becomes: f.atom('p') },
      ],
    });
    expect(happen(start, swap).model.worlds).toEqual([{ name: '(w, e)', facts: new Set(['q']) }]);
  });

  test('the pair that a relation lacks is named', () => {
    const pairs = (given: [number, number][]) =>
      plainModel(
        ['a'],
        [],
        [0, 1, 2].map((world) => ({ name: String(world), facts: [] })),
        [relationOf(3, [[0, 0], [1, 1], [2, 2], ...given])],
      );
    expect(asPartitions(pairs([[0, 1]]))).toEqual({
      ok: false,
      agent: 0,
      missing: { from: 1, to: 0, because: 'symmetric' },
    });
    const chain = asPartitions(
      pairs([
        [0, 1],
        [1, 0],
        [1, 2],
        [2, 1],
      ]),
    );
    expect(chain).toEqual({ ok: false, agent: 0, missing: { from: 0, to: 2, because: 'transitive' } });
    const bare = plainModel(['a'], [], [{ name: 'w', facts: [] }], [relationOf(1, [])]);
    expect(asPartitions(bare)).toMatchObject({ missing: { from: 0, to: 0, because: 'reflexive' } });
  });

  test('names of products are told apart', () => {
    expect(productNames([{ name: 'a, b' }, { name: 'a' }], [0, 1], ['c', 'b, c'], [0, 1])).toEqual([
      '(a, b, c)',
      '(a, b, c)′',
    ]);
    expect(leadsTo(relationOf(2, [[0, 1]]), 0, 1)).toBe(true);
  });
});
