import { top } from '../formula/constructors.ts';
import type { AtomFormula, Formula } from '../formula/formula.ts';
import { isBoolean } from '../formula/inspect.ts';
import { logicMessages } from '../messages.ts';
import { Diagrams } from './diagrams.ts';
import { functionOf } from './meaning.ts';
import type { Diagram } from './node-table.ts';
import { FALSE, TRUE } from './node-table.ts';
import type { KnowledgeStructure, ObservationCase } from './knowledge-structure.ts';
import { atomKey, hiddenFrom, variableOf } from './knowledge-structure.ts';

/** Between atoms there is room for this many variables less one, so that copies of an atom lie beside it; less if there are many atoms. */
const WIDEST_GAP = 16;
const MOST_SPREAD = 1 << 14;

/** What an agent observes where a condition holds, which the agent then observes too. */
export interface SightDescription {
  /** Boolean. */
  readonly when: Formula;
  readonly sees: readonly AtomFormula[];
}

/** A knowledge structure as it is written down. */
export interface StructureDescription {
  readonly agents: readonly string[];
  /** In the order of the diagrams' variables, which decides how large they become: what belongs together should stand together. */
  readonly atoms: readonly AtomFormula[];
  /** Boolean; the worlds are the sets of atoms that satisfy it. */
  readonly law: Formula;
  /**
   * For each agent: the first sight whose condition holds is what the agent has; where none holds, they observe no more than that.
   */
  readonly sights: readonly (readonly SightDescription[])[];
}

/**
 * A knowledge structure from its description, on diagrams of its own.
 * @throws RangeError if the law or a condition is more than Boolean, or a sight for some agent is missing.
 * @throws MeaningError for an unknown atom.
 * @throws NodesOverBudget if more than `budget` nodes would be needed.
 */
export function knowledgeStructure(description: StructureDescription, budget?: number): KnowledgeStructure {
  const { agents, atoms, law, sights } = description;
  if (sights.length !== agents.length) throw new RangeError(logicMessages.sights(agents.length, sights.length));
  const gap = Math.max(1, Math.min(WIDEST_GAP, Math.floor(MOST_SPREAD / atoms.length)));
  const variables = atoms.map((_, place) => (place + 1) * gap - 1);
  const bare: KnowledgeStructure = {
    diagrams: new Diagrams(budget),
    agents: [],
    atoms,
    facts: new Map(atoms.map((atom, place) => [atomKey(atom), variables[place]])),
    variables,
    law: TRUE,
    observations: [],
  };
  const lawful = booleanFunction(bare, law, logicMessages.lawNotBoolean);
  return { ...bare, agents, law: lawful, observations: sights.map((cases) => observation(bare, lawful, cases)) };
}

function observation(
  structure: KnowledgeStructure,
  law: Diagram,
  sights: readonly SightDescription[],
): readonly ObservationCase[] {
  const { diagrams, variables } = structure;
  const cases: ObservationCase[] = [];
  let left = TRUE;
  for (const { when, sees } of [...sights, { when: top, sees: [] }]) {
    const applies = diagrams.and(left, booleanFunction(structure, when, logicMessages.conditionNotBoolean));
    left = diagrams.and(left, diagrams.not(applies));
    if (diagrams.and(law, applies) === FALSE) continue;
    const seen = new Set(sees.map((atom) => variableOf(structure, atom)));
    cases.push({ when: applies, sees: seen, hidden: hiddenFrom(seen, variables) });
  }
  return cases;
}

function booleanFunction(structure: KnowledgeStructure, formula: Formula, refusal: string): Diagram {
  if (!isBoolean(formula)) throw new RangeError(refusal);
  return functionOf(structure, formula);
}
