import { PairTable } from '../../kit/pair-table.ts';
import { TupleTable } from '../../kit/tuple-table.ts';
import { contract } from '../contract.ts';
import type { Model, WorldSet } from '../model.ts';
import { modelOf } from '../model.ts';
import { partitionBy, refine } from '../partition.ts';
import type { Descents } from '../update.ts';

/** A step of an S5 model that was taken: the models before and after it, and what led from the one to the other. */
export interface TakenStep {
  readonly before: Model;
  readonly after: Model;
  /** Every pair of a world after the step and one before that it comes of. */
  readonly descents: Descents;
  /** For each agent and each cell after the step, what the agent saw in it; null if everybody saw the same. */
  readonly seen: readonly Int32Array[] | null;
  /** The facts that count, each by the worlds where it is true, before and after. */
  readonly facts: readonly { readonly before: WorldSet; readonly after: WorldSet }[];
}

/** Something that could happen in a step: all that nobody tells apart from it, and that changes the same, is one event. */
export interface MergedEvent {
  /** The blocks of worlds before in which it can happen, ascending. */
  readonly possible: Int32Array;
  /** The facts, by number, that it makes true where they were false, and false where they were true. */
  readonly flips: readonly number[];
  /** How many descents it stands for. */
  readonly ways: number;
  /** One of these descents, by number: the first. */
  readonly example: number;
}

/** A step as a model before and an event model, both as small as they can be made by merging what nobody tells apart. */
export interface MergedStep {
  /** The model before, contracted; its states are those of the blocks' first worlds. */
  readonly before: Model;
  /** For each world before, its block: a world of the contracted model. */
  readonly blocks: Int32Array;
  /** For each block, its first world. */
  readonly members: Int32Array;
  readonly events: readonly MergedEvent[];
  /** For each agent, the cell of each event. */
  readonly cells: readonly Int32Array[];
  /** For each descent, its event. */
  readonly eventOf: Int32Array;
  /** How many different events there were before those were merged that look alike to everybody. */
  readonly unmerged: number;
}

/**
 * The event model of a step that was taken (Baltag, Moss and Solecki 1998). An event is what everybody saw together with which facts
 * changed; events merge that can happen in the same worlds, change the same, and that no chain of confusions tells apart, which is
 * bisimulation between events. Worlds before merge if they are bisimilar and the same can happen there. The product of the two is bisimilar
 * to the model after the step, as far as the facts go.
 */
export function mergeStep(step: TakenStep): MergedStep {
  const { before, descents } = step;
  const raw = rawEvents(step);
  const profiles = partitionBy(profilesOf(raw.numbers, descents.parents, before.size));
  const facts = step.facts.map((fact) => partitionBy(fact.before)).reduce(refine, partitionBy(profiles.cells));
  const small = contract(before, facts.cells, 'without-distributed');
  const possible = blocksOf(raw.numbers, descents.parents, small.blocks, raw.count);
  const sets = new TextNumbers();
  const colours = possible.map((blocks, event) => sets.number(`${blocks.join()};${raw.flips[event].join()}`));
  const events = contract(modelOf(colours, raw.cells), colours, 'without-distributed');
  const eventOf = raw.numbers.map((event) => events.blocks[event]);
  const ways = new Int32Array(events.members.length);
  const examples = new Int32Array(events.members.length).fill(-1);
  for (const [descent, event] of eventOf.entries()) {
    ways[event]++;
    if (examples[event] < 0) examples[event] = descent;
  }
  return {
    before: small.model,
    blocks: small.blocks,
    members: small.members,
    events: Array.from(events.members, (member, event) => ({
      possible: possible[member],
      flips: raw.flips[member],
      ways: ways[event],
      example: examples[event],
    })),
    cells: events.model.cells,
    eventOf,
    unmerged: raw.count,
  };
}

/** How many worlds the product of a merged step has. */
export function productSize({ events }: Pick<MergedStep, 'events'>): number {
  return events.reduce((sum, { possible }) => sum + possible.length, 0);
}

