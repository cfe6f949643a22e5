import type { AtomSignature } from '../rules.ts';
import { atom } from '../../logic/formula/constructors.ts';
import type { AtomFormula } from '../../logic/formula/formula.ts';
import type { WorldSet } from '../../logic/model.ts';
import { MeaningError } from '../../logic/truth.ts';

/** An atom with more ways to fill in its arguments is left out. */
const MOST_GROUND = 1000;
/** The numbers with which atoms are tried. */
const NUMBERS = Array.from({ length: 101 }, (_, number) => String(number));

/** All atoms of a signature: every player's name and every number up to 100 filled in. None if they would be too many. */
export function groundAtoms(signature: AtomSignature, names: readonly string[]): readonly AtomFormula[] {
  const values = signature.arguments.map((kind) => (kind === 'player' ? names : NUMBERS));
  if (values.reduce((product, { length }) => product * length, 1) > MOST_GROUND) return [];
  const rows = values.reduce<readonly (readonly string[])[]>(
    (found, column) => found.flatMap((row) => column.map((value) => [...row, value])),
    [[]],
  );
  return rows.map((row) => atom(signature.name, ...row));
}

/** Where an atom is true; null for one that cannot be decided. */
export function truthIn(truth: (formula: AtomFormula) => WorldSet, one: AtomFormula): WorldSet | null {
  try {
    return truth(one);
  } catch (error) {
    if (error instanceof MeaningError) return null;
    throw error;
  }
}
