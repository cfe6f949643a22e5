import * as v from 'valibot';
import type { ScenarioAnswer } from '../../src/cli/scenario.ts';
import { answerScenario, playScenario, readScenario } from '../../src/cli/scenario.ts';
import { Tables } from '../../src/cli/tables.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { isStandoffHappening } from '../../src/games/standoff/kinds.ts';
import { optionsSchema } from '../../src/games/standoff/options.ts';
import type { Card, StandoffHappening, StandoffOptions } from '../../src/games/standoff/types.ts';

/** The players of the Standoff's tests; fewer are the first of them. */
export const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

const CARDS: Readonly<Record<string, Card>> = { g: 'GOOD', e: 'EVIL', c: 'CIVILIAN' };

type Entry = Readonly<Record<string, unknown>>;

const tables = new Tables();

/** Options of the Standoff: the usual ones, with changes. */
export function standoffOptions(changes: object = {}): StandoffOptions {
  return v.parse(optionsSchema, changes);
}

/** The scenario of players with these sides, a letter for each: `gge` is Ann good, Bob good, Cat evil. */
function scenario(sides: string, decisions: readonly Entry[], queries: readonly string[], options: object) {
  const players = NAMES.slice(0, sides.length);
  const deal = Object.fromEntries(players.map((name, agent) => [name, CARDS[sides[agent]]]));
  return readScenario({ game: 'standoff', options, players, deal, decisions, queries });
}

/** Plays decisions; see `scenario`. */
export function play(sides: string, decisions: readonly Entry[], options: object = {}): Moment {
  return playScenario(scenario(sides, decisions, [], options), tables).moment;
}

/** Plays decisions and asks formulas. */
export function ask(
  sides: string,
  decisions: readonly Entry[],
  queries: readonly string[] = [],
  options: object = {},
): ScenarioAnswer {
  return answerScenario(scenario(sides, decisions, queries, options), tables);
}

/** The truth of formulas after some decisions, in their order. */
export function truths(sides: string, decisions: readonly Entry[], queries: readonly string[], options: object = {}) {
  return ask(sides, decisions, queries, options).queries.map(({ holds }) => holds);
}

/** What happened in the last step. */
export function happenings(moment: Moment): readonly StandoffHappening[] {
  return moment.happenings.filter(isStandoffHappening);
}

/** Who may act, by name, and what: `drop`, `shoot Bob`. */
export function offers(moment: Moment): Readonly<Record<string, readonly string[]>> {
  const written = (moment.turn?.choices ?? []).map(({ seat, moves }): [string, readonly string[]] => [
    NAMES[Number(seat)],
    moves.map((move) => ('target' in move ? `${move.kind} ${NAMES[Number(move.target)]}` : move.kind)),
  ]);
  return Object.fromEntries<readonly string[]>(written);
}

export const shoot = (by: string, target: string): Entry => ({ shoot: [by, target] });
export const drop = (by: string): Entry => ({ drop: by });
export const take = (by: string): Entry => ({ take: by });
export const shootHostage = (by: string): Entry => ({ shootHostage: by });
export const pickUp = (...names: readonly string[]): Entry => ({ pickUp: names });
export const nobody: Entry = { nobody: true };
