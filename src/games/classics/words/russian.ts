import { choiceOption } from '../../../engine/words/options.ts';
import { cardLines } from '../russian.ts';
import { actualOption, puzzlePresentation, quoted, signOf, verb } from './presentation.ts';

/** What Alice says, by the announcement's name. */
function announcement(what: string): string {
  const named: Readonly<Record<string, string>> = {
    five: 'My hand is one of 012, 034, 056, 135 and 246.',
    seven: 'My hand is one of 012, 034, 056, 135, 146, 236 and 245.',
    orNone: 'I have 012, or none of 0, 1 and 2.',
    orOther: 'I have 012 or 345.',
  };
  if (what.startsWith('without')) return `I do not have ${what.slice('without'.length)}.`;
  if (what.startsWith('rest')) return `The sum of my cards leaves ${what.slice('rest'.length)} when divided by 7.`;
  return named[what] ?? what;
}

/** Russian cards: a hand is shared in public, and Cath learns nothing of it. */
export const russianCards = puzzlePresentation({
  title: 'Russian cards',
  beginning: 'Deal',
  summary:
    'Seven cards: Alice and Bob have three each, Cath has one. Alice and Bob want to learn each other’s hands by what they say aloud, so that Cath learns no card of theirs.',
  sign: (sign) => ({
    letter: sign,
    label: sign,
    atom: null,
    colour: sign.length > 1 ? 'sign-plain' : 'sign-red',
  }),
  layout: {
    kind: 'grid',
    // Three, and air: two hands of one colour stand side by side.
    letters: 4,
    place: (face) => ({ column: 0, row: Number(signOf(face, 2)) }),
    column: () => '',
    row: (row, names) => `${names[2]} ${row}`,
  },
  region: (name, sign) => `${name} has ${sign}`,
  happening({ kind, who, what }, people) {
    if (kind === 'announced') return quoted(people.names[who ?? 0], announcement(String(what)));
    return kind === 'sees' ? `${verb(people, who, 'have', 'has')} ${String(what)}.` : null;
  },
  said(by, formula, names, formulaNames) {
    const [alice, bob, cath] = names;
    const card = /,(\d)\)$/u.exec(formula)?.[1];
    if (by === 1 && card !== undefined && formula === cardLines.cathHas(formulaNames, card)) {
      return quoted(bob, `${cath} has ${card}.`);
    }
    if (by === 1 && formula === cardLines.bobIgnorant(formulaNames)) return quoted(bob, 'I do not know the cards.');
    if (formula === cardLines.safe(formulaNames)) {
      return `${alice} and ${bob} know the deal, and it is common knowledge that ${cath} knows no card of theirs: it was safe.`;
    }
    if (formula === cardLines.unsafe(formulaNames)) {
      return `${cath} knows no card of theirs, but that is not common knowledge: it was not safe.`;
    }
    if (formula === cardLines.betrayed(formulaNames)) return `${cath} knows a card of theirs: it was not safe.`;
    return formula === cardLines.unsolved(formulaNames) ? `${alice} and ${bob} do not both know the deal.` : null;
  },
  stage: ({ phase }) => (phase === 'announce' ? 'Alice' : 'Answer'),
  question: () => 'What do you announce?',
  offer: ({ what = '' }) => announcement(what),
  options: [
    actualOption('012, 345 and 6'),
    choiceOption(
      'announcement',
      'Alice announces',
      'What a built-in Alice says if it is true; else what the sum of her cards leaves when divided by 7. By hand she chooses.',
      [
        ['five', 'one of five hands'],
        ['seven', 'one of seven hands'],
        ['rest', 'her sum, divided by 7'],
        ['without6', 'I do not have 6'],
        ['orNone', '012 or none of 0, 1, 2'],
        ['orOther', '012 or 345'],
      ],
    ),
  ],
  examples: ([alice, bob, cath]) => [
    { formula: `Kw ${bob} holds(${alice},0)`, says: `${bob} knows whether ${alice} has 0.` },
    { formula: `~K ${cath} holds(${alice},0)`, says: `${cath} does not know that ${alice} has 0.` },
    {
      formula: `K ${alice} ~K ${cath} holds(${alice},0)`,
      says: `${alice} knows that ${cath} does not know that she has 0.`,
    },
  ],
});
