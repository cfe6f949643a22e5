/** Words for knowledge that views keep: more may be ruled out than is, and pasts tell who was sent to kill, and no more. */

/** From here on a number is told by its power of ten. */
const MANY = 1e6;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number of things; of very many only about how many. */
export function quantity(count: number, one: string, many: string): string {
  if (count < MANY) return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
  const power = Math.floor(Math.log10(count));
  const raised = String(power).replaceAll(/\d/gu, (digit) => RAISED[Number(digit)]);
  return `about ${(count / 10 ** power).toFixed(1)} × 10${raised} ${many}`;
}

/** How many pasts there are by who is on which side and who was sent to kill. */
export function pastsOfKillers(pasts: number): string {
  return `${quantity(pasts, 'past', 'pasts')} of who was sent`;
}

/** A world that is left standing; null: its pasts are not counted. */
export function notRuledOut(name: string | null, you: boolean, pasts: number | null): string {
  const counted = pasts === null ? '' : ` (${pastsOfKillers(pasts)})`;
  if (name === null) return `Not ruled out for everybody${counted}.`;
  return `${you ? 'You may' : `${name} may`} hold this possible${counted}.`;
}
