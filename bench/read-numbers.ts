/** Reads words such as `--games 5` over the numbers that are usual. @throws RangeError for any other word. */
export function readNumbers<K extends string>(
  words: readonly string[],
  usual: Readonly<Record<K, number>>,
): Record<K, number> {
  const read: Record<K, number> = { ...usual };
  for (let place = 0; place < words.length; place += 2) {
    const [word, value] = [words[place], Number(words[place + 1])];
    const key = Object.keys(usual).find((name): name is K => word === `--${name}`);
    if (key === undefined || !Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`"${word} ${words[place + 1] ?? ''}" is none of --${Object.keys(usual).join(' N, --')} N.`);
    read[key] = value;
  }
  return read;
}
