import { FaceTable, possibleFaces } from '../../engine/counts.ts';
import type { Moment } from '../../engine/moment.ts';
import { outcomeOf } from '../../engine/rules.ts';
import { seedOf } from '../../kit/random.ts';
import { dealChance } from '../../players/chance.ts';
import { courseOf } from '../../players/course.ts';
import type { Command } from '../command.ts';
import type { KnownInGame } from '../knowledge.ts';
import { knownIn } from '../knowledge.ts';
import { messages } from '../messages.ts';
import { named } from '../named.ts';
import type { Seating } from '../seating.ts';
import { readSeating, SEATING_OPTIONS } from '../seating.ts';
import { MOST_GAMES } from './simulate.ts';

/** Plays one game by built-in players and tells it step by step, with what everybody holds possible. */
export const playCommand: Command = {
  name: 'play',
  usage:
    'GAME [--players N] [--seed S [--number K]] [--players-decide POLICY] [--options JSON] [--budget WORLDS] [--json]',
  summary: messages.summaries.play,
  options: [...SEATING_OPTIONS, 'number'],
  run: (given) => {
    const seating = readSeating(given);
    const number = given.number('number', 1, MOST_GAMES);
    const seed = number === undefined ? seating.seed : seedOf(seating.seed, number);
    return [JSON.stringify(chronicle({ ...seating, seed }))];
  },
};

/** A whole game as data. */
function chronicle({ game, table, seed, playersDecide, deciders }: Seating) {
  const { engine } = table;
  const known = knownIn(engine, new FaceTable(engine));
  const moments = [...courseOf(table, seed, deciders)];
  const { result } = moments[moments.length - 1];
  const cards = engine.draw(dealChance(seed));
  return {
    game: game.id,
    rulesVersion: game.version,
    options: engine.options,
    names: engine.names,
    seed,
    playersDecide,
    budget: engine.budget,
    deal: byName(engine.names, (agent) => cards[agent]),
    steps: moments.map((moment) => stepOf(game.playerFields, table, known, moment)),
    result: result === null ? null : outcomeOf(result),
    reason: result?.reason ?? null,
    ...(result?.beside === undefined ? {} : { beside: result.beside }),
  };
}

/** One step: what was decided and what came of it. The first step is the deal, in which nothing is decided. */
function stepOf(playerFields: readonly string[], table: Seating['table'], known: KnownInGame, moment: Moment) {
  const { names } = table.engine;
  const [possible, kept] = [known.possible(moment), known.kept(moment)];
  const byNames = (agents: readonly number[]) => agents.map((agent) => names[agent]);
  return {
    phase: moment.decidedAt?.phase ?? messages.dealPhase,
    round: moment.decidedAt?.round ?? 0,
    decision: written(table, moment),
    happenings: named(moment.happenings, ['seenBy', ...playerFields], names),
    disclosed: byNames(moment.discloses),
    alive: byNames(moment.living),
    possible: byName(names, (agent) => possibleFaces(possible.held([agent]))),
    worlds: kept.held([]).worlds,
    ...(kept.exactness.kind === 'exact' ? {} : { overBudget: true }),
  };
}

/** What was decided, as a scenario writes it. */
function written(table: Seating['table'], { before, decision }: Moment): Readonly<Record<string, unknown>> | null {
  if (before === null || decision === null) return null;
  const name = (agent: number) => table.engine.names[agent];
  switch (decision.kind) {
    case 'act':
      return table.write(decision.joint, before);
    case 'share':
      return { share: [name(decision.by)] };
    case 'announce':
      return { announce: decision.formula, by: decision.by === null ? null : name(decision.by) };
    case 'claim':
      return { claim: decision.formula, by: name(decision.by) };
    case 'silence':
      return { silence: decision.formula, by: name(decision.by) };
  }
}

function byName<T>(names: readonly string[], value: (agent: number) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(names.map((name, agent) => [name, value(agent)]));
}
