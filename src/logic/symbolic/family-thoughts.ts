import type { Span } from '../formula/formula.ts';
import { conjunction, disjunction } from './folds.ts';
import { casesOf } from './meaning.ts';
import { holdsAt } from './models.ts';
import type { Diagram } from './node-table.ts';
import { FALSE } from './node-table.ts';
import type { StructureFamily } from './structure-family.ts';
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

/**
 * The worlds that an agent holds possible at the world of a family, in the law for some agents, as a diagram of all variables.
 * @throws MeaningError for an unknown agent.
 * @throws NodesOverBudget
 */
export function cellOf(family: StructureFamily, agent: string, agents: readonly string[]): Diagram {
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
  const { free } = family;
  const { diagrams } = free;
  const law = family.law(agents);
  const parts = casesOf(free, agent, NOWHERE).map(({ when, hidden }) => {
    const seen = diagrams.andExists(worlds, when, hidden);
    return seen === FALSE ? FALSE : diagrams.and(diagrams.and(law, when), seen);
  });
  return disjunction(diagrams, parts);
}
