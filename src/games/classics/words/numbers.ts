import type { Glyph } from '../../../engine/rules.ts';
import { numberOption } from '../../../engine/words/options.ts';
import { consecutiveLines, productLines, whatSumLines } from '../numbers.ts';
import { actualOption, A_NUMBER, numberAmong, numberSign, puzzlePresentation, verb } from './presentation.ts';
import { answersOf, carried, lineOrDenial, type SaidByPuzzle } from './told.ts';

/** The two numbers of which a picture tells the sum and the product. */
function numbersOf(face: readonly Glyph[]): { readonly x: number; readonly y: number } {
  const sum = carried(face, 0);
  const x = Math.round((sum - Math.sqrt(sum * sum - 4 * carried(face, 1))) / 2);
  return { x, y: sum - x };
}

/** The bound of the puzzle in which a formula about the smaller number was said; or the bound after it, which gives the same. */
const boundOf = (formula: string): number => 2 * Number(/smaller\((\d+)\)+$/u.exec(formula)?.[1] ?? 2) + 1;

/** Sum and Product: two numbers are found out by saying that they are not known. */
export const sumAndProduct = puzzlePresentation({
  title: 'Sum and Product',
  summary:
    'Somebody thinks of two different whole numbers, 2 or more. Sue is told their sum, Paul their product; from what they say, both find the numbers out.',
  premise: (options) =>
    `Somebody thinks of two different whole numbers, 2 or more, which together make at most ${numberAmong(options, 'most') ?? A_NUMBER}. Sue is told their sum, Paul their product; from what they say, both find the numbers out.`,
  sign: numberSign,
  layout: {
    kind: 'grid',
    letters: 3,
    place(face) {
      const { x, y } = numbersOf(face);
      return { column: y - 2, row: x - 2 };
    },
    column: (column) => String(column + 2),
    row: (row) => String(row + 2),
    axes: () => ({ across: 'the larger number', down: 'the smaller' }),
  },
  region: (name, sign) => `${name} has ${sign}`,
  happening: ({ kind, who, what }, people) =>
    kind === 'sees'
      ? `${verb(people, who, 'are', 'is')} told the ${who === 0 ? 'sum' : 'product'}: ${String(what)}.`
      : null,
  said(_by, formula, names, formulaNames) {
    const most = boundOf(formula);
    if (formula === productLines.bothKnow(formulaNames, most)) return 'Both know the two numbers.';
    if (formula === productLines.notBoth(formulaNames, most)) return 'They do not both know the numbers.';
    return lineOrDenial(formula, names, formulaNames, [
      {
        by: 0,
        formula: productLines.paulIgnorant(formulaNames, most),
        says: `I know that ${names[1]} does not know the numbers.`,
      },
      { by: 1, formula: productLines.paulKnows(formulaNames, most), says: 'Now I know them.' },
      { by: 0, formula: productLines.sueKnows(formulaNames, most), says: 'Now I know them, too.' },
    ]);
  },
  options: [
    actualOption('4 and 13'),
    numberOption(
      'most',
      'Largest sum',
      'The two numbers together are at most this. The dialogue has a solution from 65 on; from 1,685 on it would have a second one.',
      { least: 5, most: 1000 },
    ),
  ],
  examples: ([sue, paul]) => [
    {
      formula: `K ${sue} ~K ${paul} smaller(4)`,
      says: `${sue} knows that ${paul} does not know that the smaller is 4.`,
    },
    { formula: `M ${sue} smaller(2)`, says: `${sue} holds it possible that the smaller is 2.` },
    { formula: `K ${paul} smaller(4)`, says: `${paul} knows that the smaller is 4.` },
  ],
});

/** What is said where all are asked in turn for their numbers, and at the end. */
const numberAnswers = (
  question: (name: string) => string,
  allKnow: (names: readonly string[]) => string,
  notAllKnow: typeof allKnow,
): SaidByPuzzle => {
  const answers = answersOf(question, 'I know my number.', 'I do not know my number.');
  return (by, formula, names, formulaNames) => {
    if (formula === allKnow(formulaNames)) return 'All know the numbers.';
    if (formula === notAllKnow(formulaNames)) return 'Not all know the numbers.';
    return answers(by, formula, names, formulaNames);
  };
};

