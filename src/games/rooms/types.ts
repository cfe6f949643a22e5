import type { Agent } from '../../engine/rules.ts';

/** The sides. A world's picture shows who is on which; roles within a side are told apart by formulas. */
export const SIDES = ['TOWN', 'MAFIA', 'NEUTRAL'] as const;
/** For whom a role plays. */
export type Side = (typeof SIDES)[number];

/** The sixteen roles (R29), in the order in which they are listed everywhere: the town's, the mafia's, the neutral one. */
export const ROLES = [
  'HANDYMAN',
  'PORTER',
  'JAILER',
  'CONTORTIONIST',
  'EAVESDROPPER',
  'RATCATCHER',
  'TASER',
  'INSOMNIAC',
  'CONCIERGE',
  'DEMOLITIONIST',
  'GUEST',
  'STOWAWAY',
  'SABOTEUR',
  'ARSONIST',
  'MOBSTER',
  'DRIFTER',
] as const;
/** What a player is. */
export type Role = (typeof ROLES)[number];

/** Rooms are numbered from 1 along the hallway (R4). */
export type Room = number;

/** What a player may do besides moving. */
export type Ability =
  | { readonly kind: 'pass' }
  /** Another player is held: jailed, or stunned. */
  | { readonly kind: 'jail' | 'stun'; readonly target: Agent }
  /** Handyman, Night porter, Eavesdropper, Demolitionist: a room is named. */
  | { readonly kind: 'disarm' | 'watch' | 'listen' | 'demolish'; readonly room: Room }
  /** The Concierge names two rooms, the lower number first. */
  | { readonly kind: 'swap'; readonly rooms: readonly [Room, Room] }
  /** The Saboteur's trap lasts a night longer; the Arsonist destroys the room they are in. */
  | { readonly kind: 'prolong' | 'burn' };

/** Where a player wants to be. `carry`: they carry out the night kill and go to the room that it names (R28). */
export type Walk = { readonly kind: 'stay' | 'carry' } | { readonly kind: 'go'; readonly room: Room };

/** The mafia's order (R20): nobody carries out a kill, or `by` goes to `room` for it. */
export type Plan = { readonly kind: 'rest' } | { readonly kind: 'kill'; readonly by: Agent; readonly room: Room };

/** What may be chosen. */
export type RoomsMove =
  | Ability
  | Walk
  | Plan
  | { readonly kind: 'abstain' }
  | { readonly kind: 'vote'; readonly target: Agent }
  /** Chance draws a player's place in the inbox order among some, and a room for a player (R11, R14). */
  | { readonly kind: 'lot'; readonly number: number }
  | { readonly kind: 'put'; readonly room: Room };

/** How a part of a night was resolved, seen by nobody: a cause, with whom and where it concerned. */
export interface Resolved {
  readonly kind: 'resolved';
  readonly seenBy: readonly Agent[];
  readonly what:
    | 'jailed'
    | 'stunned'
    | 'stopped'
    | 'sentBack'
    | 'placed'
    | 'swapped'
    | 'swapFailed'
    | 'caught'
    | 'disarmed'
    | 'nothingToDisarm'
    | 'trapKilled'
    | 'trapVoid'
    | 'killed'
    | 'killFailed'
    | 'trapLaid'
    | 'trapBroke'
    | 'destroyed'
    | 'notDestroyed';
  /** Who did it, or whom it befell; null where it concerns a room only. */
  readonly who: Agent | null;
  readonly target: Agent | null;
  /** The rooms that it concerns. */
  readonly rooms: readonly Room[];
  /** A word for the reason, where there are several. */
  readonly why: Why | null;
}

/** Why a kill, a swap or a destruction failed. */
export type Why =
  | 'held'
  | 'sentBack'
  | 'placed'
  | 'elsewhere'
  | 'dead'
  | 'crowded'
  | 'mafia'
  | 'jailed'
  | 'destroyedRoom'
  | 'occupied'
  | 'tooFew';

/** Whom somebody voted for; nobody is null. */
export interface Ballot {
  readonly voter: Agent;
  readonly target: Agent | null;
}

