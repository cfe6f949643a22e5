import type { PictureSize, Sign } from '../scene.ts';

/** The upper left corner of a sign, seen from the middle of its picture. */
export function cornerOf(index: number, { width, height, perRow, signWidth, signHeight }: PictureSize) {
  return { x: (index % perRow) * signWidth - width / 2, y: Math.floor(index / perRow) * signHeight - height / 2 };
}

/** How much of its room a coloured sign leaves free at the left, in widths of a sign, and how wide it is. */
export const SIGN_INSET = 0.03;
export const SIGN_WIDTH = 0.94;
/** Radii of corners, in heights of a sign. */
export const SIGN_ROUND = 0.2;
export const PLATE_ROUND = 0.22;

/** Font sizes in heights of a sign: of letters that have room, and of several in a sign that is made for one. */
const ROOMY = 0.84;
const NARROW = 0.62;
/** Half the height of a capital, in font sizes. */
const HALF_CAPITAL = 0.36;
/** About how wide a letter is, in heights of a sign. */
const LETTER = 0.42;

/** The size of a picture's letters. */
export function letterSize(signs: readonly Sign[], { signWidth, signHeight }: PictureSize): number {
  const longest = Math.max(1, ...signs.map(({ letter }) => Array.from(letter).length));
  return signHeight * (longest > 1 && signWidth < signHeight * LETTER * (longest + 1) ? NARROW : ROOMY);
}

/** A piece of a picture's text, with places for its letters, as the attributes `x` and `y` list them. */
export interface LetterRun {
  readonly text: string;
  readonly x: string;
  readonly y: string;
}

/**
 * The letters of a picture in as few pieces as can be, each letter in the middle of its sign: all together, or one piece for each
 * sign if some have more than one letter.
 */
export function letterRuns(
  signs: readonly Sign[],
  picture: PictureSize,
  middle = { x: 0, y: 0 },
): readonly LetterRun[] {
  const { signWidth, signHeight } = picture;
  const x = (index: number) => (middle.x + cornerOf(index, picture).x + signWidth / 2).toFixed(2);
  const baseline = signHeight / 2 + letterSize(signs, picture) * HALF_CAPITAL;
  const y = (index: number) => (middle.y + cornerOf(index, picture).y + baseline).toFixed(2);
  if (signs.some(({ letter }) => Array.from(letter).length !== 1)) {
    return signs.map(({ letter }, index) => ({ text: letter, x: x(index), y: y(index) }));
  }
  // A place for each code unit: a letter outside the basic plane has two.
  const places = (at: (index: number) => string) =>
    signs.flatMap(({ letter }, index) => Array.from({ length: letter.length }, () => at(index))).join(' ');
  return [{ text: signs.map(({ letter }) => letter).join(''), x: places(x), y: places(y) }];
}
