import * as v from 'valibot';
import { refusals } from './refusals.ts';
import type { KillerMove, KillerOptions } from './types.ts';
import { LOSSES } from './types.ts';

/** Most players (K23), and most killers among so many: fewer than half (K11). */
export const MOST_PLAYERS = 15;
const MOST_KILLERS = 7;

/** Nights are numbered within a state's key. */
const MOST_NIGHTS = 100;

/** The options of Killer. What is left out takes its usual value; an unknown option is refused by name. */
export const optionsSchema: v.GenericSchema<unknown, KillerOptions> = v.pipe(
  v.strictObject({
    killers: v.optional(
      v.nullable(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(1, refusals.noKillers),
          v.maxValue(MOST_KILLERS, refusals.tooManyKillers),
        ),
      ),
      null,
    ),
    loss: v.optional(v.picklist(LOSSES, refusals.loss), '00'),
    rowBrokenByQuietDay: v.optional(v.boolean(), false),
    tieRule: v.optional(v.picklist(['nobody', 'random']), 'nobody'),
    revealOnOut: v.optional(v.boolean(), false),
    killersKnowEachOther: v.optional(v.boolean(), true),
    killersShareChat: v.optional(v.boolean(), true),
    baseline: v.optional(v.boolean(), false),
    maxNights: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_NIGHTS)), 40),
  }),
  v.check(
    ({ killersShareChat, killersKnowEachOther }) => !killersShareChat || killersKnowEachOther,
    refusals.chatUnknown,
  ),
);

const target = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1));

/** The moves of Killer, as they stand in files and links. */
export const moveSchema: v.GenericSchema<unknown, KillerMove> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['pass', 'abstain']) }),
  v.strictObject({ kind: v.picklist(['name', 'kill', 'vote', 'lot']), target }),
]);
