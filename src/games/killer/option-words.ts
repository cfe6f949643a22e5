import type { OptionWords } from '../../engine/presentation.ts';
import { choiceOption, nightsOption, numberOption, switchOption } from '../../engine/words/options.ts';

/** The words of Killer's options. */
export const optionWords: readonly OptionWords[] = [
  numberOption(
    'killers',
    'Killers',
    'Fewer than half of the players. Left empty: the number that the rules list first for that many players.',
    { least: 1, most: 7, without: 'as listed' },
  ),
  choiceOption(
    'loss',
    'The civilians lose when',
    'The two bits of a version code. The killers always win when they are half or more of the living.',
    [
      ['00', '00: all of them are out'],
      ['01', '01: two in a row are voted out'],
      ['10', '10: two in all are voted out'],
    ],
  ),
  switchOption(
    'rowBrokenByQuietDay',
    'A day without a vote-out breaks the row',
    'Matters under 01 only. Usually only vote-outs count for the row, whatever lies between them.',
  ),
  choiceOption('tieRule', 'When several have the most votes', 'If nobody votes, nobody is out in any case.', [
    ['nobody', 'nobody is out'],
    ['random', 'the lot decides among them'],
  ]),
  switchOption('revealOnOut', 'Whoever is out shows their role', 'Usually roles stay hidden until the end.'),
  switchOption(
    'killersKnowEachOther',
    'The killers know each other',
    'If not, a killer knows only that they are one. They then cannot share a chat.',
  ),
  switchOption(
    'killersShareChat',
    'The killers share a chat',
    'All of them name somebody at night and see what the others name. If not, one of them is drawn and acts alone.',
  ),
  switchOption(
    'baseline',
    'Baseline: nobody chooses',
    'Each day a living player is out by lot, each night a living civilian. This gives the civilians’ least chance of winning.',
  ),
  nightsOption(100),
];
