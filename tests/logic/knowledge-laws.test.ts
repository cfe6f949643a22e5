import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explicitKnowledge } from '../../src/logic/explicit-knowledge.ts';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import type { Happening, Knowledge, Situation } from '../../src/logic/knowledge.ts';
import { asPartitions } from '../../src/logic/plain/partitions.ts';
import { PlainKnowledge } from '../../src/logic/plain/plain-knowledge.ts';
import type { PlainModel } from '../../src/logic/plain/plain-model.ts';
import { SymbolicKnowledge } from '../../src/logic/symbolic/symbolic-knowledge.ts';
import { structureOf } from '../../src/logic/symbolic/translate.ts';
import { NoStepBefore } from '../../src/logic/truth.ts';
import { AGENTS, arbitraryFormula, ATOMS } from '../support/arbitrary-models.ts';
import { arbitraryPlainModel } from '../support/arbitrary-plain.ts';

// What holds of whatever implements `Knowledge` and `Situation`.

function valuedOf(model: PlainModel) {
  const read = asPartitions(model);
  if (!read.ok) throw new Error('Every relation is an equivalence.');
  return read.valued;
}

interface Kind {
  readonly name: string;
  readonly models: fc.Arbitrary<PlainModel>;
  readonly of: (model: PlainModel) => Knowledge;
}

const kinds: readonly Kind[] = [
  { name: 'listed, S5', models: arbitraryPlainModel(true), of: (model) => explicitKnowledge(valuedOf(model)) },
  {
    name: 'kept as a law',
    models: arbitraryPlainModel(true),
    of: (model) => new SymbolicKnowledge(structureOf(valuedOf(model)).structure),
  },
  { name: 'written down, S5', models: arbitraryPlainModel(true), of: (model) => new PlainKnowledge(model, null) },
  {
    name: 'written down, any relations',
    models: arbitraryPlainModel(),
    of: (model) => new PlainKnowledge(model, null),
  },
];

const news: fc.Arbitrary<Extract<Happening, { kind: 'news' }>> = fc.record({
  kind: fc.constant('news' as const),
  announced: arbitraryFormula(true, 1),
  hearers: fc.option(fc.subarray(AGENTS), { nil: 'all' as const }),
  whether: fc.boolean(),
});

const ALL = 1000;
const sum = (parts: readonly { readonly count: bigint }[]) => parts.reduce((total, { count }) => total + count, 0n);

/** The situation in the first world of some facts after some news; null if there is none. */
function situationAfter(knowledge: Knowledge, happenings: readonly Happening[]): Situation | null {
  const [facts] = knowledge.where(f.top, 1).worlds;
  const start = facts === undefined ? null : knowledge.at(facts);
  return happenings.reduce<Situation | null>((situation, happening) => situation?.update(happening) ?? null, start);
}

