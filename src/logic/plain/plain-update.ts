import type { WorldSet } from '../model.ts';
import { OverBudget } from '../update.ts';
import type { PlainModel, PlainWorld } from './plain-model.ts';
import type { Relation } from './relation.ts';
import { equivalence } from './relation.ts';

/** A plain model after a step, and where its worlds came from. */
export interface PlainUpdated {
  readonly model: PlainModel;
  /** For each new world, the world that it descends from. */
  readonly parents: Int32Array;
  /** For each new world, the event that led to it. */
  readonly events: Int32Array;
}

/** What can happen in which worlds, and what an agent at an event holds possible to have happened. */
export interface PlainEvents {
  readonly names: readonly string[];
  /** For each event, the worlds in which it can happen. */
  readonly possible: readonly WorldSet[];
  /** What is true after an event in a world; left out where facts stay. */
  readonly factsAfter?: (world: number, event: number) => ReadonlySet<string>;
  /** For each agent, over the events. */
  readonly relations: readonly Relation[];
}

/** More worlds than this are not made at once in the lab. */
const MOST_WORLDS = 20_000;

/**
 * The product update (Baltag, Moss and Solecki 1998): a world for each world with each event that can happen there; one leads to another
 * exactly if both the worlds and the events do. Worlds come in the order of those before, then of the events, and are named `(world, event)`.
 * @throws OverBudget if more than `budget` worlds would arise.
 */
export function plainProduct(model: PlainModel, events: PlainEvents, budget = MOST_WORLDS): PlainUpdated {
  const width = events.names.length;
  const numbers = new Int32Array(model.worlds.length * width).fill(-1);
  const parents: number[] = [];
  const rows: number[] = [];
  for (let world = 0; world < model.worlds.length; world++) {
    for (let event = 0; event < width; event++) {
      if (events.possible[event][world] === 0) continue;
      numbers[world * width + event] = parents.length;
      parents.push(world);
      rows.push(event);
    }
  }
  if (parents.length > budget) throw new OverBudget(parents.length, budget);
  const relations = model.relations.map((relation, agent) =>
    parents.map((world, child) => targetsOf(relation[world], events.relations[agent][rows[child]], numbers, width)),
  );
  const names = productNames(model.worlds, parents, events.names, rows);
  const worlds = parents.map((world, child): PlainWorld => ({
    name: names[child],
    facts: events.factsAfter?.(world, rows[child]) ?? model.worlds[world].facts,
  }));
  return {
    model: { ...model, worlds, relations },
    parents: Int32Array.from(parents),
    events: Int32Array.from(rows),
  };
}

function targetsOf(worlds: Int32Array, events: Int32Array, numbers: Int32Array, width: number): Int32Array {
  const targets: number[] = [];
  for (const world of worlds) {
    for (const event of events) {
      const target = numbers[world * width + event];
      if (target >= 0) targets.push(target);
    }
  }
  return Int32Array.from(targets);
}

/** `(world, event)` for each descendant; where two would be alike, the later ones are told apart by primes. */
export function productNames(
  worlds: readonly { readonly name: string }[],
  parents: ArrayLike<number>,
  eventNames: readonly string[],
  events: ArrayLike<number>,
): string[] {
  const taken = new Set<string>();
  return Array.from(parents, (parent, child) => {
    let name = `(${worlds[parent].name}, ${eventNames[events[child]]})`;
    while (taken.has(name)) name += '′';
    taken.add(name);
    return name;
  });
}

/** The model in which only the given worlds are left. They keep their names. */
export function restrictTo(model: PlainModel, kept: WorldSet): PlainUpdated {
  const nothing = { names: [''], possible: [kept], relations: model.agents.map(() => equivalence([0])) };
  const updated = plainProduct(model, nothing, Number.POSITIVE_INFINITY);
  const worlds = Array.from(updated.parents, (parent) => model.worlds[parent]);
  return { ...updated, model: { ...updated.model, worlds } };
}

/**
 * The model after a piece of news, as `announcementAlternatives` describes it: everybody sees that it is given, `hearers` (null:
 * everybody) learn which way it turned out. Worlds keep their names, for each has one descendant at most.
 */
export function newsUpdate(
  model: PlainModel,
  announced: WorldSet,
  hearers: readonly number[] | null,
  whether: boolean,
): PlainUpdated {
  if (hearers === null && !whether) return restrictTo(model, announced);
  const heard = (agent: number) => hearers === null || hearers.includes(agent);
  const events: PlainEvents = {
    names: ['', ''],
    possible: [announced.map((member) => member ^ 1), announced],
    relations: model.agents.map((_, agent) => equivalence(heard(agent) ? [0, 1] : [0, 0])),
  };
  const updated = plainProduct(model, events, Number.POSITIVE_INFINITY);
  return { ...updated, model: { ...updated.model, worlds: model.worlds } };
}
