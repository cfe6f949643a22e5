import { atom, top } from '../formula/constructors.ts';
import type { Structure } from '../formula/structure.ts';
import { explicitKnowledge } from '../explicit-knowledge.ts';
import type { Knowledge } from '../knowledge.ts';
import type { KnowledgeStructure } from './knowledge-structure.ts';
import { countModels } from './models.ts';
import type { StructureDescription } from './structure-description.ts';
import { knowledgeStructure } from './structure-description.ts';
import { SymbolicKnowledge } from './symbolic-knowledge.ts';
import { modelOfStructure } from './translate.ts';

/** Structures of up to so many worlds are listed: for them that is quicker. */
export const MOST_LISTED = 1024;

/**
 * The knowledge that a structure describes: its worlds listed one by one if there are at most `mostListed`, otherwise by decision diagrams.
 * Its `kind` tells which.
 */
export function knowledgeOf(structure: KnowledgeStructure, mostListed = MOST_LISTED): Knowledge {
  const { diagrams, law, variables } = structure;
  return countModels(diagrams, law, variables) <= mostListed
    ? explicitKnowledge(modelOfStructure(structure, mostListed).valued)
    : new SymbolicKnowledge(structure);
}

/** A structure that was read from a text. Its atoms are the variables' numbers, in ascending order. */
export function descriptionOf({ variables, law, observes }: Structure): StructureDescription {
  const numberAtom = (variable: number) => atom(String(variable));
  return {
    agents: observes.map(({ agent }) => agent),
    atoms: variables.toSorted((one, other) => one - other).map(numberAtom),
    law,
    sights: observes.map((line) => [{ when: top, sees: line.variables.map(numberAtom) }]),
  };
}

/**
 * The same on diagrams.
 * @throws RangeError if the law is more than Boolean.
 * @throws NodesOverBudget
 */
export function readStructure(structure: Structure, budget?: number): KnowledgeStructure {
  return knowledgeStructure(descriptionOf(structure), budget);
}
