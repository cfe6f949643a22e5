import type { EventModel } from './event-model.ts';
import type { Announcement, Formula } from './formula/formula.ts';
import type { ValuedModel } from './valued-model.ts';

/** A world as it is told: the atoms that are true there, in the order of the atoms. Several worlds may have the same facts. */
export type Facts = readonly string[];

/** Some of many worlds: how many there are, and the first of them. */
export interface WorldList {
  readonly count: bigint;
  readonly worlds: readonly Facts[];
}

/** Worlds put together by chosen atoms. */
export interface Projection {
  /** For each set of chosen atoms that is true somewhere, and all other chosen ones false: in how many worlds. */
  readonly parts: readonly { readonly facts: Facts; readonly count: bigint }[];
  /** False if there are more parts than were asked for. */
  readonly complete: boolean;
}

/** Something that happens. */
export type Happening =
  /** Everybody sees that the hearers are told whether something is true; without `whether` it is told as a truth. */
  | ({ readonly kind: 'news' } & Pick<Announcement, 'announced' | 'hearers' | 'whether'>)
  /** One of the events of an event model. */
  | { readonly kind: 'event'; readonly eventModel: EventModel; readonly event: number };

/** What became of worlds that refuted "the agent knows it" at first; see `Fate`. Step 1 leads from the first situation to the second. */
export interface CounterWorlds {
  readonly fate: 'pruned' | 'apart' | 'satisfies';
  readonly step: number;
  readonly count: bigint;
  /** One of them, as it was in the first situation in which the formula means something: `Y` asks for steps before. */
  readonly example: Facts;
}

/** Why an agent knows something, or why not. */
export type Reasons =
  /** Sorted by step, then by fate. */
  | { readonly known: true; readonly counterWorlds: readonly CounterWorlds[] }
  /** A world that the agent holds possible and where the formula is false. */
  | { readonly known: false; readonly refutedBy: Facts };

/**
 * What agents know in some worlds, whether these are listed (`explicit`) or described by a law (`symbolic`). Both kinds answer alike; they differ in
 * how many worlds they can have. Worlds that are alike in all are one. Worlds that were written down one by one, with any relations between them
 * (`plain/plain-knowledge.ts`), stay what they are: there an agent's cell is what the relation leads to from the actual world, which need not be in it.
 *
 * Every method throws MeaningError for an unknown agent or atom, or if `Y` asks for a step before the first; and one of symbolic kind NodesOverBudget.
 */
export interface Knowledge {
  readonly kind: 'explicit' | 'symbolic';
  readonly agents: readonly string[];
  /** As `printFormula` writes them. */
  readonly atoms: readonly string[];
  /** How many worlds there are. */
  count(): bigint;
  /** Whether a formula holds in every world. */
  valid(formula: Formula): boolean;
  /** The worlds in which a formula holds. */
  where(formula: Formula, most: number): WorldList;
  /** The worlds in which a formula holds, by chosen atoms. */
  project(formula: Formula, atoms: readonly string[], most: number): Projection;
  /** The situation in which the world with exactly these true atoms is actual (one of them); null if there is no such world. */
  at(facts: Facts): Situation | null;
  /**
   * What is known after something happened, while no world is actual: all that can happen does. Whether something is true that
   * everybody is told then becomes two ways that everybody tells apart.
   * @throws RangeError if an event model does not fit.
   */
  update(happening: Happening): Knowledge;
  /**
   * The worlds one by one, as a model.
   * @throws OverBudget if there are more than `most`.
   * @throws RangeError if some relation is no equivalence.
   */
  listed(most: number): ValuedModel;
}

/**
 * What agents know where a world is actual: the part that a situation has in common with what is known at a moment of a game. `Truth` is what can be
 * told of a formula: that it is true or false, or, where less is kept than there is to know, that neither is settled (null).
 */
export interface ActualKnowledge<Truth extends boolean | null> {
  /** Whether a formula holds in the actual world. */
  holds(formula: Formula): Truth;
  /**
   * The worlds one by one, as a model, with the number of the actual world.
   * @throws OverBudget if there are more than `most`.
   * @throws RangeError if some relation is no equivalence.
   */
  listed(most: number): { readonly valued: ValuedModel; readonly world: number };
}

/** Knowledge, an actual world, and how it came to that. */
export interface Situation extends ActualKnowledge<boolean> {
  readonly knowledge: Knowledge;
  /** The actual world. */
  readonly facts: Facts;
  /** The worlds that an agent holds possible. */
  cell(agent: string, most: number): WorldList;
  /** The worlds that an agent holds possible, by chosen atoms. */
  projectCell(agent: string, atoms: readonly string[], most: number): Projection;
  /**
   * The situation after something happened. Null, and nothing is changed, if it cannot happen in the actual world: a falsehood cannot be
   * told as a truth.
   * @throws RangeError if an event model does not fit.
   */
  update(happening: Happening): Situation | null;
  /** Why an agent knows a formula, or why not; since the situation that was made by `at`. */
  explain(agent: string, formula: Formula): Reasons;
}

/** The order in which counter-worlds are told. */
export function byStep(one: Pick<CounterWorlds, 'fate' | 'step'>, other: Pick<CounterWorlds, 'fate' | 'step'>): number {
  return one.step - other.step || (one.fate < other.fate ? -1 : Number(one.fate > other.fate));
}
