import * as v from 'valibot';
import { refusals } from './refusals.ts';
import { MOST_PLAYERS } from './state.ts';
import type { StandoffMove, StandoffOptions } from './types.ts';
import { PICK_UPS, READINGS, SCHEDULERS } from './types.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The options of the Standoff. What is left out takes its usual value; an unknown option is refused by name. */
export const optionsSchema: v.GenericSchema<unknown, StandoffOptions> = v.pipe(
  v.strictObject({
    reading: v.optional(v.picklist(READINGS), READINGS[0]),
    pickUp: v.optional(v.picklist(PICK_UPS), PICK_UPS[0]),
    quietLimit: v.optional(whole(1, 100), 20),
    civilians: v.optional(v.boolean(), false),
    hostage: v.optional(v.boolean(), false),
    scheduler: v.optional(v.picklist(SCHEDULERS), SCHEDULERS[0]),
    evil: v.optional(v.nullable(whole(0, MOST_PLAYERS)), null),
    evilCountKnown: v.optional(v.boolean(), false),
  }),
  v.check(({ evil, evilCountKnown }) => !evilCountKnown || evil !== null, refusals.unknownCount),
);

/** The moves of the Standoff, as they stand in files and links. */
export const moveSchema: v.GenericSchema<unknown, StandoffMove> = v.variant('kind', [
  v.strictObject({ kind: v.literal('shoot'), target: whole(0, MOST_PLAYERS - 1) }),
  v.strictObject({ kind: v.picklist(['drop', 'take', 'shootHostage']) }),
  v.strictObject({ kind: v.picklist(['pickUp', 'stayDown']), who: v.exactOptional(whole(0, MOST_PLAYERS - 1)) }),
]);

/** Reads options as they stand in a run. @throws ValiError if they are none of the Standoff. */
export function readOptions(options: unknown): StandoffOptions {
  return v.parse(optionsSchema, options);
}
