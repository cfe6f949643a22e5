import type { Agent } from '../../engine/rules.ts';

/** The five roles (T1), in the order in which they are listed everywhere. */
export const ROLES = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'] as const;
/** What a player is. */
export type Role = (typeof ROLES)[number];

/** What may be chosen, by night and by day. */
export type SalemMove =
  /** Does nothing, or nothing that shows. */
  | { readonly kind: 'stay' | 'alert' | 'reveal' | 'abstain' }
  | { readonly kind: 'watch' | 'heal' | 'kill' | 'vote'; readonly target: Agent };

/** What can happen, and who sees it. */
export type SalemHappening =
  /** The card dealt to the only one who sees it. */
  | { readonly kind: 'card'; readonly seenBy: readonly Agent[]; readonly who: Agent; readonly role: Role }
  /** The Lookout is shown who visited the player watched (T7), in seat order. */
  | {
      readonly kind: 'visitors';
      readonly seenBy: readonly Agent[];
      readonly target: Agent;
      readonly visitors: readonly Agent[];
    }
  /** The Doctor is told that the target was attacked (T9). */
  | { readonly kind: 'attacked'; readonly seenBy: readonly Agent[]; readonly target: Agent }
  /** The Veteran is told that shots were fired, and how many (T12). */
  | { readonly kind: 'shots'; readonly seenBy: readonly Agent[]; readonly count: number }
  /** A death is announced with the role (T17, T23); the will is the diary that the step discloses. */
  | {
      readonly kind: 'death';
      readonly seenBy: 'all';
      readonly who: Agent;
      readonly role: Role;
      readonly by: 'night' | 'vote';
    }
  /** A night without a death says so. */
  | { readonly kind: 'quiet'; readonly seenBy: 'all' }
  /** The Mayor shows himself (T20). */
  | { readonly kind: 'revealed'; readonly seenBy: 'all'; readonly who: Agent }
  /**
   * The count of a vote (T22 to T24): each living player's vote (null: abstained) with its weight, the votes needed, and
   * who is voted out, if anybody.
   */
  | {
      readonly kind: 'tally';
      readonly seenBy: 'all';
      readonly votes: readonly { readonly voter: Agent; readonly target: Agent | null; readonly weight: number }[];
      readonly needed: number;
      readonly out: Agent | null;
    }
  /** How a night was resolved, seen by nobody: what became of `who` visiting, attacking or healing `target` (T9, T11 to T15). */
  | {
      readonly kind: 'resolved';
      readonly seenBy: readonly Agent[];
      readonly what:
        'shot' | 'shotHealed' | 'repelled' | 'killed' | 'saved' | 'healFailed' | 'healTooWeak' | 'healIdle';
      readonly who: Agent;
      readonly target: Agent;
    }
  /** At the end all roles are shown. */
  | { readonly kind: 'roles'; readonly seenBy: 'all'; readonly roles: readonly Role[] };

/** One game's rules where the source leaves them open; rules/salem.md and docs/salem.md say what each means. */
export interface SalemOptions {
  /** Who may do nothing at night besides the Veteran. */
  readonly mayIdle: 'nobody' | 'town' | 'everybody';
  /** May the Lookout watch themself? */
  readonly selfWatch: boolean;
  /** Is watching a visit, so that an alert Veteran shoots the Lookout? */
  readonly watchingIsVisit: boolean;
  /** Does an alert Veteran survive the Godfather's attack? */
  readonly alertProtects: boolean;
  /** Does the heal stop a Veteran's shot, and is that shot an attack that the Doctor is told of? */
  readonly healStopsShots: boolean;
  readonly revealedMayorHealable: boolean;
  /** The game is a draw after this many nights. */
  readonly maxNights: number;
  /** T19 with "somebody" inside the knowledge: K_me (some living other knows my role), whoever it is. */
  readonly deDicto: boolean;
  /** T19 is common knowledge, so that not sharing tells something. */
  readonly silenceSpeaks: boolean;
  /** Informed players: the chance, in percent, of choosing a target they know when there is one. */
  readonly preferKnown: number;
  /** Informed Veteran: the chance, in percent, of an alert; null for 1 in (living - 1). */
  readonly alertPercent: number | null;
}
