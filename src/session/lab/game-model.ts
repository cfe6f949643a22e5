import type { Moment } from '../../engine/moment.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { AtomSignature } from '../../engine/rules.ts';
import { labFileOf } from '../../logic/exchange/lab-file.ts';
import { writeModel } from '../../logic/exchange/write-json.ts';
import type { AtomFormula } from '../../logic/formula/formula.ts';
import type { WorldSet } from '../../logic/model.ts';
import { valuedFrom } from '../../logic/plain/from-model.ts';
import { fromPartitions } from '../../logic/plain/partitions.ts';
import { groundAtoms, truthIn } from './ground-atoms.ts';
import { labMessages } from './messages.ts';

/** Games with more worlds are not opened in the lab. */
const MOST_WORLDS = 3000;

/** What is asked of a game for its model. */
interface Asked {
  readonly names: readonly string[];
  readonly atoms: readonly AtomSignature[];
  readonly moment: Moment;
  readonly truth: (formula: AtomFormula) => WorldSet;
}

/**
 * What all know together at a moment of a game, as a model of the lab in JSON: every world that is possible as far as everybody knows, with
 * the atoms of the present state that are not the same in all of them. The actual world is marked for who sees everything alone.
 * @throws Refusal if there are too many worlds.
 */
export function gameModel({ names, atoms, moment, truth }: Asked, seesActual: boolean): string {
  const { model, actual } = moment.knowledge;
  if (model.size > MOST_WORLDS) throw new Refusal(labMessages.tooManyWorlds(model.size, MOST_WORLDS));
  const known = new Map<AtomFormula, WorldSet>();
  for (const signature of atoms) {
    for (const one of groundAtoms(signature, names)) {
      const worlds = truthIn(truth, one);
      if (worlds?.includes(0) === true && worlds.includes(1)) known.set(one, worlds);
    }
  }
  const meaning = { agents: names, living: moment.living, atom: (one: AtomFormula) => known.get(one) ?? truth(one) };
  const valued = valuedFrom(model, meaning, [...known.keys()]);
  return writeModel({ ...labFileOf(fromPartitions(valued), true), actual: seesActual ? actual : null });
}
