import {
  and,
  bottom,
  common,
  considers,
  distributed,
  everybody,
  knows,
  not,
  or,
  top,
} from '../formula/constructors.ts';
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
  /** What an atom is there; null if the structure does not keep it. */
  fact(atom: AtomFormula): Formula | null;
  /** The agents of a group. */
  members(group: Group): readonly string[];
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
      return names.fact(formula) ?? unknown(side);
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
    case 'knows':
      // What is known is true.
      return side === 'certain' ? knows(formula.agent, same(formula.operand)) : same(formula.operand);
    case 'considers':
      return side === 'certain' ? same(formula.operand) : considers(formula.agent, same(formula.operand));
    case 'knowsWhether':
      if (side === 'possible') return top;
      return or(knows(formula.agent, same(formula.operand)), knows(formula.agent, opposite(formula.operand)));
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

function ofGroup({ kind, whether, group, operand }: Collective, side: Side, names: Names): Formula {
  const agents = names.members(group);
  const listed: Group = { kind: 'listed', agents };
  if (side === 'possible') return whether || agents.length === 0 ? top : bound(operand, side, names);
  const one = { everybody, common, distributed }[kind];
  const holds = bound(operand, 'certain', names);
  if (!whether) return one(listed, holds);
  const fails = not(bound(operand, 'possible', names));
  if (kind !== 'everybody') return or(one(listed, holds), one(listed, fails));
  return and(...agents.map((agent) => or(knows(agent, holds), knows(agent, fails))));
}

/** `xor` and `oneof` by `and`, `or` and `not`. */
function spelledOut({ kind, operands }: Nary): Formula {
  if (kind === 'oneof') {
    return or(...operands.map((one) => and(...operands.map((other) => (other === one ? other : not(other))))));
  }
  return operands.reduce<Formula>((sum, operand) => or(and(sum, not(operand)), and(not(sum), operand)), bottom);
}
