import type { Agent } from '../../../engine/rules.ts';
import type { PastStep } from '../../../engine/views.ts';
import { isRoomsHappening } from '../kinds.ts';
import type { Role, Room, RoomsHappening } from '../types.ts';

/** What happened in a night, from 1; night 0 is the opening. */
export interface NightPast {
  readonly night: number;
  /** Who was alive when it began. */
  readonly present: readonly Agent[];
  /** The mafia's plan, once it is made: who was sent to kill, null for nobody. */
  plan: { readonly by: Agent | null } | null;
  /** Once it is over: by player, the room in which they slept and who was named to them (R18). */
  readonly slept: Map<Agent, { readonly room: Room; readonly company: readonly Agent[] }>;
  /** What was announced when it ended. */
  killed: { readonly who: Agent; readonly room: Room } | null;
  readonly trapped: Agent[];
  failedKill: boolean;
  dismantled: boolean;
  readonly held: Agent[];
}

/** What happened in a game so far, as far as views keep it. */
export interface Past {
  readonly players: readonly string[];
  /** The roles in play, which everybody knows. */
  readonly inPlay: readonly Role[];
  /** By player. */
  readonly roles: readonly Role[];
  readonly nights: readonly NightPast[];
  /** Whose role everybody was shown. */
  readonly shown: ReadonlySet<Agent>;
  /** Who showed their diary to all, and how many nights it then had. */
  readonly shared: ReadonlyMap<Agent, number>;
}

/** Reads what happened in the steps of a game of Rooms. */
export function pastOf(steps: readonly PastStep[], players: readonly string[]): Past {
  const inPlay: Role[] = [];
  const roles: Role[] = [];
  const nights: NightPast[] = [];
  const shown = new Set<Agent>();
  const shared = new Map<Agent, number>();
  const everybody = [...players.keys()];
  let living: readonly Agent[] = everybody;
  for (const step of steps) {
    const night = step.stage?.round ?? 0;
    if (step.shares !== null) shared.set(step.shares, nights.filter(isOver).length);
    const told = step.happenings.filter(isRoomsHappening);
    const opened = told.some(({ kind }) => kind === 'opened' || kind === 'planned');
    if (opened) nights.push(emptyNight(night, living));
    for (const happening of told) {
      readRole(happening, inPlay, roles, shown);
      if (step.stage?.phase !== 'day') readNight(happening, nights[nights.length - 1]);
    }
    living = step.living;
  }
  return { players, inPlay, roles, nights, shown, shared };
}

/** Is it over: does everybody know where they slept? */
export function isOver({ slept }: NightPast): boolean {
  return slept.size > 0;
}

function emptyNight(night: number, present: readonly Agent[]): NightPast {
  return {
    night,
    present,
    plan: null,
    slept: new Map(),
    killed: null,
    trapped: [],
    failedKill: false,
    dismantled: false,
    held: [],
  };
}

function readRole(told: RoomsHappening, inPlay: Role[], roles: Role[], shown: Set<Agent>): void {
  if (told.kind === 'opened') inPlay.push(...told.roles);
  else if (told.kind === 'card') roles[told.who] = told.role;
  else if (told.kind === 'death') shown.add(told.who);
  else if (told.kind === 'roles') for (const agent of told.roles.keys()) shown.add(agent);
}

function readNight(told: RoomsHappening, night: NightPast): void {
  switch (told.kind) {
    case 'planned':
      night.plan = { by: told.by };
      break;
    case 'slept':
      night.slept.set(told.who, { room: told.room, company: told.company });
      break;
    case 'jailed':
    case 'stunned':
      night.held.push(told.who);
      break;
    case 'death':
      if (told.by === 'trap') night.trapped.push(told.who);
      else if (told.room !== null) night.killed = { who: told.who, room: told.room };
      break;
    case 'failedKill':
      night.failedKill = true;
      break;
    case 'dismantled':
      night.dismantled = true;
      break;
    default:
  }
}
