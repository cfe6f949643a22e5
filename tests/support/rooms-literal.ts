import type { Agent } from '../../src/engine/rules.ts';
import type { Luck } from '../../src/games/rooms/night/night.ts';
import type { Order, RoomsState, Trap } from '../../src/games/rooms/state.ts';
import type { Role, Room } from '../../src/games/rooms/types.ts';

/*
 * A night by the letter of the rules, written anew from them: it shares no function with the game, asks for no speed, and says
 * what becomes of the house and what is told to whom.
 */

const MAFIA: readonly Role[] = ['STOWAWAY', 'SABOTEUR', 'ARSONIST', 'MOBSTER'];
const OUTSIDE: readonly Role[] = ['CONTORTIONIST', 'STOWAWAY'];
/** Their uses are counted: once or twice. */
const COUNTED: readonly Role[] = ['TASER', 'CONCIERGE', 'DEMOLITIONIST', 'SABOTEUR', 'ARSONIST'];

/** What a night comes to. */
export interface LiteralNight {
  readonly state: RoomsState;
  /** What is told, in the words of `wordOf`, in no order. */
  readonly told: readonly string[];
}

/** A happening as a word: its kind, who sees it, and what it says, with the players of lists ascending. */
export function word(kind: string, seenBy: 'all' | readonly Agent[], ...says: readonly unknown[]): string {
  return `${kind} to ${seenBy === 'all' ? 'all' : sorted(seenBy).join()}: ${says.map(written).join(' ')}`;
}

function written(part: unknown): string {
  return Array.isArray(part) ? `[${sorted(part.map(Number)).join()}]` : String(part);
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}

/** Everybody's places after the moves, the placing and the swap, and who met with what. */
interface Moved {
  readonly where: Map<Agent, Room>;
  readonly beforeSwap: ReadonlyMap<Agent, Room>;
  readonly back: ReadonlySet<Agent>;
  readonly put: ReadonlySet<Agent>;
}

class House {
  readonly living: readonly Agent[];
  readonly jailed = new Set<Agent>();
  readonly stunned = new Set<Agent>();

  constructor(readonly before: RoomsState) {
    this.living = [...before.roles.keys()].filter((agent) => ((before.alive >> agent) & 1) === 1);
    // All of a night hold, whatever befalls Jailer and Taser.
    for (const agent of this.living) {
      const { ability } = this.order(agent);
      if (ability.kind === 'jail') this.jailed.add(ability.target);
      if (ability.kind === 'stun') this.stunned.add(ability.target);
    }
  }

  order(agent: Agent): Order {
    const order = this.before.orders?.[agent];
    if (order == null) throw new RangeError(`Player ${agent} gave no order.`);
    return order;
  }

  held(agent: Agent): boolean {
    return this.jailed.has(agent) || this.stunned.has(agent);
  }

  /** What somebody does besides moving: the held nothing, but that jail and stun hold. */
  does(agent: Agent): Order['ability'] {
    const { ability } = this.order(agent);
    return this.held(agent) && ability.kind !== 'jail' && ability.kind !== 'stun' ? { kind: 'pass' } : ability;
  }

  own(agent: Agent): Room {
    return this.before.rooms[agent];
  }

  wants(agent: Agent): Room {
    const { walk } = this.order(agent);
    if (this.held(agent)) return this.own(agent);
    if (walk.kind === 'go') return walk.room;
    return walk.kind === 'carry' && this.before.plan?.kind === 'kill' ? this.before.plan.room : this.own(agent);
  }

  /** R13, R16: on a third night, or where the room is no more, nobody may stay but the held. */
  mustGo(agent: Agent): boolean {
    return !this.held(agent) && (this.before.stays[agent] >= 2 || this.before.destroyed.includes(this.own(agent)));
  }

  countsIn(agent: Agent): boolean {
    return !OUTSIDE.includes(this.before.roles[agent]);
  }

  rooms(): Room[] {
    return Array.from({ length: this.before.hall }, (_, index) => index + 1);
  }
}

