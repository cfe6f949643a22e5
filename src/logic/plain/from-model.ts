import type { AtomFormula } from '../formula/formula.ts';
import { printFormula } from '../formula/print.ts';
import type { Model } from '../model.ts';
import type { Interpretation } from '../truth.ts';
import type { ValuedModel } from '../valued-model.ts';
import { valuedModel } from '../valued-model.ts';

/**
 * The S5 model of a game's moment, or any other, with chosen atoms and their names, so that it can be opened in the lab. Its worlds keep their
 * numbers. Atoms that are not chosen are lost.
 * @throws MeaningError for an unknown atom.
 */
export function valuedFrom(model: Model, meaning: Interpretation, atoms: readonly AtomFormula[]): ValuedModel {
  const different = [...new Map(atoms.map((atom) => [printFormula(atom), atom]))];
  const columns = different.map(([text, atom]) => ({ text, worlds: meaning.atom(atom) }));
  const worlds = Array.from(model.states, (_, world) => ({
    facts: columns.filter((column) => column.worlds[world] === 1).map(({ text }) => text),
    cells: model.cells.map((column) => column[world]),
  }));
  return valuedModel(
    meaning.agents,
    different.map(([text]) => text),
    worlds,
  );
}
