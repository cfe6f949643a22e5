import type { Way } from '../../../engine/hallway.ts';
import type { Room } from '../types.ts';

const night = (number: number): string => (number === 0 ? 'the opening' : `night ${number}`);

/** The stages in which a night is resolved, in the order of the rules. */
export const STAGE_TITLES = {
  held: 'Jail and stun',
  moves: 'Moves',
  placing: 'Placing',
  swap: 'Swap',
  disarming: 'Disarming',
  traps: 'Traps',
  kill: 'The night kill',
  laying: 'Traps laid and broken',
  destruction: 'Rooms destroyed',
} as const;

/** The words of the hallway. */
export const hallwayWords = {
  room: (room: Room): string => `Room ${room}`,
  titleOfNight: (number: number): string => (number === 0 ? 'Opening' : `Night ${number}`),
  here: (room: Room): string => `in room ${room}`,
  before: (room: Room, number: number): string => `last seen in room ${room}, ${night(number)}`,
  beforeNote: (number: number): string => `n${number}`,
  unseen: 'not seen yet',
  died: (room: Room, number: number): string => `died in room ${room}, ${night(number)}`,
  trapped: 'died in a trap, nobody knows where',
  trappedNote: 'trap',
  votedOut: (number: number): string => `voted out, day ${number}`,
  votedNote: 'out',
  way: (kind: Way['kind'], who: string, from: Room, to: Room, you: boolean): string => {
    switch (kind) {
      case 'moved':
        return `${who} went from room ${from} to room ${to}`;
      case 'placed':
        return `${who} ${you ? 'were' : 'was'} put from room ${from} into room ${to}`;
      case 'swapped':
        return `${who} ended in room ${to} by a swap, from room ${from}`;
      case 'back':
        return `${who} ${you ? 'were' : 'was'} sent back from room ${to} to room ${from}`;
      case 'wanted':
        return `${who} ${you ? 'want' : 'wants'} to go from room ${from} to room ${to}`;
    }
  },
  trap: (room: Room, laid: number, age: number, certain: boolean): string => {
    const old = age === 0 ? 'new' : age === 1 ? 'one night old' : `${age} nights old`;
    return `Trap in room ${room}, laid in night ${laid}, ${old}${certain ? '' : '; it may be gone'}`;
  },
} as const;
