/** Letters: a hundred times what the longest game needs. */
export const LARGEST_FILE = 4_000_000;

/** A file's name made of what it holds: letters and digits that every system can keep. */
export function fileName(parts: readonly string[], ending: string): string {
  const words = parts
    .map((part) => part.normalize('NFKC').replace(/[^\p{Letter}\p{Number}]+/gu, '-'))
    .map((part) => part.replace(/^-+|-+$/g, '').slice(0, 40))
    .filter((part) => part !== '');
  return `${['kripketown', ...words].join('-').toLowerCase()}.${ending}`;
}
