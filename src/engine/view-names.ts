import { bottom, top } from '../logic/formula/constructors.ts';
import type { AtomFormula, Group } from '../logic/formula/formula.ts';
import type { Names } from '../logic/symbolic/certainty.ts';
import type { View } from './made-views.ts';

/** What a formula's names mean in a game. */
export interface Meanings {
  readonly names: readonly string[];
  readonly members: (group: Group) => readonly string[];
  readonly valuesOf: (atom: AtomFormula) => readonly number[];
}

/** What a formula's names are in a view, in whatever world it is asked. */
function namesThroughout({ members, valuesOf }: Meanings, view: View): Names {
  return { fact: (atom, side) => view.fact(atom.name, valuesOf(atom), side), members };
}

/** The same in the world that is real: in somebody's thoughts the atoms that are settled by what is their own are constant. */
export function namesHere(meanings: Meanings, view: View): Names {
  const { fact, members } = namesThroughout(meanings, view);
  return { fact, members, within: (agents) => namesInThoughts(meanings, view, agents) };
}

/** The same in the worlds that these agents together hold possible in the real one. */
export function namesInThoughts(meanings: Meanings, view: View, agents: readonly string[]): Names {
  const { names, members, valuesOf } = meanings;
  const throughout = namesThroughout(meanings, view);
  if (agents.length === 0) return throughout;
  const settled = (atom: AtomFormula): boolean | null => {
    for (const agent of agents) {
      const value = view.settled(names.indexOf(agent), atom.name, valuesOf(atom));
      if (value !== null) return value;
    }
    return null;
  };
  return {
    fact: (atom, side) => {
      const value = settled(atom);
      return value === null ? throughout.fact(atom, side) : value ? top : bottom;
    },
    members,
    within: (others) =>
      namesInThoughts(
        meanings,
        view,
        agents.filter((agent) => others.includes(agent)),
      ),
  };
}
