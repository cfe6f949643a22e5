import type { OptionWords } from '../../engine/presentation.ts';
import { choiceOption, nightsOption, numberOption, switchOption } from '../../engine/words/options.ts';

/** The words of Salem's options. */
export const optionWords: readonly OptionWords[] = [
  choiceOption(
    'mayIdle',
    'Who may do nothing at night',
    'The Veteran always may. Usually Lookout, Doctor and Godfather must act.',
    [
      ['nobody', 'nobody else'],
      ['town', 'the Town'],
      ['everybody', 'everybody'],
    ],
  ),
  switchOption('selfWatch', 'The Lookout may watch themself', 'Usually the Lookout watches another player.'),
  switchOption('watchingIsVisit', 'Watching is a visit', 'Then a Veteran on alert shoots a Lookout who watches them.'),
  switchOption(
    'alertProtects',
    'The alert protects the Veteran',
    'If not, the Godfather and the Veteran kill each other, unless the Veteran is healed.',
  ),
  switchOption(
    'healStopsShots',
    'Healing stops the Veteran’s shots',
    'Then the Doctor is told of such a shot as if it were an attack.',
  ),
  switchOption(
    'revealedMayorHealable',
    'A revealed Mayor can be healed',
    'If not, the Doctor may still choose the Mayor, but the heal fails.',
  ),
  switchOption(
    'deDicto',
    'Sharing needs no particular confidant',
    'A player then shares as soon as they know that somebody knows their role, whoever it is.',
  ),
  switchOption(
    'silenceSpeaks',
    'Silence speaks',
    'When players share becomes common knowledge, so that not sharing tells something too.',
  ),
  numberOption(
    'preferKnown',
    'Informed night choices, in percent',
    'How often a player who decides by what they know targets somebody whose side (for the Godfather: whose role) they know.',
    { least: 0, most: 100 },
  ),
  numberOption(
    'alertPercent',
    'Informed alerts, in percent',
    'How often a Veteran who decides by what they know goes on alert while alerts are left. Left empty: one night in n, where n others are alive.',
    { least: 0, most: 100, without: '1 in n' },
  ),
  nightsOption(30),
];
