import { answerScenario, playScenario, readScenario } from '../../src/cli/scenario.ts';
import type { ScenarioAnswer } from '../../src/cli/scenario.ts';
import { Tables } from '../../src/cli/tables.ts';
import type { Moment } from '../../src/engine/moment.ts';
import type { SalemHappening } from '../../src/games/salem/types.ts';
import { NAMES } from './salem-worlds.ts';

/** The tables at which the tests of one file play. */
export const TABLES = new Tables();

/** Ann is the Lookout, Bob the Doctor, Cat the Veteran, Dan the Mayor and Eve the Godfather. */
export const IN_ORDER = { Ann: 'LOO', Bob: 'DOC', Cat: 'VET', Dan: 'MAY', Eve: 'GFR' };

type Entry = Readonly<Record<string, unknown>>;

/** A night of the usual deal: whom Ann watches, Bob heals and Eve attacks, and whether Cat is on alert. */
export function night(watch: string, heal: string, kill: string, alert = false): Entry {
  return { night: { Ann: { watch }, Bob: { heal }, Cat: { alert }, Eve: { kill } } };
}

/** A vote by name; who is left out abstains. */
export function vote(votes: Readonly<Record<string, string | null>> = {}): Entry {
  return { vote: votes };
}

/** Plays decisions from the usual deal. */
export function play(decisions: readonly Entry[], options: object = {}, deal: object = IN_ORDER): Moment {
  return playScenario(readScenario({ game: 'salem', options, players: NAMES, deal, decisions }), TABLES).moment;
}

/** Plays decisions from the usual deal and asks formulas. */
export function ask(
  decisions: readonly Entry[],
  queries: readonly string[],
  options: object = {},
  deal: object = IN_ORDER,
): ScenarioAnswer {
  return answerScenario(readScenario({ game: 'salem', options, players: NAMES, deal, decisions, queries }), TABLES);
}

/** The truth of formulas after some decisions, in their order. */
export function truths(decisions: readonly Entry[], ...queries: readonly string[]): (boolean | null)[] {
  return ask(decisions, queries).queries.map(({ holds }) => holds);
}

/** The names of the living. */
export function living(moment: Moment): string[] {
  return moment.living.map((agent) => NAMES[agent]);
}

/** The kinds of what happened in the last step, and who saw them. */
export function happenings(moment: Moment): readonly SalemHappening[] {
  return moment.happenings.filter(isSalem);
}

function isSalem(happening: { readonly kind: string }): happening is SalemHappening {
  return ['card', 'visitors', 'attacked', 'shots', 'death', 'quiet', 'revealed', 'tally', 'roles'].includes(
    happening.kind,
  );
}
