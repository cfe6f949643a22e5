import type { Span } from '../formula/formula.ts';
import { conjunction, disjunction } from './folds.ts';
import type { ObservationCase } from './knowledge-structure.ts';
import { casesOf } from './meaning.ts';
import { holdsAt } from './models.ts';
import type { Diagram } from './node-table.ts';
import { FALSE } from './node-table.ts';
import type { StructureFamily } from './family.ts';
import { assignment } from './variable-marks.ts';

const NOWHERE: Span = { start: 0, end: 0 };

/**
 * The worlds in somebody's thoughts at the world of a family, as a diagram of all variables: for `[a]` those that a holds possible, for `[a, b]`
 * those that a holds possible that b holds possible, and so on; for nobody all that the law for nobody in particular allows. A formula without
 * operators fails nowhere in them exactly if `familyTruth` says that a knows that b knows it.
 * @throws MeaningError for an unknown agent.
 * @throws NodesOverBudget
 */
export function thoughtWorlds(family: StructureFamily, chain: readonly string[]): Diagram {
  if (chain.length === 0) return family.law([]);
  const own = cellOf(family, chain[0], [...new Set(chain)].sort());
  return chain.slice(1).reduce((worlds, agent, place) => {
    return reachedBy(family, agent, [...new Set(chain.slice(place + 1))].sort(), worlds);
  }, own);
}

/** What was found before, by who was asked about and where: the same cells are looked into again and again. */
interface Found {
  readonly cells: Map<string, Diagram>;
  readonly reached: Map<string, readonly ReachedCase[]>;
}

const found = new WeakMap<StructureFamily, Found>();

function foundIn(family: StructureFamily): Found {
  const known = found.get(family) ?? { cells: new Map(), reached: new Map() };
  found.set(family, known);
  return known;
}

/**
 * The worlds that an agent holds possible at the world of a family, in the law for some agents, as a diagram of all variables.
 * @throws MeaningError for an unknown agent.
 * @throws NodesOverBudget
 */
export function cellOf(family: StructureFamily, agent: string, agents: readonly string[]): Diagram {
  const { cells } = foundIn(family);
  const key = JSON.stringify([agent, agents]);
  const cell = cells.get(key) ?? cellIn(family, agent, agents);
  cells.set(key, cell);
  return cell;
}

function cellIn(family: StructureFamily, agent: string, agents: readonly string[]): Diagram {
  const { free, world } = family;
  const { diagrams } = free;
  const own = casesOf(free, agent, NOWHERE).find(({ when }) => holdsAt(diagrams, when, world));
  if (own === undefined) return FALSE;
  const cell = diagrams.restrict(family.cell(agent, agents), assignment(own.sees, world));
  const seen = Array.from(own.sees, (variable) => diagrams.variable(variable, world.has(variable)));
  return conjunction(diagrams, [cell, own.when, ...seen]);
}

/**
 * The worlds, in the law for some agents, that an agent holds possible in one of the given worlds.
 * @throws MeaningError for an unknown agent.
 * @throws NodesOverBudget
 */
export function reachedBy(family: StructureFamily, agent: string, agents: readonly string[], worlds: Diagram): Diagram {
  const cases = reachedCases(family, agent, agents, worlds);
  return disjunction(
    family.free.diagrams,
    cases.map((one) => one.worlds),
  );
}

/** What an agent observes in some worlds, and which of those can be reached. */
export interface ReachedCase extends ObservationCase {
  readonly worlds: Diagram;
}

/** The same worlds, by what the agent observes in them. */
export function reachedCases(
  family: StructureFamily,
  agent: string,
  agents: readonly string[],
  worlds: Diagram,
): readonly ReachedCase[] {
  const { reached } = foundIn(family);
  const key = JSON.stringify([agent, agents, worlds]);
  const cases = reached.get(key) ?? reachedIn(family, agent, agents, worlds);
  reached.set(key, cases);
  return cases;
}

function reachedIn(
  family: StructureFamily,
  agent: string,
  agents: readonly string[],
  worlds: Diagram,
): readonly ReachedCase[] {
  const { free } = family;
  const { diagrams } = free;
  return casesOf(free, agent, NOWHERE).flatMap((one) => {
    const seen = diagrams.andExists(worlds, one.when, one.hidden);
    if (seen === FALSE) return [];
    const law = diagrams.and(family.law(agents), one.when);
    return [{ ...one, worlds: diagrams.and(law, seen) }];
  });
}
