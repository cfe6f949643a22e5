import { Refusal } from '../../engine/refusal.ts';
import type { Deal, Deals, Step } from '../../engine/rules.ts';
import { learnRooms } from './night/learned.ts';
import { openings } from './openings.ts';
import { refusals } from './refusals.ts';
import { arrangements, countArrangements } from './arrangements.ts';
import { sideOf } from './roles.ts';
import type { Setup } from './setup.ts';
import { setupOf } from './setup.ts';
import { livingMafia, type RoomsState } from './state.ts';
import * as told from './told.ts';
import type { Role, Room, RoomsHappening, RoomsOptions } from './types.ts';
import { ROLES } from './types.ts';

/** A card: the role and the opening room, as text: `JAILER 7` (R5). */
export function cardOf(role: Role, room: Room): string {
  return `${role} ${room}`;
}

/**
 * The deals: every way to give out the roles in play, and opening rooms with at most two to a room and no two mafia together, each
 * equally likely.
 */
export function deals(options: RoomsOptions, players: number): Deals<RoomsState, RoomsHappening> {
  const setup = setupOf(options, players);
  const placements = openings(setup.rooms, players, setup.mafia);
  const isMafia = (roles: readonly Role[]) => roles.map((role) => sideOf(role) === 'MAFIA');
  const cards = (roles: readonly Role[], rooms: readonly Room[]): Deal =>
    roles.map((role, agent) => cardOf(role, rooms[agent]));
  return {
    count: countArrangements(setup.roles) * placements.count,
    *all() {
      for (const roles of arrangements(setup.roles)) {
        for (const rooms of placements.all(isMafia(roles))) yield cards(roles, rooms);
      }
    },
    draw: (random) => {
      const roles = random.shuffle(setup.roles);
      return cards(roles, placements.draw(isMafia(roles), random));
    },
    lay: (deal) => lay(deal, setup),
  };
}

function lay(deal: Deal, setup: Setup): Step<RoomsState, RoomsHappening> {
  const { roles, rooms } = readDeal(deal, setup);
  const state: RoomsState = {
    roles,
    hall: setup.rooms,
    alive: 2 ** roles.length - 1,
    phase: 'plan',
    round: 1,
    rooms,
    stays: roles.map(() => 1),
    destroyed: [],
    traps: [],
    used: roles.map(() => 0),
    jailedLast: -1,
    slept: roles.includes('DRIFTER') ? [rooms[roles.indexOf('DRIFTER')]] : [],
    plan: null,
    orders: null,
  };
  const everybody = [...roles.keys()];
  return {
    next: state,
    happenings: [
      { kind: 'opened', seenBy: 'all', players: setup.players, rooms: setup.rooms, roles: setup.roles },
      ...roles.map((role, who) => told.card(who, role)),
      told.partners(livingMafia(state), roles),
      ...learnRooms(everybody, rooms, roles),
    ],
  };
}

/** Reads a deal; a card without a room gets one (see `withRooms`). @throws Refusal for one that the rules do not allow. */
function readDeal(deal: Deal, setup: Setup): { readonly roles: readonly Role[]; readonly rooms: readonly Room[] } {
  const read = deal.map((card) => {
    const [word, number = '0', ...more] = card.split(' ');
    const role = ROLES.find((known) => known === word);
    const room = /^(0|[1-9]\d*)$/.test(number) ? Number(number) : -1;
    const isRoom = card === word ? room === 0 : room >= 1 && room <= setup.rooms;
    if (role === undefined || more.length > 0 || !isRoom) throw new Refusal(refusals.card(card, setup.rooms));
    return { role, room };
  });
  const roles = read.map(({ role }) => role);
  const dealt = roles.toSorted((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other));
  if (dealt.join() !== setup.roles.join()) throw new Refusal(refusals.dealtRoles(dealt, setup.roles));
  const rooms = withRooms(
    roles,
    read.map(({ room }) => room),
    setup.rooms,
  );
  for (const room of rooms) {
    const inside = roles.filter((_, agent) => rooms[agent] === room);
    if (inside.length > 2) throw new Refusal(refusals.crowdedOpening(room));
    if (inside.filter((role) => sideOf(role) === 'MAFIA').length > 1) throw new Refusal(refusals.mafiaTogether(room));
  }
  return { roles, rooms };
}

/** Gives a room to everybody who has none (0): the mafia first, then the others, each the emptiest room without clash, the first of these. */
function withRooms(roles: readonly Role[], given: readonly Room[], hall: number): readonly Room[] {
  const rooms = [...given];
  const isMafia = (agent: number) => sideOf(roles[agent]) === 'MAFIA';
  const inside = (room: Room) => [...rooms.keys()].filter((agent) => rooms[agent] === room);
  const order = [...rooms.keys()].sort((one, other) => Number(isMafia(other)) - Number(isMafia(one)) || one - other);
  for (const agent of order.filter((other) => rooms[other] === 0)) {
    const open = Array.from({ length: hall }, (_, place) => place + 1).filter(
      (room) => !isMafia(agent) || !inside(room).some(isMafia),
    );
    rooms[agent] = open.reduce((best, room) => (inside(room).length < inside(best).length ? room : best), open[0]);
  }
  return rooms;
}
