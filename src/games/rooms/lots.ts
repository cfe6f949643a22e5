import type { Agent, Choice } from '../../engine/rules.ts';
import { lotMoves, putMoves } from './moves.ts';
import type { Luck, Night } from './night/night.ts';
import { counts, LIMIT, nightOf, waysOf, wantedRoom } from './night/night.ts';
import { takenPlaces } from './night/walks.ts';
import { mustLeave, standingRooms } from './state.ts';
import type { RoomsState } from './state.ts';
import type { Room, RoomsMove } from './types.ts';

/*
 * Chance in a night: the inbox order, which nobody knows, and where those are put who must be put somewhere. Only what can make a
 * difference is drawn, so that worlds do not multiply by what cannot matter; every draw is one of equally likely numbers.
 */

/** A player who may have to be put somewhere, with the rooms that may have space. */
interface Placement {
  readonly agent: Agent;
  readonly rooms: readonly Room[];
  /** How many of them are drawn, one after the other: one more than can turn out full. */
  readonly draws: number;
}

interface Lots {
  /** The players between whom the inbox order may decide. */
  readonly ranked: readonly Agent[];
  readonly placements: readonly Placement[];
  readonly living: readonly Agent[];
}

const lotsOfStates = new WeakMap<RoomsState, Lots>();

function lotsOf(state: RoomsState): Lots {
  let lots = lotsOfStates.get(state);
  if (lots === undefined) {
    lots = lotsIn(nightOf(state));
    lotsOfStates.set(state, lots);
  }
  return lots;
}

/** The name of a seat of chance that draws a player's place in the inbox order among those before. */
export function inboxSeat(agent: Agent): string {
  return `inbox ${agent}`;
}

/** The name of the seat of chance that draws a room for a player, for the given time. */
export function roomSeat(agent: Agent, time: number): string {
  return `room ${agent} ${time}`;
}

/**
 * The seats of chance. The place of each ranked player among those before gives every order with the same chance. Of the rooms for
 * a player, a few are drawn without laying them back, the last room taking the drawn one's place, and the first with space is theirs.
 */
export function chanceSeats(state: RoomsState): Choice<RoomsMove>[] {
  const { ranked, placements } = lotsOf(state);
  const inbox = ranked.map((agent, place): Choice<RoomsMove> => {
    return { seat: inboxSeat(agent), by: [], moves: lotMoves(place + 1) };
  });
  const rooms = placements.flatMap(({ agent, rooms: open, draws }) =>
    Array.from({ length: draws }, (_, draw): Choice<RoomsMove> => {
      return { seat: roomSeat(agent, draw + 1), by: [], moves: putMoves(open.slice(0, open.length - draw)) };
    }),
  );
  return [...inbox, ...rooms];
}

/** What the draws at the seats of `chanceSeats` mean. */
export function luckOf(state: RoomsState, joint: readonly (RoomsMove | null)[]): Luck {
  const { ranked, placements, living } = lotsOf(state);
  const order: Agent[] = [];
  for (const [place, agent] of ranked.entries()) {
    const move = joint[place];
    order.splice(move?.kind === 'lot' ? move.number : place, 0, agent);
  }
  let next = ranked.length;
  const drawn = new Map<Agent, Room[]>();
  for (const { agent, rooms, draws } of placements) {
    drawn.set(agent, drawnRooms(rooms, joint.slice(next, next + draws)));
    next += draws;
  }
  return {
    inbox: [...order, ...living.filter((agent) => !ranked.includes(agent))],
    place: (agent, free) => drawn.get(agent)?.find((room) => free.includes(room)) ?? free[0],
  };
}

function drawnRooms(rooms: readonly Room[], draws: readonly (RoomsMove | null)[]): Room[] {
  const left = [...rooms];
  return draws.map((move) => {
    const place = move?.kind === 'put' ? rooms.indexOf(move.room) : 0;
    const room = left[place];
    left[place] = left[left.length - 1];
    left.length--;
    return room;
  });
}

