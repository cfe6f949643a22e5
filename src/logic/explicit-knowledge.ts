import { announcement } from './announce.ts';
import { countedFates, explainKnowledge, fromMeaningful } from './explain.ts';
import { agentIn, happenedAnywhere, happenedIn } from './happening.ts';
import type { Formula } from './formula/formula.ts';
import type { Facts, Happening, Knowledge, Reasons, Situation } from './knowledge.ts';
import { ListedKnowledge } from './listed-knowledge.ts';
import type { ListedMoment } from './listed-situation.ts';
import { ListedSituation } from './listed-situation.ts';
import type { WorldSet } from './model.ts';
import { allWorlds, cellOf } from './model.ts';
import { truth } from './truth.ts';
import type { Descents } from './update.ts';
import { OverBudget, update } from './update.ts';
import type { ValuedModel } from './valued-model.ts';
import { valuedInterpretation } from './valued-model.ts';

/** A model as knowledge. Updates throw OverBudget if they would make more than `budget` worlds. */
export function explicitKnowledge(valued: ValuedModel, budget?: number): ExplicitKnowledge {
  // An update in which nothing happens: worlds that are alike in all become one.
  const { model } = update(valued.model, announcement(valued.model, allWorlds(valued.model)));
  return new ExplicitKnowledge({ ...valued, model, before: null }, budget);
}

/** Knowledge in worlds that are listed one by one, no two alike in all. */
class ExplicitKnowledge extends ListedKnowledge implements Knowledge {
  constructor(
    readonly valued: ValuedModel,
    readonly budget: number | undefined,
  ) {
    super(valued.atoms);
  }

  get agents(): readonly string[] {
    return this.valued.agents;
  }

  protected get size(): number {
    return this.valued.model.size;
  }

  at(facts: Facts): ExplicitSituation | null {
    const world = this.worldWith(facts);
    if (world === null) return null;
    const start = { knowledge: this, world, parents: new Int32Array(0), merged: null };
    return new ExplicitSituation([start]);
  }

  update(happening: Happening): ExplicitKnowledge {
    return new ExplicitKnowledge(happenedAnywhere(this.valued, happening, this.budget).valued, this.budget);
  }

  listed(most: number): ValuedModel {
    if (this.size > most) throw new OverBudget(this.size, most);
    return this.valued;
  }

  /** The worlds where a formula holds. */
  truth(formula: Formula): WorldSet {
    return truth(this.valued.model, formula, valuedInterpretation(this.valued));
  }

  /** The atoms that are true in a world. */
  factsOf(world: number): Facts {
    const { model, valuations, atoms } = this.valued;
    return atoms.filter((atom) => valuations[model.states[world]].has(atom));
  }
}

class ExplicitSituation extends ListedSituation<ExplicitKnowledge, PastMoment> implements Situation {
  update(happening: Happening): ExplicitSituation | null {
    const { valued: before, budget } = this.knowledge;
    const after = happenedIn(before, this.now.world, happening, budget);
    if (after === null) return null;
    const { valued, updated, world } = after;
    const knowledge = new ExplicitKnowledge(valued, budget);
    return new ExplicitSituation([
      ...this.history,
      { knowledge, world, parents: updated.parents, merged: updated.merged },
    ]);
  }

  explain(agent: string, formula: Formula): Reasons {
    const { first, values } = fromMeaningful(this.history, ({ knowledge }) => knowledge.truth(formula));
    const told = this.history.slice(first);
    const found = explainKnowledge(
      told.map(({ knowledge, parents, merged }, step) => ({
        model: knowledge.valued.model,
        parents,
        merged,
        truths: values[step],
      })),
      agentIn(this.knowledge.valued, agent),
      this.now.world,
    );
    if (!found.known) return { known: false, refutedBy: this.knowledge.factsOf(found.refutedBy) };
    const factsOf = (world: number) => told[0].knowledge.factsOf(world);
    return { known: true, counterWorlds: countedFates(found.counterWorlds, first, factsOf) };
  }

  protected cellOf(agent: string): readonly number[] {
    return cellOf(this.knowledge.valued.model, agentIn(this.knowledge.valued, agent), this.now.world);
  }
}

interface PastMoment extends ListedMoment<ExplicitKnowledge> {
  readonly merged: Descents | null;
}
