/** An exact fraction in lowest terms, with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The fraction numerator/denominator in lowest terms.
 * @throws RangeError if the denominator is 0.
 */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('A fraction cannot have the denominator 0.');
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(first: bigint, second: bigint): bigint {
  let [larger, smaller] = [first < 0n ? -first : first, second < 0n ? -second : second];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** The sum of two fractions. */
export function add(one: Rational, other: Rational): Rational {
  return rational(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

/** The product of two fractions. */
export function multiply(one: Rational, other: Rational): Rational {
  return rational(one.numerator * other.numerator, one.denominator * other.denominator);
}

/** Below 0 if `one` is less than `other`, 0 if they are equal, above 0 if it is more. */
export function compare(one: Rational, other: Rational): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest number, as far as numbers of 53 bits can tell. */
export function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

/** As it is written: `40/693`, and `3` for a whole number. */
export function toText({ numerator, denominator }: Rational): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/**
 * Reads a fraction that is not negative: `1/5`, `0.2` or `3`, with up to 15 digits in each part; null for anything else, and
 * for a denominator of 0.
 */
export function readRational(text: string): Rational | null {
  const parts = /^(\d{1,15})(?:\/(\d{1,15})|\.(\d{1,15}))?$/.exec(text);
  if (parts === null) return null;
  const [, whole, below, decimals = ''] = parts;
  if (below !== undefined) return BigInt(below) === 0n ? null : rational(BigInt(whole), BigInt(below));
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}
