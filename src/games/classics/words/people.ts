import { listed } from '../../../kit/english.ts';
import type { Agent } from '../../../engine/rules.ts';
import { muddyLines } from '../muddy.ts';
import { drinkLines, hatLines } from '../rows.ts';
import { answer, both } from '../telling.ts';
import { actualOption, pairOfSigns, puzzlePresentation, quoted, verb } from './presentation.ts';

/** Who answered that they know, if the formula is the answers of all to the questions; else null. */
function knowing(formula: string, names: readonly string[], question: (name: string) => string): Agent[] | null {
  const knows = names.map((name) => new RegExp(`(?:^|\\(|, )Kw ${escaped(name)} `, 'u').test(formula));
  const told = both(...names.map((name, agent) => answer(name, question(name), knows[agent])));
  return told === formula ? names.flatMap((_, agent) => (knows[agent] ? [agent] : [])) : null;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/** The children who are muddy, of those somebody sees. */
function muddyAmong(bits: number, names: readonly string[]): string[] {
  return names.filter((_, agent) => ((bits >> agent) & 1) === 1);
}

export const muddyChildren = puzzlePresentation({
  title: 'Muddy children',
  summary:
    'Children have played; some have mud on their foreheads. Each sees the others, not themself. Their father says: “At least one of you is muddy”, and asks again and again who knows whether they are.',
  signs: pairOfSigns(['MUDDY', 'M', 'sign-mud'], ['CLEAN', 'c', 'sign-plain']),
  layout: { kind: 'layers', sign: 'MUDDY', layer: (count) => `${count} muddy` },
  region: (name, sign) => `${name} is ${sign.toLowerCase()}`,
  happening({ kind, who, what }, speaking) {
    if (kind !== 'sees') return null;
    const muddy = muddyAmong(Number(what), speaking.names);
    const sees = verb(speaking, who, 'see', 'sees');
    return muddy.length === 0 ? `${sees} nobody with mud.` : `${sees} mud on ${listed(muddy)}.`;
  },
  said(by, formula, names, formulaNames) {
    if (by !== null) return null;
    if (formula === muddyLines.opening(formulaNames)) return 'The father: “At least one of you is muddy.”';
    if (formula === muddyLines.nobody(formulaNames)) {
      return 'Nobody is muddy: the father cannot say what is not true.';
    }
    if (formula === muddyLines.notAllKnow(formulaNames)) return 'Not all the children know whether they are muddy.';
    const known = knowing(formula, formulaNames, muddyLines.question);
    if (known === null) return null;
    if (known.length === 0) return 'All the children: “I do not know whether I am muddy.”';
    if (known.length === names.length) return 'All the children know whether they are muddy.';
    const who = listed(known.map((agent) => names[agent]));
    return `${who}: “I know whether I am muddy.” The others do not.`;
  },
  options: [
    {
      name: 'muddy',
      label: 'Muddy children',
      help: 'How many of the children are muddy. Left empty: at least one, by chance.',
      values: { kind: 'number', least: 0, most: 16, without: 'by chance' },
    },
    {
      name: 'opening',
      label: 'The father speaks first',
      help: 'Without “At least one of you is muddy” their silence tells nothing, though all of them know it.',
      values: { kind: 'switch' },
    },
  ],
  examples([ann, bob, ...rest]) {
    const all = [ann, bob, ...rest];
    const some = muddyLines.opening(all);
    return [
      { formula: `C all ${some}`, says: 'It is common knowledge that at least one is muddy.' },
      { formula: `E all ${some}`, says: 'Everybody knows that at least one is muddy.' },
      { formula: `K ${ann} K ${bob} ${some}`, says: `${ann} knows that ${bob} knows that at least one is muddy.` },
      { formula: `Kw ${ann} muddy(${ann})`, says: `${ann} knows whether they are muddy.` },
    ];
  },
});

const answersOf =
  (question: (name: string) => string, yes: string, no: string) =>
  (by: Agent | null, formula: string, names: readonly string[], formulaNames: readonly string[]): string | null => {
    if (by === null) return null;
    const name = formulaNames[by];
    if (formula === answer(name, question(name), true)) return quoted(names[by], yes);
    return formula === answer(name, question(name), false) ? quoted(names[by], no) : null;
  };

const hatAnswers = answersOf(hatLines.question, 'I know the colour of my hat.', 'I do not know.');

export const wiseMen = puzzlePresentation({
  title: 'Wise men and hats',
  summary:
    'They stand in a row with red or white hats, not all white. Each sees only the hats of those further on, and says in turn whether they know their own.',
  signs: pairOfSigns(['RED', 'R', 'sign-red'], ['WHITE', 'W', 'sign-white']),
  layout: { kind: 'layers', sign: 'RED', layer: (count) => `${count} red` },
  region: (name, sign) => `${name} has a ${sign.toLowerCase()} hat`,
  happening({ kind, who, what }, speaking) {
    if (kind !== 'sees') return null;
    const hats = Array.from(String(what)).map((hat) => (hat === '1' ? 'red' : 'white'));
    return `${verb(speaking, who, 'see', 'sees')} ${listed(hats)} in front.`;
  },
  said(by, formula, names, formulaNames) {
    const last = names[names.length - 1];
    if (by === null && formula === hatLines.opening(formulaNames)) return 'It is said: “Not all the hats are white.”';
    if (by === null && formula === hatLines.lastRed(formulaNames)) return `${last} knows that their hat is red.`;
    if (by === null && formula === hatLines.lastWhite(formulaNames)) return `${last} knows that their hat is white.`;
    if (by === null && formula === hatLines.lastIgnorant(formulaNames)) return `${last} does not know their hat.`;
    return hatAnswers(by, formula, names, formulaNames);
  },
  options: [actualOption('all hats are red')],
  examples(names) {
    const last = names[names.length - 1];
    return [
      { formula: `K ${last} red(${last})`, says: `${last} knows that their hat is red.` },
      { formula: `Kw ${names[0]} red(${names[0]})`, says: `${names[0]} knows their hat’s colour.` },
      { formula: `D all red(${last})`, says: 'Together they know that the last hat is red.' },
    ];
  },
});

const drinkAnswers = answersOf(drinkLines.question, 'I know whether all of us want one.', 'I do not know.');

export const drinkingLogicians = puzzlePresentation({
  title: 'Drinking logicians',
  summary: '“Does everybody want a beer?” Each logician knows only of themself, and answers in turn.',
  signs: pairOfSigns(['THIRSTY', 'T', 'sign-beer'], ['SATED', 's', 'sign-plain']),
  layout: { kind: 'layers', sign: 'THIRSTY', layer: (count) => `${count} thirsty` },
  region: (name, sign) => `${name} is ${sign.toLowerCase()}`,
  happening: ({ kind, who, what }, speaking) =>
    kind === 'sees' ? `${verb(speaking, who, 'want', 'wants')} ${what === '1' ? 'a beer' : 'nothing'}.` : null,
  said(by, formula, names, formulaNames) {
    if (by === null && formula === drinkLines.everybody) return 'All know: everybody wants a beer.';
    if (by === null && formula === drinkLines.notEverybody) return 'All know: not everybody wants a beer.';
    return drinkAnswers(by, formula, names, formulaNames);
  },
  options: [actualOption('all are thirsty')],
  examples: (names) => [
    { formula: 'D all everybody', says: 'Together they know that everybody wants one.' },
    { formula: `Kw ${names[names.length - 1]} everybody`, says: 'The last knows whether everybody wants one.' },
  ],
});
