import type { Room } from '../../src/games/rooms/types.ts';
import { PairTable } from '../../src/kit/pair-table.ts';

/** Something that was seen: what it says apart from rooms, as a number, and the rooms that it names. */
interface Item {
  readonly says: number;
  readonly rooms: readonly Room[];
}

/**
 * Numbers what somebody has seen in a game, step by step, and says which of these histories are one but for the names of rooms. 0 is the empty
 * history.
 */
export class Histories {
  readonly #items: Item[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #sayings = new Map<string, number>();
  readonly #pairs = new PairTable();
  readonly #canonical: number[] = [];
  readonly #canonicalNumbers = new Map<string, number>();

  /** `renames`: are rooms alike, so that histories in which they are named otherwise are one? */
  constructor(private readonly renames: boolean) {}

  /** The number of something seen: a happening or a move. Who else sees it does not count. */
  item(seen: object): number {
    const rooms = roomsIn(seen);
    const says = numberIn(this.#sayings, textOf(seen));
    const number = numberIn(this.#numbers, `${says}:${rooms.join()}`);
    this.#items[number] ??= { says, rooms };
    return number;
  }

  /** What was seen in one step is seen in no order, and rooms must not give one. */
  inOrder(items: readonly number[]): readonly number[] {
    return items.length < 2 ? items : items.toSorted((one, other) => this.#items[one].says - this.#items[other].says);
  }

  /** A history with one step more, in which these items were seen, `inOrder`. */
  after(history: number, items: readonly number[]): number {
    let now = this.#pairs.number(history, -1) + 1;
    for (const item of items) now = this.#pairs.number(now, item) + 1;
    return now;
  }

  /** Equal for histories that are one but for the names of rooms. */
  canonical(history: number): number {
    return (this.#canonical[history] ??= numberIn(this.#canonicalNumbers, this.text(history, new Map())));
  }

  /** A history as text. Rooms are called as `names` says, and new ones by first appearance. */
  text(history: number, names: Map<Room, Room>): string {
    const items: number[] = [];
    for (let at = history; at > 0; at = this.#pairs.first(at - 1)) items.unshift(this.#pairs.second(at - 1));
    return items.map((item) => (item < 0 ? ';' : this.#called(this.#items[item], names))).join(' ');
  }

  #called({ says, rooms }: Item, names: Map<Room, Room>): string {
    const called = this.renames ? rooms.map((room) => nameOf(room, names)) : rooms;
    return `${says}:${called.join()}`;
  }
}

/** What a room is called; a new one by first appearance. */
export function nameOf(room: Room, names: Map<Room, Room>): Room {
  const name = names.get(room) ?? names.size + 1;
  names.set(room, name);
  return name;
}

/** What something seen says, but for the rooms and for who else sees it. */
function textOf(seen: object): string {
  let text = '';
  for (const [key, value] of Object.entries(seen)) {
    if (key === 'seenBy' || key === 'room' || key === 'rooms') continue;
    text += `${key} ${written(value)};`;
  }
  return text;
}

function written(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return `${value}`;
  const isPlain = Array.isArray(value) && value.every((part) => typeof part === 'number');
  return isPlain ? value.join() : JSON.stringify(value);
}

function numberIn(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

function roomsIn(seen: object): readonly Room[] {
  if ('rooms' in seen && Array.isArray(seen.rooms)) return seen.rooms.filter((room) => typeof room === 'number');
  return 'room' in seen && typeof seen.room === 'number' ? [seen.room] : [];
}
