import * as v from 'valibot';
import { Refusal } from '../engine/refusal.ts';
import type { Run } from '../engine/run.ts';
import { LONGEST_BRANCH_NAME, ROOT } from '../engine/run.ts';
import { describeIssue } from '../kit/describe-issue.ts';
import { LARGEST_SEED } from '../kit/random.ts';
import { messages } from './messages.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const decisionSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('act'),
    joint: v.record(v.string(), v.looseObject({ kind: v.string() })),
  }),
  v.strictObject({ kind: v.literal('share'), by: whole }),
  v.strictObject({ kind: v.literal('announce'), by: v.nullable(whole), formula: v.string() }),
  v.strictObject({ kind: v.literal('claim'), by: whole, formula: v.string() }),
  v.strictObject({ kind: v.literal('silence'), by: whole, formula: v.string() }),
]);

const runSchema = v.strictObject({
  game: v.string(),
  rulesVersion: whole,
  options: v.unknown(),
  names: v.pipe(v.array(v.string()), v.maxLength(64)),
  seed: v.pipe(whole, v.maxValue(LARGEST_SEED)),
  deal: v.pipe(v.array(v.string()), v.maxLength(64)),
  nodes: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(whole, v.minValue(1)),
        parent: whole,
        decision: decisionSchema,
        name: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_BRANCH_NAME))),
      }),
    ),
    v.maxLength(10_000),
  ),
});

/** Reads a run that came from outside, as far as it can be read without its rules. @throws Refusal that says what is wrong, and where. */
export function readRun(value: unknown): Run {
  const read = v.safeParse(runSchema, value);
  if (!read.success) throw new Refusal(messages.run(read.issues.slice(0, 3).map(describeIssue).join(' ')));
  const known = new Set([ROOT]);
  for (const [index, node] of read.output.nodes.entries()) {
    if (known.has(node.id)) throw new Refusal(messages.run(messages.nodeTwice(index, node.id)));
    if (!known.has(node.parent)) throw new Refusal(messages.run(messages.orphan(index, node.parent)));
    known.add(node.id);
  }
  return read.output;
}
