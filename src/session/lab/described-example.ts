import type { StructureFile } from '../../logic/exchange/structure-file.ts';
import type { AtomFormula, Formula } from '../../logic/formula/formula.ts';
import { printFormula } from '../../logic/formula/print.ts';
import type { StructureDescription } from '../../logic/symbolic/structure-description.ts';

/** An example of the lab: a structure, the atoms that are true in its actual world, and formulas worth asking. */
export function described(
  description: StructureDescription,
  actual: readonly AtomFormula[],
  formulas: readonly Formula[],
): StructureFile {
  return {
    source: { kind: 'described', description },
    actual: actual.map((one) => printFormula(one)),
    ...withFormulas(formulas),
  };
}

/** What a file of a structure holds besides, with formulas worth asking. */
export function withFormulas(formulas: readonly Formula[]): Omit<StructureFile, 'source' | 'actual'> {
  return {
    steps: [],
    eventModel: null,
    queries: formulas.map((formula) => ({ kind: 'WHERE?', at: null, formula, text: printFormula(formula) })),
    notation: null,
  };
}
