import type { Glyph } from '../../../engine/rules.ts';
import { ageLines, birthdayLines } from '../cheryl.ts';
import { consecutiveLines, productLines, whatSumLines } from '../numbers.ts';
import { answer, denialOf } from '../telling.ts';
import { actualOption, numberSign, puzzlePresentation, quoted, verb } from './presentation.ts';

const MONTHS: Readonly<Record<string, string>> = { 5: 'May', 6: 'June', 7: 'July', 8: 'August' };
const FIRST_MONTH = 5;
const FIRST_DAY = 14;

/** The number that a player carries in a picture, behind a word. */
function carried(face: readonly Glyph[], player: number, word = ''): number {
  return Number(face.find(({ of }) => of === player)?.sign.slice(word.length) ?? 0);
}

/** What a line says, or that its speaker cannot say it. */
function lineOrDenial(
  formula: string,
  names: readonly string[],
  formulaNames: readonly string[],
  lines: readonly { readonly by: number; readonly formula: string; readonly says: string }[],
): string | null {
  for (const line of lines) {
    if (formula === line.formula) return quoted(names[line.by], line.says);
    if (formula === denialOf(formulaNames, line)) return `${names[line.by]} cannot say: “${line.says}”`;
  }
  return null;
}

export const cherylsBirthday = puzzlePresentation({
  title: 'Cheryl’s birthday',
  summary:
    'Cheryl’s birthday is one of ten dates. Albert is told the month and Bernard the day; then they talk. When is it?',
  sign(sign) {
    const month = MONTHS[sign.replace('MONTH', '')];
    if (month !== undefined) return { letter: month.slice(0, 3), label: month, atom: null, colour: 'sign-red' };
    const day = sign.replace('DAY', '');
    return { letter: day, label: `the ${day}th`, atom: null, colour: 'sign-plain' };
  },
  layout: {
    kind: 'grid',
    letters: 4,
    place: (face) => ({
      column: carried(face, 1, 'DAY') - FIRST_DAY,
      row: carried(face, 0, 'MONTH') - FIRST_MONTH,
    }),
    column: (column) => String(column + FIRST_DAY),
    row: (row) => MONTHS[row + FIRST_MONTH],
  },
  region: (name, sign) => `${name} was told ${sign.toLowerCase().replace(/(\d)/u, ' $1')}`,
  happening: ({ kind, who, what }, speaking) =>
    kind === 'sees'
      ? `${verb(speaking, who, 'are', 'is')} told ${who === 0 ? MONTHS[String(what)] : `the ${String(what)}th`}.`
      : null,
  said(_by, formula, names, formulaNames) {
    if (formula === birthdayLines.bothKnow(formulaNames)) return 'Both know when Cheryl’s birthday is.';
    if (formula === birthdayLines.notBoth(formulaNames)) return 'They do not both know when it is.';
    const [albert, bernard] = names;
    return lineOrDenial(formula, names, formulaNames, [
      { by: 0, formula: birthdayLines.albertIgnorant(formulaNames), says: 'I do not know when it is.' },
      {
        by: 0,
        formula: birthdayLines.bernardIgnorant(formulaNames),
        says: `And I know that ${bernard} does not know.`,
      },
      { by: 1, formula: birthdayLines.bernardKnows(formulaNames), says: `Thanks to ${albert} I know it now.` },
      { by: 0, formula: birthdayLines.albertKnows(formulaNames), says: 'Then I know it, too.' },
    ]);
  },
  options: [actualOption('July 16')],
  examples: ([albert, bernard]) => [
    { formula: `K ${bernard} month(7)`, says: `${bernard} knows that it is in July.` },
    {
      formula: `K ${albert} ~Kw ${bernard} month(7)`,
      says: `${albert} knows that ${bernard} does not know whether it is in July.`,
    },
    { formula: `M ${albert} day(14)`, says: `${albert} holds the 14th possible.` },
  ],
});

/** The three ages of a picture. */
function agesOf(face: readonly Glyph[]): readonly number[] {
  return face.flatMap(({ sign }) => sign.split('·').map(Number));
}

