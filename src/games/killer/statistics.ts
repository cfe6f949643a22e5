import type { Statistics } from '../../players/statistics.ts';
import type { KillerHappening, Role } from './types.ts';

const NOBODY = 'nobody';

/** Killer's results by camp, and by the camp of who was first voted out. */
export const statistics: Statistics<KillerHappening> = {
  factions: ['civilians', 'killers'],
  groupings: [
    {
      id: 'firstVotedOut',
      groups: ['CIVILIAN', 'KILLER', NOBODY],
      groupsOf: (steps) => {
        for (const happenings of steps) {
          for (const told of happenings) {
            if (told.kind === 'out' && told.by !== 'night') return [roleIn(steps, told.who)];
          }
        }
        return [NOBODY];
      },
    },
  ],
};

/** The card that a player was dealt. */
function roleIn([dealt]: readonly (readonly KillerHappening[])[], who: number): Role | typeof NOBODY {
  for (const told of dealt) if (told.kind === 'card' && told.who === who) return told.role;
  return NOBODY;
}
