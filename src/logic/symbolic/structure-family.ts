import type { Formula } from '../formula/formula.ts';
import { agentsNamedBy, isBoolean, subformulas } from '../formula/inspect.ts';
import { printFormula } from '../formula/print.ts';
import { conjunction, disjunction } from './folds.ts';
import type { KnowledgeStructure, TrueVariables } from './knowledge-structure.ts';
import { restricted } from './knowledge-structure.ts';
import { casesOf, functionOf, knownWhere } from './meaning.ts';
import { holdsAt } from './models.ts';
import type { Diagram } from './node-table.ts';
import { FALSE } from './node-table.ts';
import { assignment } from './variable-marks.ts';
import { truthAt } from './world-truth.ts';

/**
 * Laws for one set of variables that keep apart what different agents observe. The law for some agents limits what they observe, and what nobody
 * in particular does; for fewer agents it is what is left when the observations of the others are quantified away.
 */
export interface StructureFamily {
  /** With all variables and observations, and without a law. */
  readonly free: KnowledgeStructure;
  readonly world: TrueVariables;
  /** The law for some agents, by name. */
  law(agents: readonly string[]): Diagram;
  /** The same law where an agent observes what they do in `world`: made of laws in which that is fixed before they are joined. */
  cell(agent: string, agents: readonly string[]): Diagram;
}

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
      const own = casesOf(free, formula.agent, formula.span).find(({ when }) => holdsAt(diagrams, when, world));
      const seen = assignment(own?.sees ?? [], world);
      const cell = diagrams.restrict(family.cell(formula.agent, speakersOf(formula)), seen);
      const fails = diagrams.not(diagrams.restrict(familyFunction(family, formula.operand), seen));
      return diagrams.and(cell, fails) === FALSE;
    }
    default:
      if (isBoolean(formula)) return holdsAt(free.diagrams, functionOf(free, formula), world);
      return truthAt(structureFor(family, formula), world, formula);
  }
}

/** Functions that were made before: the same knowledge is asked for again and again. */
const made = new WeakMap<StructureFamily, Map<string, Diagram>>();

/**
 * The Boolean function that a formula is in a family: `familyTruth` says where it holds. For each operator only the law of those agents is used of
 * whom it and its operands speak.
 * @throws MeaningError for an unknown agent or atom.
 * @throws NodesOverBudget
 */
export function familyFunction(family: StructureFamily, formula: Formula): Diagram {
  if (isBoolean(formula)) return functionOf(family.free, formula);
  const known = made.get(family) ?? new Map<string, Diagram>();
  made.set(family, known);
  const key = printFormula(formula);
  const found = known.get(key) ?? functionIn(family, formula);
  known.set(key, found);
  return found;
}

function functionIn(family: StructureFamily, formula: Formula): Diagram {
  const { free } = family;
  const { diagrams } = free;
  const of = (part: Formula) => familyFunction(family, part);
  switch (formula.kind) {
    case 'not':
      return diagrams.not(of(formula.operand));
    case 'and':
      return conjunction(diagrams, formula.operands.map(of));
    case 'or':
      return disjunction(diagrams, formula.operands.map(of));
    case 'knows': {
      const structure = structureFor(family, formula);
      return knownWhere(structure, casesOf(free, formula.agent, formula.span), of(formula.operand));
    }
    default:
      return functionOf(structureFor(family, formula), formula);
  }
}

function structureFor(family: StructureFamily, formula: Formula): KnowledgeStructure {
  return restricted(family.free, family.law(speakersOf(formula)));
}

/** The agents of whose knowledge a formula speaks. */
function speakersOf(formula: Formula): readonly string[] {
  return [...new Set([...subformulas(formula)].flatMap(agentsNamedBy))].sort();
}
