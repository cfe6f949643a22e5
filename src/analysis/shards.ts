/** A part of a series of games, to be played apart: the first of one is the whole series. */
export interface Shard {
  /** From 1 to `of`. */
  readonly number: number;
  readonly of: number;
}

export const WHOLE: Shard = { number: 1, of: 1 };

/** The numbers of the games that belong to a shard, of a series numbered from 1: every game belongs to exactly one. */
export function* gamesOf({ number, of }: Shard, games: number): Generator<number, void, undefined> {
  for (let game = number; game <= games; game += of) yield game;
}

/** How many games belong to a shard. */
export function sizeOf({ number, of }: Shard, games: number): number {
  return number > games ? 0 : Math.floor((games - number) / of) + 1;
}