const consecutiveAnswers = numberAnswers(
  consecutiveLines.question,
  consecutiveLines.allKnow,
  consecutiveLines.notAllKnow,
);

/** Consecutive numbers: each sees one of two neighbours. */
export const consecutiveNumbers = puzzlePresentation({
  title: 'Consecutive numbers',
  summary:
    'Two players get neighbouring whole numbers, 0 or more, and each sees only their own. They are asked in turn whether they know both.',
  premise: (options) =>
    `Two players get neighbouring whole numbers, from 0 to ${numberAmong(options, 'most') ?? A_NUMBER}, and each sees only their own. They are asked in turn whether they know both.`,
  sign: numberSign,
  layout: {
    kind: 'grid',
    letters: 2,
    // A chain for even numbers of the first, and one for odd.
    place: (face) => ({ column: Math.min(carried(face, 0), carried(face, 1)), row: carried(face, 0) % 2 }),
    column: String,
    row: (row) => (row === 0 ? 'even' : 'odd'),
    axes: ([ann]) => ({ across: 'the smaller number', down: `${ann}’s, even or odd` }),
  },
  region: (name, sign) => `${name} has ${sign}`,
  happening: ({ kind, who, what }, people) =>
    kind === 'sees' ? `${verb(people, who, 'get', 'gets')} ${String(what)}.` : null,
  said: (by, formula, names, formulaNames) =>
    consecutiveAnswers(by, formula, names, formulaNames)?.replace('my number', 'both numbers') ?? null,
  options: [
    actualOption('2 and 3'),
    numberOption(
      'most',
      'Largest number',
      'Where the chain ends. That tells something too: whoever has the largest number knows the other’s.',
      { least: 3, most: 1000 },
    ),
  ],
  examples: ([ann, bob]) => [
    { formula: `K ${ann} more(${bob})`, says: `${ann} knows that ${bob} has the larger number.` },
    { formula: `K ${ann} K ${bob} ~has(${ann},0)`, says: `${ann} knows that ${bob} knows that she has no 0.` },
    { formula: `C all ~has(${ann},0)`, says: `It is common knowledge that ${ann} has no 0.` },
  ],
});

const sumAnswers = numberAnswers(whatSumLines.question, whatSumLines.allKnow, whatSumLines.notAllKnow);

/** What sum? Three numbers on three foreheads. */
export const whatSum = puzzlePresentation({
  title: 'What sum?',
  summary:
    'Each has a number on the forehead, one of which is the sum of the other two; each sees the others’ numbers. They are asked in turn for their own.',
  premise: (options) =>
    `Each has a number from 1 to ${numberAmong(options, 'most') ?? A_NUMBER} on the forehead, one of which is the sum of the other two; each sees the others’ numbers. They are asked in turn for their own.`,
  sign: numberSign,
  layout: {
    kind: 'grid',
    letters: 3,
    place: (face) => ({ column: carried(face, 1) - 1, row: carried(face, 2) - 1 }),
    column: (column) => String(column + 1),
    row: (row) => String(row + 1),
    axes: ([, bob, cat]) => ({ across: `${bob}’s number`, down: `${cat}’s` }),
  },
  region: (name, sign) => `${name} has ${sign}`,
  happening: ({ kind, who, what }, people) =>
    kind === 'sees' ? `${verb(people, who, 'see', 'sees')} ${String(what)}.` : null,
  said: sumAnswers,
  options: [
    actualOption('5, 2 and 3; from 250 on 50, 20 and 30'),
    numberOption(
      'most',
      'Largest number',
      'That the numbers end there tells something too, and more the smaller it is.',
      {
        least: 2,
        most: 400,
      },
    ),
  ],
  examples: ([ann, bob]) => [
    { formula: `K ${ann} sum(${ann})`, says: `${ann} knows that hers is the sum.` },
    { formula: `Kw ${bob} sum(${bob})`, says: `${bob} knows his number.` },
    { formula: `K ${ann} ~Kw ${bob} sum(${bob})`, says: `${ann} knows that ${bob} does not know his.` },
  ],
});
