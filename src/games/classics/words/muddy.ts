import type { Agent } from '../../../engine/rules.ts';
import { numberOption, switchOption } from '../../../engine/words/options.ts';
import { listed } from '../../../kit/english.ts';
import { muddyLines } from '../muddy.ts';
import { answer, both } from '../telling.ts';
import { pairOfSigns, puzzlePresentation, verb } from './presentation.ts';

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

const STORY =
  'Children have been playing, and some have mud on their foreheads. Each sees the others, but not themself. Their father says, “At least one of you is muddy”, and asks again and again who knows whether they are muddy.';

/** The muddy children, who are asked again and again. */
export const muddyChildren = puzzlePresentation({
  title: 'Muddy children',
  summary: `${STORY} Up to 200 children are examples in the formula lab.`,
  premise: () => STORY,
  signs: pairOfSigns(['MUDDY', 'M', 'sign-mud'], ['CLEAN', 'c', 'sign-plain']),
  layout: { kind: 'layers', sign: 'MUDDY', layer: (count) => `${count} muddy` },
  region: (name, sign) => `${name} is ${sign.toLowerCase()}`,
  happening({ kind, who, what }, people) {
    if (kind !== 'sees') return null;
    const muddy = muddyAmong(Number(what), people.names);
    const sees = verb(people, who, 'see', 'sees');
    return muddy.length === 0 ? `${sees} nobody with mud.` : `${sees} mud on ${listed(muddy)}.`;
  },
  said(by, formula, names, formulaNames) {
    if (by !== null) return null;
    if (formula === muddyLines.opening(formulaNames)) return 'The father: “At least one of you is muddy.”';
    if (formula === muddyLines.nobody(formulaNames)) {
      return 'Nobody is muddy: the father cannot say what is not true.';
    }
    if (formula === muddyLines.notAllKnow(formulaNames))
      return 'The father: “Not all of you know whether they are muddy.”';
    const known = knowing(formula, formulaNames, muddyLines.question);
    if (known === null) return null;
    if (known.length === 0) return 'All the children: “I do not know whether I am muddy.”';
    if (known.length === names.length) return 'All the children: “I know whether I am muddy.”';
    const who = listed(known.map((agent) => names[agent]));
    return `${who}: “I know whether I am muddy.” ${names.length - known.length === 1 ? 'The other does' : 'The others do'} not.`;
  },
  options: [
    numberOption(
      'muddy',
      'Muddy children',
      'How many of the children are muddy. Left empty: at least one, by chance.',
      { least: 0, most: 16, without: 'by chance' },
    ),
    switchOption(
      'opening',
      'The father speaks first',
      'Without “At least one of you is muddy” their silence tells nothing, even if all of them know it.',
    ),
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