/** How many pairs the relations of the product have, of all agents together. */
export function productPairs({ before, events, cells }: Pick<MergedStep, 'before' | 'events' | 'cells'>): number {
  return before.cells.reduce((sum, column, agent) => {
    const pairs = new PairTable();
    const sizes: number[] = [];
    for (const [event, { possible }] of events.entries()) {
      for (const world of possible) {
        const cell = pairs.number(column[world], cells[agent][event]);
        sizes[cell] = (sizes[cell] ?? 0) + 1;
      }
    }
    return sizes.reduce((square, size) => square + size * size, sum);
  }, 0);
}

/** Events before they are merged: what everybody saw, and which facts changed. */
interface RawEvents {
  /** For each descent, its event. */
  readonly numbers: Int32Array;
  readonly count: number;
  readonly flips: readonly (readonly number[])[];
  /** For each agent, what the agent saw of each event. */
  readonly cells: readonly (readonly number[])[];
}

function rawEvents({ before, after, descents, seen, facts }: TakenStep): RawEvents {
  const agents = after.cells.length;
  const table = new TupleTable(agents + 1);
  const tuple = new Int32Array(agents + 1);
  const changes = changesOf(facts, before.size, after.size);
  const flips: (readonly number[])[] = [];
  const cells = after.cells.map((): number[] => []);
  const numbers = descents.children.map((child, descent) => {
    const change = changes(descents.parents[descent], child);
    tuple[agents] = change.number;
    for (let agent = 0; agent < agents; agent++) tuple[agent] = seen?.[agent][after.cells[agent][child]] ?? 0;
    const event = table.number(tuple);
    if (event === flips.length) {
      flips.push(change.flips);
      for (let agent = 0; agent < agents; agent++) cells[agent].push(tuple[agent]);
    }
    return event;
  });
  return { numbers, count: table.count, flips, cells };
}

/** Which facts differ between a world before and one after, with a number that is equal exactly for equal changes. */
function changesOf(facts: TakenStep['facts'], before: number, after: number) {
  const both = facts.map((fact) => {
    const column = new Uint8Array(before + after);
    column.set(fact.before);
    column.set(fact.after, before);
    return partitionBy(column);
  });
  const everything = { cells: new Int32Array(before + after), count: Math.min(1, before + after) };
  const { cells: valuations } = both.reduce(refine, everything);
  const pairs = new PairTable();
  const known: { readonly number: number; readonly flips: readonly number[] }[] = [];
  const numbers = new TextNumbers();
  return (parent: number, child: number) => {
    const pair = pairs.number(valuations[parent], valuations[before + child]);
    if (pair < known.length) return known[pair];
    const flips = facts.flatMap((fact, index) => (fact.before[parent] === fact.after[child] ? [] : [index]));
    const change = { number: numbers.number(flips.join()), flips };
    known.push(change);
    return change;
  };
}

/** For each world before, a number for the set of the events that can happen there. */
function profilesOf(events: Int32Array, parents: Int32Array, worlds: number): Int32Array {
  const byWorld = Array.from({ length: worlds }, (): number[] => []);
  for (const [descent, parent] of parents.entries()) byWorld[parent].push(events[descent]);
  const sets = new PairTable();
  return Int32Array.from(byWorld, (own) => ascending(own).reduce((set, event) => sets.number(set, event) + 1, 0));
}

/** For each event, the blocks of the worlds in which it can happen. */
function blocksOf(events: Int32Array, parents: Int32Array, blocks: Int32Array, count: number): readonly Int32Array[] {
  const byEvent = Array.from({ length: count }, (): number[] => []);
  for (const [descent, event] of events.entries()) byEvent[event].push(blocks[parents[descent]]);
  return byEvent.map((own) => Int32Array.from(ascending(own)));
}

/** Each number once, ascending. */
function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** Numbers texts by first appearance. */
class TextNumbers {
  readonly #known = new Map<string, number>();

  number(text: string): number {
    const number = this.#known.get(text) ?? this.#known.size;
    this.#known.set(text, number);
    return number;
  }
}
