import type { Moment } from '../../src/engine/moment.ts';
import type { Agent, Turn } from '../../src/engine/rules.ts';
import { isRoomsHappening } from '../../src/games/rooms/kinds.ts';
import { luckOf } from '../../src/games/rooms/lots.ts';
import { disarmTraps } from '../../src/games/rooms/night/disarm.ts';
import { nightKill } from '../../src/games/rooms/night/kill.ts';
import type { Night } from '../../src/games/rooms/night/night.ts';
import { nightOf, wantedRoom } from '../../src/games/rooms/night/night.ts';
import { placeRest } from '../../src/games/rooms/night/placing.ts';
import { swapRooms } from '../../src/games/rooms/night/swap.ts';
import { springTraps } from '../../src/games/rooms/night/traps.ts';
import { walksOf } from '../../src/games/rooms/night/walks.ts';
import { isOutsideLimit } from '../../src/games/rooms/roles.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import type { RoomsState } from '../../src/games/rooms/state.ts';
import { bitsOf, isIn, mustLeave, playersOf } from '../../src/games/rooms/state.ts';
import type { Room, RoomsHappening, RoomsMove, RoomsOptions } from '../../src/games/rooms/types.ts';

export type Joint = readonly (RoomsMove | null)[];

/** What was announced of a night, but for the rooms. */
export interface News {
  readonly victim: Agent | null;
  readonly failedKill: boolean;
  readonly dismantled: number;
  /** Sets of players, as bits. */
  readonly trapped: number;
  readonly jailed: number;
  readonly stunned: number;
}

/** What was announced of a night, among all that happened in it. */
export function newsIn(happenings: Moment['happenings']): News {
  const told = happenings.filter(isRoomsHappening);
  const deaths = told.flatMap((one) => (one.kind === 'death' ? [one] : []));
  const held = (kind: 'jailed' | 'stunned') => bitsOf(told.flatMap((one) => (one.kind === kind ? [one.who] : [])));
  return {
    victim: deaths.find(({ by }) => by === 'kill')?.who ?? null,
    failedKill: told.some(({ kind }) => kind === 'failedKill'),
    dismantled: told.reduce((sum, one) => sum + (one.kind === 'dismantled' ? one.count : 0), 0),
    trapped: bitsOf(deaths.flatMap(({ who, by }) => (by === 'trap' ? [who] : []))),
    jailed: held('jailed'),
    stunned: held('stunned'),
  };
}

/** A night as it was played. */
export interface PlayedNight {
  readonly next: RoomsState;
  readonly happenings: readonly RoomsHappening[];
  readonly orders: Joint;
}

/** Where everybody may be after moves and placing, and how chance must fall for it. */
interface Way {
  readonly rooms: readonly Room[];
  readonly sentBack: number;
  readonly placed: number;
  readonly lots: Joint;
}

/** Every way in which nights may go that comes to what was announced: every plan, every joint order and every lot, by the rules of the game. */
export class Nights {
  /** By how the house stands, as far as moves ask: by what everybody wants, the ways to come there. */
  readonly #grounds = new Map<string, Map<number, readonly Way[]>>();
  #tried = 0;

  constructor(private readonly options: RoomsOptions) {}

  /** So many ways were tried. */
  get tried(): number {
    return this.#tried;
  }

  /** The nights that may follow. Of the orders of whoever is held, which come to nothing, one stands for all. */
  *after(state: RoomsState, news: News): Iterable<PlayedNight> {
    const isKill = news.victim !== null || news.failedKill;
    if (state.traps.length < playersOf(news.trapped).length + news.dismantled) return;
    const ground = this.#groundOf(state);
    for (const plan of joints(choicesOf(rooms.turn(state, this.options)))) {
      const planned = rooms.play(state, plan, this.options);
      if (isKill && planned.next.plan?.kind !== 'kill') continue;
      for (const orders of this.#ordersIn(planned.next, news)) {
        const ordered = rooms.play(planned.next, orders, this.options).next;
        const night = nightOf(ordered);
        if (night.jailed !== news.jailed || night.stunned !== news.stunned) continue;
        for (const way of this.#ways(ground, ordered, night)) {
          this.#tried++;
          if (!comesTo(night, way, news)) continue;
          const { next, happenings } = rooms.play(ordered, way.lots, this.options);
          yield { next, happenings: [...planned.happenings, ...happenings], orders };
        }
      }
    }
  }

