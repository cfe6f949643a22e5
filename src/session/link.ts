import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { writtenSeries, type Bookmark, type ReadBookmark } from './bookmark.ts';
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
export function encodeLink({ run, node, viewpoint, deciders, pinned = [], series }: Bookmark): LinkAnswer<string> {
  const extras = { ...(pinned.length > 0 ? { pinned } : {}), ...writtenSeries(series) };
  const text = JSON.stringify({ run, node, viewpoint, deciders, ...extras });
  const link = `${VERSION}.${toBase64Url(deflateSync(strToU8(text), { level: 9 }))}`;
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
    const bytes = inflate(fromBase64Url(body));
    if (bytes === null) return { ok: false, problem: 'tooLong' };
    const read = v.safeParse(bookmark, JSON.parse(strFromU8(bytes)));
    return read.success ? { ok: true, value: read.output } : { ok: false, problem: 'broken' };
  } catch {
    return { ok: false, problem: 'broken' };
  }
}

/** Unfolds piece by piece, and stops when it gets too large; null then. */
function inflate(bytes: Uint8Array): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const stream = new Inflate((piece, last) => {
    pieces.push(piece);
    size += piece.length;
    ended ||= last;
  });
  const portion = 256;
  for (let start = 0; start < bytes.length && size <= LARGEST_TEXT; start += portion) {
    stream.push(bytes.subarray(start, start + portion), start + portion >= bytes.length);
  }
  if (size > LARGEST_TEXT) return null;
  if (!ended) throw new Error('The data end too early.');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
