import type { Diagrams } from './diagrams.ts';
import type { Diagram } from './node-table.ts';
import { FALSE, TRUE } from './node-table.ts';

// Folds of many operands take those first whose uppermost variable lies deepest: each step then adds above what is there. Of equals the last comes
// first, since operands are mostly listed in the order of the variables that they are about.

/** The conjunction of all. */
export function conjunction(diagrams: Diagrams, operands: readonly Diagram[]): Diagram {
  return deepestFirst(diagrams, operands).reduce((sum, operand) => diagrams.and(sum, operand), TRUE);
}

/** The disjunction of all. */
export function disjunction(diagrams: Diagrams, operands: readonly Diagram[]): Diagram {
  return deepestFirst(diagrams, operands).reduce((sum, operand) => diagrams.or(sum, operand), FALSE);
}

/** True where an odd number of operands is. */
export function parity(diagrams: Diagrams, operands: readonly Diagram[]): Diagram {
  return deepestFirst(diagrams, operands).reduce((sum, operand) => diagrams.xor(sum, operand), FALSE);
}

/** True where exactly one operand is. */
export function exactlyOne(diagrams: Diagrams, operands: readonly Diagram[]): Diagram {
  let none = TRUE;
  let one = FALSE;
  for (const operand of deepestFirst(diagrams, operands)) {
    one = diagrams.choice(operand, none, one);
    none = diagrams.and(none, diagrams.not(operand));
  }
  return one;
}

function deepestFirst(diagrams: Diagrams, operands: readonly Diagram[]): readonly Diagram[] {
  if (operands.length < 3) return operands;
  return operands.toReversed().toSorted((one, other) => diagrams.levelOf(other) - diagrams.levelOf(one));
}
