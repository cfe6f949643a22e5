import type { Agent } from '../../engine/rules.ts';

/** What a player chose before the start (S2, S17): one token in the hand, none, or two. */
export const CARDS = ['GOOD', 'EVIL', 'CIVILIAN'] as const;
/** What a player is. */
export type Card = (typeof CARDS)[number];

/** What may be done, or decided after a shot. */
export type StandoffMove =
  /** Shoots another player (S5). */
  | { readonly kind: 'shoot'; readonly target: Agent }
  /** Drops the weapon (S5), takes the hostage (S19), or shoots it (S21). */
  | { readonly kind: 'drop' | 'take' | 'shootHostage' }
  /** What who had dropped decides when somebody is shot (S12); it is no act. `who` is told where chance decides for them. */
  | { readonly kind: 'pickUp' | 'stayDown'; readonly who?: Agent };

/** What can happen, and who sees it. */
export type StandoffHappening =
  /** What a player chose to be, known to nobody else (S2). */
  | { readonly kind: 'card'; readonly seenBy: readonly Agent[]; readonly who: Agent; readonly card: Card }
  /** A player is shot and shows the hand (S7). `down`: the victim had dropped. */
  | {
      readonly kind: 'shot';
      readonly seenBy: 'all';
      readonly shooter: Agent;
      readonly victim: Agent;
      readonly card: Card;
      readonly down: boolean;
    }
  /** The hostage is shot (S21). */
  | { readonly kind: 'hostageShot'; readonly seenBy: 'all'; readonly shooter: Agent }
  /** A player drops the weapon (S11); `forced`: for having shot a good player who had not dropped (S10). */
  | { readonly kind: 'dropped'; readonly seenBy: 'all'; readonly who: Agent; readonly forced: boolean }
  /** A player takes the hostage and is evil from now on (S19). */
  | { readonly kind: 'taken'; readonly seenBy: 'all'; readonly who: Agent }
  /** A player who had dropped picks the weapon up at a shot, or does not (S12). */
  | { readonly kind: 'pickedUp' | 'stayedDown'; readonly seenBy: 'all'; readonly who: Agent };

/** The values of the options that are words, the usual one first. */
export const READINGS = ['prose', 'code'] as const;
/** How those pick up who had dropped when a shot falls (S12). */
export const PICK_UPS = ['choice', 'auto', 'half'] as const;
/** Who acts next among built-in players: any pair of a player and an act, or any player. */
export const SCHEDULERS = ['pairs', 'players'] as const;

/** One game's rules where the source leaves them open; docs/standoff.md says what each means. */
export interface StandoffOptions {
  /** The rules in words, or the summary as a program, where the two disagree. */
  readonly reading: (typeof READINGS)[number];
  /** Who has dropped and may pick up: chooses, always does, or does with chance 1/2. */
  readonly pickUp: (typeof PICK_UPS)[number];
  /** So many offers in a row to all without an act are a standstill. */
  readonly quietLimit: number;
  /** May players be civilians (S17)? */
  readonly civilians: boolean;
  /** Is there a hostage in the middle (S18)? */
  readonly hostage: boolean;
  /** Who acts next among built-in players: each pair of player and act is as likely, or each player and then each act. */
  readonly scheduler: (typeof SCHEDULERS)[number];
  /** How many are evil when the cards are drawn; null: each player draws for themself. */
  readonly evil: number | null;
  /** Does everybody know that number? */
  readonly evilCountKnown: boolean;
}