/** R8 to R11: of those who ask for a room the first get the places that stayers and those sent back leave; until nothing changes. */
function sentBack(house: House, inbox: readonly Agent[]): Set<Agent> {
  const back = new Set<Agent>();
  const asking = inbox.filter((agent) => house.countsIn(agent) && house.wants(agent) !== house.own(agent));
  for (let known = -1; known < back.size;) {
    known = back.size;
    for (const room of new Set(asking.map((agent) => house.wants(agent)))) {
      const holders = house.living.filter(
        (agent) =>
          house.countsIn(agent) &&
          house.own(agent) === room &&
          !house.mustGo(agent) &&
          (back.has(agent) || house.wants(agent) === room),
      );
      const places = Math.max(0, 2 - holders.length);
      for (const late of asking.filter((agent) => house.wants(agent) === room).slice(places)) back.add(late);
    }
  }
  return back;
}

function moved(house: House, { inbox, place }: Luck): Moved {
  const { before } = house;
  const back = sentBack(house, inbox);
  const where = new Map<Agent, Room>();
  for (const agent of house.living) {
    const room = back.has(agent) ? house.own(agent) : house.wants(agent);
    if (room !== house.own(agent) || !house.mustGo(agent)) where.set(agent, room);
  }
  // R14: in inbox order, over the standing rooms with space, other than the present one; if there is none, they stay.
  const put = new Set<Agent>();
  for (const agent of inbox) {
    if (where.has(agent)) continue;
    const free = house
      .rooms()
      .filter((room) => !before.destroyed.includes(room) && room !== house.own(agent))
      .filter((room) => {
        const inside = [...where].filter(([other, at]) => at === room && house.countsIn(other));
        return !house.countsIn(agent) || inside.length < 2;
      });
    where.set(agent, free.length === 0 ? house.own(agent) : place(agent, free));
    put.add(agent);
  }
  return { where: swapped(house, where), beforeSwap: where, back, put };
}

/** The Concierge swaps who is in two rooms, unless somebody held is in either or one is destroyed. */
function swapped(house: House, where: ReadonlyMap<Agent, Room>): Map<Agent, Room> {
  for (const agent of house.living) {
    const does = house.does(agent);
    if (does.kind !== 'swap') continue;
    const [one, other] = does.rooms;
    const fails = [...where].some(([who, room]) => house.held(who) && (room === one || room === other));
    if (fails || house.before.destroyed.some((room) => room === one || room === other)) continue;
    return new Map([...where].map(([who, room]) => [who, room === one ? other : room === other ? one : room]));
  }
  return new Map(where);
}

