/** Classics of which the lab holds any size, as a law; each by its game's id. */
export const largerPuzzleIds = ['muddy-children', 'dining-cryptographers', 'drinking-logicians'] as const;
export type LargerPuzzleId = (typeof largerPuzzleIds)[number];

/** From how many on the game itself does not play it, and the most that the lab opens. */
const sizes: Readonly<Record<LargerPuzzleId, { readonly least: number; readonly most: number }>> = {
  'muddy-children': { least: 17, most: 200 },
  'dining-cryptographers': { least: 7, most: 100 },
  'drinking-logicians': { least: 9, most: 200 },
};

/** How many players a puzzle can have in the lab beyond those of its game; null if it is none of those. */
export function largerSizes(
  game: string,
): { readonly id: LargerPuzzleId; readonly least: number; readonly most: number } | null {
  const id = largerPuzzleIds.find((one) => one === game);
  return id === undefined ? null : { id, ...sizes[id] };
}
