/** How many different orders some items have, equal items being alike. The items are sorted, equal ones together. */
export function countArrangements(sorted: readonly string[]): bigint {
  let count = 1n;
  let alike = 0n;
  for (const [place, item] of sorted.entries()) {
    alike = place > 0 && sorted[place - 1] === item ? alike + 1n : 1n;
    count = (count * BigInt(place + 1)) / alike;
  }
  return count;
}

/** The different orders of some sorted items, one by one, in the lexicographic order of the items. */
export function* arrangements<T>(sorted: readonly T[]): Generator<readonly T[], void, undefined> {
  if (sorted.length === 0) yield [];
  for (const [place, first] of sorted.entries()) {
    if (place > 0 && sorted[place - 1] === first) continue;
    for (const rest of arrangements(sorted.toSpliced(place, 1))) yield [first, ...rest];
  }
}
