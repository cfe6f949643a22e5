import * as v from 'valibot';
import type { Agent } from '../../engine/rules.ts';
import type { ActualOption } from './options.ts';
import { actual } from './options.ts';
import type { Puzzle } from './puzzle.ts';
import { either, inTurn } from './telling.ts';

/** A yes or no for each agent, as a word of ones and noughts. */
type Row = string;

const isYes = (row: Row, agent: Agent): boolean => row[agent] === '1';

function* allRows(length: number): Generator<Row, void, undefined> {
  for (let bits = (1 << length) - 1; bits >= 0; bits--) yield bits.toString(2).padStart(length, '0');
}

const lastOf = (names: readonly string[]): string => names[names.length - 1];

/** What is said of the hats. */
export const hatLines = {
  opening: (names: readonly string[]) => either(...names.map((name) => `red(${name})`)),
  question: (name: string) => `red(${name})`,
  lastRed: (names: readonly string[]) => `K ${lastOf(names)} red(${lastOf(names)})`,
  lastWhite: (names: readonly string[]) => `K ${lastOf(names)} white(${lastOf(names)})`,
  lastIgnorant: (names: readonly string[]) => `~Kw ${lastOf(names)} red(${lastOf(names)})`,
} as const;

/** The wise men with their hats: each sees the hats of those before them (McCarthy 1978). */
export const hats: Puzzle<Row, ActualOption> = {
  id: 'wise-men',
  players: { least: 2, most: 8, usual: 3 },
  options: v.strictObject({ actual }),
  worlds: (_options, players) => allRows(players),
  key: (row) => row,
  carries: (row, agent) => (isYes(row, agent) ? 'RED' : 'WHITE'),
  sees: (row, agent) => row.slice(agent + 1),
  told: (options, players) => (options.actual === 'told' ? '1'.repeat(players) : null),
  atoms: [
    { name: 'red', arguments: ['player'], holds: (row, [agent]) => isYes(row, agent) },
    { name: 'white', arguments: ['player'], holds: (row, [agent]) => !isYes(row, agent) },
  ],
  cards: ['RED', 'WHITE'],
  story: () =>
    inTurn(
      {
        opening: hatLines.opening,
        question: hatLines.question,
        closings: (names) => [hatLines.lastRed(names), hatLines.lastWhite(names), hatLines.lastIgnorant(names)],
      },
      true,
    ),
};

/** What is said of the drinks. */
export const drinkLines = { question: () => 'everybody', everybody: 'everybody', notEverybody: '~everybody' } as const;

/** The logicians who walk into a bar: each knows only whether they themselves want a drink. */
export const drinks: Puzzle<Row, ActualOption> = {
  id: 'drinking-logicians',
  players: { least: 2, most: 8, usual: 3 },
  options: v.strictObject({ actual }),
  worlds: (_options, players) => allRows(players),
  key: (row) => row,
  carries: (row, agent) => (isYes(row, agent) ? 'THIRSTY' : 'SATED'),
  sees: (row, agent) => row[agent],
  told: (options, players) => (options.actual === 'told' ? '1'.repeat(players) : null),
  atoms: [
    { name: 'thirsty', arguments: ['player'], holds: (row, [agent]) => isYes(row, agent) },
    { name: 'sated', arguments: ['player'], holds: (row, [agent]) => !isYes(row, agent) },
    { name: 'everybody', arguments: [], holds: (row) => !row.includes('0') },
  ],
  cards: ['THIRSTY', 'SATED'],
  story: () =>
    inTurn(
      {
        opening: () => null,
        question: drinkLines.question,
        closings: () => [drinkLines.everybody, drinkLines.notEverybody],
      },
      true,
    ),
};