/** What can happen, and who sees it. */
export type RoomsHappening =
  /** What everybody knows: how many play, how many rooms there are, and which roles are in play. */
  | {
      readonly kind: 'opened';
      readonly seenBy: 'all';
      readonly players: number;
      readonly rooms: number;
      readonly roles: readonly Role[];
    }
  /** The card dealt to the only one who sees it (R5, R15). */
  | { readonly kind: 'card'; readonly seenBy: readonly Agent[]; readonly who: Agent; readonly role: Role }
  /** The mafia are shown each other, with their roles. */
  | {
      readonly kind: 'partners';
      readonly seenBy: readonly Agent[];
      readonly partners: readonly Agent[];
      readonly roles: readonly Role[];
    }
  /** The mafia's order for the night is known to all of them (R20); null for no kill. */
  | {
      readonly kind: 'planned';
      readonly seenBy: readonly Agent[];
      readonly by: Agent | null;
      readonly room: Room | null;
    }
  /** R18: the room a player was in, and who was there with them, as far as they are named. */
  | {
      readonly kind: 'slept';
      readonly seenBy: readonly Agent[];
      readonly who: Agent;
      readonly room: Room;
      readonly company: readonly Agent[];
    }
  /** R12: a player was sent back from a room. */
  | { readonly kind: 'sentBack'; readonly seenBy: readonly Agent[]; readonly who: Agent; readonly room: Room }
  /** R14: a player was put into a random room. */
  | { readonly kind: 'placed'; readonly seenBy: readonly Agent[]; readonly who: Agent }
  /** The Night porter learns who entered a room. */
  | {
      readonly kind: 'entered';
      readonly seenBy: readonly Agent[];
      readonly who: Agent;
      readonly room: Room;
      readonly visitors: readonly Agent[];
    }
  /** The Eavesdropper learns how many ended the night in a room. */
  | {
      readonly kind: 'heard';
      readonly seenBy: readonly Agent[];
      readonly who: Agent;
      readonly room: Room;
      readonly count: number;
    }
  /** The Insomniac learns whether somebody was sent back from the room they were in. */
  | { readonly kind: 'awake'; readonly seenBy: readonly Agent[]; readonly who: Agent; readonly knock: boolean }
  /** Those in a room learn that its trap is void (R24). */
  | { readonly kind: 'trapVoid'; readonly seenBy: readonly Agent[]; readonly room: Room }
  /** The Demolitionist is told that nothing was destroyed. */
  | { readonly kind: 'notDestroyed'; readonly seenBy: readonly Agent[]; readonly who: Agent; readonly room: Room }
  /** R32: who was jailed or stunned. */
  | { readonly kind: 'jailed' | 'stunned'; readonly seenBy: 'all'; readonly who: Agent }
  /** A death with the role; of a room kill with the room (R35). */
  | {
      readonly kind: 'death';
      readonly seenBy: 'all';
      readonly who: Agent;
      readonly role: Role;
      readonly by: 'kill' | 'trap' | 'vote';
      readonly room: Room | null;
    }
  /** R34, and a night without a death says so. */
  | { readonly kind: 'failedKill' | 'quiet'; readonly seenBy: 'all' }
  /** R33: how many traps were dismantled. */
  | { readonly kind: 'dismantled'; readonly seenBy: 'all'; readonly count: number }
  /** R17. */
  | { readonly kind: 'destroyed'; readonly seenBy: 'all'; readonly room: Room }
  | {
      readonly kind: 'tally';
      readonly seenBy: 'all';
      readonly votes: readonly Ballot[];
      readonly out: Agent | null;
    }
  | Resolved
  /** At the end all roles are shown. */
  | { readonly kind: 'roles'; readonly seenBy: 'all'; readonly roles: readonly Role[] };

/** One game's set-up; docs/rooms.md says what each means. */
export interface RoomsOptions {
  /** How many rooms; null for one and a half times the players, rounded up (R4). */
  readonly rooms: number | null;
  /** `default`: the list of the rules; `plain`: Guests and Mobsters only; or the roles in play, one for each player. */
  readonly roles: 'default' | 'plain' | readonly Role[];
  /** How many mafia; null for the number that the rules give (R19), or that a list of roles has. */
  readonly mafia: number | null;
  /** The game is a draw after this many nights. */
  readonly maxNights: number;
}
