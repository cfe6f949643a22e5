import { printFormula } from '../formula/print.ts';
import type { KnowledgeStructure } from './knowledge-structure.ts';
import { variableOf } from './knowledge-structure.ts';

/** How atoms are written, and their variables. */
export interface Naming {
  readonly atoms: KnowledgeStructure['atoms'];
  readonly texts: readonly string[];
  /** For each variable that an atom has, the atom's place; and the other way round, by the atom's text. */
  readonly places: ReadonlyMap<number, number>;
  readonly variables: ReadonlyMap<string, number>;
}

/** Structures whose atoms have the same variables share them: those before and after an announcement, for instance. */
const namings = new WeakMap<KnowledgeStructure['facts'], Naming>();

export function namingOf(structure: KnowledgeStructure): Naming {
  const { atoms, facts } = structure;
  const known = namings.get(facts);
  if (known?.atoms === atoms) return known;
  const variables = atoms.map((atom) => variableOf(structure, atom));
  const texts = atoms.map((atom) => printFormula(atom));
  const naming = {
    atoms,
    texts,
    places: new Map(variables.map((variable, place) => [variable, place])),
    variables: new Map(variables.map((variable, place) => [texts[place], variable])),
  };
  namings.set(facts, naming);
  return naming;
}