  *#ordersIn(planned: RoomsState, { victim, trapped, jailed, stunned }: News): Iterable<Joint> {
    const living = playersOf(planned.alive);
    const held = jailed | stunned;
    const choices = choicesOf(rooms.turn(planned, this.options)).map((moves, seat) => {
      const isHolding = moves.some(({ kind }) => kind === 'jail' || kind === 'stun');
      return isIn(held, living[seat % living.length]) && !isHolding ? [moves[0]] : moves;
    });
    const { plan, traps } = planned;
    const maySwap = choices.some((moves) => moves.some(({ kind }) => kind === 'swap'));
    const endsIn = (agent: Agent, isIt: (room: Room) => boolean) => {
      if (maySwap || mustLeave(planned, agent)) return;
      const seat = living.indexOf(agent);
      choices[seat] = choices[seat].filter((move) => isIt(goalOf(planned, agent, move)));
    };
    if (victim !== null) endsIn(victim, (room) => plan?.kind === 'kill' && room === plan.room);
    for (const agent of playersOf(trapped)) endsIn(agent, (room) => traps.some((trap) => trap.room === room));
    if (choices.some((moves) => moves.length === 0)) return;
    yield* joints(choices);
  }

  #groundOf({ roles, alive, rooms: slept, stays, destroyed }: RoomsState): Map<number, readonly Way[]> {
    const outside = playersOf(alive).filter((agent) => isOutsideLimit(roles[agent]));
    const key = [slept, stays, destroyed, outside].join(' ');
    let ground = this.#grounds.get(key);
    if (ground === undefined) {
      ground = new Map();
      this.#grounds.set(key, ground);
    }
    return ground;
  }

  /** The ways of a night, each once: whatever else was ordered, moves come to the same where everybody wants the same and the same are held. */
  #ways(ground: Map<number, readonly Way[]>, ordered: RoomsState, night: Night): readonly Way[] {
    let key = night.held;
    for (const agent of night.living) key = key * (ordered.hall + 1) + wantedRoom(night, agent);
    let ways = ground.get(key);
    if (ways === undefined) {
      ways = this.#movedIn(ordered, night);
      ground.set(key, ways);
    }
    return ways;
  }

  #movedIn(ordered: RoomsState, night: Night): readonly Way[] {
    const found = new Map<string, Way>();
    for (const lots of joints(choicesOf(rooms.turn(ordered, this.options)))) {
      const luck = luckOf(ordered, lots);
      const walks = walksOf(night, luck.inbox);
      const placing = placeRest(night, walks, luck);
      const { sentBack } = walks;
      const { rooms: now, placed } = placing;
      const key = `${now.join()} ${sentBack} ${placed}`;
      if (!found.has(key)) found.set(key, { rooms: now, sentBack, placed, lots });
    }
    return [...found.values()];
  }
}

/** Where a player wants to be who makes this move. */
function goalOf({ plan, rooms: slept }: RoomsState, agent: Agent, move: RoomsMove): Room {
  if (move.kind === 'go') return move.room;
  return move.kind === 'carry' && plan?.kind === 'kill' ? plan.room : slept[agent];
}

/** Does a way come to what was announced, as far as it can be said before the night is played to its end? */
function comesTo(night: Night, { rooms: moved, sentBack, placed }: Way, news: News): boolean {
  const now = swapRooms(night, moved).rooms;
  const { traps, done } = disarmTraps(night, now);
  if (done.filter(({ found }) => found).length !== news.dismantled) return false;
  const trapped = bitsOf(springTraps(night, now, traps).victims.map(({ who }) => who));
  if (trapped !== news.trapped) return false;
  const kill = nightKill(night, { rooms: now, sentBack, placed, trapped });
  const victim = kill?.end === 'killed' ? kill.victim : null;
  return victim === news.victim && (kill?.end === 'failed') === news.failedKill;
}

type Choices = readonly (readonly RoomsMove[])[];

function choicesOf({ choices }: Turn<RoomsMove>): (readonly RoomsMove[])[] {
  return choices.map(({ moves }) => moves);
}

/** Every joint choice of a turn. */
function* joints(choices: Choices): Iterable<Joint> {
  const places = choices.map(() => 0);
  for (;;) {
    yield choices.map((moves, seat) => moves[places[seat]]);
    let seat = 0;
    while (seat < choices.length && ++places[seat] === choices[seat].length) places[seat++] = 0;
    if (seat === choices.length) return;
  }
}
