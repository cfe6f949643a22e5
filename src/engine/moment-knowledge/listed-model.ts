import type { AtomFormula } from '../../logic/formula/formula.ts';
import type { WorldSet } from '../../logic/model.ts';
import { valuedFrom } from '../../logic/plain/from-model.ts';
import { OverBudget } from '../../logic/update.ts';
import type { ValuedModel } from '../../logic/valued-model.ts';
import type { Engine } from '../engine.ts';
import type { Moment } from '../moment.ts';
import { groundAtoms, truthIn } from './ground-atoms.ts';

/**
 * The worlds of a moment as a model: every world that is possible as far as everybody knows, with the atoms of the present state that are not the same in
 * all of them, and the number of the actual one.
 * @throws OverBudget if there are more than `most`.
 */
export function listedModel(
  engine: Engine,
  moment: Moment,
  most: number,
): { readonly valued: ValuedModel; readonly world: number } {
  const { model, actual } = moment.knowledge;
  if (model.size > most) throw new OverBudget(model.size, most);
  const truth = (one: AtomFormula) => engine.truth(moment, one);
  const known = new Map<AtomFormula, WorldSet>();
  for (const signature of engine.stateAtoms()) {
    for (const one of groundAtoms(signature, engine.names)) {
      const worlds = truthIn(truth, one);
      if (worlds?.includes(0) === true && worlds.includes(1)) known.set(one, worlds);
    }
  }
  const meaning = {
    agents: engine.names,
    living: moment.living,
    atom: (one: AtomFormula) => known.get(one) ?? truth(one),
  };
  return { valued: valuedFrom(model, meaning, [...known.keys()]), world: actual };
}
