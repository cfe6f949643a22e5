import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModel } from '../../src/logic/exchange/read-json.ts';
import { modelSchema } from '../../src/logic/exchange/schema.ts';
import schema from '../../docs/model.schema.json' with { type: 'json' };

const manual = readFileSync(new URL('../../docs/models.md', import.meta.url), 'utf8');
const example = /```json\n([^]*?)\n```/.exec(manual)?.[1] ?? '';

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
