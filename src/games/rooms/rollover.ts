import { Refusal } from '../../engine/refusal.ts';
import { playerNamed } from '../../players/script-entries.ts';
import type { Agent, Move, Turn } from '../../engine/rules.ts';
import { inboxSeat, roomSeat } from './lots.ts';
import { refusals } from './refusals.ts';
import type { Room, RoomsMove } from './types.ts';

/**
 * Reads how chance falls when a night ends: `{"inbox":["Bob","Ann"],"placed":{"Ann":3}}`. Who is not in the inbox order comes after those who
 * are, by seat; who is not placed gets the first room there is. A list of rooms gives the draws one after the other.
 */
export function readRollover(given: unknown, turn: Turn<RoomsMove>, names: readonly string[]): Record<string, Move> {
  if (given !== undefined && (typeof given !== 'object' || given === null)) throw new Refusal(refusals.rollover(given));
  const { inbox = [], placed = {}, ...rest }: Readonly<Record<string, unknown>> = { ...given };
  if (Object.keys(rest).length > 0) throw new Refusal(refusals.rollover(given));
  const order = readInbox(inbox, names);
  const rooms = readPlaced(placed, turn, names);
  const before: Agent[] = [];
  const joint: Record<string, Move> = {};
  for (const { seat, moves } of turn.choices) {
    const ranked = names.findIndex((_, agent) => seat === inboxSeat(agent));
    if (ranked >= 0) {
      const number = before.filter((other) => order.indexOf(other) < order.indexOf(ranked)).length;
      before.push(ranked);
      joint[seat] = moves[number];
    } else joint[seat] = rooms.get(seat) ?? moves[0];
  }
  return joint;
}

/** All players in the order in which their orders came in. */
function readInbox(given: unknown, names: readonly string[]): readonly Agent[] {
  if (!Array.isArray(given)) throw new Refusal(refusals.inbox(given));
  const listed = given.map((name: unknown) => (typeof name === 'string' ? names.indexOf(name) : -1));
  if (listed.includes(-1) || new Set(listed).size < listed.length) throw new Refusal(refusals.inbox(given));
  return [...listed, ...[...names.keys()].filter((agent) => !listed.includes(agent))];
}

/** The rooms that chance draws, by seat. */
function readPlaced(given: unknown, turn: Turn<RoomsMove>, names: readonly string[]): ReadonlyMap<string, RoomsMove> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Refusal(refusals.byName('placed'));
  const wishes = Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    const agent = playerNamed(name, names);
    const rooms: readonly unknown[] = Array.isArray(value) ? value : [value];
    return rooms.map((room, place) => readRoom(room, place, agent, turn, names));
  });
  return new Map(wishes);
}

function readRoom(
  room: unknown,
  place: number,
  agent: Agent,
  turn: Turn<RoomsMove>,
  names: readonly string[],
): readonly [string, RoomsMove] {
  const seat = roomSeat(agent, place + 1);
  const moves = turn.choices.find((choice) => choice.seat === seat)?.moves ?? [];
  const move = moves.find((own) => own.kind === 'put' && own.room === room);
  if (move !== undefined) return [seat, move];
  const rooms = moves.flatMap((own) => (own.kind === 'put' ? [own.room] : []));
  throw new Refusal(refusals.placed(names[agent], room, rooms));
}

/** Writes how chance fell, as `readRollover` reads it. */
export function writeRollover(
  joint: readonly (RoomsMove | null)[],
  turn: Turn<RoomsMove>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const inbox: string[] = [];
  const placed = new Map<string, Room[]>();
  for (const [index, { seat }] of turn.choices.entries()) {
    const move = joint[index];
    if (move?.kind === 'lot') {
      const agent = names.findIndex((_, candidate) => seat === inboxSeat(candidate));
      inbox.splice(move.number, 0, names[agent]);
    } else if (move?.kind === 'put') {
      const agent = names.findIndex((_, candidate) => seat.startsWith(roomSeat(candidate, 0).slice(0, -1)));
      placed.set(names[agent], [...(placed.get(names[agent]) ?? []), move.room]);
    }
  }
  return { inbox, placed: Object.fromEntries(placed) };
}
