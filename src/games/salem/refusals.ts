import type { SalemMove } from './types.ts';
import { ROLES } from './types.ts';
import { writeMove } from './write.ts';

/** The words of Salem's refusals: the rule's number, what is wrong, what would be right. */
export const refusals = {
  deal: (deal: readonly string[]): string =>
    `T1: the deal must give each of ${ROLES.join(', ')} to exactly one of five players; it is ${deal.join(', ') || 'empty'}.`,
  entry: (entry: unknown): string =>
    `The decision ${JSON.stringify(entry)} is not understood; it would be {"night":{…}}, {"share":[…]}, {"announce":"…","by":"…"}, {"reveal":true} or {"vote":{…}}.`,
  wrongTurn: (given: string, due: string): string =>
    `T3: a "${given}" is decided here, but it is the turn of "${due}".`,
  byName: (kind: string): string => `"${kind}" must be an object with an entry for each player, such as {"Ann":…}.`,
  reveal: (given: string): string => `"reveal" must be true or false, not ${given}.`,
  nobodyReveals: 'T20: the Mayor is dead or has revealed himself already; nobody can reveal now.',
  out: (name: string): string => `${name} is dead, and the dead neither act nor vote.`,
  night: (name: string, given: unknown, moves: readonly SalemMove[], names: readonly string[]): string =>
    `${name} may not choose ${given === undefined ? 'nothing' : JSON.stringify(given)} this night. Allowed: ${moves.map((move) => JSON.stringify(writeMove(move, names))).join(', ')}.`,
  vote: (name: string, given: string): string =>
    `T22: ${name} cannot vote for ${given}; a vote names another living player, or is null.`,
} as const;
