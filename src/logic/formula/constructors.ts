import type { Announcement, AtomFormula, Binary, Collective, Constant, Formula, Group } from './formula.ts';
import type { Individual, Nary, Negation, Previously } from './formula.ts';

/** The span of formulas that the program builds and that stand in no text. */
const nowhere = { start: 0, end: 0 } as const;

/** True at every world. */
export const top: Constant = { kind: 'top', span: nowhere };
/** True at no world. */
export const bottom: Constant = { kind: 'bottom', span: nowhere };

/** An atom with its arguments, as text: `atom('watched', 'Ann', '1')` is `watched(Ann,1)`. */
export function atom(name: string, ...values: string[]): AtomFormula {
  return { kind: 'atom', name, arguments: values, span: nowhere };
}

/** True where the operand is false. */
export function not(operand: Formula): Negation {
  return { kind: 'not', operand, span: nowhere };
}

/** True if all operands are; without operands true. */
export function and(...operands: Formula[]): Nary {
  return { kind: 'and', operands, span: nowhere };
}

/** True if some operand is; without operands false. */
export function or(...operands: Formula[]): Nary {
  return { kind: 'or', operands, span: nowhere };
}

/** True if an odd number of operands is. */
export function xor(...operands: Formula[]): Nary {
  return { kind: 'xor', operands, span: nowhere };
}

/** True if exactly one operand is. */
export function oneOf(...operands: Formula[]): Nary {
  return { kind: 'oneof', operands, span: nowhere };
}

/** True where the left is false or the right is true. */
export function implies(left: Formula, right: Formula): Binary {
  return { kind: 'implies', left, right, span: nowhere };
}

/** True where both have the same truth value. */
export function iff(left: Formula, right: Formula): Binary {
  return { kind: 'iff', left, right, span: nowhere };
}

/** K: the agent knows the operand. */
export function knows(agent: string, operand: Formula): Individual {
  return { kind: 'knows', agent, operand, span: nowhere };
}

/** M, the dual of K: the agent holds the operand possible. */
export function considers(agent: string, operand: Formula): Individual {
  return { kind: 'considers', agent, operand, span: nowhere };
}

/** Kw: the agent knows the operand or knows its negation. */
export function knowsWhether(agent: string, operand: Formula): Individual {
  return { kind: 'knowsWhether', agent, operand, span: nowhere };
}

/** E: every member of the group knows the operand. */
export function everybody(group: Group, operand: Formula): Collective {
  return { kind: 'everybody', whether: false, group, operand, span: nowhere };
}

/** C: the operand is common knowledge in the group. */
export function common(group: Group, operand: Formula): Collective {
  return { kind: 'common', whether: false, group, operand, span: nowhere };
}

/** D: the group would know the operand if its members put together what they know. */
export function distributed(group: Group, operand: Formula): Collective {
  return { kind: 'distributed', whether: false, group, operand, span: nowhere };
}

/** Y: before the last step, the operand held. */
export function previously(operand: Formula): Previously {
  return { kind: 'previously', operand, span: nowhere };
}

/** `[!announced]then`: after the public announcement, where it can be made, `then` holds. */
export function announced(announced: Formula, then: Formula): Announcement {
  return { kind: 'announcement', hearers: 'all', whether: false, dual: false, announced, then, span: nowhere };
}