describe.each(kinds)('knowledge that is $name', ({ models, of }) => {
  test('worlds where a formula holds, and those where it does not, are all; parts add up; valid is everywhere', () => {
    fc.assert(
      fc.property(models, arbitraryFormula(true, 2), fc.subarray(ATOMS), (model, formula, atoms) => {
        const knowledge = of(model);
        const { count, worlds } = knowledge.where(formula, ALL);
        expect(count + knowledge.where(f.not(formula), 0).count).toBe(knowledge.count());
        expect(BigInt(worlds.length)).toBe(count);
        expect(knowledge.valid(formula)).toBe(count === knowledge.count());
        expect(knowledge.where(formula, 1).worlds).toEqual(worlds.slice(0, 1));
        const { parts, complete } = knowledge.project(formula, atoms, ALL);
        expect([complete, sum(parts)]).toEqual([true, count]);
        const chosen = worlds.map((facts) => String(facts.filter((fact) => atoms.includes(fact))));
        expect(parts.map(({ facts }) => String(facts)).sort()).toEqual([...new Set(chosen)].sort());
      }),
      { numRuns: 100 },
    );
  });

  test('an agent knows what holds in the cell; reasons, parts and counts of the cell agree with it', () => {
    fc.assert(
      fc.property(models, fc.array(news, { maxLength: 2 }), arbitraryFormula(true, 1), (model, happenings, formula) => {
        const situation = situationAfter(of(model), happenings);
        if (situation === null) return;
        for (const agent of AGENTS) {
          const cell = situation.cell(agent, ALL);
          expect(BigInt(cell.worlds.length)).toBe(cell.count);
          expect(sum(situation.projectCell(agent, ['p'], ALL).parts)).toBe(cell.count);
          expect(situation.holds(f.considers(agent, f.top))).toBe(cell.count > 0n);
          const reasons = situation.explain(agent, formula);
          expect(reasons.known).toBe(situation.holds(f.knows(agent, formula)));
          if (!reasons.known) expect(cell.worlds.map(String)).toContain(String(reasons.refutedBy));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a falsehood cannot be told as a truth; what is told to all stays alone; every refuting world is accounted for', () => {
    fc.assert(
      fc.property(models, news, arbitraryFormula(true, 1), (model, happening, formula) => {
        const before = situationAfter(of(model), []);
        if (before === null) return;
        const { announced, hearers, whether } = happening;
        const isTrue = before.holds(announced);
        const after = before.update(happening);
        expect(after === null).toBe(!isTrue && !whether);
        if (after === null) return;
        const told = isTrue ? announced : f.not(announced);
        if (hearers === 'all') expect(after.knowledge.count()).toBe(before.knowledge.where(told, 0).count);
        expect(after.holds(f.previously(told))).toBe(true);
        const reasons = after.explain('a', formula);
        if (!reasons.known) return;
        const first = before.explain('a', formula);
        expect(reasons.counterWorlds.length > 0).toBe(!first.known);
        for (const { count, step } of reasons.counterWorlds) expect(count > 0n && step === 1).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('what is said with Y is explained from the first moment at which it means something', () => {
    fc.assert(
      fc.property(
        models,
        fc.array(news, { minLength: 1, maxLength: 3 }),
        arbitraryFormula(true, 1),
        (model, happenings, formula) => {
          const situation = situationAfter(of(model), happenings);
          if (situation === null) return;
          const asked = f.or(formula, f.previously(formula));
          const reasons = situation.explain('b', asked);
          expect(reasons.known).toBe(situation.holds(f.knows('b', asked)));
          // Of moment 1 and later: what became of worlds by step 1 is not asked.
          if (reasons.known) for (const { step } of reasons.counterWorlds) expect(step).toBeGreaterThan(1);
          const tooFar = happenings.reduce<Formula>((inner) => f.previously(inner), f.previously(formula));
          expect(() => situation.explain('b', tooFar)).toThrow(NoStepBefore);
        },
      ),
      { numRuns: 100 },
    );
  });
});

test('worlds that are written down answer as the same worlds listed, as long as no two are alike in all', () => {
  fc.assert(
    fc.property(
      arbitraryPlainModel(true),
      fc.array(news, { maxLength: 3 }),
      arbitraryFormula(true, 2),
      (model, happenings, formula) => {
        const [written, listed] = [new PlainKnowledge(model, null), explicitKnowledge(valuedOf(model))];
        fc.pre(written.count() === listed.count());
        const [one, other] = [written, listed].map((knowledge) => situationAfter(knowledge, happenings));
        expect(one === null).toBe(other === null);
        if (one === null || other === null) return;
        const told = (situation: Situation) => [
          situation.knowledge.where(formula, ALL),
          situation.knowledge.project(formula, ['q', 'r'], 2),
          situation.facts,
          situation.holds(formula),
          situation.cell('a', ALL),
          situation.projectCell('b', ['p'], 1),
          situation.explain('c', formula),
          happenings.length === 0 ? null : situation.explain('c', f.previously(formula)),
        ];
        expect(told(one)).toEqual(told(other));
      },
    ),
    { numRuns: 200 },
  );
});

test('a written model of other relations than equivalences is not listed as an S5 model', () => {
  fc.assert(
    fc.property(arbitraryPlainModel(), (model) => {
      const knowledge = new PlainKnowledge(model, null);
      if (asPartitions(model).ok) expect(knowledge.listed(ALL).agents).toEqual(AGENTS);
      else expect(() => knowledge.listed(ALL)).toThrow(RangeError);
    }),
  );
});
