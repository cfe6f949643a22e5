import type { Agent } from '../../engine/rules.ts';

/** The two camps (K1), in the order in which they are listed everywhere. */
export const ROLES = ['KILLER', 'CIVILIAN'] as const;
/** What a player is. */
export type Role = (typeof ROLES)[number];

/** When the civilians lose (K8 to K10), as the two bits of a version code write it. */
export const LOSSES = ['00', '01', '10'] as const;
/** A losing condition, by the two bits of a version code (K3). */
export type Loss = (typeof LOSSES)[number];

/** What may be chosen, in the chat, at night, in a vote or by the lot. */
export type KillerMove =
  /** Nothing to do, or the wish that nobody goes out; and no vote. */
  | { readonly kind: 'pass' | 'abstain' }
  /** A killer names somebody in the chat; a killer who was drawn carries it out; a vote; a lot is drawn. */
  | { readonly kind: 'name' | 'kill' | 'vote' | 'lot'; readonly target: Agent };

/** What can happen, and who sees it. */
export type KillerHappening =
  /** Everybody reports in; how many killers there are is public, and they speak in the order of their seats (K16). */
  | { readonly kind: 'opened'; readonly seenBy: 'all'; readonly players: number; readonly killers: number }
  /** The card dealt to the only one who sees it. */
  | { readonly kind: 'card'; readonly seenBy: readonly Agent[]; readonly who: Agent; readonly role: Role }
  /** The killers are shown each other. */
  | { readonly kind: 'partners'; readonly seenBy: readonly Agent[]; readonly partners: readonly Agent[] }
  /** A killer learns whether it was they who were drawn (K6). */
  | { readonly kind: 'drawn'; readonly seenBy: readonly Agent[]; readonly who: Agent }
  | { readonly kind: 'notDrawn'; readonly seenBy: readonly Agent[] }
  /** Whom a living killer named in the killers' chat, null for nobody (K5): all living killers see it. */
  | {
      readonly kind: 'named';
      readonly seenBy: readonly Agent[];
      readonly by: Agent;
      readonly target: Agent | null;
    }
  /** Somebody is out (K17); the role only where it is shown. */
  | {
      readonly kind: 'out';
      readonly seenBy: 'all';
      readonly who: Agent;
      readonly by: 'night' | 'vote' | 'lot';
      readonly role: Role | null;
    }
  /** A night in which nobody went out says so. */
  | { readonly kind: 'quiet'; readonly seenBy: 'all' }
  /** The count of a vote: who is voted out, or between whom the lot must decide. */
  | {
      readonly kind: 'tally';
      readonly seenBy: 'all';
      readonly votes: readonly Ballot[];
      readonly tied: readonly Agent[];
      readonly out: Agent | null;
      /** A lot decides the tie. */
      readonly toLot: boolean;
    }
  /** The check after somebody went out ended nothing (K18): under this losing condition it has not come about. */
  | { readonly kind: 'goesOn'; readonly seenBy: 'all'; readonly loss: Loss }
  /** At the end everybody's identity is announced (K20). */
  | { readonly kind: 'roles'; readonly seenBy: 'all'; readonly roles: readonly Role[] };

/** Whom somebody voted for; nobody is null. */
export interface Ballot {
  readonly voter: Agent;
  readonly target: Agent | null;
}

/** One game's set-up, and its rules where the source leaves them open; docs/killer.md says what each means. */
export interface KillerOptions {
  /** How many killers; null for the first set-up listed for that many players (K4). */
  readonly killers: number | null;
  readonly loss: Loss;
  /** Does a day on which nobody is voted out break the row of K9? */
  readonly rowBrokenByQuietDay: boolean;
  /** Who is out when several have the most votes. */
  readonly tieRule: 'nobody' | 'random';
  /** Is the role shown when somebody is out? */
  readonly revealOnOut: boolean;
  readonly killersKnowEachOther: boolean;
  /** Implies that the killers know each other. */
  readonly killersShareChat: boolean;
  /** Nobody chooses anything: a living player is out by lot each day, a living civilian each night (K21). */
  readonly baseline: boolean;
  /** The game is a draw after this many nights. */
  readonly maxNights: number;
}
