import type { Postcondition } from './event-model.ts';
import type { AtomFormula } from './formula/formula.ts';
import { atomsOf } from './formula/inspect.ts';
import { printFormula } from './formula/print.ts';

/**
 * Two or more atoms of which each gets its new value from the next, and the last from the first, as in `p := q, q := ~p`; empty if there are none.
 * Such an event is meant well, since all atoms change at once, from what was true before it; but whoever reads the changes one after the other
 * expects something else.
 */
export function circleOf(postconditions: readonly Postcondition[]): readonly AtomFormula[] {
  const changes = new Map(postconditions.map((change) => [printFormula(change.atom), change]));
  const done = new Set<string>();
  const search = (path: readonly string[]): readonly string[] => {
    const at = path[path.length - 1];
    const change = changes.get(at);
    if (change === undefined || done.has(at)) return [];
    for (const next of new Set(atomsOf(change.becomes).map((atom) => printFormula(atom)))) {
      // An atom may well be set from itself alone: p := ~p.
      if (next === at) continue;
      const met = path.indexOf(next);
      const found = met >= 0 ? path.slice(met) : search([...path, next]);
      if (found.length > 0) return found;
    }
    done.add(at);
    return [];
  };
  for (const start of changes.keys()) {
    const found = search([start]);
    if (found.length > 0) return found.flatMap((key) => changes.get(key)?.atom ?? []);
  }
  return [];
}
