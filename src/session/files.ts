import type { PlayerView } from '../engine/view.ts';
import type { Bookmark } from './bookmark.ts';

/** What the file of a whole game calls itself, and what the record of one player does. */
export const FORMAT = 'kripketown';
export const RECORD_FORMAT = 'kripketown-player-record';
export const VERSION = 1;
/** Letters: a hundred times what the longest game needs. */
export const LARGEST_FILE = 4_000_000;

/** Why a file cannot be opened. */
export type FileProblem =
  /** It is no JSON: at that line and column, if they are known. */
  | { readonly kind: 'unreadable'; readonly line: number | null; readonly column: number | null }
  /** It was not made by this program. */
  | { readonly kind: 'foreign' }
  /** It is the record of one player, without the deal. */
  | { readonly kind: 'record'; readonly name: string }
  | { readonly kind: 'newer'; readonly version: number; readonly own: number }
  /** Of a version that can no longer be read, or that there never was. */
  | { readonly kind: 'older'; readonly version: string; readonly own: number }
  | { readonly kind: 'tooLong'; readonly most: number }
  /** Something in it is not as it should be; `where` says which. */
  | { readonly kind: 'broken'; readonly where: string }
  /** The rules do not allow what is in it. */
  | { readonly kind: 'rules'; readonly text: string }
  /** The browser cannot read it. */
  | { readonly kind: 'lost' };

/** Writes a game as the text of a file: what a link holds, to be read by people too. */
export function encodeFile({ run, node, viewpoint, deciders }: Bookmark): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, run, node, viewpoint, deciders }, null, 2)}\n`;
}

/** Writes what one player may know of a game; it holds no deal, seed, branch or actual world. */
export function encodeRecord(view: PlayerView): string {
  return `${JSON.stringify({ format: RECORD_FORMAT, version: VERSION, ...view }, null, 2)}\n`;
}

/** A file's name made of what it holds: letters and digits that every system can keep. */
export function fileName(parts: readonly string[], ending: string): string {
  const words = parts
    .map((part) => part.normalize('NFKC').replace(/[^\p{Letter}\p{Number}]+/gu, '-'))
    .map((part) => part.replace(/^-+|-+$/g, '').slice(0, 40))
    .filter((part) => part !== '');
  return `${['kripketown', ...words].join('-').toLowerCase()}.${ending}`;
}
