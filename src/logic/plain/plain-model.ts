import type { AtomFormula } from '../formula/formula.ts';
import { logicMessages } from '../messages.ts';
import type { WorldSet } from '../model.ts';
import { atomText } from '../valued-model.ts';
import type { Relation } from './relation.ts';

/** A world of a plain model: its name, and the atoms that are true there. */
export interface PlainWorld {
  readonly name: string;
  readonly facts: ReadonlySet<string>;
}

/**
 * A Kripke model with any relations, named throughout. An agent at a world holds possible what the relation leads to: nothing says
 * that the world itself is among it, so what an agent "knows" may be false. For small models; games have their own kind.
 * Atoms are written as `printFormula` writes them.
 */
export interface PlainModel {
  readonly agents: readonly string[];
  readonly atoms: readonly string[];
  readonly worlds: readonly PlainWorld[];
  /** For each agent, in the order of `agents`. */
  readonly relations: readonly Relation[];
}

/**
 * A model from its parts.
 * @throws RangeError if a name is given twice, a world states an atom that is not listed, or relations do not fit.
 */
export function plainModel(
  agents: readonly string[],
  atoms: readonly string[],
  worlds: readonly { readonly name: string; readonly facts: Iterable<string> }[],
  relations: readonly Relation[],
): PlainModel {
  refuseDoubles('agent', agents);
  refuseDoubles('atom', atoms);
  refuseDoubles(
    'world',
    worlds.map(({ name }) => name),
  );
  const known = new Set(atoms);
  const held = worlds.map(({ name, facts }) => ({ name, facts: new Set(facts) }));
  for (const { facts } of held) {
    const stray = [...facts].find((fact) => !known.has(fact));
    if (stray !== undefined) throw new RangeError(logicMessages.unknownAtom(stray, atoms));
  }
  if (relations.length !== agents.length) {
    throw new RangeError(logicMessages.relations(agents.length, relations.length));
  }
  for (const relation of relations) {
    if (relation.length !== worlds.length) throw new RangeError(logicMessages.relationSize(worlds.length));
  }
  return { agents, atoms, worlds: held, relations };
}

/** Refuses two definitions of a name. @throws RangeError that says which. */
export function refuseDoubles(kind: 'agent' | 'atom' | 'world' | 'event', names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw new RangeError(logicMessages.defined(kind, name));
    seen.add(name);
  }
}

/** The worlds in which an atom holds. @throws MeaningError if it is none of the model's. */
export function plainAtomWorlds({ worlds, atoms }: PlainModel, atom: AtomFormula): WorldSet {
  const text = atomText(atom, atoms);
  return Uint8Array.from(worlds, ({ facts }) => (facts.has(text) ? 1 : 0));
}

/** For each world, a number that is equal exactly where all atoms have equal truth values. */
export function plainFacts({ worlds, atoms }: PlainModel): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(worlds, ({ facts }) => {
    const key = atoms.map((atom) => (facts.has(atom) ? '1' : '0')).join('');
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}
