import { answerScenario, playScenario, readScenario } from '../../src/cli/scenario.ts';
import type { ScenarioAnswer } from '../../src/cli/scenario.ts';
import { Tables } from '../../src/cli/tables.ts';
import type { Moment } from '../../src/engine/moment.ts';

const TABLES = new Tables();

type Entry = Readonly<Record<string, unknown>>;
export type Cards = Readonly<Record<string, string>>;

/** A scenario of Rooms, with plain roles unless told otherwise. */
function scenario(deal: Cards, decisions: readonly Entry[], queries: readonly string[], options: object) {
  const players = Object.keys(deal);
  return readScenario({ game: 'rooms', options: { roles: 'plain', ...options }, players, deal, decisions, queries });
}

/** Says aloud who opens where, so that few worlds are left. */
function opening(deal: Cards): Entry {
  const facts = Object.entries(deal).map(([name, card]) => `in(${name},${card.split(' ')[1]})`);
  return { announce: facts.join(' & '), by: null };
}

/** Plays decisions and asks formulas, after it was said aloud who opens where. */
function askRooms(
  deal: Cards,
  decisions: readonly Entry[],
  queries: readonly string[],
  options: object = {},
): ScenarioAnswer {
  return answerScenario(scenario(deal, [opening(deal), ...decisions], queries, options), TABLES);
}

/** Asks formulas after decisions: for each whether it holds. */
export function holding(
  deal: Cards,
  decisions: readonly Entry[],
  queries: readonly string[],
  options: object = {},
): Readonly<Record<string, boolean>> {
  const { queries: answers } = askRooms(deal, decisions, queries, options);
  return Object.fromEntries(answers.map(({ formula, holds }) => [formula, holds]));
}

/** Plays decisions from a deal. */
export function playRooms(deal: Cards, decisions: readonly Entry[], options: object = {}): Moment {
  return playScenario(scenario(deal, decisions, [], options), TABLES).moment;
}