function lotsIn(night: Night): Lots {
  const { living } = night;
  const { sentBack, disputed, mayReturn } = disputes(night);
  const taken = takenPlaces(night, sentBack);
  const isMover = (agent: Agent) => waysOf(night, agent) === 'moves' && (sentBack & (1 << agent)) === 0;
  const forced = living.filter((agent) => {
    const way = waysOf(night, agent);
    return way === 'forced' || (way === 'moves' && mustLeave(night.state, agent) && mayFail(agent));
  });
  function mayFail(agent: Agent): boolean {
    return ((sentBack | disputed) & (1 << agent)) !== 0;
  }
  const most = [...taken];
  for (const agent of living) if (isMover(agent) && counts(night, agent)) most[wantedRoom(night, agent)]++;
  for (const [room, back] of mayReturn.entries()) most[room] += back;
  const placements = forced.map((agent) => placementOf(night, agent, forced, taken, most));
  const orderMatters = placements.some(({ draws }) => draws > 1);
  const movers = living.filter((agent) => (disputed & (1 << agent)) !== 0 && hasRival(night, agent, disputed));
  const ranked = living.filter((agent) => movers.includes(agent) || (orderMatters && forced.includes(agent)));
  return { ranked, placements, living };
}

function hasRival(night: Night, agent: Agent, disputed: number): boolean {
  const room = wantedRoom(night, agent);
  return night.living.some(
    (other) => other !== agent && (disputed & (1 << other)) !== 0 && wantedRoom(night, other) === room,
  );
}

/**
 * Who is sent back whatever the inbox order (`sentBack`), and for whom it may depend on it (`disputed`), as bits; and for each room how
 * many may come back to it.
 */
function disputes(night: Night) {
  const { state, living } = night;
  const movers = living.filter((agent) => counts(night, agent) && waysOf(night, agent) === 'moves');
  let sentBack = 0;
  for (;;) {
    const taken = takenPlaces(night, sentBack);
    const more = movers.filter((agent) => (sentBack & (1 << agent)) === 0 && taken[wantedRoom(night, agent)] >= LIMIT);
    if (more.length === 0) break;
    for (const agent of more) sentBack |= 1 << agent;
  }
  const taken = takenPlaces(night, sentBack);
  const open = movers.filter((agent) => (sentBack & (1 << agent)) === 0);
  const mayReturn = taken.map(() => 0);
  let disputed = 0;
  for (;;) {
    const wanting = (room: Room) => open.filter((agent) => wantedRoom(night, agent) === room).length;
    const more = open.filter((agent) => {
      const room = wantedRoom(night, agent);
      return (disputed & (1 << agent)) === 0 && taken[room] + mayReturn[room] + wanting(room) > LIMIT;
    });
    if (more.length === 0) return { sentBack, disputed, mayReturn };
    for (const agent of more) {
      disputed |= 1 << agent;
      if (!mustLeave(state, agent)) mayReturn[state.rooms[agent]]++;
    }
  }
}

function placementOf(
  night: Night,
  agent: Agent,
  forced: readonly Agent[],
  taken: readonly number[],
  most: readonly number[],
): Placement {
  const { state, living } = night;
  const others = standingRooms(state).filter((room) => room !== state.rooms[agent]);
  if (!counts(night, agent)) return { agent, rooms: others, draws: 1 };
  const rooms = others.filter((room) => taken[room] < LIMIT);
  const rivals = forced.filter((other) => other !== agent && counts(night, other)).length;
  const mayFill = rooms.filter((room) => most[room] + rivals >= LIMIT).length;
  const inCompany = living.filter((other) => other !== agent && counts(night, other)).length;
  const full = Math.min(mayFill, Math.floor(inCompany / LIMIT));
  return { agent, rooms, draws: Math.min(rooms.length, full + 1) };
}
