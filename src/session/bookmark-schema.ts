import * as v from 'valibot';
import { MOST_PINNED, MOST_ROUNDS } from './bookmark.ts';

const agent = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** What a link or a file says of where one stands. */
export const bookmark = v.object({
  run: v.unknown(),
  node: agent,
  viewpoint: v.union([v.literal('teacher'), agent]),
  deciders: v.array(v.string()),
  pinned: v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST_PINNED))),
  locked: v.optional(v.boolean()),
  series: v.optional(
    v.object({
      others: v.pipe(v.array(v.object({ run: v.unknown(), node: agent })), v.maxLength(MOST_ROUNDS - 1)),
      at: agent,
    }),
  ),
});
