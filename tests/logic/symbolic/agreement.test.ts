import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventModel } from '../../../src/logic/event-model.ts';
import { explicitKnowledge } from '../../../src/logic/explicit-knowledge.ts';
import * as f from '../../../src/logic/formula/constructors.ts';
import type { Happening, Knowledge, Situation } from '../../../src/logic/knowledge.ts';
import { modelOf } from '../../../src/logic/model.ts';
import { SymbolicKnowledge } from '../../../src/logic/symbolic/symbolic-knowledge.ts';
import type { SightDescription } from '../../../src/logic/symbolic/structure-description.ts';
import { knowledgeStructure } from '../../../src/logic/symbolic/structure-description.ts';
import { modelOfStructure, structureOf } from '../../../src/logic/symbolic/translate.ts';
import { NoStepBefore, truth } from '../../../src/logic/truth.ts';
import { valuedInterpretation } from '../../../src/logic/valued-model.ts';
import { AGENTS, arbitraryFormula, arbitraryValuedModel, ATOMS } from '../../support/arbitrary-models.ts';

// Explicit and symbolic knowledge give the same answers.

// Of the tests below, 2,600 cases in all.
const MANY = 800;

const arbitraryValued = arbitraryValuedModel();

const boolean: fc.Arbitrary<ReturnType<typeof f.and>> = fc
  .array(fc.tuple(fc.constantFrom(...ATOMS), fc.boolean()), { maxLength: 3 })
  .map((literals) => f.and(...literals.map(([name, isTrue]) => (isTrue ? f.atom(name) : f.not(f.atom(name))))));

const arbitrarySight: fc.Arbitrary<readonly SightDescription[]> = fc.array(
  fc.record({ when: boolean, sees: fc.subarray(ATOMS).map((names) => names.map((name) => f.atom(name))) }),
  { maxLength: 2 },
);

const arbitraryDescription = fc.record({
  agents: fc.constant(AGENTS),
  atoms: fc.constant(ATOMS.map((name) => f.atom(name))),
  law: fc.array(boolean, { minLength: 1, maxLength: 3 }).map((parts) => f.or(...parts)),
  sights: fc.tuple(arbitrarySight, arbitrarySight, arbitrarySight),
});

const arbitraryEvents: fc.Arbitrary<EventModel> = fc
  .array(
    fc.record({
      precondition: arbitraryFormula(true, 1),
      postconditions: fc.array(
        fc.record({ atom: fc.constantFrom(...ATOMS).map((name) => f.atom(name)), becomes: arbitraryFormula(true, 1) }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 4 },
  )
  .chain((events) =>
    fc.record({
      events: fc.constant(events),
      cells: fc.tuple(...AGENTS.map(() => fc.array(fc.nat(2), { minLength: events.length, maxLength: events.length }))),
    }),
  );

const arbitraryHappening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant('news' as const),
    announced: arbitraryFormula(true, 1),
    hearers: fc.option(fc.subarray(AGENTS), { nil: 'all' as const }),
    whether: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('event' as const), eventModel: arbitraryEvents, event: fc.nat(3) }),
);

/** Everything that two kinds of knowledge can be asked about a formula, to be compared. Order is only promised within a kind. */
function answers(knowledge: Knowledge, formula: ReturnType<typeof f.not>['operand']) {
  const { count, worlds } = knowledge.where(formula, 1_000);
  const { parts, complete } = knowledge.project(formula, ['q', 'r'], 1_000);
  return {
    count: knowledge.count(),
    valid: knowledge.valid(formula),
    where: { count, worlds: worlds.map(String).sort() },
    parts: parts.map(({ facts, count: worldsThere }) => `${facts.join()}: ${worldsThere}`).sort(),
    complete,
  };
}

function answersAt(situation: Situation, formula: ReturnType<typeof f.not>['operand']) {
  return {
    ...answers(situation.knowledge, formula),
    facts: situation.facts,
    holds: situation.holds(formula),
    cells: AGENTS.map((agent) => situation.cell(agent, 1_000).worlds.map(String).sort()),
    parts: situation
      .projectCell('b', ['p'], 10)
      .parts.map(({ facts, count }) => `${facts.join()}: ${count}`)
      .sort(),
    reasons: reasonsAt(situation, formula),
    reasonsWithBefore: reasonsAt(situation, f.or(formula, f.previously(formula))),
  };
}

