/** The words of the puzzles' refusals: what is wrong, what would be right. */
export const refusals = {
  deal: (deal: readonly string[], example: readonly string[]): string =>
    `This is no world of the puzzle: ${deal.join(', ') || 'nothing'}. One would be ${example.map((card) => (card === '' ? '(nothing)' : card)).join(', ')}.`,
  entry: (entry: unknown): string =>
    `The decision ${JSON.stringify(entry)} is not understood; it would be {"choose":{…}}, {"end":true}, {"share":[…]} or {"announce":"…","by":"…"}.`,
  seat: (seat: string, seats: readonly string[]): string =>
    `Nobody called "${seat}" chooses now. To choose: ${seats.join(', ')}.`,
  move: (seat: string, given: unknown, allowed: readonly unknown[]): string =>
    `${seat} may not choose ${JSON.stringify(given)} now. Allowed: ${allowed.map((move) => JSON.stringify(move)).join(', ')}.`,
  muddy: (muddy: number, players: number): string =>
    `${muddy} of ${players} children cannot be muddy. Right is 0 to ${players}.`,
} as const;
