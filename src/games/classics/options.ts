import * as v from 'valibot';

/** Whether the world of the story is actual, or any. */
export const actual = v.optional(v.picklist(['told', 'any']), 'told');
/** The option whether the world of the story is actual, or any. */
export interface ActualOption {
  readonly actual: 'told' | 'any';
}

/** A whole number with its usual value. */
export const whole = (least: number, most: number, usual: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), usual);
