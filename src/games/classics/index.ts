import type { Game } from '../../players/game.ts';
import { lightBulb } from './bulb.ts';
import { age, birthday } from './cheryl.ts';
import { coin } from './coin.ts';
import { dining } from './dining.ts';
import { gossip } from './gossip.ts';
import { montyHall } from './monty.ts';
import { muddy } from './muddy.ts';
import { consecutive, sumProduct, whatSum } from './numbers.ts';
import { puzzleGame } from './puzzle.ts';
import { drinks, hats } from './rows.ts';
import { russianCards } from './russian.ts';

/** The classic puzzles of epistemic logic, ready to be played. */
export const classics: readonly Game[] = [
  puzzleGame(muddy),
  puzzleGame(hats),
  puzzleGame(drinks),
  puzzleGame(birthday),
  puzzleGame(age),
  puzzleGame(sumProduct),
  puzzleGame(consecutive),
  puzzleGame(whatSum),
  puzzleGame(russianCards),
  puzzleGame(dining),
  puzzleGame(gossip),
  puzzleGame(lightBulb),
  puzzleGame(montyHall),
  puzzleGame(coin),
];
