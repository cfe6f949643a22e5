import type { PictureSize } from '../scene.ts';
import type { Tile } from './fill-sector.ts';

/** A sign is a little taller than wide: a letter is, too. */
const SIGN_RATIO = 0.88;
/** What each letter more than one takes besides, in heights of a sign. */
const LETTER_RATIO = 0.42;
/** Gaps between pictures, in heights of a sign. */
const GAP_X = 0.5;
const GAP_Y = 0.4;
/** The least gaps between pictures in a lattice, where many must be read. */
const LEAST_GAP = { x: 0.3, y: 0.28 };
/** Between dots, in dots. */
const DOT_GAP = 0.6;
export const LARGEST_SIGN = 36;
/** Where few worlds stand their signs may be larger than that, as long as so much of the room stays free for lines between them. */
const LARGEST_OF_FEW = 64;
const FREE = 0.55;
/** Letters in signs smaller than this cannot be read: then pictures become dots. */
export const SMALLEST_SIGN = 7;
/** Letters in smaller signs are hard to read: then pictures show less, in larger signs, where that is possible. */
export const READABLE_SIGN = 10.8;
export const LARGEST_DOT = 16;
/** Beyond this many signs a picture may be broken into rows. */
const LONGEST_ROW = 7;

/** The picture of a world with `signs` signs, `perRow` in a row, each `signHeight` units high. */
export function pictureOf(signs: number, perRow: number, signHeight: number, letters = 1): PictureSize {
  const signWidth = signHeight * ratioOf(letters);
  const rows = Math.ceil(signs / perRow);
  return { form: 'signs', width: perRow * signWidth, height: rows * signHeight, perRow, signWidth, signHeight };
}

/** The width of a sign with so many letters, in its heights. */
function ratioOf(letters: number): number {
  return SIGN_RATIO + (letters - 1) * LETTER_RATIO;
}

/** The picture of a world as a dot of `size` units across. */
export function dotOf(size: number): PictureSize {
  return { form: 'dot', width: size, height: size, perRow: 1, signWidth: size, signHeight: size };
}

/** Dots smaller than this can hardly be told apart, nor pointed at. */
const SMALLEST_DOT = 5;

/** Are the pictures too small to be of use? */
export function isDust({ form, width }: PictureSize): boolean {
  return form === 'dot' && width < SMALLEST_DOT;
}

/** A picture with the air around it. */
export function tileOf({ form, width, height, signHeight }: PictureSize): Tile {
  if (form === 'dot') return { width, height, gapX: width * DOT_GAP, gapY: height * DOT_GAP };
  return { width, height, gapX: signHeight * GAP_X, gapY: signHeight * GAP_Y };
}

/** In how many signs per row a picture may be set: one row while that can be read, then also several equal rows. */
export function rowLengths(signs: number): readonly number[] {
  const rows = signs <= LONGEST_ROW ? [1] : [1, 2, 3, 4];
  return [...new Set(rows.map((count) => Math.max(1, Math.ceil(signs / count))))];
}

/** The height of the signs of a picture that fits, with the air around it, into a cell. */
export function signHeightIn(
  cell: { readonly width: number; readonly height: number },
  signs: number,
  perRow: number,
  letters: number,
) {
  const across = cell.width / (perRow * ratioOf(letters) + LEAST_GAP.x);
  const fitting = Math.min(across, cell.height / (Math.ceil(signs / perRow) + LEAST_GAP.y));
  return Math.max(Math.min(LARGEST_SIGN, fitting), Math.min(LARGEST_OF_FEW, fitting * (1 - FREE)));
}

/** The size of a dot that fits, with the air around it, into a cell. */
export function dotSizeIn({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(LARGEST_DOT, width / (1 + DOT_GAP), height / (1 + DOT_GAP));
}
