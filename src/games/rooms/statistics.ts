import type { Statistics } from '../../players/statistics.ts';
import type { RoomsHappening } from './types.ts';

/** How the first who dies comes to die. */
const CAUSES = ['kill', 'trap', 'vote', 'nobody'] as const;

/** The results of Rooms by side (the Drifter wins beside the others), and by how the first player died; those of one night count for each. */
export const statistics: Statistics<RoomsHappening> = {
  factions: ['town', 'mafia', 'drifter'],
  groupings: [
    {
      id: 'firstDeath',
      groups: CAUSES,
      groupsOf: (steps) => steps.map(causesOf).find((causes) => causes.length > 0) ?? ['nobody'],
    },
  ],
};

function causesOf(happenings: readonly RoomsHappening[]): readonly string[] {
  return happenings.flatMap((told) => (told.kind === 'death' ? [told.by] : []));
}
