import type { Agent, Move } from '../../../engine/rules.ts';
import type { PastStep } from '../../../engine/made-views.ts';
import type { Announced } from './announced.ts';
import { argumentsOf, literalsOf, roleNamed } from './announced.ts';
import { sayings } from './sayings.ts';
import { isRoomsHappening, isRoomsMove } from '../kinds.ts';
import { abilitySeat } from '../turns.ts';
import type { Role, Room, RoomsHappening, RoomsMove } from '../types.ts';

/** What a player ordered for a night, as far as it was recorded. */
export interface PastOrder {
  readonly walk: RoomsMove | null;
  readonly ability: RoomsMove | null;
}

/** What happened in a night, from 1; night 0 is the opening. */
export interface NightPast {
  readonly night: number;
  /** Who was alive when it began. */
  readonly present: readonly Agent[];
  /** The mafia's plan, once it is made: who was sent to kill and where, null for nobody. */
  plan: { readonly by: Agent | null; readonly room: Room | null } | null;
  readonly orders: Map<Agent, PastOrder>;
  /** Once it is over: by player, the room in which they slept and who was named to them (R18). */
  readonly slept: Map<Agent, { readonly room: Room; readonly company: readonly Agent[] }>;
  /** What was announced when it ended. */
  killed: { readonly who: Agent; readonly room: Room } | null;
  readonly trapped: Agent[];
  failedKill: boolean;
  /** How many traps were dismantled. */
  dismantled: number;
  readonly jailed: Agent[];
  readonly stunned: Agent[];
  readonly destroyed: Room[];
  /** What single players were told: from which room they were sent back, that they were put somewhere, that a trap was void. */
  readonly sentBack: Map<Agent, Room>;
  readonly placed: Set<Agent>;
  readonly voided: Set<Agent>;
  /** What players learned by their roles. */
  readonly news: RoomsHappening[];
}

/** What happened in a game so far, as far as views keep it. */
export interface Past {
  readonly players: readonly string[];
  /** How many rooms there were at the start. */
  readonly hall: number;
  /** The roles in play, which everybody knows. */
  readonly inPlay: readonly Role[];
  /** By player. */
  readonly roles: readonly Role[];
  readonly nights: readonly NightPast[];
  /** Whose role everybody was shown or told. */
  readonly shown: ReadonlySet<Agent>;
  /** What was announced, and the atoms of which everybody was told whether they hold (see `saidOf`). */
  readonly told: readonly Announced[];
  readonly said: ReadonlyMap<string, boolean>;
  /** Who showed their diary to all, and how many nights it then had. */
  readonly shared: ReadonlyMap<Agent, number>;
}

/** Reads what happened in the steps of a game of Rooms. */
export function pastOf(steps: readonly PastStep[], players: readonly string[]): Past {
  const inPlay: Role[] = [];
  const roles: Role[] = [];
  const nights: NightPast[] = [];
  const shown = new Set<Agent>();
  const announced: Announced[] = [];
  const said = new Map<string, boolean>();
  const shared = new Map<Agent, number>();
  const everybody = [...players.keys()];
  let hall = 0;
  let living: readonly Agent[] = everybody;
  for (const step of steps) {
    const night = step.stage?.round ?? 0;
    if (step.shares !== null) shared.set(step.shares, nights.filter(isOver).length);
    const told = step.happenings.filter(isRoomsHappening);
    const opened = told.some(({ kind }) => kind === 'opened' || kind === 'planned');
    if (opened) nights.push(emptyNight(night, living));
    const last = nights[nights.length - 1];
    if (step.stage?.phase === 'night' && step.joint !== null) readOrders(step.joint, last);
    for (const happening of told) {
      if (happening.kind === 'opened') hall = happening.rooms;
      readRole(happening, inPlay, roles, shown);
      if (step.stage?.phase !== 'day') readNight(happening, last);
    }
    living = step.living;
    if (step.announced === null) continue;
    const { formula } = step.announced;
    const over = nights.filter(isOver).length;
    announced.push({ formula, when: { living, begun: nights.length, over } });
    for (const { atom, truth } of literalsOf(formula)) {
      const values = argumentsOf(atom, players);
      if (truth && roleNamed(atom.name) !== undefined) shown.add(values[0]);
      for (const [key, holds] of sayings({ hall, nights, living }, atom.name, values, truth)) said.set(key, holds);
    }
  }
  return { players, hall, inPlay, roles, nights, shown, told: announced, said, shared };
}

/** Is it over: does everybody know where they slept? */
export function isOver({ slept }: NightPast): boolean {
  return slept.size > 0;
}

/** Was somebody held, jailed or stunned, in a night? Everybody knows (R32). */
export function isHeld({ jailed, stunned }: NightPast, agent: Agent): boolean {
  return jailed.includes(agent) || stunned.includes(agent);
}

function emptyNight(night: number, present: readonly Agent[]): NightPast {
  return {
    night,
    present,
    plan: null,
    orders: new Map(),
    slept: new Map(),
    killed: null,
    trapped: [],
    failedKill: false,
    dismantled: 0,
    jailed: [],
    stunned: [],
    destroyed: [],
    sentBack: new Map(),
    placed: new Set(),
    voided: new Set(),
    news: [],
  };
}

function readOrders(joint: Readonly<Record<string, Move>>, { present, orders }: NightPast): void {
  const moveAt = (seat: string): RoomsMove | null => {
    const move = Object.hasOwn(joint, seat) ? joint[seat] : undefined;
    return move !== undefined && isRoomsMove(move) ? move : null;
  };
  for (const agent of present) orders.set(agent, { walk: moveAt(String(agent)), ability: moveAt(abilitySeat(agent)) });
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
      night.plan = { by: told.by, room: told.room };
      break;
    case 'slept':
      night.slept.set(told.who, { room: told.room, company: told.company });
      break;
    case 'jailed':
    case 'stunned':
      night[told.kind].push(told.who);
      break;
    case 'death':
      if (told.by === 'trap') night.trapped.push(told.who);
      else if (told.room !== null) night.killed = { who: told.who, room: told.room };
      break;
    case 'failedKill':
      night.failedKill = true;
      break;
    case 'dismantled':
      night.dismantled = told.count;
      break;
    default:
      readPrivate(told, night);
  }
}

function readPrivate(told: RoomsHappening, night: NightPast): void {
  switch (told.kind) {
    case 'destroyed':
      night.destroyed.push(told.room);
      break;
    case 'sentBack':
      night.sentBack.set(told.who, told.room);
      break;
    case 'placed':
      night.placed.add(told.who);
      break;
    case 'trapVoid':
      for (const agent of told.seenBy) night.voided.add(agent);
      break;
    case 'entered':
    case 'heard':
    case 'awake':
    case 'notDestroyed':
      night.news.push(told);
      break;
    default:
  }
}