/** Plays a night by the letter of the rules. */
export function literalNight(before: RoomsState, luck: Luck): LiteralNight {
  const house = new House(before);
  const { living } = house;
  const { where, beforeSwap, back, put } = moved(house, luck);
  const at = (agent: Agent): Room => where.get(agent) ?? 0;
  const inside = (room: Room) => living.filter((agent) => at(agent) === room);
  const came = (room: Room) => inside(room).filter((agent) => house.own(agent) !== room);
  const told: string[] = [];
  const dead = new Map<Agent, 'trap' | 'kill'>();

  // R18, R12, R14, and what each learns by their role.
  for (const agent of living) {
    const company = inside(at(agent)).filter((other) => other !== agent && before.roles[other] !== 'STOWAWAY');
    told.push(word('slept', [agent], agent, at(agent), company));
    if (back.has(agent)) told.push(word('sentBack', [agent], agent, house.wants(agent)));
    if (put.has(agent)) told.push(word('placed', [agent], agent));
    const does = house.does(agent);
    if (does.kind === 'watch') told.push(word('entered', [agent], agent, does.room, came(does.room)));
    if (does.kind === 'listen') {
      const heard = before.destroyed.includes(does.room) ? 0 : inside(does.room).length;
      told.push(word('heard', [agent], agent, does.room, heard));
    }
    if (before.roles[agent] === 'INSOMNIAC') {
      const knock = [...back].some((other) => house.wants(other) === beforeSwap.get(agent));
      told.push(word('awake', [agent], agent, knock));
    }
  }

  // R26: traps that are removed; then R23 to R25: those that are set off.
  let dismantled = 0;
  const lying: Trap[] = [];
  for (const trap of before.traps) {
    const { room } = trap;
    const caught = came(room).some((agent) => before.roles[agent] === 'RATCATCHER');
    const disarmed = living.some((agent) => {
      const does = house.does(agent);
      return does.kind === 'disarm' && does.room === room;
    });
    if (caught || disarmed) dismantled++;
    else if (came(room).length === 0) lying.push(trap);
    else if (inside(room).length === 1) dead.set(inside(room)[0], 'trap');
    else told.push(word('trapVoid', inside(room), room));
  }

  // R20 to R22, R7: the night kill.
  let laid: Trap | null = null;
  if (before.plan?.kind === 'kill') {
    const { by, room } = before.plan;
    const others = inside(room).filter((agent) => agent !== by);
    const fails =
      house.held(by) ||
      back.has(by) ||
      put.has(by) ||
      dead.has(by) ||
      at(by) !== room ||
      others.length > 1 ||
      others.some((agent) => MAFIA.includes(before.roles[agent]) || house.jailed.has(agent));
    if (fails) told.push(word('failedKill', 'all'));
    else if (others.length === 1) dead.set(others[0], 'kill');
    else laid = { room, nights: house.does(by).kind === 'prolong' ? 3 : 2 };
  }
  for (const [who, by] of dead) {
    told.push(word('death', 'all', who, before.roles[who], by, by === 'kill' ? at(who) : null));
  }
  const left = living.filter((agent) => !dead.has(agent));

  // R16: a room that is empty, then the one in which the Arsonist is; as far as enough are left.
  const destroyed = [...before.destroyed];
  const destroy = (room: Room): boolean => {
    if (before.hall - destroyed.length - 1 < Math.ceil(left.length / 2) + 1) return false;
    destroyed.push(room);
    told.push(word('destroyed', 'all', room));
    return true;
  };
  for (const agent of living) {
    const does = house.does(agent);
    if (does.kind === 'demolish' && (inside(does.room).length > 0 || !destroy(does.room))) {
      told.push(word('notDestroyed', [agent], agent, does.room));
    }
  }
  for (const agent of living) if (house.does(agent).kind === 'burn') destroy(at(agent));

  for (const who of house.jailed) told.push(word('jailed', 'all', who));
  for (const who of house.stunned) told.push(word('stunned', 'all', who));
  if (dead.size === 0) told.push(word('quiet', 'all'));
  if (dismantled > 0) told.push(word('dismantled', 'all', dismantled));

  // R27: what lies is a night older, and one laid where one lies replaces it.
  const traps = lying
    .map(({ room, nights }) => ({ room, nights: nights - 1 }))
    .filter(({ room, nights }) => nights > 0 && room !== laid?.room);
  if (laid !== null) traps.push(laid);
  const byPlayer = <T>(value: (agent: Agent) => T, none: T): T[] =>
    before.roles.map((_, agent) => (left.includes(agent) ? value(agent) : none));
  return {
    told,
    state: {
      ...before,
      phase: 'day',
      plan: null,
      orders: null,
      alive: left.reduce((bits, agent) => bits + 2 ** agent, 0),
      rooms: byPlayer(at, 0),
      stays: byPlayer((agent) => nightsIn(house, agent, at(agent)), 0),
      destroyed: sorted(destroyed),
      traps: traps.filter(({ room }) => !destroyed.includes(room)).sort((one, other) => one.room - other.room),
      used: byPlayer((agent) => {
        const uses = COUNTED.includes(before.roles[agent]) && house.does(agent).kind !== 'pass' ? 1 : 0;
        return before.used[agent] + uses;
      }, 0),
      jailedLast: jailedLast(house, left),
      slept: slept(house, left, at),
    },
  };
}

/** R13: two stand for two and more; for the held the count waits. */
function nightsIn(house: House, agent: Agent, room: Room): number {
  if (room !== house.own(agent)) return 1;
  return house.held(agent) ? house.before.stays[agent] : 2;
}

/** Whom the Jailer may not jail again: both must live for it to matter. */
function jailedLast(house: House, left: readonly Agent[]): Agent {
  const targets = left.flatMap((agent) => {
    const does = house.does(agent);
    return does.kind === 'jail' && left.includes(does.target) ? [does.target] : [];
  });
  return targets.length === 0 ? -1 : targets[0];
}

/** R3: the rooms of a living Drifter; five are enough. */
function slept(house: House, left: readonly Agent[], at: (agent: Agent) => Room): RoomsState['slept'] {
  const drifter = left.find((agent) => house.before.roles[agent] === 'DRIFTER');
  if (drifter === undefined) return [];
  if (house.before.slept === 'enough') return 'enough';
  const rooms = sorted([...new Set([...house.before.slept, at(drifter)])]);
  return rooms.length >= 5 ? 'enough' : rooms;
}
