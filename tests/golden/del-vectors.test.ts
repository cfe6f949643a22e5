import { expect, test } from 'vitest';
import * as v from 'valibot';
import { parseStructure } from '../../src/logic/formula/structure.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { top } from '../../src/logic/formula/constructors.ts';
import { knowledgeOf, readStructure } from '../../src/logic/symbolic/choice.ts';
import vectorsFile from './del-vectors.json' with { type: 'json' };

const { structures } = v.parse(
  v.object({
    structures: v.array(
      v.object({
        vars: v.array(v.number()),
        law: v.string(),
        observes: v.record(v.string(), v.array(v.number())),
        states: v.number(),
        queries: v.array(v.object({ formula: v.string(), trueAt: v.array(v.array(v.number())), valid: v.boolean() })),
      }),
    ),
  }),
  vectorsFile,
);

test('there are 120 structures with 720 queries', () => {
  expect(structures).toHaveLength(120);
  expect(structures.flatMap((structure) => structure.queries)).toHaveLength(720);
});

for (const [number, { vars, law, observes, states, queries }] of structures.entries()) {
  test(`structure ${number + 1}: ${states} states, ${queries.length} formulas of two independent checkers`, () => {
    const observers = Object.entries(observes).map(([agent, seen]) => `${agent}: ${seen.join(',')}`);
    const reading = parseStructure(`VARS ${vars.join(',')} LAW ${law} OBS ${observers.join(' ')}`);
    if (!reading.ok) throw new Error(reading.error.message);
    const structure = readStructure(reading.structure);
    // Listed one by one, and by decision diagrams.
    for (const [kind, mostListed] of [
      ['explicit', 2 ** vars.length],
      ['symbolic', 0],
    ] as const) {
      const knowledge = knowledgeOf(structure, mostListed);
      expect(knowledge.kind).toBe(kind);
      expect(knowledge.count()).toBe(BigInt(states));
      for (const { formula, trueAt, valid } of queries) {
        const parsed = parseFormula(formula);
        if (!parsed.ok) throw new Error(parsed.error.message);
        const { worlds } = knowledge.where(parsed.formula, states);
        expect(worlds.map(String).sort(), formula).toEqual(trueAt.map(String).sort());
        expect(knowledge.valid(parsed.formula), formula).toBe(valid);
        // Listed worlds are asked all at once, whatever is asked.
        if (kind === 'explicit') continue;
        const trueThere = new Set(trueAt.map(String));
        for (const state of knowledge.where(top, states).worlds) {
          expect(knowledge.at(state)?.holds(parsed.formula), formula).toBe(trueThere.has(String(state)));
        }
      }
    }
  });
}
