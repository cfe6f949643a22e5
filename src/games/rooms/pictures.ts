import type { Deal, Pictures } from '../../engine/rules.ts';
import { arrangements } from './arrangements.ts';
import { cardOf } from './deals.ts';
import { sideOf } from './roles.ts';
import { setupOf } from './setup.ts';
import type { RoomsState } from './state.ts';
import type { RoomsHappening, RoomsOptions, Role, Side } from './types.ts';
import { SIDES } from './types.ts';

/** What stands for a house whose worlds are too many to list: who is on which side. */
export const pictures: Pictures<RoomsState, RoomsOptions, RoomsHappening> = {
  *deals(options, players) {
    const { roles } = setupOf(options, players);
    const sides = roles.map(sideOf).sort((one, other) => SIDES.indexOf(one) - SIDES.indexOf(other));
    for (const picture of arrangements(sides)) yield dealWith(picture, roles);
  },
  shown: (state, agent) => {
    const own = sideOf(state.roles[agent]);
    return own === 'MAFIA' ? state.roles.map((role) => (sideOf(role) === 'MAFIA' ? 'm' : '-')).join('') : own;
  },
  allows: ({ roles }, happenings) =>
    happenings.every((told) => {
      if (told.kind === 'death') return sideOf(told.role) === sideOf(roles[told.who]);
      return told.kind !== 'roles' || told.roles.every((role, agent) => sideOf(role) === sideOf(roles[agent]));
    }),
};

/** A deal in which the sides are so: the roles of each side in their order, players two by two in the rooms, mafia apart. */
function dealWith(sides: readonly Side[], inPlay: readonly Role[]): Deal {
  const left = [...inPlay];
  const mafia = sides.filter((side) => side === 'MAFIA').length;
  let apart = 0;
  let others = 0;
  return sides.map((side) => {
    const [role] = left.splice(
      left.findIndex((candidate) => sideOf(candidate) === side),
      1,
    );
    // The mafia one by one in the first rooms; the others join them there, then fill the next rooms.
    if (side === 'MAFIA') return cardOf(role, ++apart);
    const place = others++;
    return cardOf(role, place < mafia ? place + 1 : mafia + 1 + Math.floor((place - mafia) / 2));
  });
}
