import type { Postcondition } from '../../logic/event-model.ts';
import { top } from '../../logic/formula/constructors.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { printFormula } from '../../logic/formula/print.ts';
import type { NamedEvent, PlainEventModel } from '../../logic/plain/plain-events.ts';
import { plainEventModel } from '../../logic/plain/plain-events.ts';
import { relinked } from '../../logic/plain/edit-model.ts';
import type { Relation } from '../../logic/plain/relation.ts';
import { relationOf } from '../../logic/plain/relation.ts';
import type { Reading } from '../../logic/exchange/lab-file.ts';
import { labMessages } from './messages.ts';

/** An event as it is being written. */
export interface DraftEvent {
  readonly name: string;
  /** Empty: it can always happen. */
  readonly precondition: string;
  /** Such as `p := ~p, q := K a p`; empty if facts stay. */
  readonly postconditions: string;
}

/** An event model as it is being written; it may still be faulty. */
export interface EventsDraft {
  readonly events: readonly DraftEvent[];
  /** By the agents' names, over the events. */
  readonly relations: ReadonlyMap<string, Relation>;
  /** The name of the event that really happens; null if none was chosen. */
  readonly real: string | null;
}

/** No events yet. */
export function emptyDraft(agents: readonly string[]): EventsDraft {
  return { events: [], relations: new Map(agents.map((agent) => [agent, []])), real: null };
}

/** An event model as a draft, to be changed. */
export function draftOf({ agents, events, relations }: PlainEventModel): EventsDraft {
  return {
    events: events.map(({ name, precondition, postconditions }) => ({
      name,
      precondition: precondition.kind === 'top' ? '' : printFormula(precondition),
      postconditions: postconditions
        .map(({ atom, becomes }) => `${printFormula(atom)} := ${printFormula(becomes)}`)
        .join(', '),
    })),
    relations: new Map(agents.map((agent, number) => [agent, relations[number]])),
    real: events[0]?.name ?? null,
  };
}

/** With one event more, which everybody tells from the others. */
export function withEvent(draft: EventsDraft, event: DraftEvent): EventsDraft {
  const size = draft.events.length;
  const relations = new Map(
    [...draft.relations].map(([agent, relation]) => [agent, [...relation, Int32Array.of(size)]]),
  );
  return { ...draft, events: [...draft.events, event], relations, real: draft.real ?? event.name };
}

/** Without an event. */
export function withoutEvent(draft: EventsDraft, gone: number): EventsDraft {
  const kept = [...draft.events.keys()].filter((event) => event !== gone);
  const events = kept.map((event) => draft.events[event]);
  const relations = new Map(
    [...draft.relations].map(([agent, relation]) => {
      const pairs = kept.flatMap((from, number) =>
        Array.from(relation[from])
          .map((to) => [number, kept.indexOf(to)] as const)
          .filter(([, to]) => to >= 0),
      );
      return [agent, relationOf(kept.length, pairs)] as const;
    }),
  );
  const real = events.some(({ name }) => name === draft.real) ? draft.real : (events[0]?.name ?? null);
  return { events, relations, real };
}

/** With an event written otherwise. */
export function withEventText(draft: EventsDraft, event: number, changed: Partial<DraftEvent>): EventsDraft {
  const before = draft.events[event];
  const events = draft.events.map((kept, number) => (number === event ? { ...kept, ...changed } : kept));
  return { ...draft, events, real: draft.real === before.name ? events[event].name : draft.real };
}

/** With a pair of events more or less for an agent; in S5 cells are merged or split. */
export function withEventLink(
  draft: EventsDraft,
  isS5: boolean,
  agent: string,
  [from, to, link]: readonly [number, number, boolean],
): EventsDraft {
  const relation = draft.relations.get(agent) ?? identity(draft.events.length);
  return { ...draft, relations: new Map(draft.relations).set(agent, relinked(relation, isS5, link, from, to)) };
}

/** An agent's relation over the events; who is new tells all events apart. */
export function eventRelation({ events, relations }: EventsDraft, agent: string): Relation {
  return relations.get(agent) ?? identity(events.length);
}

function identity(size: number): Relation {
  return Array.from({ length: size }, (_, event) => Int32Array.of(event));
}

/** The event model of a draft for the agents of a model, or what is wrong with it. */
export function eventModelOf(draft: EventsDraft, agents: readonly string[]): Reading<PlainEventModel> {
  if (draft.events.length === 0) return { ok: false, problem: labMessages.noEvents };
  const events: NamedEvent[] = [];
  for (const { name, precondition, postconditions } of draft.events) {
    if (name.trim() === '') return { ok: false, problem: labMessages.nameless };
    const condition = readCondition(precondition);
    if (!condition.ok) return { ok: false, problem: labMessages.inEvent(name, condition.problem) };
    const changes = readPostconditions(postconditions);
    if (!changes.ok) return { ok: false, problem: labMessages.inEvent(name, changes.problem) };
    events.push({ name, precondition: condition.value, postconditions: changes.value });
  }
  try {
    const relations = agents.map((agent) => eventRelation(draft, agent));
    return { ok: true, value: plainEventModel(agents, events, relations) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, problem: error.message };
    throw error;
  }
}

/** A precondition; empty is `Top`. */
function readCondition(text: string): Reading<Formula> {
  if (text.trim() === '') return { ok: true, value: top };
  const read = parseFormula(text);
  return read.ok ? { ok: true, value: read.formula } : { ok: false, problem: read.error.message };
}

/** `p := f, q := g`: commas inside formulas stand in parentheses, brackets or braces. */
export function readPostconditions(text: string): Reading<readonly Postcondition[]> {
  const found: Postcondition[] = [];
  for (const part of text.split(/[,;](?=\s*[^,;:()]*(?:\([^()]*\))?\s*:=)/).filter((piece) => piece.trim() !== '')) {
    const [left, ...rest] = part.split(':=');
    if (rest.length !== 1) return { ok: false, problem: labMessages.postcondition(part.trim()) };
    const [atom, becomes] = [parseFormula(left), parseFormula(rest[0])];
    if (!atom.ok) return { ok: false, problem: atom.error.message };
    if (atom.formula.kind !== 'atom') return { ok: false, problem: labMessages.postcondition(part.trim()) };
    if (!becomes.ok) return { ok: false, problem: becomes.error.message };
    found.push({ atom: atom.formula, becomes: becomes.formula });
  }
  return { ok: true, value: found };
}
