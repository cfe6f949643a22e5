import type { AtomFormula, Formula } from './formula.ts';

/** The formulas directly below a formula, in the order in which they are written. */
export function operandsOf(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case 'top':
    case 'bottom':
    case 'atom':
      return [];
    case 'and':
    case 'or':
    case 'xor':
    case 'oneof':
      return formula.operands;
    case 'implies':
    case 'iff':
      return [formula.left, formula.right];
    case 'announcement':
      return [formula.announced, formula.then];
    default:
      return [formula.operand];
  }
}

/** A formula and everything in it, each before its own operands, in the order in which they are written. */
export function* subformulas(formula: Formula): Generator<Formula> {
  const waiting = [formula];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    for (const operand of operandsOf(next).toReversed()) waiting.push(operand);
  }
}

/** The different atoms of a formula (name and arguments), in the order in which they first occur. */
export function atomsOf(formula: Formula): AtomFormula[] {
  const found = new Map<string, AtomFormula>();
  for (const part of subformulas(formula)) {
    if (part.kind !== 'atom') continue;
    const key = JSON.stringify([part.name, ...part.arguments]);
    if (!found.has(key)) found.set(key, part);
  }
  return [...found.values()];
}

/** The agents that the outermost operator of a formula names: whose knowledge it speaks of, or who hears the news. */
export function agentsNamedBy(formula: Formula): readonly string[] {
  switch (formula.kind) {
    case 'knows':
    case 'considers':
    case 'knowsWhether':
      return [formula.agent];
    case 'everybody':
    case 'common':
    case 'distributed':
      return formula.group.kind === 'listed' ? formula.group.agents : [];
    case 'announcement':
      return formula.hearers === 'all' ? [] : formula.hearers;
    default:
      return [];
  }
}

/** The different agents that a formula names as knowing or hearing, in the order in which they first occur. */
export function agentsOf(formula: Formula): string[] {
  return [...new Set([...subformulas(formula)].flatMap(agentsNamedBy))];
}

/** Whether distributed knowledge occurs in a formula: contraction by bisimulation does not keep its truth. */
export function hasDistributed(formula: Formula): boolean {
  return [...subformulas(formula)].some((part) => part.kind === 'distributed');
}

/** The same operator over other operands: as many as `operandsOf` gives, in that order. */
export function withOperands(formula: Formula, operands: readonly Formula[]): Formula {
  const [first, second] = operands;
  switch (formula.kind) {
    case 'top':
    case 'bottom':
    case 'atom':
      return formula;
    case 'and':
    case 'or':
    case 'xor':
    case 'oneof':
      return { ...formula, operands };
    case 'implies':
    case 'iff':
      return { ...formula, left: first, right: second };
    case 'announcement':
      return { ...formula, announced: first, then: second };
    default:
      return { ...formula, operand: first };
  }
}

/** Whether a formula speaks of nobody's knowledge and of no news, and not of the step before. */
export function isBoolean(formula: Formula): boolean {
  return [...subformulas(formula)].every((part) => !EPISTEMIC.has(part.kind));
}

const EPISTEMIC: ReadonlySet<string> = new Set([
  'knows',
  'considers',
  'knowsWhether',
  'everybody',
  'common',
  'distributed',
  'announcement',
  'previously',
]);
