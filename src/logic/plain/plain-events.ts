import type { EventModel, ModelEvent } from '../event-model.ts';
import { not, top } from '../formula/constructors.ts';
import type { Formula } from '../formula/formula.ts';
import { printFormula } from '../formula/print.ts';
import { logicMessages } from '../messages.ts';
import { atomText } from '../valued-model.ts';
import type { MissingPair } from './partitions.ts';
import { cellsOf } from './partitions.ts';
import type { PlainModel } from './plain-model.ts';
import { refuseDoubles } from './plain-model.ts';
import type { PlainStep } from './plain-truth.ts';
import { plainTruth } from './plain-truth.ts';
import type { PlainUpdated } from './plain-update.ts';
import { plainProduct } from './plain-update.ts';
import type { Relation } from './relation.ts';
import { equivalence } from './relation.ts';

/** An event with its name. Its postconditions are simultaneous: `p := q` and `q := p` swap the two, and no order or circle can arise. */
export interface NamedEvent extends ModelEvent {
  readonly name: string;
}

/** An event model with any relations: what an agent holds possible to have happened need not have happened. */
export interface PlainEventModel {
  readonly agents: readonly string[];
  readonly events: readonly NamedEvent[];
  /** For each agent, over the events. */
  readonly relations: readonly Relation[];
}

/**
 * An event model from its parts.
 * @throws RangeError if a name is given twice, an event changes an atom twice, or relations do not fit.
 */
export function plainEventModel(
  agents: readonly string[],
  events: readonly NamedEvent[],
  relations: readonly Relation[],
): PlainEventModel {
  refuseDoubles('agent', agents);
  refuseDoubles(
    'event',
    events.map(({ name }) => name),
  );
  for (const { name, postconditions } of events) {
    const changed = postconditions.map(({ atom }) => printFormula(atom));
    const twice = changed.find((atom, index) => changed.indexOf(atom) < index);
    if (twice !== undefined) throw new RangeError(logicMessages.changedTwice(name, twice));
  }
  if (relations.length !== agents.length) {
    throw new RangeError(logicMessages.eventRelations(agents.length, relations.length));
  }
  for (const relation of relations) {
    if (relation.length !== events.length) {
      throw new RangeError(logicMessages.eventCells(events.length, relation.length));
    }
  }
  return { agents, events, relations };
}

/**
 * The model after the events: see `plainProduct`. Preconditions and postconditions are evaluated before. `before` is the step that
 * led to the model, for `Y`.
 * @throws RangeError if the event model is not about the same agents.
 * @throws MeaningError for an unknown agent or atom.
 * @throws OverBudget if more than `budget` worlds would arise.
 */
export function happen(
  model: PlainModel,
  eventModel: PlainEventModel,
  before: PlainStep | null = null,
  budget?: number,
): PlainUpdated {
  const { agents, events } = eventModel;
  if (agents.length !== model.agents.length || !agents.every((agent) => model.agents.includes(agent))) {
    throw new RangeError(logicMessages.eventModelAgents(agents, model.agents));
  }
  const where = (formula: Formula) => plainTruth(model, formula, before);
  const changes = events.map(({ postconditions }) =>
    postconditions.map(({ atom, becomes }) => ({ atom: atomText(atom, model.atoms), becomes: where(becomes) })),
  );
  const factsAfter = (world: number, event: number) => {
    const facts = new Set(model.worlds[world].facts);
    for (const { atom, becomes } of changes[event]) {
      if (becomes[world] === 1) facts.add(atom);
      else facts.delete(atom);
    }
    return facts;
  };
  const possible = events.map(({ precondition }) => where(precondition));
  const relations = model.agents.map((agent) => eventModel.relations[agents.indexOf(agent)]);
  return plainProduct(model, { names: events.map(({ name }) => name), possible, factsAfter, relations }, budget);
}

/** An event model of equivalences, as the S5 models take it; or the agent and the pair that its relation lacks. */
export function asPartitionEvents({
  events,
  relations,
}: PlainEventModel):
  | { readonly ok: true; readonly eventModel: EventModel }
  | { readonly ok: false; readonly agent: number; readonly missing: MissingPair } {
  const cells: (readonly number[])[] = [];
  for (const [agent, relation] of relations.entries()) {
    const read = cellsOf(relation);
    if (!read.ok) return { ok: false, agent, missing: read.missing };
    cells.push([...read.value]);
  }
  return { ok: true, eventModel: { events, cells } };
}

/** Private news: the hearers are told that something is true, and nobody else suspects that anything happened. */
export function privateNews(agents: readonly string[], hearers: readonly string[], told: Formula): PlainEventModel {
  const unnoticed = [Int32Array.of(1), Int32Array.of(1)];
  return plainEventModel(
    agents,
    [
      { name: 'told', precondition: told, postconditions: [] },
      { name: 'nothing', precondition: top, postconditions: [] },
    ],
    agents.map((agent) => (hearers.includes(agent) ? equivalence([0, 1]) : unnoticed)),
  );
}

/** Semi-private news: the hearers learn whether something is true, and the others see that they do. */
export function semiPrivateNews(agents: readonly string[], hearers: readonly string[], told: Formula): PlainEventModel {
  return plainEventModel(
    agents,
    [
      { name: 'false', precondition: not(told), postconditions: [] },
      { name: 'true', precondition: told, postconditions: [] },
    ],
    agents.map((agent) => equivalence(hearers.includes(agent) ? [0, 1] : [0, 0])),
  );
}

/** A public event: everybody sees that it happens. */
export function publicEvent(agents: readonly string[], event: NamedEvent): PlainEventModel {
  return plainEventModel(
    agents,
    [event],
    agents.map(() => equivalence([0])),
  );
}
