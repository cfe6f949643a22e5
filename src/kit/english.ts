/** Things in a row, "Ann, Bob and Cat": for the modules of English words. */
export function listed(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** How players are called who were given no names. */
export const USUAL_NAMES = [
  'Ann',
  'Bob',
  'Cat',
  'Dan',
  'Eve',
  'Fay',
  'Gus',
  'Hal',
  'Ida',
  'Jan',
  'Kim',
  'Leo',
  'Mia',
  'Ned',
  'Oda',
];
