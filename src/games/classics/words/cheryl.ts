import type { Glyph } from '../../../engine/rules.ts';
import { numberOption } from '../../../engine/words/options.ts';
import { ageLines, birthdayLines } from '../cheryl.ts';
import { actualOption, A_NUMBER, numberAmong, puzzlePresentation, verb } from './presentation.ts';
import { carried, lineOrDenial } from './told.ts';

const MONTHS: Readonly<Record<string, string>> = { 5: 'May', 6: 'June', 7: 'July', 8: 'August' };
const FIRST_MONTH = 5;
const FIRST_DAY = 14;

/** Cheryl’s birthday: a month, a day, and a talk. */
export const cherylsBirthday = puzzlePresentation({
  title: 'Cheryl’s birthday',
  summary:
    'Cheryl’s birthday is one of ten dates, those that are drawn. Albert is told the month and Bernard the day; then they talk. When is it?',
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
  happening: ({ kind, who, what }, people) =>
    kind === 'sees'
      ? `${verb(people, who, 'are', 'is')} told ${who === 0 ? MONTHS[String(what)] : `the ${String(what)}th`}.`
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

/** Cheryl’s age: a product, and what a sum would not tell. */
export const cherylsAge = puzzlePresentation({
  title: 'Cheryl’s age',
  summary:
    'Cheryl has two younger brothers. She tells the product of the three ages, and then says: “Even if you were told the sum of our ages, you would not know mine.” The third player is told the sum.',
  premise: (options) =>
    `Cheryl has two younger brothers. The three ages multiplied give ${numberAmong(options, 'product') ?? A_NUMBER}, which everybody is told; the third player is told their sum besides. Who knows how old she is?`,
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
    axes: () => ({ across: 'one brother’s age', down: 'the other’s' }),
  },
  region: (_name, sign) => `the ages are ${sign.replaceAll('·', ', ')}`,
  happening({ kind, who, what }, people) {
    if (kind !== 'sees') return null;
    if (who === 0) return `${verb(people, who, 'know', 'knows')} the ages: ${String(what)}.`;
    return `${verb(people, who, 'are', 'is')} told the sum besides: ${String(what)}.`;
  },
  said(_by, formula, names, formulaNames) {
    const product = largestAge(formula);
    if (product > 0 && formula === ageLines.known(formulaNames, product)) return `${names[1]} knows Cheryl’s age.`;
    if (product > 0 && formula === ageLines.unknown(formulaNames, product)) return `${names[1]} does not know her age.`;
    return lineOrDenial(formula, names, formulaNames, [
      {
        by: 0,
        formula: ageLines.unknownByTheSum(formulaNames, Math.max(1, product)),
        says: 'Even if you were told the sum, you would not know my age.',
      },
      { by: 0, formula: ageLines.alike, says: 'My brothers are of the same age.' },
    ]);
  },
  options: [
    actualOption('9, 4 and 4, for the product 144'),
    numberOption(
      'product',
      'Product of the ages',
      'The three ages multiplied; with a product other than 144, any ages that fit.',
      { least: 2, most: 5000 },
    ),
  ],
  examples: ([, dan, eve]) => [
    { formula: `K ${dan} age(9)`, says: `${dan} knows that she is nine.` },
    { formula: `K ${eve} age(9)`, says: `${eve}, told the sum, knows it.` },
    { formula: 'alike', says: 'Her brothers are of the same age.' },
  ],
});
