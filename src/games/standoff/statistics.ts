import type { Statistics } from '../../players/statistics.ts';
import { MOST_PLAYERS } from './state.ts';
import type { StandoffHappening } from './types.ts';
import { CARDS } from './types.ts';

/** The group of games in which nobody was shot. */
const NOBODY = 'nobody';

/**
 * The Standoff's results by side, the standstill counted apart from a draw; by how many chose to be evil; and by what the first
 * who was shot had chosen to be.
 */
export const statistics: Statistics<StandoffHappening> = {
  factions: ['good', 'evil', 'standstill'],
  groupings: [
    {
      id: 'evil',
      groups: Array.from({ length: MOST_PLAYERS + 1 }, (_, count) => String(count)),
      groupsOf: ([dealt]) => [
        String(dealt.filter((happening) => happening.kind === 'card' && happening.card === 'EVIL').length),
      ],
    },
    {
      id: 'firstVictim',
      groups: [...CARDS, NOBODY],
      groupsOf: (steps) => {
        const first = steps.flat().find((happening) => happening.kind === 'shot');
        return [first?.kind === 'shot' ? first.card : NOBODY];
      },
    },
  ],
};
