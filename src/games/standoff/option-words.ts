import type { OptionWords } from '../../engine/presentation.ts';
import { choiceOption, numberOption, switchOption } from '../../engine/words/options.ts';
import { MOST_PLAYERS } from './state.ts';

/** The words of the Standoff's options. */
export const optionWords: readonly OptionWords[] = [
  choiceOption(
    'reading',
    'The rules as in',
    'Their text: after a shot at an armed player, those who have dropped may pick up; whoever waits may act again after any act. Their program: after any shot, those who have dropped may pick up and whoever waits may act again; a drop changes neither.',
    [
      ['prose', 'their text'],
      ['code', 'their program'],
    ],
  ),
  choiceOption('pickUp', 'Picking up after a shot', 'What players without a weapon do when an armed player is shot.', [
    ['choice', 'each decides'],
    ['auto', 'all pick up'],
    ['half', 'each with chance 1/2'],
  ]),
  switchOption('civilians', 'Civilians', 'A player may hold two tokens: good, but unable to shoot.'),
  switchOption('hostage', 'A hostage in the middle', 'Who takes it is evil and cannot be shot while it lives.'),
  numberOption(
    'evil',
    'How many are evil',
    'How many are drawn to be evil; left empty, each player is as likely to be one as the other.',
    { least: 0, most: MOST_PLAYERS, without: 'chance' },
  ),
  switchOption(
    'evilCountKnown',
    'Everybody knows how many are evil',
    'Then only the worlds with that number are possible. The number must be set.',
  ),
  choiceOption(
    'scheduler',
    'Who acts next among built-in players',
    'Either all pairs of a player and an act are equally likely, or first all players and then all their acts.',
    [
      ['pairs', 'all acts alike'],
      ['players', 'all players alike'],
    ],
  ),
  numberOption(
    'quietLimit',
    'Offers until a standstill',
    'If nobody acts that many times in a row, the game has come to a standstill.',
    { least: 1, most: 100 },
  ),
];
