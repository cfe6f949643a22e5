import type { Statistics } from '../../players/statistics.ts';
import type { SalemHappening } from './types.ts';
import { ROLES } from './types.ts';

/** The group of games in which nobody died at night. */
const NOBODY = 'nobody';

/**
 * Salem's results by faction, and by the first victim: the role of whoever died in the first night that had a death, killed
 * or shot. If several died that night, each of them is a first victim, and the game counts for each.
 */
export const statistics: Statistics<SalemHappening> = {
  factions: ['town', 'mafia'],
  groupings: [
    {
      id: 'firstVictim',
      groups: [...ROLES, NOBODY],
      groupsOf: (steps) => steps.map(nightDeaths).find((roles) => roles.length > 0) ?? [NOBODY],
    },
  ],
};

function nightDeaths(happenings: readonly SalemHappening[]): string[] {
  return happenings.flatMap((told) => (told.kind === 'death' && told.by === 'night' ? [told.role] : []));
}
