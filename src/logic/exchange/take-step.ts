import type { EventModel } from '../event-model.ts';
import type { Formula } from '../formula/formula.ts';
import type { Facts, Happening, Knowledge, Situation } from '../knowledge.ts';
import { logicMessages } from '../messages.ts';
import { cellsOf } from '../plain/partitions.ts';
import type { PlainEventModel } from '../plain/plain-events.ts';
import { exchangeMessages as messages } from './messages.ts';
import { eventModelIn, formulaIn } from './read-parts.ts';
import type { StepJson } from './schema.ts';

/** What is known, and the actual world if one is marked; whether worlds are listed or kept as a law makes no difference. */
export interface Place {
  readonly knowledge: Knowledge;
  readonly situation: Situation | null;
}

/**
 * Knowledge in which a world is actual, or none.
 * @throws RangeError if there is no such world.
 */
export function placeAt(knowledge: Knowledge, actual: Facts | null): Place {
  if (actual === null) return { knowledge, situation: null };
  const situation = knowledge.at(actual);
  if (situation === null) throw new RangeError(messages.unlawfulFacts(actual));
  return { knowledge, situation };
}

/**
 * The place after a step; nothing is changed.
 * @throws Unreadable if a formula or an event model of the step cannot be read here.
 * @throws RangeError if the actual world would be lost, or an event model does not fit.
 * @throws MeaningError, OverBudget and NodesOverBudget as an update does.
 */
export function takeStep({ knowledge, situation }: Place, step: StepJson): Place {
  if ('actual' in step) return placeAt(knowledge, step.actual);
  const happening = happeningOf(step, knowledge, situation !== null);
  if (situation === null) return { knowledge: knowledge.update(happening), situation: null };
  const after = situation.update(happening);
  if (after !== null) return { knowledge: after.knowledge, situation: after };
  throw new RangeError(
    'events' in step
      ? logicMessages.cannotHappen(step.happens ?? step.events.events[0].name)
      : logicMessages.falseHere('announce' in step ? step.announce : step.tell),
  );
}

function happeningOf(step: Exclude<StepJson, { actual: unknown }>, knowledge: Knowledge, isActual: boolean): Happening {
  if ('announce' in step) {
    const announced = announcedIn(step.announce, knowledge);
    return { kind: 'news', announced, hearers: 'all', whether: false };
  }
  if ('tell' in step) {
    return { kind: 'news', announced: formulaIn(step.tell, 'tell', knowledge), hearers: step.to, whether: true };
  }
  const read = eventModelIn(step.events, knowledge);
  const event = read.events.findIndex(({ name }) => name === step.happens);
  if (step.happens !== null && event < 0) throw new RangeError(logicMessages.unknownEvent(step.happens));
  if (step.happens === null && isActual && read.events.length > 1) throw new RangeError(logicMessages.whichEvent);
  return { kind: 'event', eventModel: partitionedEvents(read, knowledge.agents), event: Math.max(0, event) };
}

/** The announcement that was read last, by the atoms it may use. */
const lastRead = new WeakMap<
  readonly string[],
  { readonly agents: readonly string[]; readonly text: string; readonly formula: Formula }
>();

/** What is announced. Where the same is said round after round, all rounds share one formula. */
function announcedIn(text: string, { agents, atoms }: Knowledge): Formula {
  const last = lastRead.get(atoms);
  if (last?.agents === agents && last.text === text) return last.formula;
  const formula = formulaIn(text, 'announce', { agents, atoms });
  lastRead.set(atoms, { agents, text, formula });
  return formula;
}

/** An event model by cells. @throws RangeError if some relation is no equivalence. */
function partitionedEvents({ agents, events, relations }: PlainEventModel, order: readonly string[]): EventModel {
  const cells = order.map((agent) => {
    const read = cellsOf(relations[agents.indexOf(agent)]);
    if (!read.ok) throw new RangeError(messages.noEquivalence(agent));
    return [...read.value];
  });
  return { events, cells };
}