const largestAge = (formula: string): number => Number(/age\((\d+)\)\)$/u.exec(formula)?.[1] ?? 0);

export const cherylsAge = puzzlePresentation({
  title: 'Cheryl’s age',
  summary:
    'Cheryl has two younger brothers. The product of the three ages is told; then she says: “Even if you were told the sum of our ages, you would not know mine.” The third is told the sum.',
  sign: (sign) => ({ letter: sign, label: sign.replaceAll('·', ', '), atom: null, colour: 'sign-plain' }),
  layout: {
    kind: 'grid',
    letters: 7,
    place(face) {
      const [, one, other] = agesOf(face);
      return { column: one, row: other };
    },
    column: String,
    row: String,
  },
  region: (_name, sign) => `the ages are ${sign.replaceAll('·', ', ')}`,
  happening({ kind, who, what }, speaking) {
    if (kind !== 'sees') return null;
    if (who === 0) return `${verb(speaking, who, 'know', 'knows')} the ages: ${String(what)}.`;
    return `${verb(speaking, who, 'are', 'is')} told the sum besides: ${String(what)}.`;
  },
  said(_by, formula, names, formulaNames) {
    const product = largestAge(formula);
    if (product > 0 && formula === ageLines.known(formulaNames, product)) return `${names[1]} knows Cheryl’s age.`;
    if (product > 0 && formula === ageLines.unknown(formulaNames, product)) return `${names[1]} does not know her age.`;
    return lineOrDenial(formula, names, formulaNames, [
      {
        by: 0,
        formula: ageLines.unknownByTheSum(formulaNames, Math.max(1, product)),
        says: 'Even told the sum you do not know my age.',
      },
      { by: 0, formula: ageLines.alike, says: 'My brothers are of the same age.' },
    ]);
  },
  options: [
    actualOption('9, 4 and 4, for the product 144'),
    {
      name: 'product',
      label: 'Product of the ages',
      help: 'The three ages multiplied; with another product than 144 the ages are any that fit.',
      values: { kind: 'number', least: 2, most: 5000 },
    },
  ],
  examples: ([, dan, eve]) => [
    { formula: `K ${dan} age(9)`, says: `${dan} knows that she is nine.` },
    { formula: `K ${eve} age(9)`, says: `${eve}, told the sum, knows it.` },
    { formula: 'alike', says: 'Her brothers are of the same age.' },
  ],
});

/** The two numbers of which a picture tells the sum and the product. */
function numbersOf(face: readonly Glyph[]): { readonly x: number; readonly y: number } {
  const sum = carried(face, 0);
  const x = Math.round((sum - Math.sqrt(sum * sum - 4 * carried(face, 1))) / 2);
  return { x, y: sum - x };
}

/** The bound of the puzzle in which a formula about the smaller number was said; or the bound after it, which gives the same. */
const boundOf = (formula: string): number => 2 * Number(/smaller\((\d+)\)+$/u.exec(formula)?.[1] ?? 2) + 1;

export const sumAndProduct = puzzlePresentation({
  title: 'Sum and Product',
  summary:
    'Two different numbers from 2 on are thought of. Sue is told their sum, Paul their product; from what they say both find them out.',
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
  },
  region: (name, sign) => `${name} has ${sign}`,
  happening: ({ kind, who, what }, speaking) =>
    kind === 'sees'
      ? `${verb(speaking, who, 'are', 'is')} told the ${who === 0 ? 'sum' : 'product'}: ${String(what)}.`
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
    {
      name: 'most',
      label: 'Largest sum',
      help: 'The two numbers together are at most this. The dialogue has a solution from 65 on; from 1,685 on it would have a second one.',
      values: { kind: 'number', least: 5, most: 1000 },
    },
  ],
  examples: ([sue, paul]) => [
    {
      formula: `K ${sue} ~K ${paul} smaller(4)`,
      says: `${sue} knows that ${paul} does not know that the smaller is 4.`,
    },
    { formula: `M ${sue} smaller(2)`, says: `${sue} holds a 2 possible.` },
    { formula: `K ${paul} smaller(4)`, says: `${paul} knows that the smaller is 4.` },
  ],
});

