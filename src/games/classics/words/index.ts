import type { Presentation } from '../../../engine/presentation.ts';
import { lightBulb } from './bulb.ts';
import { cherylsAge, cherylsBirthday } from './cheryl.ts';
import { coin } from './coin.ts';
import { diningCryptographers } from './dining.ts';
import { gossip } from './gossip.ts';
import { montyHall } from './monty.ts';
import { muddyChildren } from './muddy.ts';
import { consecutiveNumbers, sumAndProduct, whatSum } from './numbers.ts';
import { drinkingLogicians, wiseMen } from './rows.ts';
import { russianCards } from './russian.ts';

/** The words of the classic puzzles, by the puzzle's id. */
export const presentations = {
  'muddy-children': muddyChildren,
  'wise-men': wiseMen,
  'drinking-logicians': drinkingLogicians,
  'cheryls-birthday': cherylsBirthday,
  'cheryls-age': cherylsAge,
  'sum-and-product': sumAndProduct,
  'consecutive-numbers': consecutiveNumbers,
  'what-sum': whatSum,
  'russian-cards': russianCards,
  'dining-cryptographers': diningCryptographers,
  gossip,
  'light-bulb': lightBulb,
  'monty-hall': montyHall,
  coin,
} as const satisfies Readonly<Record<string, Presentation>>;
