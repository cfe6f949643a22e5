import type { Explanation } from '../explain.ts';
import { countedFates, explainPossible, fromMeaningful } from '../explain.ts';
import type { Formula } from '../formula/formula.ts';
import type { Facts, Happening, Knowledge, Reasons, Situation } from '../knowledge.ts';
import { ListedKnowledge } from '../listed-knowledge.ts';
import type { ListedMoment } from '../listed-situation.ts';
import { ListedSituation } from '../listed-situation.ts';
import { logicMessages } from '../messages.ts';
import type { WorldSet } from '../model.ts';
import { MeaningError } from '../truth.ts';
import { OverBudget } from '../update.ts';
import type { ValuedModel } from '../valued-model.ts';
import { complement } from '../world-set.ts';
import type { LabMoment } from './lab-history.ts';
import { asPartitions } from './partitions.ts';
import type { PlainEventModel } from './plain-events.ts';
import { happen } from './plain-events.ts';
import type { PlainModel } from './plain-model.ts';
import type { PlainStep } from './plain-truth.ts';
import { plainTruth } from './plain-truth.ts';
import type { PlainUpdated } from './plain-update.ts';
import { newsUpdate } from './plain-update.ts';
import { equivalence, leadsTo } from './relation.ts';

type PlainMoment = ListedMoment<PlainKnowledge>;

/** What is known at a moment of the lab, and the actual world if one is marked. */
export function plainPlace({ model, actual, before }: LabMoment): {
  readonly knowledge: Knowledge;
  readonly situation: Situation | null;
} {
  const knowledge = new PlainKnowledge(model, before);
  if (actual === null) return { knowledge, situation: null };
  return { knowledge, situation: new PlainSituation(historyOf(model, actual, before)) };
}

/** A world's moments, oldest first. */
function historyOf(model: PlainModel, world: number, before: PlainStep | null): readonly PlainMoment[] {
  const knowledge = new PlainKnowledge(model, before);
  if (before === null) return [{ knowledge, world, parents: new Int32Array(0) }];
  const { parents } = before;
  return [...historyOf(before.model, parents[world], before.before), { knowledge, world, parents }];
}

/**
 * Knowledge in the worlds of a plain model, with any relations: what an agent holds possible is what the relation leads to, so that an agent may
 * "know" what is false, or hold nothing possible. Worlds are what they are there: two that are alike in all stay two.
 */
export class PlainKnowledge extends ListedKnowledge implements Knowledge {
  /** @param before the step that led to the model, for `Y`; null if there was none */
  constructor(
    readonly model: PlainModel,
    readonly before: PlainStep | null,
  ) {
    super(model.atoms);
  }

  get agents(): readonly string[] {
    return this.model.agents;
  }

  protected get size(): number {
    return this.model.worlds.length;
  }

  at(facts: Facts): PlainSituation | null {
    const world = this.worldWith(facts);
    return world === null ? null : new PlainSituation([{ knowledge: this, world, parents: new Int32Array(0) }]);
  }

  update(happening: Happening): PlainKnowledge {
    return this.after(this.updated(happening, null));
  }

  /** @throws RangeError too if some relation is no equivalence: the models that are returned have none other. */
  listed(most: number): ValuedModel {
    if (this.size > most) throw new OverBudget(this.size, most);
    const read = asPartitions(this.model);
    if (!read.ok) throw new RangeError(logicMessages.onlyEquivalences(this.agents[read.agent]));
    return read.valued;
  }

  /** The worlds where a formula holds. */
  truth(formula: Formula): WorldSet {
    return plainTruth(this.model, formula, this.before);
  }

  /** The number of an agent. @throws MeaningError if there is none of that name. */
  agent(name: string): number {
    const agent = this.agents.indexOf(name);
    if (agent < 0) throw new MeaningError(logicMessages.unknownAgent(name, this.agents), { start: 0, end: 0 });
    return agent;
  }

  /** What comes of a happening; news to all that is false in the actual world, if one is given, is that it is false. */
  updated(happening: Happening, actual: number | null): PlainUpdated {
    if (happening.kind === 'event') return happen(this.model, this.eventModel(happening), this.before);
    const { announced, hearers, whether } = happening;
    const where = this.truth(announced);
    if (hearers !== 'all') {
      const numbers = hearers.map((name) => this.agent(name));
      return newsUpdate(this.model, where, numbers, whether);
    }
    if (actual === null) return newsUpdate(this.model, where, null, whether);
    return newsUpdate(this.model, where[actual] === 1 ? where : complement(where), null, false);
  }

  /** Knowledge after such a step. */
  after({ model, parents }: PlainUpdated): PlainKnowledge {
    return new PlainKnowledge(model, { model: this.model, parents, before: this.before });
  }

  /** The atoms that are true in a world. */
  factsOf(world: number): Facts {
    const { facts } = this.model.worlds[world];
    return this.atoms.filter((atom) => facts.has(atom));
  }

  /** An event model by cells as one by relations; its events are named by their numbers. */
  private eventModel({ eventModel }: Extract<Happening, { kind: 'event' }>): PlainEventModel {
    return {
      agents: this.agents,
      events: eventModel.events.map((event, number) => ({ ...event, name: `e${number}` })),
      relations: eventModel.cells.map(equivalence),
    };
  }
}

class PlainSituation extends ListedSituation<PlainKnowledge, PlainMoment> implements Situation {
  update(happening: Happening): PlainSituation | null {
    const { knowledge, world } = this.now;
    const updated = knowledge.updated(happening, world);
    const isWanted = this.isWanted(happening);
    const next = updated.parents.findIndex((parent, child) => parent === world && isWanted(updated.events[child]));
    if (next < 0) return null;
    return new PlainSituation([
      ...this.history,
      { knowledge: knowledge.after(updated), world: next, parents: updated.parents },
    ]);
  }

  explain(agent: string, formula: Formula): Reasons {
    const number = this.knowledge.agent(agent);
    const { first, values } = fromMeaningful(this.history, ({ knowledge }) => knowledge.truth(formula));
    const told = this.history.slice(first);
    const found: Explanation = explainPossible(
      told.map(({ knowledge, world, parents }, step) => {
        const { relations } = knowledge.model;
        const isPossible = (other: number) => leadsTo(relations[number], world, other);
        return { parents, merged: null, truths: values[step], isPossible };
      }),
    );
    if (!found.known) return { known: false, refutedBy: this.knowledge.factsOf(found.refutedBy) };
    return {
      known: true,
      counterWorlds: countedFates(found.counterWorlds, first, (world) => told[0].knowledge.factsOf(world)),
    };
  }

  protected cellOf(agent: string): readonly number[] {
    return [...this.knowledge.model.relations[this.knowledge.agent(agent)][this.now.world]];
  }

  /** Which events lead to the actual world: the one that happens, and of news whatever is the case. A falsehood cannot be told as a truth. */
  private isWanted(happening: Happening): (event: number) => boolean {
    if (happening.kind === 'event') return (event) => event === happening.event;
    const isPossible = happening.whether || this.holds(happening.announced);
    return () => isPossible;
  }
}
