import * as v from 'valibot';
import type { ActualOption } from './options.ts';
import { actual, whole } from './options.ts';
import type { Puzzle } from './puzzle.ts';
import { answer, both, dialogue } from './telling.ts';

interface BirthdayWorld {
  readonly month: number;
  readonly day: number;
}

/** The ten dates of the puzzle. */
const DATES: readonly BirthdayWorld[] = Object.entries({
  5: [15, 16, 19],
  6: [17, 18],
  7: [14, 16],
  8: [14, 15, 17],
}).flatMap(([month, days]) => days.map((day) => ({ month: Number(month), day })));

const MONTHS = [5, 6, 7, 8];
const DAYS = [14, 15, 16, 17, 18, 19];

/** Albert, who knows the month, knows the date if he knows the day; Bernard, who knows the day, if he knows the month. */
const albertKnows = ([albert]: readonly string[]) => both(...DAYS.map((day) => answer(albert, `day(${day})`, true)));
const bernardKnows = ([, bernard]: readonly string[]) =>
  both(...MONTHS.map((month) => answer(bernard, `month(${month})`, true)));

/** What is said. */
export const birthdayLines = {
  albertIgnorant: (names: readonly string[]) => `~${albertKnows(names)}`,
  bernardIgnorant: (names: readonly string[]) => `~${bernardKnows(names)}`,
  bernardKnows,
  albertKnows,
  bothKnow: (names: readonly string[]) => both(albertKnows(names), bernardKnows(names)),
  notBoth: (names: readonly string[]) => `~${birthdayLines.bothKnow(names)}`,
} as const;

/** Cheryl's birthday (Singapore and Asian Schools Math Olympiad 2015): Albert is told the month, Bernard the day. */
export const birthday: Puzzle<BirthdayWorld, ActualOption> = {
  id: 'cheryls-birthday',
  players: { least: 2, most: 2, usual: 2, names: ['Albert', 'Bernard'] },
  options: v.strictObject({ actual }),
  worlds: () => DATES,
  key: ({ month, day }) => 100 * month + day,
  carries: ({ month, day }, agent) => (agent === 0 ? `MONTH${month}` : `DAY${day}`),
  sees: ({ month, day }, agent) => (agent === 0 ? month : day),
  told: (options) => (options.actual === 'told' ? { month: 7, day: 16 } : null),
  atoms: [
    { name: 'month', arguments: ['number'], holds: (world, [month]) => world.month === month },
    { name: 'day', arguments: ['number'], holds: (world, [day]) => world.day === day },
  ],
  cards: [...MONTHS.map((month) => `MONTH${month}`), ...DAYS.map((day) => `DAY${day}`)],
  story: () =>
    dialogue(
      (names) => [
        { by: 0, formula: birthdayLines.albertIgnorant(names) },
        { by: 0, formula: birthdayLines.bernardIgnorant(names) },
        { by: 1, formula: bernardKnows(names) },
        { by: 0, formula: albertKnows(names) },
      ],
      (names) => [birthdayLines.bothKnow(names), birthdayLines.notBoth(names)],
    ),
};

/** Cheryl's age and those of her two younger brothers. */
type Ages = readonly [age: number, brother: number, other: number];

/** What the ages multiply to. */
export interface AgeOptions extends ActualOption {
  /** The product of the three ages. */
  readonly product: number;
}

function divisorsOf(product: number): number[] {
  return Array.from({ length: product }, (_, index) => index + 1).filter((number) => product % number === 0);
}

const knowsAge = (name: string, product: number) =>
  both(...divisorsOf(product).map((age) => answer(name, `age(${age})`, true)));

/** What is said. */
export const ageLines = {
  unknownByTheSum: ([, , eve]: readonly string[], product: number) => `~${knowsAge(eve, product)}`,
  alike: 'alike',
  known: ([, dan]: readonly string[], product: number) => knowsAge(dan, product),
  unknown: (names: readonly string[], product: number) => `~${ageLines.known(names, product)}`,
} as const;

/** Cheryl's age: Dan is told the product of the three ages, and what somebody would know who is told the sum besides. */
export const age: Puzzle<Ages, AgeOptions> = {
  id: 'cheryls-age',
  players: { least: 3, most: 3, usual: 3, names: ['Cheryl', 'Dan', 'Eve'] },
  options: v.strictObject({ actual, product: whole(2, 5000, 144) }),
  *worlds({ product }) {
    const divisors = divisorsOf(product);
    for (const cheryl of divisors) {
      for (const one of divisors) {
        const other = product / cheryl / one;
        if (Number.isInteger(other) && one < cheryl && other < cheryl) yield [cheryl, one, other];
      }
    }
  },
  key: (ages) => ages.join(' '),
  carries: (ages, agent) => (agent === 0 ? ages.join('·') : ''),
  sees: (ages, agent) => (agent === 0 ? ages.join(', ') : agent === 2 ? ages[0] + ages[1] + ages[2] : ''),
  told: (options) => (options.actual === 'told' && options.product === 144 ? [9, 4, 4] : null),
  atoms: [
    { name: 'age', arguments: ['number'], holds: ([cheryl], [number]) => cheryl === number },
    { name: 'alike', arguments: [], holds: ([, one, other]) => one === other },
  ],
  cards: [],
  story: ({ product }) =>
    dialogue(
      (names) => [
        { by: 0, formula: ageLines.unknownByTheSum(names, product) },
        { by: 0, formula: ageLines.alike },
      ],
      (names) => [ageLines.known(names, product), ageLines.unknown(names, product)],
    ),
};
