import * as v from 'valibot';
import { LEAST_PLAYERS, MOST_NIGHTS, MOST_PLAYERS, MOST_ROOMS } from './sizes.ts';
import type { RoomsMove, RoomsOptions } from './types.ts';
import { ROLES } from './types.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The options of Rooms. What is left out takes its usual value; an unknown option is refused by name. */
export const optionsSchema: v.GenericSchema<unknown, RoomsOptions> = v.strictObject({
  rooms: v.optional(v.nullable(whole(LEAST_PLAYERS, MOST_ROOMS)), null),
  roles: v.optional(v.union([v.picklist(['default', 'plain']), v.array(v.picklist(ROLES))]), 'default'),
  mafia: v.optional(v.nullable(whole(0, MOST_PLAYERS)), null),
  maxNights: v.optional(whole(1, MOST_NIGHTS), MOST_NIGHTS),
});

const player = whole(0, MOST_PLAYERS - 1);
const room = whole(1, MOST_ROOMS);

/** The moves of Rooms, as they stand in files and links. */
export const moveSchema: v.GenericSchema<unknown, RoomsMove> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['pass', 'prolong', 'burn', 'stay', 'carry', 'rest', 'abstain']) }),
  v.strictObject({ kind: v.picklist(['jail', 'stun', 'vote']), target: player }),
  v.strictObject({ kind: v.picklist(['disarm', 'watch', 'listen', 'demolish', 'go', 'put']), room }),
  v.strictObject({ kind: v.literal('swap'), rooms: v.tuple([room, room]) }),
  v.strictObject({ kind: v.literal('kill'), by: player, room }),
  v.strictObject({ kind: v.literal('lot'), number: player }),
]);
