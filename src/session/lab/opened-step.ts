import type { LabFile, Reading } from '../../logic/exchange/lab-file.ts';
import { labFileOf } from '../../logic/exchange/lab-file.ts';
import { readModel } from '../../logic/exchange/read-json.ts';
import { contractPlain } from '../../logic/plain/plain-contract.ts';
import type { PlainEventModel } from '../../logic/plain/plain-events.ts';
import { happen } from '../../logic/plain/plain-events.ts';
import type { PlainModel } from '../../logic/plain/plain-model.ts';
import type { Vantage } from '../viewpoint.ts';
import { viewerOf } from '../viewpoint.ts';
import { labMessages } from './messages.ts';
import type { StepEvent, StepModelsReport } from './step-report.ts';

/** A model or an event model of a step as it is drawn: what is marked in it, and what its nodes came from. */
export interface DrawnProduct {
  /** Without the atoms that only name worlds. */
  readonly model: PlainModel;
  /** For each node, the worlds before and the events that it comes of: one each, if nothing was merged. */
  readonly parents: readonly ReadonlySet<number>[];
  readonly events: readonly ReadonlySet<number>[];
  readonly actual: number | null;
  /** What a player holds possible; null for who sees everything. */
  readonly possible: ReadonlySet<number> | null;
}

/** A step of a game, opened in the lab: the model before, the event model, and what the lab's product update makes of them. */
export interface LabStepModels {
  /** With the event model, to be opened or saved. */
  readonly before: LabFile;
  /** The model before without the atoms that only name worlds. */
  readonly shown: PlainModel;
  readonly eventModel: PlainEventModel;
  readonly events: readonly StepEvent[];
  /** The number of the event that happened; null where that is not told. */
  readonly event: number | null;
  readonly possible: { readonly worlds: ReadonlySet<number>; readonly events: ReadonlySet<number> } | null;
  /** World by world and event by event, and with what nobody tells apart merged. */
  readonly product: DrawnProduct;
  readonly merged: DrawnProduct;
  /** The product, to be opened or saved. */
  readonly after: LabFile;
}

/** Reads the models of a step and makes their product. */
export function openedStepModels(report: StepModelsReport): Reading<LabStepModels> {
  const read = readModel(report.text);
  if (!read.ok) return read;
  const before = read.value;
  const { eventModel } = before;
  if (eventModel === null) return { ok: false, problem: labMessages.noEvents };
  const updated = happen(before.model, eventModel);
  const { parents, events } = updated;
  const numberOf = new Map(Array.from(parents, (parent, world) => [`${parent} ${events[world]}`, world]));
  const actual = report.actual === null ? null : (numberOf.get(`${before.actual ?? -1} ${report.actual}`) ?? null);
  const possible =
    report.possible === null
      ? null
      : {
          worlds: new Set(report.possible.worlds),
          events: new Set(report.possible.events),
          pairs: new Set(report.possible.pairs.flatMap((pair) => numberOf.get(pair.join(' ')) ?? [])),
        };
  const product: DrawnProduct = {
    model: withoutAtoms(updated.model, report.naming),
    parents: Array.from(parents, (parent) => new Set([parent])),
    events: Array.from(events, (event) => new Set([event])),
    actual,
    possible: possible?.pairs ?? null,
  };
  return {
    ok: true,
    value: {
      before,
      shown: withoutAtoms(before.model, report.naming),
      eventModel,
      events: report.events,
      event: report.actual,
      possible,
      product,
      merged: mergedProduct(product),
      after: { ...labFileOf(updated.model, true), actual },
    },
  };
}

function mergedProduct(product: DrawnProduct): DrawnProduct {
  const { model, blocks } = contractPlain(product.model, 'without-distributed');
  const joined = (sets: readonly ReadonlySet<number>[]) => {
    const found = model.worlds.map(() => new Set<number>());
    for (const [world, set] of sets.entries()) for (const member of set) found[blocks[world]].add(member);
    return found;
  };
  return {
    model,
    parents: joined(product.parents),
    events: joined(product.events),
    actual: product.actual === null ? null : blocks[product.actual],
    possible: product.possible === null ? null : new Set([...product.possible].map((world) => blocks[world])),
  };
}

function withoutAtoms(model: PlainModel, left: readonly string[]): PlainModel {
  const gone = new Set(left);
  const worlds = model.worlds.map(({ name, facts }) => ({
    name,
    facts: new Set([...facts].filter((fact) => !gone.has(fact))),
  }));
  return { ...model, atoms: model.atoms.filter((atom) => !gone.has(atom)), worlds };
}

/** What those who count did and saw in an event, in words. Who saw nothing of their own is left out. */
export function eventSentences(
  { viewpoint, names, presentation }: Pick<Vantage, 'viewpoint' | 'names' | 'presentation'>,
  { seen }: StepEvent,
): readonly { readonly who: string; readonly lines: readonly string[] }[] {
  const viewer = viewerOf(viewpoint);
  return seen
    .map(({ agent, entry }) => ({
      who: names[agent],
      lines: [
        ...entry.moves.map(
          (move) => presentation.moved(agent, move, names, viewer)?.text ?? presentation.offer(move, names),
        ),
        ...entry.happenings.map((happening) => presentation.happening(happening, names, viewer).text),
      ].filter((line) => line !== ''),
    }))
    .filter(({ lines }) => lines.length > 0);
}
