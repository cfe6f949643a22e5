/** Numbers of up to so many digits are written out. */
const MOST_DIGITS = 15;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number with its digits in groups; a very large one as "≈ 1.6 × 10⁶⁰". */
export function shortNumber(number: bigint): string {
  const digits = String(number);
  if (digits.length <= MOST_DIGITS) return longNumber(number);
  const [first, second] = String(Math.round(Number(digits.slice(0, 4)) / 100)).padStart(2, '0');
  // 9.96 rounds up to 10.0.
  if (Number(digits.slice(0, 4)) >= 9950) return `≈ 10${raised(digits.length)}`;
  return `≈ ${first}.${second} × 10${raised(digits.length - 1)}`;
}

/** A number with all its digits, in groups of three. */
export function longNumber(number: bigint): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function raised(number: number): string {
  return Array.from(String(number), (digit) => RAISED[Number(digit)]).join('');
}
