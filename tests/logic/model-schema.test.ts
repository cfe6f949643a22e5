import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModel } from '../../src/logic/exchange/read-json.ts';
import { openText, placeOfFile, structureFileOfText } from '../../src/logic/exchange/open-text.ts';
import { modelSchema, structureSchema } from '../../src/logic/exchange/schema.ts';
import schema from '../../docs/model.schema.json' with { type: 'json' };
import structures from '../../docs/structure.schema.json' with { type: 'json' };

const manual = readFileSync(new URL('../../docs/models.md', import.meta.url), 'utf8');
const [example, structureExample] = [...manual.matchAll(/```json\n([^]*?)\n```/g)].map(([, text]) => text);

test('the example in the manual is a model', () => {
  const read = readModel(example);
  if (!read.ok) throw new Error(read.problem);
  expect(read.value.model.worlds.map(({ name }) => name)).toEqual(['u', 'v']);
  expect(read.value.eventModel?.events).toHaveLength(2);
});

test('the published schema names the fields that are read', () => {
  const keys = (entries: object) => Object.keys(entries).sort();
  const { properties } = schema;
  const { entries } = modelSchema;
  expect(keys(properties)).toEqual(keys(entries));
  expect(keys(properties.events.properties)).toEqual(keys(entries.events.wrapped.entries));
  expect(keys(schema.definitions.agent.properties)).toEqual(keys(entries.agents.item.entries));
  expect(keys(properties.queries.items.properties)).toEqual(keys(entries.queries.wrapped.item.entries));
  expect(keys(properties.notation.properties)).toEqual(keys(entries.notation.wrapped.entries));
  const optional = Object.entries(entries).filter(([, entry]) => entry.type === 'exact_optional');
  const required = keys(entries).filter((key) => optional.every(([name]) => name !== key));
  expect([...schema.required].sort()).toEqual(required);
});

test('the example in the manual is a structure, and its queries are answered after its steps', () => {
  const read = openText(structureExample);
  if (!read.ok) throw new Error(read.problem);
  const file = structureFileOfText(read.value);
  const { knowledge, situation } = placeOfFile(file);
  expect(knowledge.agents).toEqual(['Ann', 'Bob']);
  expect(situation?.facts).toEqual(['muddy(Ann)', 'muddy(Bob)']);
  expect(file.queries.map(({ formula }) => knowledge.valid(formula))).toEqual([true, false]);
});

test('the published schema of structures names the fields that are read', () => {
  const keys = (fields: object) => Object.keys(fields).sort();
  const { entries } = structureSchema;
  expect(keys(structures.properties)).toEqual(keys(entries));
  expect(keys(structures.properties.agents.items.properties)).toEqual(keys(entries.agents.wrapped.item.entries));
  const steps = entries.steps.wrapped.item.options.map((option) => keys(option.entries));
  expect(structures.properties.steps.items.anyOf.map(({ properties }) => keys(properties))).toEqual(steps);
  expect(keys(structures.properties.queries.items.properties)).toEqual(keys(entries.queries.wrapped.item.entries));
});
