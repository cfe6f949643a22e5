import { and, bottom, common, considers, distributed, knows, not, or, top } from '../formula/constructors.ts';
import type { AtomFormula, Collective, Formula, Group, Nary } from '../formula/formula.ts';
import type { StructureFamily } from './structure-family.ts';
import { familyTruth } from './structure-family.ts';

/*
 * A structure keeps less than a model if every world of the model, as far as the structure's facts go, is one of the structure's, and
 * worlds that an agent cannot tell apart in the model are none that the agent can tell apart in the structure. A formula in which K, E, C and D
 * stand positively and that holds in the structure then holds in the model: such formulas are preserved under simulation
 * (Blackburn, de Rijke and Venema, Modal Logic, 2001, section 2.7).
 */

/** What a formula's names are in a structure. */
export interface Names {
  /**
   * What an atom is there; null if the structure does not keep it. Where it keeps a part of it, `side` says which bound is asked for: a formula that
   * holds only where the atom does, or one that holds wherever it does.
   */
  readonly fact: (atom: AtomFormula, side: Side) => Formula | null;
  /** The agents of a group. */
  readonly members: (group: Group) => readonly string[];
  /**
   * The names in what these agents together think, where what is their own settles atoms. Left out where the formula is not asked of one world, so
   * that what is somebody's own is not the same throughout.
   */
  readonly within?: (agents: readonly string[]) => Names;
}

/**
 * Whether a formula holds in a world of a model of which the structure keeps less: true or false where that is certain whatever was
 * left out, else null.
 * @throws MeaningError for an unknown agent.
 * @throws NodesOverBudget
 */
export function certainTruth(family: StructureFamily, formula: Formula, names: Names): boolean | null {
  if (familyTruth(family, bound(formula, 'certain', names))) return true;
  return familyTruth(family, bound(formula, 'possible', names)) ? null : false;
}

/** `certain`: a formula that holds only where the given one does. `possible`: one that holds wherever the given one does. */
export type Side = 'certain' | 'possible';

/** Such a formula, in the structure's own atoms; it speaks positively of knowledge, or its negation does. */
export function bound(formula: Formula, side: Side, names: Names): Formula {
  const same = (part: Formula) => bound(part, side, names);
  const opposite = (part: Formula) => not(bound(part, side === 'certain' ? 'possible' : 'certain', names));
  switch (formula.kind) {
    case 'top':
    case 'bottom':
      return formula;
    case 'atom':
      return names.fact(formula, side) ?? unknown(side);
    case 'not':
      return opposite(formula.operand);
    case 'and':
      return and(...formula.operands.map(same));
    case 'or':
      return or(...formula.operands.map(same));
    case 'xor':
    case 'oneof':
      return same(spelledOut(formula));
    case 'implies':
      return or(opposite(formula.left), same(formula.right));
    case 'iff':
      return and(or(opposite(formula.left), same(formula.right)), or(opposite(formula.right), same(formula.left)));
    case 'knows': {
      const operand = bound(formula.operand, side, inThoughts(names, [formula.agent]));
      // What is known is true.
      return side === 'certain' ? knows(formula.agent, operand) : operand;
    }
    case 'considers': {
      const operand = bound(formula.operand, side, inThoughts(names, [formula.agent]));
      return side === 'certain' ? operand : considers(formula.agent, operand);
    }
    case 'knowsWhether':
      return side === 'possible' ? top : whetherKnown(formula.agent, formula.operand, names);
    case 'everybody':
    case 'common':
    case 'distributed':
      return ofGroup(formula, side, names);
    case 'announcement':
    case 'previously':
      // What is left out may be news: nothing is certain.
      return unknown(side);
  }
}

function unknown(side: Side): Formula {
  return side === 'certain' ? bottom : top;
}

function inThoughts(names: Names, agents: readonly string[]): Names {
  const { fact, members } = names;
  return names.within?.(agents) ?? { fact, members };
}

function whetherKnown(agent: string, operand: Formula, names: Names): Formula {
  const own = inThoughts(names, [agent]);
  return or(knows(agent, bound(operand, 'certain', own)), knows(agent, not(bound(operand, 'possible', own))));
}

function ofGroup(formula: Collective, side: Side, names: Names): Formula {
  const agents = names.members(formula.group);
  if (side === 'possible') {
    return formula.whether || agents.length === 0 ? top : and(...agents.map((agent) => thought(formula, agent, names)));
  }
  if (formula.kind === 'everybody') {
    if (formula.whether) return and(...agents.map((agent) => whetherKnown(agent, formula.operand, names)));
    return and(...agents.map((agent) => knows(agent, bound(formula.operand, side, inThoughts(names, [agent])))));
  }
  const one = formula.kind === 'common' ? common : distributed;
  const listed: Group = { kind: 'listed', agents };
  // What everybody knows of what everybody knows rests on nobody's own; what they know together on what is anybody's.
  const shared = inThoughts(names, formula.kind === 'common' ? [] : agents);
  const holds = one(listed, bound(formula.operand, 'certain', shared));
  return formula.whether ? or(holds, one(listed, not(bound(formula.operand, 'possible', shared)))) : holds;
}

/** What is so where an agent of a group knows a formula, alone or with the others. */
function thought({ kind, group, operand }: Collective, agent: string, names: Names): Formula {
  const agents = kind === 'distributed' ? names.members(group) : [agent];
  return bound(operand, 'possible', inThoughts(names, agents));
}

/** `xor` and `oneof` by `and`, `or` and `not`. */
function spelledOut({ kind, operands }: Nary): Formula {
  if (kind === 'oneof') {
    return or(...operands.map((one) => and(...operands.map((other) => (other === one ? other : not(other))))));
  }
  return operands.reduce<Formula>((sum, operand) => or(and(sum, not(operand)), and(not(sum), operand)), bottom);
}
