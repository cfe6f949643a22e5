import type { Card } from './types.ts';

/** The words of the Standoff's refusals: the rule's number, what is wrong, what would be right. */
export const refusals = {
  deal: (deal: readonly string[], kinds: readonly Card[], players: number): string =>
    `S2: each of the ${players} players is one of ${kinds.join(', ')}; the deal is ${deal.join(', ') || 'empty'}.${
      deal.includes('CIVILIAN') && !kinds.includes('CIVILIAN')
        ? ' S17: there are civilians only with the option "civilians".'
        : ''
    }`,
  dealCount: (deal: readonly string[], evil: number): string =>
    `S2: everybody knows that exactly ${evil} are EVIL, so the deal must have that many; it is ${deal.join(', ')}.`,
  evilCount: (evil: number, players: number): string =>
    `S2: ${evil} of ${players} players cannot be evil; "evil" is at most the number of players, or null.`,
  unknownCount: 'S2: "evilCountKnown" needs the number that is known: "evil" must be a number, not null',
  entry: (entry: unknown): string =>
    `The decision ${JSON.stringify(entry)} is not understood; it would be {"shoot":["Ann","Bob"]}, {"drop":"Ann"}, {"take":"Ann"}, {"shootHostage":"Ann"}, {"pickUp":["Bob"]}, {"nobody":true}, {"share":[…]} or {"announce":"…","by":"…"}.`,
  shoot: (given: string): string =>
    `S5: "shoot" must name who shoots and who is shot, such as {"shoot":["Ann","Bob"]}, not ${given}.`,
  byName: (kind: string, given: string): string => `"${kind}" must be a player's name, such as "Ann", not ${given}.`,
  pickUp: (given: string): string =>
    `S12: "pickUp" must list who picks up, such as {"pickUp":["Bob"]}, or [] for nobody, not ${given}.`,
  nobody: (given: string): string => `S6: "nobody" must be true: nobody acts. It is ${given}.`,
  pickUpDue: (names: readonly string[]): string =>
    `S12: somebody was shot, so ${names.join(', ')} must decide first who picks up: {"pickUp":[…]}, or {"pickUp":[]} for nobody.`,
  noPickUp: 'S12: nobody may pick up now; that is decided when somebody is shot who had not dropped.',
  noPlayer: (given: string, players: number): string =>
    `S5: there is no player number ${given}; the players are numbered from 0 to ${players - 1}.`,
  over: 'The game was over by then.',

  dead: (name: string): string => `S7: ${name} is out of the game and cannot act.`,
  notAsked: (name: string): string =>
    `S12: ${name} has nothing to pick up; only who had dropped before the shot is asked.`,
  dropped: (name: string): string =>
    `S12: ${name} has dropped the weapon and cannot act until somebody is shot who had not dropped.`,
  civilian: (name: string): string => `S17: ${name} is a civilian, and a civilian cannot shoot anybody.`,
  waiting: (name: string): string =>
    `S9: ${name} shot somebody who had not dropped and must wait until somebody else acts.`,
  self: (name: string): string => `S5: ${name} cannot shoot themself; an act is to shoot another player, or to drop.`,
  victimDead: (name: string): string => `S7: ${name} is out of the game already; nobody is shot twice.`,
  protected: (name: string): string =>
    `S20: ${name} holds the hostage and cannot be shot while it lives; the hostage can be shot (S21).`,
  noHostage: 'S18: there is no hostage in this game; the option "hostage" brings one.',
  hostageDead: 'S21: the hostage has been shot already.',
  civilianTakes: (name: string): string => `S17, S19: ${name} is a civilian, and a civilian does not take the hostage.`,
  taken: (name: string): string => `S19: ${name} holds the hostage already; there is one taker at a time.`,
} as const;