const numberAnswers =
  (question: (name: string) => string, allKnow: (names: readonly string[]) => string, notAllKnow: typeof allKnow) =>
  (by: number | null, formula: string, names: readonly string[], formulaNames: readonly string[]): string | null => {
    if (formula === allKnow(formulaNames)) return 'All know the numbers.';
    if (formula === notAllKnow(formulaNames)) return 'Not all know the numbers.';
    if (by === null) return null;
    const asked = question(formulaNames[by]);
    if (formula === answer(formulaNames[by], asked, true)) return quoted(names[by], 'I know my number.');
    return formula === answer(formulaNames[by], asked, false) ? quoted(names[by], 'I do not know my number.') : null;
  };

const consecutiveAnswers = numberAnswers(
  consecutiveLines.question,
  consecutiveLines.allKnow,
  consecutiveLines.notAllKnow,
);

export const consecutiveNumbers = puzzlePresentation({
  title: 'Consecutive numbers',
  summary:
    'Two get neighbouring numbers from 0 on, and each sees only their own. They are asked in turn whether they know both.',
  sign: numberSign,
  layout: {
    kind: 'grid',
    letters: 2,
    // A chain for even numbers of the first, and one for odd.
    place: (face) => ({ column: Math.min(carried(face, 0), carried(face, 1)), row: carried(face, 0) % 2 }),
    column: String,
    row: (row) => (row === 0 ? 'even' : 'odd'),
  },
  region: (name, sign) => `${name} has ${sign}`,
  happening: ({ kind, who, what }, speaking) =>
    kind === 'sees' ? `${verb(speaking, who, 'get', 'gets')} ${String(what)}.` : null,
  said: (by, formula, names, formulaNames) =>
    consecutiveAnswers(by, formula, names, formulaNames)?.replace('my number', 'both numbers') ?? null,
  options: [
    actualOption('2 and 3'),
    {
      name: 'most',
      label: 'Largest number',
      help: 'Where the chain ends. Its end tells something, too: who has the largest number knows the other’s.',
      values: { kind: 'number', least: 3, most: 1000 },
    },
  ],
  examples: ([ann, bob]) => [
    { formula: `K ${ann} more(${bob})`, says: `${ann} knows that ${bob} has the larger number.` },
    { formula: `K ${ann} K ${bob} ~has(${ann},0)`, says: `${ann} knows that ${bob} knows that she has no 0.` },
    { formula: `C all ~has(${ann},0)`, says: `It is common knowledge that ${ann} has no 0.` },
  ],
});

const sumAnswers = numberAnswers(whatSumLines.question, whatSumLines.allKnow, whatSumLines.notAllKnow);

export const whatSum = puzzlePresentation({
  title: 'What sum?',
  summary:
    'Each has a number on the forehead, one of which is the sum of the other two; each sees the others’ numbers. They are asked in turn for their own.',
  sign: numberSign,
  layout: {
    kind: 'grid',
    letters: 3,
    place: (face) => ({ column: carried(face, 1) - 1, row: carried(face, 2) - 1 }),
    column: (column) => String(column + 1),
    row: (row) => String(row + 1),
  },
  region: (name, sign) => `${name} has ${sign}`,
  happening: ({ kind, who, what }, speaking) =>
    kind === 'sees' ? `${verb(speaking, who, 'see', 'sees')} ${String(what)}.` : null,
  said: sumAnswers,
  options: [
    actualOption('5, 2 and 3; from 250 on 50, 20 and 30'),
    {
      name: 'most',
      label: 'Largest number',
      help: 'The end of the numbers tells something, too, the more the smaller it is.',
      values: { kind: 'number', least: 2, most: 400 },
    },
  ],
  examples: ([ann, bob]) => [
    { formula: `K ${ann} sum(${ann})`, says: `${ann} knows that hers is the sum.` },
    { formula: `Kw ${bob} sum(${bob})`, says: `${bob} knows his number.` },
    { formula: `K ${ann} ~Kw ${bob} sum(${bob})`, says: `${ann} knows that ${bob} does not know his.` },
  ],
});
