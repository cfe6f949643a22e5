import type { AtomFormula, Formula } from './formula.ts';

/** True, false, or null for what is not known. */
export type Value = boolean | null;

/** The value of a formula without operators of knowledge, by those of its atoms, as strong as Kleene's logic makes it; null for other formulas. */
export function valueOf(formula: Formula, atomValue: (atom: AtomFormula) => Value): Value {
  const of = (part: Formula) => valueOf(part, atomValue);
  switch (formula.kind) {
    case 'top':
      return true;
    case 'bottom':
      return false;
    case 'atom':
      return atomValue(formula);
    case 'not':
      return opposite(of(formula.operand));
    case 'and':
      return all(formula.operands, of);
    case 'or':
      return opposite(all(formula.operands, (part) => opposite(of(part))));
    case 'implies':
      return opposite(all([of(formula.left), opposite(of(formula.right))], (value) => value));
    case 'iff':
      return same(of(formula.left), of(formula.right));
    case 'xor':
      return formula.operands.map(of).reduce((sum, value) => opposite(same(sum, value)), false);
    case 'oneof': {
      const values = formula.operands.map(of);
      const holding = values.filter((value) => value === true).length;
      if (holding > 1) return false;
      return values.includes(null) ? null : holding === 1;
    }
    default:
      return null;
  }
}

/** The value of the negation. */
export function opposite(value: Value): Value {
  return value === null ? null : !value;
}

/** The value of the equivalence. */
export function same(one: Value, other: Value): Value {
  return one === null || other === null ? null : one === other;
}

/** The value of the conjunction: false as soon as one is. */
export function all<T>(items: readonly T[], valueAt: (item: T) => Value): Value {
  let value: Value = true;
  for (const item of items) {
    const own = valueAt(item);
    if (own === false) return false;
    if (own === null) value = null;
  }
  return value;
}
