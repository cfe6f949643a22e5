/** The words of the session's refusals. */
export const messages = {
  otherRules: (game: string, given: number, own: number): string =>
    `This run was played by version ${given} of the rules of ${game}; this program plays version ${own}.`,
  seed: (given: number, largest: number): string => `A seed is a whole number from 0 to ${largest}, not ${given}.`,
  run: (problem: string): string => `This is no run that can be opened. ${problem}`,
  nodeTwice: (index: number, id: number): string => `nodes.${index}: the number ${id} is used twice.`,
  orphan: (index: number, parent: number): string => `nodes.${index}: its parent ${parent} does not come before it.`,
  inNode: (index: number, problem: string): string => `nodes.${index}: ${problem}`,
  noPlayer: (given: number, players: number): string =>
    `There is no player number ${given}; players are numbered from 0 to ${players - 1}.`,
  roundNotOver: 'The next game can be dealt when this one is over.',
  notLastRound: 'The next game follows the last one: go there first.',
  mostRounds: (most: number): string => `A series has at most ${most} games.`,
  nothingElse:
    'Chance finds nothing else to decide here. Choose by hand what each player does, or let other players decide at random.',
} as const;
