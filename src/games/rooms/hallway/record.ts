import type { Seen } from '../../../engine/hallway.ts';
import type { Agent } from '../../../engine/rules.ts';
import { isRoomsHappening, isRoomsMove } from '../kinds.ts';
import type { Resolved, Role, Room, RoomsHappening, RoomsMove } from '../types.ts';

/** What somebody knows of one night, and of the day after it. Night 0 is the opening. */
export interface NightRecord {
  /** Who was seen where at the end of it. */
  readonly at: Map<Agent, Room>;
  readonly sentBack: Map<Agent, Room>;
  readonly placed: Set<Agent>;
  readonly held: Map<Agent, 'jailed' | 'stunned'>;
  readonly deaths: Map<Agent, { readonly by: 'kill' | 'trap' | 'vote'; readonly room: Room | null }>;
  readonly destroyed: Set<Room>;
  /** Rooms of which it is known that their trap became void. */
  readonly voided: Set<Room>;
  /** Where everybody wants to go, as far as known. */
  readonly wanted: Map<Agent, Room>;
  readonly causes: Resolved[];
  plan: { readonly by: Agent; readonly room: Room } | null;
  failedKill: boolean;
  /** The Saboteur was seen to make a trap last longer. */
  prolonged: boolean;
}

/** What somebody knows of the house. */
export interface HouseRecord {
  readonly players: number;
  readonly rooms: number;
  /** By number. */
  readonly nights: readonly NightRecord[];
  /** The last night that has ended. */
  readonly last: number;
  /** Roles that are known for sure to who looks on, of the mafia among themselves. */
  readonly roles: ReadonlyMap<Agent, Role>;
}

/** Reads from what somebody saw what they know of who was where. */
export function recordOf(seen: readonly Seen[]): HouseRecord {
  const nights: NightRecord[] = [];
  const roles = new Map<Agent, Role>();
  let players = 0;
  let rooms = 0;
  let last = 0;
  for (const { stage, moves, happenings, resolution } of seen) {
    const number = stage?.round ?? 0;
    while (nights.length <= number) nights.push(emptyNight());
    const night = nights[number];
    if (stage?.phase === 'rollover') last = Math.max(last, number);
    for (const { by, move } of moves) if (isRoomsMove(move) && by.length > 0) noteMove(night, by[0], move);
    for (const happening of [...happenings, ...resolution].filter(isRoomsHappening)) {
      if (happening.kind === 'opened') ({ players, rooms } = happening);
      else if (happening.kind === 'partners') {
        for (const [place, agent] of happening.partners.entries()) roles.set(agent, happening.roles[place]);
      } else note(night, happening);
    }
  }
  return { players, rooms, nights, last, roles };
}

function emptyNight(): NightRecord {
  return {
    at: new Map(),
    sentBack: new Map(),
    placed: new Set(),
    held: new Map(),
    deaths: new Map(),
    destroyed: new Set(),
    voided: new Set(),
    wanted: new Map(),
    causes: [],
    plan: null,
    failedKill: false,
    prolonged: false,
  };
}

function noteMove(night: NightRecord, by: Agent, move: RoomsMove): void {
  if (move.kind === 'go') night.wanted.set(by, move.room);
  else if (move.kind === 'carry' && night.plan !== null) night.wanted.set(by, night.plan.room);
  else if (move.kind === 'prolong') night.prolonged = true;
}

function note(night: NightRecord, told: RoomsHappening): void {
  switch (told.kind) {
    case 'slept':
      for (const agent of [told.who, ...told.company]) night.at.set(agent, told.room);
      break;
    case 'entered':
      for (const agent of told.visitors) night.at.set(agent, told.room);
      break;
    case 'death':
      night.deaths.set(told.who, told);
      if (told.room !== null) night.at.set(told.who, told.room);
      break;
    case 'sentBack':
      night.sentBack.set(told.who, told.room);
      break;
    case 'placed':
      night.placed.add(told.who);
      break;
    case 'jailed':
    case 'stunned':
      night.held.set(told.who, told.kind);
      break;
    case 'destroyed':
      night.destroyed.add(told.room);
      break;
    case 'trapVoid':
      night.voided.add(told.room);
      break;
    case 'planned':
      night.plan = told.by === null || told.room === null ? null : { by: told.by, room: told.room };
      break;
    case 'failedKill':
      night.failedKill = true;
      break;
    case 'resolved':
      night.causes.push(told);
      break;
    default:
  }
}
