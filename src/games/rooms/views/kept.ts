import { ALL_EYES } from '../../../engine/made-views.ts';
import { mayRepeat } from '../roles.ts';
import type { Role, Room } from '../types.ts';
import { ROLES } from '../types.ts';
import { rolesIn } from './announced.ts';
import type { Past } from './past.ts';
import { isOver } from './past.ts';

/** In houses of so many players a view keeps what all of them saw, whoever is asked about; but laws are made for those only of whom one asks. */
const SMALL_PLAYERS = 5;

/** All rooms are kept where the players can be in them in at most so many ways; in fewer where laws may be made for all, which take far more diagrams. */
const MOST_WAYS = { small: 1_100, tiny: 300 };

/** Where all rooms are kept, laws are made for all in one night; in more, in so many nights, and in so many ways and nights, only: they take more diagrams with each. */
const MOST_FOR_ALL = { nights: 4, waysAndNights: 180 };

/** Are there so few players that a view can keep what all of them saw? */
export function isSmall({ players }: Past): boolean {
  return players.length <= SMALL_PLAYERS;
}

/**
 * Are there so few players that laws can be made for all that all of them saw? Where all rooms are kept, only while the ways to be in them, night by night, are
 * few as well.
 */
export function isTiny(past: Past): boolean {
  if (!hasFew(past)) return false;
  if (!keepsRooms(past)) return true;
  const nights = Math.max(1, past.nights.filter(isOver).length - 1);
  return nights === 1 || (nights <= MOST_FOR_ALL.nights && waysOf(past) * nights <= MOST_FOR_ALL.waysAndNights);
}

/** The rooms of which a view keeps who slept there: those shown with a death (R35) or destroyed (R17); in a small house all. */
export function keptRooms(past: Past): readonly Room[] {
  const { hall, nights } = past;
  if (keepsRooms(past)) return Array.from({ length: hall }, (_, place) => place + 1);
  const shown = nights.flatMap(({ killed, destroyed }) => [...(killed === null ? [] : [killed.room]), ...destroyed]);
  return [...new Set(shown)].sort((one, other) => one - other);
}

function keepsRooms(past: Past): boolean {
  return waysOf(past) <= MOST_WAYS[hasFew(past) ? 'tiny' : 'small'];
}

function waysOf({ hall, players }: Past): number {
  return hall ** players.length;
}

function hasFew({ players }: Past): boolean {
  return players.length <= ALL_EYES;
}

/**
 * The roles of which a view keeps who holds them: those of which something can be learned, by what was announced or by what is seen; in a small house all
 * that are somebody's own.
 */
export function keptRoles(past: Past): readonly Role[] {
  const { inPlay, nights } = past;
  if (isSmall(past)) return inPlay.filter((role) => !mayRepeat(role));
  const was = (isIt: (night: Past['nights'][number]) => boolean) => nights.some(isIt);
  const traceable: readonly (readonly [Role, boolean])[] = [
    ['HANDYMAN', was(({ dismantled }) => dismantled > 0)],
    ['JAILER', was(({ jailed }) => jailed.length > 0)],
    ['CONTORTIONIST', true],
    ['RATCATCHER', was(({ dismantled }) => dismantled > 0)],
    ['TASER', was(({ stunned }) => stunned.length > 0)],
    ['CONCIERGE', true],
    ['DEMOLITIONIST', was(({ destroyed }) => destroyed.length > 0)],
    ['STOWAWAY', true],
    ['ARSONIST', was(({ destroyed }) => destroyed.length > 0)],
    ['DRIFTER', true],
  ];
  const told = rolesIn(past.told);
  const isKept = (role: Role) => told.has(role) || traceable.some(([other, isTraced]) => isTraced && other === role);
  return ROLES.filter((role) => !mayRepeat(role) && isKept(role) && inPlay.includes(role));
}
