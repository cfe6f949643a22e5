import { atomsOf } from '../../logic/formula/inspect.ts';
import { printFormula } from '../../logic/formula/print.ts';
import type { Lab } from './lab.ts';

/** So many parts are drawn. */
export const MOST_PARTS = 2000;
/** So many atoms divide the worlds at first, and at most. */
const FIRST_ATOMS = 3;
export const MOST_ATOMS = 24;

/** The atoms by which worlds are divided as long as nobody chose any: those of the formula, else the first ones. */
export function usualAtoms({ judged, model }: Lab): readonly string[] {
  if (judged.kind === 'judged') {
    const asked = new Set(atomsOf(judged.formula).map((atom) => printFormula(atom)));
    const own = model.atoms.filter((atom) => asked.has(atom));
    if (own.length > 0 && own.length <= FIRST_ATOMS + 1) return own;
    if (own.length > 0) return own.slice(0, FIRST_ATOMS);
  }
  return model.atoms.slice(0, FIRST_ATOMS);
}
