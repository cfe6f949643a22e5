import type { OptionWords } from '../../engine/presentation.ts';
import { choiceOption, nightsOption, numberOption } from '../../engine/words/options.ts';
import { LEAST_PLAYERS, MOST_NIGHTS, MOST_ROOMS } from './sizes.ts';

/** The words of the options of Rooms. */
export const optionWords: readonly OptionWords[] = [
  choiceOption(
    'roles',
    'Roles in play',
    'The list of the rules begins with the Handyman and the Stowaway; with fewer than five players, and with plain roles, there are Guests and Mobsters only.',
    [
      ['default', 'the list of the rules'],
      ['plain', 'plain: Guests and Mobsters'],
    ],
  ),
  numberOption(
    'rooms',
    'Rooms',
    'Left empty, one and a half times the players, rounded up; never fewer than half of them and one.',
    { least: LEAST_PLAYERS, most: MOST_ROOMS, without: '1.5 for each player' },
  ),
  numberOption('mafia', 'Mafia', 'Left empty, about one in five. The town must be more.', {
    least: 1,
    most: 9,
    without: 'one in five',
  }),
  nightsOption(MOST_NIGHTS),
];
