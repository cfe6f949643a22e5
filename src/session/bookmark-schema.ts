import * as v from 'valibot';
import { MOST_PINNED } from './bookmark.ts';

const agent = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** What a link or a file says of where one stands. */
export const bookmark = v.object({
  run: v.unknown(),
  node: agent,
  viewpoint: v.union([v.literal('teacher'), agent]),
  deciders: v.array(v.string()),
  pinned: v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST_PINNED))),
});
