import type { Moment } from '../../engine/moment.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { AtomSignature } from '../../engine/rules.ts';
import { labFileOf } from '../../logic/exchange/lab-file.ts';
import { writeModel } from '../../logic/exchange/write-json.ts';
import { atom } from '../../logic/formula/constructors.ts';
import type { AtomFormula } from '../../logic/formula/formula.ts';
import type { WorldSet } from '../../logic/model.ts';
import { valuedFrom } from '../../logic/plain/from-model.ts';
import { fromPartitions } from '../../logic/plain/partitions.ts';
import { MeaningError } from '../../logic/truth.ts';
import { labMessages } from './messages.ts';

/** Games with more worlds are not opened in the lab. */
const MOST_WORLDS = 3000;
/** An atom with more ways to fill in its arguments is left out. */
const MOST_GROUND = 1000;
/** The numbers with which atoms are tried. */
const NUMBERS = Array.from({ length: 101 }, (_, number) => String(number));

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

/** Null for an atom that cannot be decided. */
function truthIn(truth: Asked['truth'], one: AtomFormula): WorldSet | null {
  try {
    return truth(one);
  } catch (error) {
    if (error instanceof MeaningError) return null;
    throw error;
  }
}

function groundAtoms(signature: AtomSignature, names: readonly string[]): readonly AtomFormula[] {
  const values = signature.arguments.map((kind) => (kind === 'player' ? names : NUMBERS));
  if (values.reduce((product, { length }) => product * length, 1) > MOST_GROUND) return [];
  const rows = values.reduce<readonly (readonly string[])[]>(
    (found, column) => found.flatMap((row) => column.map((value) => [...row, value])),
    [[]],
  );
  return rows.map((row) => atom(signature.name, ...row));
}
