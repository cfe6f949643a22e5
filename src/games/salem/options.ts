import * as v from 'valibot';
import type { SalemMove, SalemOptions } from './types.ts';

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** The options of Salem. What is left out takes its usual value; an unknown option is refused by name. */
export const optionsSchema: v.GenericSchema<unknown, SalemOptions> = v.strictObject({
  mayIdle: v.optional(v.picklist(['nobody', 'town', 'everybody']), 'nobody'),
  selfWatch: v.optional(v.boolean(), false),
  watchingIsVisit: v.optional(v.boolean(), true),
  alertProtects: v.optional(v.boolean(), true),
  healStopsShots: v.optional(v.boolean(), false),
  revealedMayorHealable: v.optional(v.boolean(), true),
  maxNights: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)), 30),
  deDicto: v.optional(v.boolean(), false),
  silenceSpeaks: v.optional(v.boolean(), false),
  preferKnown: v.optional(percent, 80),
  alertPercent: v.optional(v.nullable(percent), null),
});

const target = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));

/** The moves of Salem, as they stand in files and links. */
export const moveSchema: v.GenericSchema<unknown, SalemMove> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['watch', 'heal', 'kill']), target }),
  v.strictObject({ kind: v.literal('vote'), target }),
  v.strictObject({ kind: v.picklist(['stay', 'alert', 'reveal', 'abstain']) }),
]);
