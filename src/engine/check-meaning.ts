import { knows, top } from '../logic/formula/constructors.ts';
import type { AtomFormula, Formula } from '../logic/formula/formula.ts';
import { agentsNamedBy, atomsOf, subformulas } from '../logic/formula/inspect.ts';
import type { WorldSet } from '../logic/model.ts';
import type { Moment } from './moment.ts';

/** Who says what formulas mean. */
export interface Meaning {
  valuesOf(atom: AtomFormula): readonly number[];
  truth(moment: Moment, formula: Formula): WorldSet;
}

/** What is asked must mean something, whether the answer depends on it or not. @throws MeaningError */
export function checkMeaning(meaning: Meaning, moment: Moment, formula: Formula): void {
  for (const atom of atomsOf(formula)) meaning.valuesOf(atom);
  for (const part of subformulas(formula)) {
    for (const agent of agentsNamedBy(part)) meaning.truth(moment, knows(agent, top));
  }
}
