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
