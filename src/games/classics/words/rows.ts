import { listed } from '../../../kit/english.ts';
import { drinkLines, hatLines } from '../rows.ts';
import { actualOption, pairOfSigns, puzzlePresentation, verb } from './presentation.ts';
import { answersOf } from './told.ts';

const hatAnswers = answersOf(hatLines.question, 'I know the colour of my hat.', 'I do not know.');

/** The wise men, who see the hats in front of them. */
export const wiseMen = puzzlePresentation({
  title: 'Wise men and hats',
  summary:
    'They stand in a row with red or white hats, not all white. Each sees only the hats of those further on, and says in turn whether they know their own.',
  signs: pairOfSigns(['RED', 'R', 'sign-red'], ['WHITE', 'W', 'sign-white']),
  layout: { kind: 'layers', sign: 'RED', layer: (count) => `${count} red` },
  region: (name, sign) => `${name} has a ${sign.toLowerCase()} hat`,
  happening({ kind, who, what }, people) {
    if (kind !== 'sees') return null;
    const seen = Array.from(String(what));
    const first = people.names.length - seen.length;
    const hats = seen.map((hat, index) => `a ${hat === '1' ? 'red' : 'white'} hat on ${people.object(first + index)}`);
    return `${verb(people, who, 'see', 'sees')} ${hats.length === 0 ? 'no hat' : listed(hats)}.`;
  },
  said(by, formula, names, formulaNames) {
    const last = names[names.length - 1];
    if (by === null && formula === hatLines.opening(formulaNames)) return 'It is said: “Not all the hats are white.”';
    if (by === null && formula === hatLines.lastRed(formulaNames)) return `${last} knows that their hat is red.`;
    if (by === null && formula === hatLines.lastWhite(formulaNames)) return `${last} knows that their hat is white.`;
    if (by === null && formula === hatLines.lastIgnorant(formulaNames))
      return `${last} does not know the colour of their hat.`;
    return hatAnswers(by, formula, names, formulaNames);
  },
  options: [actualOption('all hats are red')],
  examples(names) {
    const last = names[names.length - 1];
    return [
      { formula: `K ${last} red(${last})`, says: `${last} knows that their hat is red.` },
      { formula: `Kw ${names[0]} red(${names[0]})`, says: `${names[0]} knows the colour of their hat.` },
      { formula: `D all red(${last})`, says: 'Together they know that the last hat is red.' },
    ];
  },
});

const drinkAnswers = answersOf(drinkLines.question, 'I know whether all of us want one.', 'I do not know.');

/** The drinking logicians, who know only of themselves. */
export const drinkingLogicians = puzzlePresentation({
  title: 'Drinking logicians',
  summary: '“Does everybody want a beer?” Each logician knows only about themself, and they answer in turn.',
  signs: pairOfSigns(['THIRSTY', 'T', 'sign-beer'], ['SATED', 's', 'sign-plain']),
  layout: { kind: 'layers', sign: 'THIRSTY', layer: (count) => `${count} thirsty` },
  region: (name, sign) => `${name} is ${sign.toLowerCase()}`,
  happening: ({ kind, who, what }, people) =>
    kind === 'sees' ? `${verb(people, who, 'want', 'wants')} ${what === '1' ? 'a beer' : 'nothing'}.` : null,
  said(by, formula, names, formulaNames) {
    if (by === null && formula === drinkLines.everybody) return 'Now all know that everybody wants a beer.';
    if (by === null && formula === drinkLines.notEverybody) return 'Now all know that not everybody wants a beer.';
    return drinkAnswers(by, formula, names, formulaNames);
  },
  options: [actualOption('all are thirsty')],
  examples: (names) => [
    { formula: 'D all everybody', says: 'Together they know that everybody wants one.' },
    { formula: `Kw ${names[names.length - 1]} everybody`, says: 'The last knows whether everybody wants one.' },
  ],
});
