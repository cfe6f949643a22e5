import type { Random } from '../../kit/random.ts';
import type { Room } from './types.ts';

/** The ways to open a house: at most two to a room, no two mafia together (R8, R19). */
export interface Openings {
  /** How many there are; the same whoever the mafia are. */
  readonly count: bigint;
  /** Every way, in the lexicographic order of the rooms by player. */
  all(isMafia: readonly boolean[]): Generator<readonly Room[], void, undefined>;
  /** One of them, each equally likely. */
  draw(isMafia: readonly boolean[], random: Random): readonly Room[];
}

/** The openings of a house with so many rooms, players and mafia. */
export function openings(rooms: number, players: number, mafia: number): Openings {
  let forMafia = 1n;
  for (let taken = 0; taken < mafia; taken++) forMafia *= BigInt(rooms - taken);
  return {
    count: forMafia * waysToFill(rooms - mafia, mafia, players - mafia),
    all: (isMafia) => fill(rooms, isMafia, []),
    draw: (isMafia, random) => drawOpening(rooms, isMafia, random),
  };
}

const waysKnown = new Map<string, bigint>();

/** In how many ways `players` more, who may share, fit into `empty` rooms and rooms where `single` are alone. */
function waysToFill(empty: number, single: number, players: number): bigint {
  if (players === 0) return 1n;
  const key = `${empty} ${single} ${players}`;
  let ways = waysKnown.get(key);
  if (ways === undefined) {
    ways = 0n;
    if (empty > 0) ways += BigInt(empty) * waysToFill(empty - 1, single + 1, players - 1);
    if (single > 0) ways += BigInt(single) * waysToFill(empty, single - 1, players - 1);
    waysKnown.set(key, ways);
  }
  return ways;
}

function* fill(
  rooms: number,
  isMafia: readonly boolean[],
  placed: readonly Room[],
): Generator<readonly Room[], void, undefined> {
  if (placed.length === isMafia.length) {
    yield placed;
    return;
  }
  const agent = placed.length;
  for (let room = 1; room <= rooms; room++) {
    const inside = [...placed.keys()].filter((other) => placed[other] === room);
    const clash = isMafia[agent] && inside.some((other) => isMafia[other]);
    if (inside.length < 2 && !clash) yield* fill(rooms, isMafia, [...placed, room]);
  }
}

/** The mafia first, in different rooms; then one after the other, weighted by the ways in which the rest then fits. */
function drawOpening(rooms: number, isMafia: readonly boolean[], random: Random): readonly Room[] {
  const order = random.shuffle(Array.from({ length: rooms }, (_, place) => place + 1));
  const single: Room[] = [];
  const result = isMafia.map((member) => {
    const room = member ? order.pop() : undefined;
    if (room !== undefined) single.push(room);
    return room ?? 0;
  });
  let left = isMafia.filter((member) => !member).length;
  for (const [agent, member] of isMafia.entries()) {
    if (member) continue;
    const all = waysToFill(order.length, single.length, left);
    const alone =
      order.length === 0 ? 0n : BigInt(order.length) * waysToFill(order.length - 1, single.length + 1, left - 1);
    left--;
    if (drawBelow(all, random) < alone) {
      const [room] = order.splice(random.integer(order.length), 1);
      single.push(room);
      result[agent] = room;
    } else [result[agent]] = single.splice(random.integer(single.length), 1);
  }
  return result;
}

/** A whole number from 0 up to, not including, `below`, each equally likely. */
function drawBelow(below: bigint, random: Random): bigint {
  let size = 1n;
  let drawn = 0n;
  while (size < below) {
    size <<= 16n;
    drawn = (drawn << 16n) | BigInt(random.integer(0x10000));
  }
  return drawn < (size / below) * below ? drawn % below : drawBelow(below, random);
}
