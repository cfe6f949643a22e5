import type { Rational } from '../../kit/rational.ts';
import { compare, rational } from '../../kit/rational.ts';

/** A range of win rates, bounds included; the bounds are percentages. */
export interface Band {
  readonly low: Rational;
  readonly high: Rational;
}

/** Set-ups whose baseline lies here count as adjustable: from 6.00 % to 25.00 % (K22). */
export const ADJUSTABLE: Band = { low: rational(6n), high: rational(25n) };

export type Place = 'below' | 'inside' | 'above';

/** Where a win rate lies. */
export function placeIn({ low, high }: Band, rate: Rational): Place {
  const percentage = rational(rate.numerator * 100n, rate.denominator);
  if (compare(percentage, low) < 0) return 'below';
  return compare(percentage, high) > 0 ? 'above' : 'inside';
}
