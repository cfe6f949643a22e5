import type { Agent } from '../../src/engine/rules.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { script } from '../../src/games/rooms/script.ts';
import type { RoomsState } from '../../src/games/rooms/state.ts';
import { playersOf } from '../../src/games/rooms/state.ts';
import type { Resolved, Role, Room, RoomsHappening, RoomsMove, RoomsOptions } from '../../src/games/rooms/types.ts';
import { ROLES } from '../../src/games/rooms/types.ts';
import { turn } from '../../src/games/rooms/turns.ts';

/** Options with changes. */
export function roomsOptions(changes: Partial<RoomsOptions> = {}): RoomsOptions {
  return { rooms: null, roles: 'default', mafia: null, maxNights: 40, ...changes };
}

/** How a house stands before a night, beside who is where: all that is not given is as at the start. */
export interface Standing {
  /** How many rooms; eight if not given. */
  readonly rooms?: number;
  /** Nights in a row in the same room, by name; one if not given. */
  readonly stays?: Readonly<Record<string, number>>;
  /** Nights on which the trap in a room is still armed, by room. */
  readonly traps?: Readonly<Record<number, number>>;
  readonly destroyed?: readonly Room[];
  readonly used?: Readonly<Record<string, number>>;
  readonly jailedLast?: string;
  readonly dead?: readonly string[];
  readonly slept?: RoomsState['slept'];
}

/** A house with its guests. */
export interface House {
  readonly names: readonly string[];
  readonly state: RoomsState;
}

/** A house from cards such as `{ Ann: 'GUEST 3' }`. The dead have room 0. */
export function house(cards: Readonly<Record<string, string>>, standing: Standing = {}): House {
  const names = Object.keys(cards);
  const { stays = {}, traps = {}, destroyed = [], used = {}, dead = [], slept = [] } = standing;
  const read = Object.values(cards).map((card) => card.split(' '));
  const isDead = (name: string) => dead.includes(name);
  const state: RoomsState = {
    roles: read.map(([role]) => roleOf(role)),
    hall: standing.rooms ?? 8,
    alive: names.reduce((bits, name, agent) => (isDead(name) ? bits : bits | (1 << agent)), 0),
    phase: 'plan',
    round: 1,
    rooms: read.map(([, room], agent) => (isDead(names[agent]) ? 0 : Number(room))),
    stays: names.map((name) => (isDead(name) ? 0 : (stays[name] ?? 1))),
    destroyed,
    traps: Object.entries(traps).map(([room, nights]) => ({ room: Number(room), nights })),
    used: names.map((name) => used[name] ?? 0),
    jailedLast: standing.jailedLast === undefined ? -1 : names.indexOf(standing.jailedLast),
    slept,
    plan: null,
    orders: null,
  };
  return { names, state };
}

function roleOf(word: string): Role {
  const role = ROLES.find((known) => known === word);
  if (role === undefined) throw new RangeError(`There is no role ${word}.`);
  return role;
}

/** What came of a night. */
export interface Outcome {
  readonly state: RoomsState;
  /** The room in which each living player is, by name. */
  readonly rooms: Readonly<Record<string, Room>>;
  /** The names of those who died in it. */
  readonly died: readonly string[];
  readonly all: readonly RoomsHappening[];
  /** What everybody was told. */
  readonly announced: readonly RoomsHappening[];
  /** What somebody alone, or with some, was told. */
  told(name: string): readonly RoomsHappening[];
  /** The kinds of what somebody was told. */
  kinds(name: string): readonly string[];
  readonly causes: readonly Resolved[];
  readonly house: House;
}

/** Plays a night from an entry such as `{ night: { Ann: 3, Bob: { jail: 'Ann' } }, kill: { by: 'Dan', room: 3 } }`. */
export function night({ names, state }: House, entry: Readonly<Record<string, unknown>>): Outcome {
  const options = roomsOptions();
  const jointAt = (at: RoomsState): (RoomsMove | null)[] => {
    const now = turn(at);
    const { joint } = script(entry, now, names);
    return now.choices.map(({ seat, moves }) => moves.find((move) => move === joint[seat]) ?? null);
  };
  const planned = rooms.play(state, jointAt(state), options).next;
  const ordered = rooms.play(planned, jointAt(planned), options).next;
  const ending = jointAt(ordered);
  const { next, happenings } = rooms.play(ordered, ending, options);
  const causes = (rooms.resolution?.(ordered, ending, options) ?? []).flatMap((told) =>
    told.kind === 'resolved' ? [told] : [],
  );
  const told = (name: string) =>
    happenings.filter(({ seenBy }) => seenBy !== 'all' && seenBy.includes(names.indexOf(name)));
  const namesOf = (agents: readonly Agent[]) => agents.map((agent) => names[agent]);
  return {
    state: next,
    rooms: Object.fromEntries(playersOf(next.alive).map((agent) => [names[agent], next.rooms[agent]])),
    died: namesOf(playersOf(state.alive & ~next.alive)),
    all: happenings,
    announced: happenings.filter(({ seenBy }) => seenBy === 'all'),
    told,
    kinds: (name) => told(name).map(({ kind }) => kind),
    causes,
    house: { names, state: { ...next, phase: 'plan' } },
  };
}

/** The kinds of what everybody was told, without the word that nobody died. */
export function news({ announced }: Outcome): readonly string[] {
  return announced.map(({ kind }) => kind).filter((kind) => kind !== 'quiet');
}
