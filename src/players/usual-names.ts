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
