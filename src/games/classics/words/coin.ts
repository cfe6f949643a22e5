import { choiceOption } from '../../../engine/words/options.ts';
import { coinLines } from '../coin.ts';
import { chainLayout, puzzlePresentation, signOf, verb } from './presentation.ts';

/** A coin under a cup, and who looks at it. */
export const coin = puzzlePresentation({
  title: 'A coin under a cup',
  summary:
    'A coin lies under a cup. One player looks at it in front of the other, who sees this but not the coin: semi-private news.',
  signs: {
    HEADS: { letter: 'H', label: 'heads', atom: null, colour: 'sign-red' },
    TAILS: { letter: 'T', label: 'tails', atom: null, colour: 'sign-plain' },
  },
  layout: chainLayout(
    (face) => (signOf(face, 0) === 'HEADS' ? 0 : 1),
    (column) => (column === 0 ? 'heads' : 'tails'),
  ),
  region: (_name, sign) => `the coin shows ${sign.toLowerCase()}`,
  happening({ kind, who, what }, people) {
    if (kind === 'looked') return `${verb(people, who, 'look', 'looks')} under the cup.`;
    return kind === 'shown' ? `${verb(people, who, 'see', 'sees')} ${String(what).toLowerCase()}.` : null;
  },
  said(_by, formula, names, formulaNames) {
    const [ann, bob] = names;
    if (formula === coinLines.moore(formulaNames)) return `It is said: “It is heads, and ${ann} does not know it.”`;
    if (formula === coinLines.mooreFalse(formulaNames)) {
      return `By being said it has become false: ${ann} knows that it is heads.`;
    }
    if (formula === coinLines.common()) return 'It is common knowledge how the coin lies.';
    return formula === coinLines.bobOnly(formulaNames)
      ? `${bob} knows how the coin lies; ${ann} does not, but knows that ${bob} does.`
      : null;
  },
  stage: ({ phase }) => (phase === 'look' ? 'Look' : 'Talk'),
  question: () => 'Do you look under the cup?',
  offer: () => 'Look',
  uneventful: ({ phase }) => (phase === 'look' ? 'Nobody looks.' : ''),
  options: [
    choiceOption('coin', 'The coin', 'Which side is up.', [
      ['heads', 'heads'],
      ['tails', 'tails'],
      ['any', 'any, by chance'],
    ]),
    choiceOption(
      'story',
      'What happens',
      'Moore’s sentence is one that becomes false by being said; it can be said only if it is heads.',
      [
        ['bob', 'the second looks in front of the first'],
        ['both', 'first the second looks, then the first'],
        ['moore', 'Moore: “It is heads, and the first does not know it”'],
      ],
    ),
  ],
  examples: ([ann, bob]) => [
    { formula: `K ${ann} Kw ${bob} heads`, says: `${ann} knows that ${bob} knows how it lies.` },
    { formula: `K ${bob} heads`, says: `${bob} knows that it is heads.` },
    { formula: `heads & ~K ${ann} heads`, says: `It is heads, and ${ann} does not know it.` },
  ],
});
