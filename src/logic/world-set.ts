import type { WorldSet } from './model.ts';

// Sets as bytes of 0 and 1, combined four worlds at a time. Each function changes its first argument and returns it.

const BYTES = 4;
const ALL_FOUR = 0x01010101;
const NONE = new Uint32Array(0);

/** The set as whole words; what does not fill a word, or does not start at one, is left to be done by bytes. */
function wordsOf(worlds: WorldSet): Uint32Array {
  if (worlds.byteOffset % BYTES !== 0) return NONE;
  return new Uint32Array(worlds.buffer, worlds.byteOffset, Math.floor(worlds.length / BYTES));
}

/** The worlds that are not in the set. */
export function complement(worlds: WorldSet): WorldSet {
  const words = wordsOf(worlds);
  for (let index = 0; index < words.length; index++) words[index] ^= ALL_FOUR;
  for (let world = words.length * BYTES; world < worlds.length; world++) worlds[world] ^= 1;
  return worlds;
}

/** The worlds in both sets. */
export function intersect(worlds: WorldSet, others: WorldSet): WorldSet {
  const words = wordsOf(worlds);
  const otherWords = wordsOf(others);
  const whole = Math.min(words.length, otherWords.length);
  for (let index = 0; index < whole; index++) words[index] &= otherWords[index];
  for (let world = whole * BYTES; world < worlds.length; world++) worlds[world] &= others[world];
  return worlds;
}

/** The worlds in one set or both. */
export function unite(worlds: WorldSet, others: WorldSet): WorldSet {
  const words = wordsOf(worlds);
  const otherWords = wordsOf(others);
  const whole = Math.min(words.length, otherWords.length);
  for (let index = 0; index < whole; index++) words[index] |= otherWords[index];
  for (let world = whole * BYTES; world < worlds.length; world++) worlds[world] |= others[world];
  return worlds;
}

/** The worlds in exactly one of the sets. */
export function differ(worlds: WorldSet, others: WorldSet): WorldSet {
  const words = wordsOf(worlds);
  const otherWords = wordsOf(others);
  const whole = Math.min(words.length, otherWords.length);
  for (let index = 0; index < whole; index++) words[index] ^= otherWords[index];
  for (let world = whole * BYTES; world < worlds.length; world++) worlds[world] ^= others[world];
  return worlds;
}

/** The numbers of the worlds in a set, ascending. */
export function membersOf(worlds: WorldSet): readonly number[] {
  return Array.from(worlds.keys()).filter((world) => worlds[world] === 1);
}
