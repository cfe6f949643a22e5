import type { Agent } from '../../../engine/rules.ts';
import { choiceOption } from '../../../engine/words/options.ts';
import type { People } from '../../../engine/words/people.ts';
import { dinnerLines } from '../dining.ts';
import { chainLayout, puzzlePresentation, quoted } from './presentation.ts';

const COINS: Readonly<Record<string, readonly [string, string]>> = {
  HEADS: ['H', 'coin heads'],
  TAILS: ['T', 'coin tails'],
  'HEADS PAID': ['H', 'paid, coin heads'],
  'TAILS PAID': ['T', 'paid, coin tails'],
};

/** With whom somebody shares the coin before them, and the one behind them; see `dining`. */
function neighbours(people: People, who: Agent): readonly [string, string] {
  const { length } = people.names;
  return [people.object((who + length - 1) % length), people.object((who + 1) % length)];
}

const STORY =
  'Their dinner has been paid for, by one of them or by the NSA. They sit in a ring. Each two neighbours see a coin between them; everybody says whether their two coins differ, and whoever paid says the opposite.';

/** The dining cryptographers: who paid, and who did not, is told by nobody. */
export const diningCryptographers = puzzlePresentation({
  title: 'Dining cryptographers',
  summary: `${STORY} A hundred of them are an example in the formula lab.`,
  premise: () => STORY,
  signs: Object.fromEntries(
    Object.entries(COINS).map(([sign, [letter, label]]) => [
      sign,
      { letter, label, atom: null, colour: sign.endsWith('PAID') ? 'sign-red' : 'sign-plain' },
    ]),
  ),
  layout: chainLayout(
    (face) => face.findIndex(({ sign }) => sign.endsWith('PAID')) + 1,
    (column, names) => (column === 0 ? 'the NSA paid' : `${names[column - 1]} paid`),
  ),
  region: (name, sign) => `${name}: ${COINS[sign]?.[1] ?? sign}`,
  happening({ kind, who, what }, people) {
    if (kind !== 'sees') return null;
    const [one, other, paid] = String(what).split(' ');
    if (who === undefined) return null;
    const [before, after] = neighbours(people, who);
    const coins = `${one} with ${before}, ${other} with ${after}`;
    const sees = people.does(who, 'see', 'sees');
    return paid === 'paid'
      ? `${sees} ${coins}, and ${who === people.viewer ? 'have' : 'has'} paid.`
      : `${sees} ${coins}.`;
  },
  said(by, formula, names, formulaNames) {
    if (formula === dinnerLines.nsaPaid()) return 'It is common knowledge that the NSA paid.';
    if (formula === dinnerLines.dinerPaid()) {
      return 'It is common knowledge that one of them paid; who it was the others do not know.';
    }
    if (by === null) return null;
    if (formula === dinnerLines.different(formulaNames, by)) return quoted(names[by], 'Different.');
    return formula === dinnerLines.same(formulaNames, by) ? quoted(names[by], 'The same.') : null;
  },
  options: [
    choiceOption('payer', 'Who paid', 'One of the diners, the NSA, or either by chance.', [
      ['diner', 'one of the diners'],
      ['nsa', 'the NSA'],
      ['any', 'any, by chance'],
    ]),
  ],
  examples: ([ann, bob]) => [
    { formula: 'Cw all nsa', says: 'It is common knowledge whether the NSA paid.' },
    { formula: `Kw ${ann} paid(${bob})`, says: `${ann} knows whether ${bob} paid.` },
    { formula: 'D all nsa', says: 'Together they know that the NSA paid.' },
  ],
});
