import type { Presentation } from '../../../engine/presentation.ts';
import * as deeds from './deeds.ts';
import * as numbers from './numbers.ts';
import * as people from './people.ts';

/** The words of the classic puzzles, by the puzzle's id. */
export const presentations = {
  'muddy-children': people.muddyChildren,
  'wise-men': people.wiseMen,
  'drinking-logicians': people.drinkingLogicians,
  'cheryls-birthday': numbers.cherylsBirthday,
  'cheryls-age': numbers.cherylsAge,
  'sum-and-product': numbers.sumAndProduct,
  'consecutive-numbers': numbers.consecutiveNumbers,
  'what-sum': numbers.whatSum,
  'russian-cards': deeds.russianCards,
  'dining-cryptographers': deeds.diningCryptographers,
  gossip: deeds.gossip,
  'light-bulb': deeds.lightBulb,
  'monty-hall': deeds.montyHall,
  coin: deeds.coin,
} as const satisfies Readonly<Record<string, Presentation>>;
