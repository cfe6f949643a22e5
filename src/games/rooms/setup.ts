import { Refusal } from '../../engine/refusal.ts';
import { refusals } from './refusals.ts';
import { mayRepeat, ownRolesOf, sideOf } from './roles.ts';
import type { Role, RoomsOptions, Side } from './types.ts';
import { ROLES } from './types.ts';

/** From so many players on the default list of roles is used; fewer play with Guests and Mobsters. */
const LEAST_WITH_ROLES = 5;

/** What is laid down before the cards are dealt, and known to all. */
export interface Setup {
  readonly players: number;
  readonly rooms: number;
  /** The roles in play, in the order of the list, one for each player. */
  readonly roles: readonly Role[];
  readonly mafia: number;
}

/**
 * The set-up of a game.
 * @throws Refusal for a list that does not fit the players, no mafia, a game that would be over at once, or too few rooms.
 */
export function setupOf(options: RoomsOptions, players: number): Setup {
  const roles = rolesInPlay(options, players);
  const count = (side: Side) => roles.filter((role) => sideOf(role) === side).length;
  const mafia = count('MAFIA');
  if (mafia === 0) throw new Refusal(refusals.noMafia(players));
  if (count('TOWN') <= mafia) throw new Refusal(refusals.overAtOnce(count('TOWN'), mafia));
  const rooms = options.rooms ?? Math.ceil(1.5 * players);
  if (rooms < leastRooms(players)) throw new Refusal(refusals.tooFewRooms(rooms, players, leastRooms(players)));
  return { players, rooms, roles, mafia };
}

/** So many rooms must stand for so many living players. */
export function leastRooms(living: number): number {
  return Math.ceil(living / 2) + 1;
}

/** R19: how many mafia there are. */
export function usualMafia(players: number): number {
  return players <= 10 ? Math.max(1, Math.round(players / 5)) : Math.ceil(players / 5);
}

function rolesInPlay({ roles, mafia }: RoomsOptions, players: number): readonly Role[] {
  if (roles === 'default' || roles === 'plain') {
    const count = mafia ?? usualMafia(players);
    if (count >= players) throw new Refusal(refusals.overAtOnce(0, players));
    const plain = roles === 'plain' || players < LEAST_WITH_ROLES;
    const fill = (side: Side, seats: number, rest: Role): Role[] => {
      const own = plain ? [] : ownRolesOf(side);
      return Array.from({ length: seats }, (_, place) => own.at(place) ?? rest);
    };
    return sorted([...fill('TOWN', players - count, 'GUEST'), ...fill('MAFIA', count, 'MOBSTER')]);
  }
  if (roles.length !== players) throw new Refusal(refusals.listLength(roles.length, players));
  const twice = roles.find((role, place) => !mayRepeat(role) && roles.indexOf(role) < place);
  if (twice !== undefined) throw new Refusal(refusals.roleTwice(twice));
  const listed = roles.filter((role) => sideOf(role) === 'MAFIA').length;
  if (mafia !== null && mafia !== listed) throw new Refusal(refusals.mafiaOfList(mafia, listed));
  return sorted(roles);
}

function sorted(roles: readonly Role[]): readonly Role[] {
  return roles.toSorted((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other));
}
