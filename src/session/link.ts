import * as v from 'valibot';
import { packText, unpackText } from '../kit/packed-text.ts';
import { writtenBookmark, type Bookmark, type ReadBookmark } from './bookmark.ts';
import { bookmark } from './bookmark-schema.ts';

/*
 * A link holds a bookmark: the version, a dot, and the JSON deflated and written in base64url. What comes out of a link is data
 * that the backend still checks against the rules; it is never executed or shown as markup. The session fetches this file
 * when the first link is to be read or made.
 */

/** Why a link cannot be opened, or made. */
export type LinkProblem =
  /** It does not begin as a link of this program does. */
  | 'foreign'
  /** It was made by a newer program. */
  | 'newer'
  | 'tooLong'
  /** Cut off, or changed by something on its way. */
  | 'broken';

export type LinkAnswer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: LinkProblem };

const VERSION = 1;
/** Characters: far more than the longest game needs, and what browsers and mail programs still carry. */
const LONGEST_LINK = 32_000;
/** Bytes of JSON that a link may unfold to. */
const LARGEST_TEXT = 2_000_000;
/** Writes a bookmark as the part of an address after `#`. */
export function encodeLink(held: Bookmark): LinkAnswer<string> {
  const link = `${VERSION}.${packText(JSON.stringify(writtenBookmark(held)))}`;
  return link.length > LONGEST_LINK ? { ok: false, problem: 'tooLong' } : { ok: true, value: link };
}

/** Reads what `encodeLink` wrote; the `#` may still be there. */
export function decodeLink(hash: string): LinkAnswer<ReadBookmark> {
  const [, version, body] = /^#?(\d{1,6})\.([A-Za-z0-9_-]*)$/.exec(hash.trim()) ?? [];
  if (version === undefined || body === undefined) {
    return { ok: false, problem: /^#?\d{1,6}\./.test(hash) ? 'broken' : 'foreign' };
  }
  if (Number(version) > VERSION) return { ok: false, problem: 'newer' };
  if (Number(version) < 1) return { ok: false, problem: 'foreign' };
  if (body.length > LONGEST_LINK) return { ok: false, problem: 'tooLong' };
  try {
    const text = unpackText(body, LARGEST_TEXT);
    if (text === null) return { ok: false, problem: 'tooLong' };
    const read = v.safeParse(bookmark, JSON.parse(text));
    return read.success ? { ok: true, value: read.output } : { ok: false, problem: 'broken' };
  } catch {
    return { ok: false, problem: 'broken' };
  }
}
