import type { EventModel, ModelEvent, Postcondition } from '../event-model.ts';
import { checkEventModel } from '../event-model.ts';
import { and, atom, not, or } from '../formula/constructors.ts';
import type { AtomFormula, Formula } from '../formula/formula.ts';
import { partitionBy } from '../partition.ts';
import type { KnowledgeStructure } from './knowledge-structure.ts';
import { atomKey } from './knowledge-structure.ts';
import type { Transformer } from './transformer.ts';

/** An event model as a transformer, and the outcomes that are true if an event happens. */
export interface EventTransformer {
  readonly transformer: Transformer;
  readonly outcomesOf: (event: number) => readonly AtomFormula[];
}

/**
 * Writes an event model as a transformer. Its outcomes are the binary digits of the event's number and, for each way in which somebody
 * tells some events apart and not others, those of its cell.
 * @throws RangeError if the event model does not fit the agents or its own events.
 */
export function eventTransformer(structure: KnowledgeStructure, eventModel: EventModel): EventTransformer {
  checkEventModel(eventModel, structure.agents);
  const { events } = eventModel;
  const nameOf = unusedNames(structure);
  const everyNumber = events.map((_, event) => event);
  const eventDigits = digitAtoms(nameOf('event'), events.length);
  const columns = eventModel.cells.map((column) => partitionBy(column));
  // Whoever tells all events apart observes the event itself; others that tell the same apart share their digits.
  const codes = new Map([[String(everyNumber), { digits: eventDigits, numbers: everyNumber }]]);
  for (const { cells, count } of columns) {
    const key = String(cells);
    if (!codes.has(key))
      codes.set(key, { digits: digitAtoms(nameOf(`cell${codes.size}`), count), numbers: [...cells] });
  }
  const all = [...codes.values()];
  const code = (event: number) => and(...all.flatMap(({ digits, numbers }) => written(digits, numbers[event])));
  const happens = (event: number) => and(...written(eventDigits, event));
  return {
    transformer: {
      outcomes: all.flatMap(({ digits }) => digits),
      law: or(...events.map(({ precondition }, event) => and(code(event), precondition))),
      changes: changesOf(events, happens),
      sees: columns.map(({ cells }) => codes.get(String(cells))?.digits ?? []),
    },
    outcomesOf: (event) =>
      all.flatMap(({ digits, numbers }) => digits.filter((_, digit) => ((numbers[event] >> digit) & 1) === 1)),
  };
}

/** For each atom that some event changes: what it becomes, event by event. */
function changesOf(events: readonly ModelEvent[], happens: (event: number) => Formula): readonly Postcondition[] {
  const changed = new Map(
    events.flatMap(({ postconditions }) => postconditions.map((change) => [atomKey(change.atom), change.atom])),
  );
  return Array.from(changed, ([key, changing]) => ({
    atom: changing,
    becomes: or(
      ...events.map(({ postconditions }, event) => {
        const own = postconditions.findLast((change) => atomKey(change.atom) === key);
        return and(happens(event), own?.becomes ?? changing);
      }),
    ),
  }));
}

/** Atoms for the binary digits of numbers from 0 up to, not including, `count`. */
function digitAtoms(name: string, count: number): readonly AtomFormula[] {
  const digits: AtomFormula[] = [];
  while (2 ** digits.length < count) digits.push(atom(name, String(digits.length)));
  return digits;
}

/** That the digits are those of the number. */
function written(digits: readonly AtomFormula[], number: number): readonly Formula[] {
  return digits.map((digit, place) => (((number >> place) & 1) === 1 ? digit : not(digit)));
}

/** Names of atoms that the structure does not have. */
function unusedNames({ atoms }: KnowledgeStructure): (name: string) => string {
  const used = new Set(atoms.map(({ name }) => name));
  return (name) => {
    let unused = name;
    while (used.has(unused)) unused += "'";
    return unused;
  };
}
