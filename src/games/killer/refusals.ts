import type { KillerMove } from './types.ts';
import { writeMove } from './write.ts';

/** The words of Killer's refusals: the rule's number, what is wrong, what would be right. */
export const refusals = {
  beyond: 'K23: for more than 15 players use a more complex rule set, which the rules recommend, or adapt this one',
  noKillers: 'K1: there must be at least one killer, else the killers have lost before the game starts',
  tooManyKillers:
    'K11: there can be at most 7 killers, since killers who are half or more of the players have won already',
  loss: 'the losing condition is one of "00", "01" and "10"; the rules leave 11 undefined (K3)',
  chatUnknown:
    'killers who share a chat know each other; set "killersKnowEachOther" to true or "killersShareChat" to false',
  noCivilians: (players: number, killers: number): string =>
    `K1: ${killers} killers among ${players} players leave no civilian. ${rightKillers(players)}`,
  over: (players: number, killers: number): string =>
    `K11: ${killers} killers among ${players} players are half or more, so the game would be over before it starts. ${rightKillers(players)}`,
  deal: (deal: readonly string[], players: number, killers: number): string =>
    `K1: the deal must give KILLER to ${killers} of the ${players} players and CIVILIAN to the others; it is ${deal.join(', ') || 'empty'}.`,
  entry: (entry: unknown): string =>
    `The decision ${JSON.stringify(entry)} is not understood; it would be {"night":{…}}, {"vote":{…}}, {"draw":"…"}, {"lot":"…"}, {"claim":"…","by":"…"}, {"share":[…]} or {"announce":"…","by":"…"}.`,
  wrongTurn: (given: string, due: string): string =>
    `K17: a "${given}" is decided here, but it is the turn of "${due}".`,
  byName: (kind: string): string => `"${kind}" must be an object with an entry for each player, such as {"Ann":"Bob"}.`,
  out: (name: string): string => `${name} is out, and who is out neither acts nor votes.`,
  choice: (name: string, given: unknown, moves: readonly KillerMove[], names: readonly string[]): string =>
    `${name} may not choose ${JSON.stringify(given)} now. Allowed: ${moves.map((move) => JSON.stringify(writeMove(move, names))).join(', ')}.`,
  lot: (given: unknown, moves: readonly KillerMove[], names: readonly string[]): string =>
    `The lot cannot fall on ${JSON.stringify(given)}. It falls on one of ${moves.map((move) => JSON.stringify(writeMove(move, names))).join(', ')}.`,
} as const;

function rightKillers(players: number): string {
  const most = Math.ceil(players / 2) - 1;
  return most === 1
    ? `For ${players} players 1 killer is right.`
    : `For ${players} players 1 to ${most} killers are right.`;
}
