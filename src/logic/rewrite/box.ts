import { and, announced as publicly, atom, not, top } from '../formula/constructors.ts';
import type { Announcement, AtomFormula, Formula } from '../formula/formula.ts';
import { printFormula } from '../formula/print.ts';
import type { PlainEventModel } from '../plain/plain-events.ts';

/** Something after which a formula is asked, seen as an event of an event model. */
export interface Box {
  /** Where it can happen. */
  readonly precondition: Formula;
  /** What an atom becomes; the atom itself where facts stay. */
  becomes(atom: AtomFormula): Formula;
  /** `[it] then`. */
  wrap(then: Formula): Formula;
  /** What agents, taken together, hold possible to have happened; with no agents, everything. */
  alternatives(agents: readonly string[]): readonly Box[];
  /** True if everybody holds the same possible, so that groups need not be known by name. */
  readonly uniform: boolean;
}

/** A public announcement `[!f]`. */
export function publicBox(precondition: Formula): Box {
  const box: Box = {
    precondition,
    becomes: (fact) => fact,
    wrap: (then) => publicly(precondition, then),
    alternatives: () => [box],
    uniform: true,
  };
  return box;
}

/** Semi-private news `[a,b!f]`: an event of two, f is true or f is false, which the hearers tell apart and the others do not. */
export function newsBox(precondition: Formula, hearers: readonly string[]): Box {
  const box: Box = {
    precondition,
    becomes: (fact) => fact,
    wrap: (then): Announcement => ({ ...publicly(precondition, then), hearers }),
    alternatives: (agents) =>
      agents.some((agent) => hearers.includes(agent)) ? [box] : [box, newsBox(not(precondition), hearers)],
    uniform: false,
  };
  return box;
}

/** The events of an event model. `[e]` is written with the event's name in the box. */
export function eventBoxes({ agents, events, relations }: PlainEventModel): readonly Box[] {
  const boxes: Box[] = events.map(({ name, precondition, postconditions }, number) => {
    const changes = new Map(postconditions.map((change) => [printFormula(change.atom), change.becomes]));
    return {
      precondition,
      becomes: (fact) => changes.get(printFormula(fact)) ?? fact,
      wrap: (then) => publicly(atom(name), then),
      alternatives: (members) =>
        boxes.filter((_, other) => members.every((agent) => relations[agents.indexOf(agent)][number].includes(other))),
      uniform: false,
    };
  });
  return boxes;
}

/** After each of some boxes; true if there are none. */
export function afterEach(boxes: readonly Box[], then: Formula): Formula {
  if (boxes.length === 0) return top;
  return boxes.length === 1 ? boxes[0].wrap(then) : and(...boxes.map((box) => box.wrap(then)));
}
