import fc from 'fast-check';
import { lightBulb } from '../../src/games/classics/bulb.ts';
import { age, birthday } from '../../src/games/classics/cheryl.ts';
import { coin } from '../../src/games/classics/coin.ts';
import { dining } from '../../src/games/classics/dining.ts';
import { gossip } from '../../src/games/classics/gossip.ts';
import { CLASSIC_IDS } from '../../src/games/classics/ids.ts';
import { montyHall } from '../../src/games/classics/monty.ts';
import { muddy } from '../../src/games/classics/muddy.ts';
import { consecutive, sumProduct, whatSum } from '../../src/games/classics/numbers.ts';
import type { Puzzle } from '../../src/games/classics/puzzle.ts';
import { puzzleRules } from '../../src/games/classics/puzzle.ts';
import { drinks, hats } from '../../src/games/classics/rows.ts';
import { ANNOUNCED, russianCards } from '../../src/games/classics/russian.ts';
import type { UseOfSubject } from './subject.ts';

const THREE = ['Ann', 'Bob', 'Cat'];
const actual = fc.constantFrom('told' as const, 'any' as const);

/** Does the same with every classic puzzle, in a size that stays small. */
export function forEveryPuzzle(use: UseOfSubject): void {
  const subject = <W, O>(puzzle: Puzzle<W, O>, names: readonly string[], options: fc.Arbitrary<O>) =>
    use({ rules: puzzleRules(puzzle), names, options });
  subject(muddy, THREE, fc.record({ muddy: fc.integer({ min: 0, max: 3 }), opening: fc.boolean() }));
  subject(hats, THREE, fc.record({ actual }));
  subject(drinks, THREE, fc.record({ actual }));
  subject(birthday, ['Albert', 'Bernard'], fc.record({ actual }));
  subject(age, THREE, fc.record({ actual, product: fc.constantFrom(36, 72, 144) }));
  subject(sumProduct, ['Sue', 'Paul'], fc.record({ actual, most: fc.integer({ min: 5, max: 20 }) }));
  subject(consecutive, ['Ann', 'Bob'], fc.record({ actual, most: fc.integer({ min: 3, max: 12 }) }));
  subject(whatSum, THREE, fc.record({ actual, most: fc.integer({ min: 2, max: 7 }) }));
  subject(russianCards, ['Alice', 'Bob', 'Cath'], fc.record({ actual, announcement: fc.constantFrom(...ANNOUNCED) }));
  subject(dining, THREE, fc.record({ payer: fc.constantFrom('any', 'nsa', 'diner') }));
  subject(gossip, THREE, fc.record({ mostCalls: fc.integer({ min: 1, max: 6 }) }));
  subject(
    lightBulb,
    ['Warden', 'Ann', 'Bob'],
    fc.record({ known: fc.boolean(), days: fc.integer({ min: 1, max: 4 }) }),
  );
  subject(montyHall, ['Contestant', 'Host'], fc.record({ actual, doors: fc.integer({ min: 3, max: 4 }) }));
  subject(
    coin,
    ['Ann', 'Bob'],
    fc.record({ coin: fc.constantFrom('heads', 'tails', 'any'), story: fc.constantFrom('bob', 'both', 'moore') }),
  );
}

export const PUZZLE_IDS: readonly string[] = CLASSIC_IDS;
