import type { Agent, AtomSchema, Entry } from '../../engine/rules.ts';
import { sideOf } from './roles.ts';
import type { RoomsState } from './state.ts';
import { isAlive } from './state.ts';
import type { Role, RoomsHappening, RoomsMove, Side } from './types.ts';
import { ROLES } from './types.ts';

type Atom = AtomSchema<RoomsState, RoomsMove, RoomsHappening>;

/** How formulas name a side, and a role: `mafia(Ann)`, `ratcatcher(Ann)`. */
export function atomOf(word: Side | Role): string {
  return word.toLowerCase();
}

const ofSide = (side: Side): Atom => ({
  name: atomOf(side),
  arguments: ['player'],
  of: 'state',
  holds: ({ roles }, [player]) => sideOf(roles[player]) === side,
});

const ofRole = (role: Role): Atom => ({
  name: atomOf(role),
  arguments: ['player'],
  of: 'state',
  speaksOf: 'hidden',
  implies: atomOf(sideOf(role)),
  holds: ({ roles }, [player]) => roles[player] === role,
});

/** `name(…, t)`: in night t the diary of somebody, `of` whom the first argument speaks, has a happening of this kind. */
const happened = (
  name: string,
  more: readonly ('player' | 'number')[],
  isIt: (happening: RoomsHappening, values: readonly number[], agent: Agent) => boolean,
): Atom => ({
  name,
  arguments: ['player', ...more, 'number'],
  of: 'record',
  records: (agent, entry, values) =>
    isNight(entry, values[values.length - 1]) && entry.happenings.some((happening) => isIt(happening, values, agent)),
});

function isNight({ stage }: Entry<RoomsMove, RoomsHappening>, night: number): boolean {
  return stage.round === night && stage.phase !== 'day';
}

/** town, mafia, neutral, each role and alive of a player; where players and traps are now; what happened in a night, from 1. */
export const atoms: readonly Atom[] = [
  ofSide('TOWN'),
  ofSide('MAFIA'),
  ofSide('NEUTRAL'),
  ...ROLES.map(ofRole),
  {
    name: 'alive',
    arguments: ['player'],
    of: 'state',
    speaksOf: 'public',
    holds: (state, [player]) => isAlive(state, player),
  },
  {
    name: 'destroyed',
    arguments: ['number'],
    of: 'state',
    speaksOf: 'public',
    holds: ({ destroyed }, [room]) => destroyed.includes(room),
  },
  {
    name: 'in',
    arguments: ['player', 'number'],
    of: 'state',
    speaksOf: 'hidden',
    holds: ({ rooms }, [player, room]) => room > 0 && rooms[player] === room,
  },
  {
    name: 'trap',
    arguments: ['number'],
    of: 'state',
    speaksOf: 'hidden',
    holds: ({ traps }, [room]) => traps.some((trap) => trap.room === room),
  },
  happened(
    'slept',
    ['number'],
    (told, [player, room]) => told.kind === 'slept' && told.who === player && told.room === room,
  ),
  happened('met', ['player'], (told, [player, other]) => {
    if (told.kind !== 'slept') return false;
    return told.who === player ? told.company.includes(other) : told.who === other && told.company.includes(player);
  }),
  happened('sentback', [], (told, [player]) => told.kind === 'sentBack' && told.who === player),
  {
    name: 'aimed',
    arguments: ['number', 'number'],
    of: 'record',
    records: (_, entry, [room, night]) =>
      isNight(entry, night) && entry.happenings.some((told) => told.kind === 'planned' && told.room === room),
  },
  happened('did', [], (told, [player]) => told.kind === 'planned' && told.by === player),
];
