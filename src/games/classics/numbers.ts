import * as v from 'valibot';
import type { ActualOption } from './options.ts';
import { actual, whole } from './options.ts';
import type { Puzzle } from './puzzle.ts';
import { answer, both, dialogue, inTurn } from './telling.ts';

/** How large the numbers may be. */
export interface MostOption extends ActualOption {
  readonly most: number;
}

interface TwoNumbers {
  readonly x: number;
  readonly y: number;
}

/** Whoever knows the sum or the product knows both numbers if they know the smaller one. */
const knowsNumbers = (name: string, most: number): string =>
  both(...Array.from({ length: largestSmaller(most) - 1 }, (_, index) => answer(name, `smaller(${index + 2})`, true)));

/** The largest that the smaller of two different numbers can be whose sum is at most `most`. */
function largestSmaller(most: number): number {
  return Math.floor((most - 1) / 2);
}

/** What is said. */
export const productLines = {
  paulIgnorant: ([, paul]: readonly string[], most: number) => `~${knowsNumbers(paul, most)}`,
  paulKnows: ([, paul]: readonly string[], most: number) => knowsNumbers(paul, most),
  sueKnows: ([sue]: readonly string[], most: number) => knowsNumbers(sue, most),
  bothKnow: (names: readonly string[], most: number) =>
    both(productLines.sueKnows(names, most), productLines.paulKnows(names, most)),
  notBoth: (names: readonly string[], most: number) => `~${productLines.bothKnow(names, most)}`,
} as const;

/** Sum and Product (Freudenthal 1969): 1 < x < y and x + y is at most `most`; Sue is told the sum, Paul the product. */
export const sumProduct: Puzzle<TwoNumbers, MostOption> = {
  id: 'sum-and-product',
  players: { least: 2, most: 2, usual: 2, names: ['Sue', 'Paul'] },
  options: v.strictObject({ actual, most: whole(5, 1000, 100) }),
  *worlds({ most }) {
    for (let x = 2; x <= largestSmaller(most); x++) for (let y = x + 1; x + y <= most; y++) yield { x, y };
  },
  key: ({ x, y }) => 1001 * x + y,
  carries: ({ x, y }, agent) => String(agent === 0 ? x + y : x * y),
  sees: ({ x, y }, agent) => (agent === 0 ? x + y : x * y),
  told: (options) => (options.actual === 'told' && options.most >= 17 ? { x: 4, y: 13 } : null),
  atoms: [
    { name: 'smaller', arguments: ['number'], holds: ({ x }, [number]) => x === number },
    { name: 'larger', arguments: ['number'], holds: ({ y }, [number]) => y === number },
  ],
  cards: [],
  story: ({ most }) =>
    dialogue(
      (names) => [
        { by: 0, formula: productLines.paulIgnorant(names, most) },
        { by: 1, formula: productLines.paulKnows(names, most) },
        { by: 0, formula: productLines.sueKnows(names, most) },
      ],
      (names) => [productLines.bothKnow(names, most), productLines.notBoth(names, most)],
    ),
};

const allKnow = (question: (name: string) => string) => (names: readonly string[]) =>
  both(...names.map((name) => answer(name, question(name), true)));

/** What is said: whoever knows whether their number is the larger one knows it. */
export const consecutiveLines = {
  question: (name: string) => `more(${name})`,
  allKnow: allKnow((name) => `more(${name})`),
  notAllKnow: (names: readonly string[]) => `~${consecutiveLines.allKnow(names)}`,
} as const;

/** Consecutive numbers (Littlewood 1953): two get neighbouring numbers from 0 to `most`, and are asked in turn whether they know both. */
export const consecutive: Puzzle<readonly [number, number], MostOption> = {
  id: 'consecutive-numbers',
  players: { least: 2, most: 2, usual: 2, names: ['Ann', 'Bob'] },
  options: v.strictObject({ actual, most: whole(3, 1000, 12) }),
  *worlds({ most }) {
    for (let low = 0; low < most; low++) {
      yield [low, low + 1];
      yield [low + 1, low];
    }
  },
  key: ([one, other]) => 1001 * one + other,
  carries: (numbers, agent) => String(numbers[agent]),
  sees: (numbers, agent) => numbers[agent],
  told: (options) => (options.actual === 'told' ? [2, 3] : null),
  atoms: [
    { name: 'more', arguments: ['player'], holds: (numbers, [agent]) => numbers[agent] > numbers[1 - agent] },
    { name: 'has', arguments: ['player', 'number'], holds: (numbers, [agent, number]) => numbers[agent] === number },
  ],
  cards: [],
  story: () =>
    inTurn(
      {
        opening: () => null,
        question: consecutiveLines.question,
        closings: (names) => [consecutiveLines.allKnow(names), consecutiveLines.notAllKnow(names)],
      },
      false,
    ),
};

/** What is said: whoever knows whether their number is the sum of the two they see knows it. */
export const whatSumLines = {
  question: (name: string) => `sum(${name})`,
  allKnow: allKnow((name) => `sum(${name})`),
  notAllKnow: (names: readonly string[]) => `~${whatSumLines.allKnow(names)}`,
} as const;

/** What sum (van Ditmarsch and Ruan 2007): each sees the other two numbers on the foreheads, one of the three is the sum of the others. */
export const whatSum: Puzzle<readonly [number, number, number], MostOption> = {
  id: 'what-sum',
  players: { least: 3, most: 3, usual: 3, names: ['Ann', 'Bob', 'Cat'] },
  options: v.strictObject({ actual, most: whole(2, 400, 30) }),
  *worlds({ most }) {
    for (let sum = 2; sum <= most; sum++) {
      for (let one = 1; one < sum; one++) {
        yield [sum, one, sum - one];
        yield [one, sum, sum - one];
        yield [one, sum - one, sum];
      }
    }
  },
  key: ([one, two, three]) => (one * 401 + two) * 401 + three,
  carries: (numbers, agent) => String(numbers[agent]),
  sees: (numbers, agent) => numbers.toSpliced(agent, 1).join(' and '),
  told({ actual: which, most }) {
    if (which === 'any' || most < 5) return null;
    // The numbers of the story need room above them: its end would speak, too.
    return most < 250 ? [5, 2, 3] : [50, 20, 30];
  },
  atoms: [
    {
      name: 'sum',
      arguments: ['player'],
      holds: ([one, two, three], [agent]) => 2 * [one, two, three][agent] === one + two + three,
    },
    { name: 'has', arguments: ['player', 'number'], holds: (numbers, [agent, number]) => numbers[agent] === number },
  ],
  cards: [],
  story: () =>
    inTurn(
      {
        opening: () => null,
        question: whatSumLines.question,
        closings: (names) => [whatSumLines.allKnow(names), whatSumLines.notAllKnow(names)],
      },
      false,
    ),
};
