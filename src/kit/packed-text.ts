import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** A text deflated and written in base64url: letters, digits, `-` and `_`. */
export function packText(text: string): string {
  return toBase64Url(deflateSync(strToU8(text), { level: 9 }));
}

/**
 * What `packText` packed; null if it unfolds to more than `largest` bytes.
 * @throws Error of some kind if it was cut off or changed.
 */
export function unpackText(packed: string, largest: number): string | null {
  const bytes = inflate(fromBase64Url(packed), largest);
  return bytes === null ? null : strFromU8(bytes);
}

/** Unfolds piece by piece, and stops when it gets too large; null then. */
function inflate(bytes: Uint8Array, largest: number): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const stream = new Inflate((piece, last) => {
    pieces.push(piece);
    size += piece.length;
    ended ||= last;
  });
  const portion = 256;
  for (let start = 0; start < bytes.length && size <= largest; start += portion) {
    stream.push(bytes.subarray(start, start + portion), start + portion >= bytes.length);
  }
  if (size > largest) return null;
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
