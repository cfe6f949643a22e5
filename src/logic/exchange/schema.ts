import * as v from 'valibot';

// The format of models as JSON; docs/model.schema.json publishes the same.

/** The version of the format. A reader refuses newer ones. */
export const FORMAT_VERSION = 1;
export const FORMAT = 'kripketown-model';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const names = v.array(name);
const agent = v.strictObject({
  name,
  cells: v.exactOptional(v.array(names)),
  pairs: v.exactOptional(v.array(v.tuple([name, name]))),
});

export const modelSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.exactOptional(v.picklist(['s5', 'plain'])),
  atoms: names,
  worlds: v.pipe(v.array(v.strictObject({ name, true: v.exactOptional(v.array(v.string())) })), v.maxLength(20_000)),
  agents: v.array(agent),
  actual: v.exactOptional(name),
  events: v.exactOptional(
    v.strictObject({
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
    }),
  ),
  queries: v.exactOptional(
    v.array(
      v.strictObject({
        kind: v.picklist(['TRUE?', 'VALID?', 'WHERE?']),
        at: v.exactOptional(name),
        formula: v.string(),
      }),
    ),
  ),
  notation: v.exactOptional(
    v.strictObject({
      knows: v.picklist(['letter', 'box']),
      considers: v.picklist(['letter', 'hat', 'diamond']),
      announcement: v.picklist(['exclamation', 'bare']),
    }),
  ),
});

export type ModelJson = v.InferOutput<typeof modelSchema>;
export type AgentJson = v.InferOutput<typeof agent>;
