/** The words of the command line. */
export const messages = {
  scenario: (problem: string): string => `The scenario cannot be read: ${problem}`,
  unknownGame: (given: string, known: readonly string[]): string =>
    `There is no game "${given}". The games are ${known.join(', ')}.`,
  decision: (number: number, problem: string): string => `Decision ${number}: ${problem}`,
  strayCard: (name: string, players: readonly string[]): string =>
    `The deal gives a card to "${name}", who is not among the players ${players.join(', ')}.`,
  noCard: (name: string): string => `The deal gives no card to ${name}.`,
  share: '"share" must be a list of names, such as {"share":["Ann"]}, and stand alone.',
  announce: '"announce" must be a formula as text, with "by" the speaker\'s name: {"announce":"alive(Ann)","by":"Ann"}.',
  unknownPlayer: (given: string, names: readonly string[]): string =>
    `There is no player ${given}. The players are ${names.join(', ')}.`,
  query: (text: string, problem: string): string => `The query ${JSON.stringify(text)}: ${problem}`,
} as const;
