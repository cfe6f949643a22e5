import type { ContractionKind } from '../contract.ts';
import type { Formula } from '../formula/formula.ts';
import { printFormula } from '../formula/print.ts';
import { logicMessages } from '../messages.ts';
import { contractPlain } from './plain-contract.ts';
import type { PlainEventModel } from './plain-events.ts';
import { happen } from './plain-events.ts';
import type { PlainModel } from './plain-model.ts';
import type { PlainStep } from './plain-truth.ts';
import { plainTruth } from './plain-truth.ts';
import { newsUpdate } from './plain-update.ts';

/** Something that is done to a model in the lab. */
export type LabStep =
  /** A public announcement that a formula is true. */
  | { readonly kind: 'announce'; readonly formula: Formula }
  /** The hearers learn whether a formula is true, and the others see that they do. */
  | { readonly kind: 'news'; readonly hearers: readonly string[]; readonly formula: Formula }
  /** An event model; `event` is what really happens, null if no world is actual. */
  | { readonly kind: 'events'; readonly eventModel: PlainEventModel; readonly event: string | null }
  /** Worlds that nobody tells apart become one. */
  | { readonly kind: 'contract'; readonly keeps: ContractionKind };

/** A model of the lab after some steps. Undoing a step is going back to the moment before it. */
export interface LabMoment {
  readonly model: PlainModel;
  /** The number of the actual world; null if none is marked. */
  readonly actual: number | null;
  /** What `Y` speaks of; null at the start and after a contraction, which forgets it. */
  readonly before: PlainStep | null;
}

/** The moment before any step. */
export function labStart(model: PlainModel, actual: number | null): LabMoment {
  return { model, actual, before: null };
}

/** The worlds of a moment at which a formula holds. @throws MeaningError as `plainTruth` does. */
export function labTruth({ model, before }: LabMoment, formula: Formula): ReturnType<typeof plainTruth> {
  return plainTruth(model, formula, before);
}

/**
 * The moment after a step; nothing is changed.
 * @throws RangeError if the actual world would be lost: what is false there cannot be announced or happen; or if an event model does not fit.
 * @throws MeaningError for an unknown agent or atom.
 * @throws OverBudget if too many worlds would arise.
 */
export function labStep(moment: LabMoment, step: LabStep): LabMoment {
  const { model, actual, before } = moment;
  if (step.kind === 'contract') {
    const { model: small, blocks } = contractPlain(model, step.keeps);
    return { model: small, actual: actual === null ? null : blocks[actual], before: null };
  }
  const updated = updatedBy(moment, step);
  const event = step.kind === 'events' ? eventNumber(step.eventModel, step.event, actual) : null;
  const next = updated.parents.findIndex(
    (parent, child) => parent === actual && (event === null || updated.events[child] === event),
  );
  if (actual !== null && next < 0) throw new RangeError(refusalOf(step));
  return {
    model: updated.model,
    actual: actual === null ? null : next,
    before: { model, parents: updated.parents, before },
  };
}

type Updating = Exclude<LabStep, { kind: 'contract' }>;

function updatedBy(moment: LabMoment, step: Updating): ReturnType<typeof happen> {
  const { model, before } = moment;
  if (step.kind === 'events') return happen(model, step.eventModel, before);
  const announced = labTruth(moment, step.formula);
  if (step.kind === 'announce') return newsUpdate(model, announced, null, false);
  const hearers = step.hearers.map((name) => {
    const agent = model.agents.indexOf(name);
    if (agent < 0) throw new RangeError(logicMessages.unknownAgent(name, model.agents));
    return agent;
  });
  return newsUpdate(model, announced, hearers, true);
}

function eventNumber({ events }: PlainEventModel, event: string | null, actual: number | null): number | null {
  if (event === null) {
    if (actual !== null && events.length > 1) throw new RangeError(logicMessages.whichEvent);
    return null;
  }
  const number = events.findIndex(({ name }) => name === event);
  if (number < 0) throw new RangeError(logicMessages.unknownEvent(event));
  return number;
}

function refusalOf(step: Updating): string {
  if (step.kind === 'events') return logicMessages.cannotHappen(step.event ?? step.eventModel.events[0]?.name ?? '');
  return logicMessages.falseHere(printFormula(step.formula));
}
