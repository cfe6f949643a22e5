import { cardsWith, solveStandoff } from '../../analysis/standoff/solve.ts';
import { readOptions } from '../../games/standoff/options.ts';
import type { PlainPolicy } from '../../games/standoff/policies.ts';
import { standoff as rules } from '../../games/standoff/rules.ts';
import { PICK_UPS, READINGS, SCHEDULERS } from '../../games/standoff/types.ts';
import { toText } from '../../kit/rational.ts';
import type { Arguments } from '../arguments.ts';
import { onlyWord } from '../arguments.ts';
import type { Command } from '../command.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';

const POLICIES: readonly PlainPolicy[] = ['random', 'cautious', 'predator'];

/** Solves a game exactly. */
export const solveCommand: Command = {
  name: 'solve',
  usage: [
    'standoff --evil N [--players N] [--civilians N] [--hostage]',
    `[--reading ${READINGS.join('|')}] [--pick-up ${PICK_UPS.join('|')}] [--scheduler ${SCHEDULERS.join('|')}]`,
    `[--good ${POLICIES.join('|')}] [--evil-plays ${POLICIES.join('|')}]`,
  ].join(' '),
  summary: messages.summaries.solve,
  options: ['players', 'evil', 'civilians', 'reading', 'pick-up', 'scheduler', 'good', 'evil-plays'],
  flags: ['hostage'],
  run: (given) => {
    const game = onlyWord(given, 'GAME');
    if (game !== rules.id) throw new Misuse(messages.notSolved(game, rules.id));
    const { least, most, usual } = rules.players;
    const players = given.number('players', least, most) ?? usual;
    const evil = given.number('evil', 0, players);
    if (evil === undefined) throw new Misuse(messages.evilMissing);
    const civilians = given.number('civilians', 0, players - evil) ?? 0;
    const options = readOptions({
      civilians: civilians > 0,
      hostage: given.flag('hostage'),
      reading: oneOf(given, 'reading', READINGS),
      pickUp: oneOf(given, 'pick-up', PICK_UPS),
      scheduler: oneOf(given, 'scheduler', SCHEDULERS),
    });
    const good = oneOf(given, 'good', POLICIES);
    const evilPlays = oneOf(given, 'evil-plays', POLICIES);
    const solution = solveStandoff({ cards: cardsWith(players, evil, civilians), options, good, evil: evilPlays });
    const { chances, points, states, collapsed, ends } = solution;
    return [
      JSON.stringify({
        good: toText(chances.good),
        evil: toText(chances.evil),
        draw: toText(chances.draw),
        standstill: toText(chances.standstill),
        states,
        statesUpToNames: collapsed.length,
        ends,
        points: {
          good: points.good === null ? null : toText(points.good),
          evil: points.evil === null ? null : toText(points.evil),
        },
        setting: {
          game,
          rulesVersion: rules.version,
          players,
          evil,
          civilians,
          hostage: options.hostage,
          reading: options.reading,
          pickUp: options.pickUp,
          scheduler: options.scheduler,
          good,
          evilPlays,
        },
      }),
    ];
  },
};

/** The value of an option that takes one of a few words; the first of them if it is left out. @throws Misuse */
function oneOf<T extends string>(given: Arguments, option: string, words: readonly T[]): T {
  const text = given.text(option) ?? words[0];
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Misuse(messages.oneOf(`--${option}`, text, words));
  return word;
}
