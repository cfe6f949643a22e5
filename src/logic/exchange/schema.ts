import * as v from 'valibot';

// The formats of models and of structures as JSON; docs/model.schema.json and docs/structure.schema.json publish the same.

/** The version of the formats. A reader refuses newer ones. */
export const FORMAT_VERSION = 1;
export const FORMAT = 'kripketown-model';
export const STRUCTURE_FORMAT = 'kripketown-structure';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const names = v.array(name);
const agent = v.strictObject({
  name,
  cells: v.exactOptional(v.array(names)),
  pairs: v.exactOptional(v.array(v.tuple([name, name]))),
});

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const queryKind = v.picklist(['TRUE?', 'VALID?', 'WHERE?']);

const events = v.strictObject({
  events: v.pipe(
    v.array(
      v.strictObject({
        name,
        precondition: v.exactOptional(v.string()),
        postconditions: v.exactOptional(v.array(v.strictObject({ atom: v.string(), becomes: v.string() }))),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
  agents: v.array(agent),
});

const notation = v.strictObject({
  knows: v.picklist(['letter', 'box']),
  considers: v.picklist(['letter', 'hat', 'diamond']),
  announcement: v.picklist(['exclamation', 'bare']),
});

export const modelSchema = v.strictObject({
  format: v.literal(FORMAT),
  version,
  kind: v.exactOptional(v.picklist(['s5', 'plain'])),
  atoms: names,
  worlds: v.pipe(v.array(v.strictObject({ name, true: v.exactOptional(v.array(v.string())) })), v.maxLength(20_000)),
  agents: v.array(agent),
  actual: v.exactOptional(name),
  events: v.exactOptional(events),
  queries: v.exactOptional(
    v.array(v.strictObject({ kind: queryKind, at: v.exactOptional(name), formula: v.string() })),
  ),
  notation: v.exactOptional(notation),
});

const facts = v.array(v.string());
const formula = v.string();

/** What happens to a structure, one thing after the other. */
const step = v.union([
  v.strictObject({ announce: formula }),
  v.strictObject({ tell: formula, to: names }),
  v.strictObject({ events, happens: v.nullable(name) }),
  v.strictObject({ actual: v.nullable(facts) }),
]);

export const structureSchema = v.strictObject({
  format: v.literal(STRUCTURE_FORMAT),
  version,
  atoms: v.exactOptional(names),
  law: v.exactOptional(formula),
  agents: v.exactOptional(
    v.array(
      v.strictObject({
        name,
        sees: v.exactOptional(facts),
        cases: v.exactOptional(v.array(v.strictObject({ when: formula, sees: facts }))),
      }),
    ),
  ),
  model: v.exactOptional(modelSchema),
  actual: v.exactOptional(facts),
  steps: v.exactOptional(v.array(step)),
  events: v.exactOptional(events),
  queries: v.exactOptional(v.array(v.strictObject({ kind: queryKind, at: v.exactOptional(facts), formula }))),
  notation: v.exactOptional(notation),
});

export type ModelJson = v.InferOutput<typeof modelSchema>;
export type EventsJson = v.InferOutput<typeof events>;
export type StepJson = v.InferOutput<typeof step>;
export type StructureJson = v.InferOutput<typeof structureSchema>;
export type AgentJson = v.InferOutput<typeof agent>;
