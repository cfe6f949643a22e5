import { announcement, announcementAlternatives } from './announce.ts';
import { descendantOf } from './descendant.ts';
import { productUpdate, productUpdateAt } from './event-model.ts';
import type { Happening } from './knowledge.ts';
import { logicMessages } from './messages.ts';
import { MeaningError, truth } from './truth.ts';
import type { Updated } from './update.ts';
import { update } from './update.ts';
import type { ValuedModel } from './valued-model.ts';
import { afterStep, valuedInterpretation } from './valued-model.ts';
import { complement } from './world-set.ts';

/** A model after a happening, and what became of the actual world. */
export interface Happened {
  readonly valued: ValuedModel;
  readonly updated: Updated;
  readonly world: number;
}

/**
 * What comes of a happening if a world is actual; null if it cannot happen there.
 * @throws RangeError, MeaningError and OverBudget as `productUpdate` does.
 */
export function happenedIn(valued: ValuedModel, world: number, happening: Happening, budget?: number): Happened | null {
  if (happening.kind === 'event') {
    const after = productUpdateAt(valued, happening.eventModel, world, happening.event, budget);
    return after === null ? null : { ...after.product, world: after.world };
  }
  const { announced, hearers, whether } = happening;
  const { model } = valued;
  const where = truth(model, announced, valuedInterpretation(valued));
  const isTrue = where[world] === 1;
  if (!isTrue && !whether) return null;
  const numbers = hearers === 'all' ? null : hearers.map((name) => agentIn(valued, name));
  const alternatives =
    numbers === null
      ? announcement(model, isTrue ? where : complement(where))
      : announcementAlternatives(model, where, numbers, whether);
  const updated = update(model, alternatives, budget);
  const learnt = isTrue ? 1 : 0;
  const seen = model.cells.map((_, agent) => (numbers?.includes(agent) === true ? learnt : 0));
  const descendant = descendantOf(model, updated, world, model.states[world], seen);
  if (descendant === null) throw new Error('The actual world is among those that stay.');
  return { valued: afterStep(valued, updated), updated, world: descendant };
}

/**
 * What comes of a happening while no world is actual: all that can happen does.
 * @throws RangeError, MeaningError and OverBudget as `productUpdate` does.
 */
export function happenedAnywhere(
  valued: ValuedModel,
  happening: Happening,
  budget?: number,
): Pick<Happened, 'valued' | 'updated'> {
  if (happening.kind === 'event') return productUpdate(valued, happening.eventModel, budget);
  const { announced, hearers, whether } = happening;
  const where = truth(valued.model, announced, valuedInterpretation(valued));
  const numbers = hearers === 'all' ? null : hearers.map((name) => agentIn(valued, name));
  const updated = update(valued.model, announcementAlternatives(valued.model, where, numbers, whether), budget);
  return { valued: afterStep(valued, updated), updated };
}

/** The number of an agent. @throws MeaningError if there is none of that name. */
export function agentIn({ agents }: ValuedModel, name: string): number {
  const agent = agents.indexOf(name);
  if (agent < 0) throw new MeaningError(logicMessages.unknownAgent(name, agents), { start: 0, end: 0 });
  return agent;
}
