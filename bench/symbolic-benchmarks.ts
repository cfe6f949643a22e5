import { SymbolicKnowledge } from '../src/logic/symbolic/symbolic-knowledge.ts';
import { medianTime } from './median.ts';
import { anonymity, diningCryptographers } from './puzzles/dining-cryptographers.ts';
import { drinkingLogicians } from './puzzles/drinking-logicians.ts';
import { screenAnnouncements } from './puzzles/russian-cards.ts';
import { sumAndProduct, sumAndProductInSymbols } from './puzzles/sum-and-product.ts';
import type { Operators } from './puzzles/symbolic-muddy-children.ts';
import { muddyRounds } from './puzzles/symbolic-muddy-children.ts';

const RUNS = 5;

/**
 * Puzzles by structures, each from its description to its answer: medians of five after one run to warm up. The largest come first, so that the
 * small ones are not mostly the compiler's time.
 */
export function symbolicBenchmarks(): Readonly<Record<string, number>> {
  return {
    ...each([120, 80, 40, 20], (children) => muddy(children, 'general')),
    ...each([200, 120, 80, 40, 20], (children) => muddy(children, 'fused')),
    ...each([100, 80, 40, 20], (diners) => ({
      name: `dining cryptographers, ${diners}`,
      work: () => {
        const dinner = diningCryptographers(diners);
        return new SymbolicKnowledge(dinner.structure).valid(anonymity(dinner));
      },
    })),
    ...each([200], (logicians) => ({
      name: `drinking logicians, ${logicians}`,
      work: () => drinkingLogicians(logicians),
    })),
    ...timed('Russian cards, 192 announcements screened', screenAnnouncements),
    ...timed('Sum and Product to 100, explicit', () => sumAndProduct(100)),
    ...timed('Sum and Product to 100, symbolic', () => sumAndProductInSymbols(100)),
  };
}

interface Puzzle {
  readonly name: string;
  readonly work: () => unknown;
}

function muddy(children: number, operators: Operators): Puzzle {
  return {
    name: `muddy children, symbolic, ${operators} operators, ${children}, all rounds`,
    work: () => muddyRounds(children, children, operators),
  };
}

function each(sizes: readonly number[], puzzle: (size: number) => Puzzle): Readonly<Record<string, number>> {
  return sizes.reduce((figures, size) => {
    const { name, work } = puzzle(size);
    return { ...figures, ...timed(name, work) };
  }, {});
}

function timed(name: string, work: () => unknown): Readonly<Record<string, number>> {
  work();
  return { [name]: medianTime(RUNS, () => null, work) };
}