/** Why a knows something, or why not; null where `Y` asks for a step before the first. */
function reasonsAt(situation: Situation, formula: ReturnType<typeof f.not>['operand']) {
  try {
    const reasons = situation.explain('a', formula);
    if (reasons.known) return reasons.counterWorlds.map(({ fate, step, count }) => `${fate} ${step}: ${count}`);
    return { refutes: situation.cell('a', 1_000).worlds.map(String).includes(String(reasons.refutedBy)) };
  } catch (error) {
    if (error instanceof NoStepBefore) return null;
    throw error;
  }
}

/** The same knowledge twice: listed, and as a structure. */
const arbitraryPair = fc.oneof(
  arbitraryValued.map((valued) => ({ valued, structure: structureOf(valued).structure })),
  arbitraryDescription.map((description) => {
    const structure = knowledgeStructure(description);
    return { valued: modelOfStructure(structure, 100).valued, structure };
  }),
);

describe('explicit and symbolic knowledge agree', () => {
  test('formulas in random models, of which the structure is made', () => {
    fc.assert(
      fc.property(arbitraryValued, arbitraryFormula(true), (valued, formula) => {
        const { structure } = structureOf(valued);
        expect(answers(new SymbolicKnowledge(structure), formula)).toEqual(answers(explicitKnowledge(valued), formula));
      }),
      { numRuns: MANY },
    );
  });

  test('formulas in random structures with conditional observation, of which the model is made', () => {
    fc.assert(
      fc.property(arbitraryDescription, arbitraryFormula(true), (description, formula) => {
        const structure = knowledgeStructure(description);
        const explicit = explicitKnowledge(modelOfStructure(structure, 100).valued);
        expect(answers(new SymbolicKnowledge(structure), formula)).toEqual(answers(explicit, formula));
      }),
      { numRuns: MANY },
    );
  });

  test('situations after up to three happenings, and why somebody knows something', () => {
    fc.assert(
      fc.property(
        arbitraryPair,
        fc.subarray(ATOMS),
        fc.array(arbitraryHappening, { minLength: 1, maxLength: 3 }),
        arbitraryFormula(true, 2),
        ({ valued, structure }, facts, happenings, formula) => {
          // Several worlds may have the same facts; the two kinds need not take the same of them.
          const explicit = explicitKnowledge(valued);
          fc.pre(explicit.where(f.top, 100).worlds.filter((world) => String(world) === String(facts)).length === 1);
          let one: Situation | null = explicit.at(facts);
          let other: Situation | null = new SymbolicKnowledge(structure).at(facts);
          for (const happening of happenings) {
            if (one === null || other === null) break;
            expect(answersAt(other, formula)).toEqual(answersAt(one, formula));
            one = one.update(happening);
            other = other.update(happening);
          }
          expect(other === null).toBe(one === null);
          if (one !== null && other !== null) expect(answersAt(other, formula)).toEqual(answersAt(one, formula));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('what was before the last step, while no world is actual', () => {
    fc.assert(
      fc.property(
        arbitraryPair,
        fc.array(arbitraryHappening, { minLength: 1, maxLength: 3 }),
        arbitraryFormula(true, 2),
        ({ valued, structure }, happenings, formula) => {
          let one: Knowledge = explicitKnowledge(valued);
          let other: Knowledge = new SymbolicKnowledge(structure);
          for (const [done, happening] of happenings.entries()) {
            one = one.update(happening);
            other = other.update(happening);
            const asked = [formula, f.previously(formula), f.knows('a', f.previously(formula))];
            asked.push(f.announced(formula, f.previously(f.knows('b', formula))));
            if (done > 0) asked.push(f.previously(f.previously(formula)), f.considers('c', f.previously(asked[2])));
            for (const question of asked) expect(answers(other, question)).toEqual(answers(one, question));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a model is made into a structure and back: the same formulas hold in each world', () => {
    fc.assert(
      fc.property(arbitraryValued, arbitraryFormula(true), (valued, formula) => {
        const { structure, worlds } = structureOf(valued);
        const { valued: back, worldOf } = modelOfStructure(structure, 100);
        const before = truth(valued.model, formula, valuedInterpretation(valued));
        const after = truth(back.model, formula, valuedInterpretation(back));
        expect(worlds.map((world) => after[worldOf(world) ?? -1])).toEqual([...before]);
      }),
      { numRuns: 200 },
    );
  });
});

test('the model of no worlds', () => {
  const empty = { agents: ['a'], atoms: ['p'], model: modelOf([], [[]]), valuations: [] };
  const knowledge = new SymbolicKnowledge(structureOf(empty).structure);
  expect(knowledge.count()).toBe(0n);
  expect(knowledge.valid(f.bottom)).toBe(true);
  expect(knowledge.at(['p'])).toBeNull();
});
