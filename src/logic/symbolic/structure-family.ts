import type { Formula } from '../formula/formula.ts';
import { agentsNamedBy, isBoolean, subformulas } from '../formula/inspect.ts';
import { not } from '../formula/constructors.ts';
import { printFormula } from '../formula/print.ts';
import type { StructureFamily } from './family.ts';
import { cellOf, reachedCases } from './family-thoughts.ts';
import { conjunction, disjunction } from './folds.ts';
import type { KnowledgeStructure } from './knowledge-structure.ts';
import { atomKey, restricted } from './knowledge-structure.ts';
import { functionOf } from './meaning.ts';
import { holdsAt } from './models.ts';
import type { Diagram } from './node-table.ts';
import { truthAt } from './world-truth.ts';

export type { StructureFamily } from './family.ts';

/**
 * Whether a formula holds in the world of a family. For each operator only the law of those agents is used of whom it and its operands speak.
 * @throws MeaningError for an unknown agent or atom.
 * @throws NodesOverBudget
 */
export function familyTruth(family: StructureFamily, formula: Formula): boolean {
  const { free, world } = family;
  const at = (part: Formula) => familyTruth(family, part);
  switch (formula.kind) {
    case 'not':
      return !at(formula.operand);
    case 'and':
      return formula.operands.every(at);
    case 'or':
      return formula.operands.some(at);
    case 'knows': {
      const { diagrams } = free;
      const speakers = speakersOf(formula);
      const smaller = family.smaller?.(speakers) ?? null;
      if (smaller !== null && hasAtomsOf(smaller, formula)) return familyTruth(smaller, formula);
      const cell = cellOf(family, formula.agent, speakers);
      return !diagrams.meets(cell, diagrams.not(functionWithin(family, formula.operand, cell)));
    }
    default:
      if (isBoolean(formula)) return holdsAt(free.diagrams, functionOf(free, formula), world);
      return truthAt(structureFor(family, formula), world, formula);
  }
}

function hasAtomsOf({ free }: StructureFamily, formula: Formula): boolean {
  return [...subformulas(formula)].every((part) => part.kind !== 'atom' || free.facts.has(atomKey(part)));
}

/** Functions that were made before: the same knowledge is asked for again and again. */
const made = new WeakMap<StructureFamily, Map<string, Diagram>>();

/**
 * A Boolean function that agrees with a formula in the given worlds of a family; `familyTruth` says where it holds. What it is elsewhere means nothing:
 * for each operator only those worlds are looked at that can be reached from there, in the law of those agents of whom it and its operands speak.
 * @throws MeaningError for an unknown agent or atom.
 * @throws NodesOverBudget
 */
export function functionWithin(family: StructureFamily, formula: Formula, worlds: Diagram): Diagram {
  if (isBoolean(formula)) return functionOf(family.free, formula);
  const known = made.get(family) ?? new Map<string, Diagram>();
  made.set(family, known);
  const key = `${worlds} ${printFormula(formula)}`;
  const found = known.get(key) ?? functionIn(family, formula, worlds);
  known.set(key, found);
  return found;
}

function functionIn(family: StructureFamily, formula: Formula, worlds: Diagram): Diagram {
  const { free } = family;
  const { diagrams } = free;
  const of = (part: Formula) => functionWithin(family, part, worlds);
  switch (formula.kind) {
    case 'not':
      return diagrams.not(of(formula.operand));
    case 'and':
      return conjunction(diagrams, formula.operands.map(of));
    case 'or':
      return disjunction(diagrams, formula.operands.map(of));
    case 'knows':
      return diagrams.not(possibleWithin(family, formula.agent, formula, not(formula.operand), worlds));
    case 'considers':
      return possibleWithin(family, formula.agent, formula, formula.operand, worlds);
    default:
      return functionOf(structureFor(family, formula), formula);
  }
}

/** Where an agent holds a formula possible, in some worlds; `asked` is the formula that says so. */
function possibleWithin(
  family: StructureFamily,
  agent: string,
  asked: Formula,
  formula: Formula,
  worlds: Diagram,
): Diagram {
  const { diagrams } = family.free;
  const cases = reachedCases(family, agent, speakersOf(asked), worlds);
  const reached = disjunction(
    diagrams,
    cases.map((one) => one.worlds),
  );
  const where = functionWithin(family, formula, reached);
  const parts = cases.map(({ when, hidden, worlds: cell }) =>
    diagrams.and(when, diagrams.andExists(cell, where, hidden)),
  );
  return disjunction(diagrams, parts);
}

function structureFor(family: StructureFamily, formula: Formula): KnowledgeStructure {
  return restricted(family.free, family.law(speakersOf(formula)));
}

/** The agents of whose knowledge a formula speaks. */
function speakersOf(formula: Formula): readonly string[] {
  return [...new Set([...subformulas(formula)].flatMap(agentsNamedBy))].sort();
}
