import { expect, test } from 'vitest';
import * as v from 'valibot';
import { parseStructure } from '../../src/logic/formula/structure.ts';
import { structureModel } from '../../src/logic/structure-model.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { truth } from '../../src/logic/truth.ts';
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
    const { model, interpretation, states: sets } = structureModel(reading.structure);
    expect(model.size).toBe(states);
    for (const { formula, trueAt, valid } of queries) {
      const parsed = parseFormula(formula);
      if (!parsed.ok) throw new Error(parsed.error.message);
      const worlds = truth(model, parsed.formula, interpretation);
      const found = sets.filter((_, world) => worlds[world] === 1).map(String);
      expect(found.sort(), formula).toEqual(trueAt.map(String).sort());
      expect(!worlds.includes(0), formula).toBe(valid);
    }
  });
}
