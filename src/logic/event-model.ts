import { TupleTable } from '../kit/tuple-table.ts';
import { descendantOf } from './descendant.ts';
import type { AtomFormula, Formula } from './formula/formula.ts';
import { logicMessages } from './messages.ts';
import type { Partition } from './partition.ts';
import { partitionBy } from './partition.ts';
import { truth } from './truth.ts';
import type { Updated } from './update.ts';
import { update } from './update.ts';
import type { ValuedModel } from './valued-model.ts';
import { afterStep, atomText, ValuationTable, valuedInterpretation } from './valued-model.ts';

/** An atom that an event changes: afterwards it is true exactly where the formula was true before. */
export interface Postcondition {
  readonly atom: AtomFormula;
  readonly becomes: Formula;
}

/** Something that can happen. */
export interface ModelEvent {
  /** It can happen exactly in the worlds where this is true. */
  readonly precondition: Formula;
  /** All are evaluated before the event and take effect at once. Atoms that are not named stay as they are. */
  readonly postconditions: readonly Postcondition[];
}

/** Events, and who can tell which of them happens. Like a model, it has a partition for each agent. */
export interface EventModel {
  readonly events: readonly ModelEvent[];
  /** For each agent, the cell of each event: any numbers that are equal exactly within a cell. */
  readonly cells: readonly (readonly number[])[];
}

/** A model after events, and where it came from. */
export interface Product {
  /** Valuations keep their numbers; new ones are added. */
  readonly valued: ValuedModel;
  readonly updated: Updated;
  /** For each new world, the event that led to it (one of them, where equal worlds were merged). */
  readonly events: Int32Array;
}

/**
 * The product update: in every world, everything happens that can. Two outcomes are indistinguishable to an agent exactly if both
 * the worlds and the events are (Baltag, Moss and Solecki 1998; with factual change van Benthem, van Eijck and Kooi 2006).
 * @throws RangeError if the event model does not fit the agents or its own events.
 * @throws MeaningError for an unknown agent or atom.
 * @throws OverBudget if more than `budget` worlds would arise.
 */
export function productUpdate(valued: ValuedModel, eventModel: EventModel, budget?: number): Product {
  return applyEvents(valued, possibleEvents(valued, eventModel), budget);
}

/**
 * The product update, and what becomes of one world if one of the events happens there. Null, and nothing is changed, if its
 * precondition is false there.
 * @throws RangeError, MeaningError and OverBudget as `productUpdate` does.
 */
export function productUpdateAt(
  valued: ValuedModel,
  eventModel: EventModel,
  world: number,
  event: number,
  budget?: number,
): { readonly product: Product; readonly world: number } | null {
  const possible = possibleEvents(valued, eventModel);
  const group = possible.classes[world];
  const row = possible.events.findIndex(
    (candidate, index) =>
      candidate === event && index >= possible.offsets[group] && index < possible.offsets[group + 1],
  );
  if (row < 0) return null;
  const product = applyEvents(valued, possible, budget);
  const seen = possible.sights.map((sight) => sight.cells[event]);
  const descendant = descendantOf(valued.model, product.updated, world, possible.next[row], seen);
  return descendant === null ? null : { product, world: descendant };
}

/** @throws RangeError if the event model does not fit the agents or its own events. */
export function checkEventModel({ events, cells }: EventModel, agents: readonly string[]): void {
  if (cells.length !== agents.length) throw new RangeError(logicMessages.eventAgents(agents.length, cells.length));
  for (const column of cells) {
    if (column.length !== events.length) throw new RangeError(logicMessages.eventCells(events.length, column.length));
  }
}

/** What can happen where: worlds are grouped by which events can happen and which states would follow. */
interface PossibleEvents {
  readonly classes: Int32Array;
  readonly offsets: readonly number[];
  /** For each row, the event and the state that follows. */
  readonly events: readonly number[];
  readonly next: readonly number[];
  /** For each agent, the events by what the agent sees of them. */
  readonly sights: readonly Partition[];
  readonly valuations: readonly ReadonlySet<string>[];
}

function possibleEvents(valued: ValuedModel, { events, cells }: EventModel): PossibleEvents {
  const { model, agents, atoms } = valued;
  checkEventModel({ events, cells }, agents);
  const table = new ValuationTable(atoms, valued.valuations);
  const outcomes = events.map((event) => outcomesOf(valued, event, table));
  const groups = new TupleTable(events.length, 16);
  const tuple = new Int32Array(events.length);
  const offsets = [0];
  const rowEvents: number[] = [];
  const next: number[] = [];
  const classes = new Int32Array(model.size);
  for (let world = 0; world < model.size; world++) {
    for (let event = 0; event < tuple.length; event++) tuple[event] = outcomes[event][world];
    classes[world] = groups.number(tuple);
    if (classes[world] < offsets.length - 1) continue;
    for (const [event, state] of tuple.entries()) {
      if (state < 0) continue;
      rowEvents.push(event);
      next.push(state);
    }
    offsets.push(next.length);
  }
  return { classes, offsets, events: rowEvents, next, sights: cells.map(partitionBy), valuations: table.valuations };
}

/** For each world, the state that follows if the event happens there; -1 where it cannot. */
function outcomesOf(valued: ValuedModel, event: ModelEvent, table: ValuationTable): Int32Array {
  const { model, atoms, valuations } = valued;
  const meaning = valuedInterpretation(valued);
  const possible = truth(model, event.precondition, meaning);
  const changed = event.postconditions.map(({ atom }) => atomText(atom, atoms));
  const becomes = event.postconditions.map((postcondition) => truth(model, postcondition.becomes, meaning));
  const causes = new TupleTable(1 + changed.length);
  const effects: number[] = [];
  const tuple = new Int32Array(1 + changed.length);
  return model.states.map((state, world) => {
    if (possible[world] === 0) return -1;
    tuple[0] = state;
    for (const [index, worlds] of becomes.entries()) tuple[1 + index] = worlds[world];
    const cause = causes.number(tuple);
    if (cause === effects.length) {
      const valuation = new Set(valuations[state]);
      for (const [index, atom] of changed.entries()) {
        if (tuple[1 + index] === 1) valuation.add(atom);
        else valuation.delete(atom);
      }
      effects.push(table.number(valuation));
    }
    return effects[cause];
  });
}

function applyEvents(valued: ValuedModel, possible: PossibleEvents, budget?: number): Product {
  const { classes, offsets, events, next, sights, valuations } = possible;
  const alternatives = {
    classes,
    offsets: Int32Array.from(offsets),
    next: Int32Array.from(next),
    seen: sights.map(({ cells }) => Int32Array.from(events, (event) => cells[event])),
    seenCounts: sights.map(({ count }) => count),
    separating: false,
  };
  const updated = update(valued.model, alternatives, budget);
  return {
    valued: afterStep(valued, updated, valuations),
    updated,
    events: updated.rows.map((row) => events[row]),
  };
}
