/** What makes the civilians lose, besides the killers' win: the two bits of K3 with which a version code begins. */
export type LosingCondition = '00' | '01' | '10';

/** 00: all civilians are out (K8). 01: two in a row are voted out (K9). 10: two in all are voted out (K10). */
export const LOSING_CONDITIONS: readonly LosingCondition[] = ['00', '01', '10'];

/** How many play, how many of them are killers, and what makes the civilians lose. */
export interface Setup {
  readonly players: number;
  readonly killers: number;
  readonly loss: LosingCondition;
}

/** A set-up of the published list, with its version code. */
export interface ListedSetup extends Setup {
  readonly code: string;
}

/** The fifteen listed set-ups (K4), in the order of the list. */
export const LISTED_SETUPS: readonly ListedSetup[] = [
  { players: 5, killers: 1, loss: '00', code: '02001' },
  { players: 6, killers: 2, loss: '00', code: '02012' },
  { players: 7, killers: 2, loss: '00', code: '02C22' },
  { players: 8, killers: 2, loss: '00', code: '2A032' },
  { players: 9, killers: 2, loss: '00', code: '24042' },
  { players: 10, killers: 3, loss: '00', code: '26053' },
  { players: 11, killers: 2, loss: '10', code: 'AA062' },
  { players: 11, killers: 3, loss: '00', code: '07C63' },
  { players: 12, killers: 3, loss: '00', code: '2A073' },
  { players: 12, killers: 4, loss: '00', code: '25D74' },
  { players: 13, killers: 3, loss: '00', code: '05D83' },
  { players: 14, killers: 3, loss: '01', code: '6A093' },
  { players: 14, killers: 4, loss: '00', code: '24094' },
  { players: 15, killers: 3, loss: '00', code: '2C0A3' },
  { players: 15, killers: 4, loss: '00', code: '240A4' },
];

/** The listed set-up with these players, killers and losing condition; undefined if there is none. */
export function listedSetup({ players, killers, loss }: Setup): ListedSetup | undefined {
  return LISTED_SETUPS.find(
    (listed) => listed.players === players && listed.killers === killers && listed.loss === loss,
  );
}

/** Does a game with so many killers begin at all: is there one, and are they fewer than half of the players (K11, K12)? */
export function mayBegin(players: number, killers: number): boolean {
  return killers >= 1 && 2 * killers < players;
}

/** The most killers with whom a game begins; 0 if there are too few players for any. */
export function mostKillers(players: number): number {
  return Math.max(0, Math.ceil(players / 2) - 1);
}
