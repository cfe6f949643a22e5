import { answerScenario, playScenario, readScenario } from '../../src/cli/scenario.ts';
import type { ScenarioAnswer } from '../../src/cli/scenario.ts';
import { Tables } from '../../src/cli/tables.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { USUAL_NAMES } from '../../src/kit/english.ts';
import type { KillerOptions } from '../../src/games/killer/types.ts';

const TABLES = new Tables();

type Entry = Readonly<Record<string, unknown>>;
type Options = Partial<KillerOptions>;

/** The first so many names. */
export function players(count: number): string[] {
  return USUAL_NAMES.slice(0, count);
}

/** A game of so many players in which the first ones are the killers: what is decided, and what is asked. */
function scenario(
  count: number,
  killers: number,
  decisions: readonly Entry[],
  options: Options,
  queries: readonly string[],
) {
  const names = players(count);
  const deal = Object.fromEntries(names.map((name, place) => [name, place < killers ? 'KILLER' : 'CIVILIAN']));
  return readScenario({ game: 'killer', options: { killers, ...options }, players: names, deal, decisions, queries });
}

/** Plays decisions; the first `killers` of `count` players are the killers. */
export function play(count: number, killers: number, decisions: readonly Entry[], options: Options = {}): Moment {
  return playScenario(scenario(count, killers, decisions, options, []), TABLES).moment;
}

/** Plays decisions and asks formulas at the end. */
export function ask(
  count: number,
  killers: number,
  decisions: readonly Entry[],
  queries: readonly string[],
  options: Options = {},
): ScenarioAnswer {
  return answerScenario(scenario(count, killers, decisions, options, queries), TABLES);
}

/** All killers who are alive name one player, or nobody. */
export function night(target: string | null, ...killers: readonly string[]): Entry {
  return { night: Object.fromEntries(killers.map((name) => [name, target])) };
}

/** Everybody in `voters` votes for one player. */
export function vote(target: string, ...voters: readonly string[]): Entry {
  return { vote: Object.fromEntries(voters.map((name) => [name, target])) };
}

/** A day on which nobody votes. */
export const QUIET_DAY: Entry = { vote: {} };

/** What happened in the last step. */
export function kinds(moment: Moment): string[] {
  return moment.happenings.map(({ kind }) => kind);
}
