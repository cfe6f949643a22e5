import { NoStepBefore } from './evaluate.ts';
import type { CounterWorlds, Facts } from './knowledge.ts';
import { byStep } from './knowledge.ts';
import { logicMessages } from './messages.ts';
import type { Model, WorldSet } from './model.ts';
import type { Descents } from './update.ts';

/** One moment of a history in which worlds descend from worlds; a formula is followed through it. */
export interface HistoryMoment {
  readonly model: Model;
  /** For each world, the world of the moment before that it descends from. Not read at the first moment. */
  readonly parents: Int32Array;
  /** Where equal worlds were merged in this step: the descents that `parents` leaves out. */
  readonly merged: Descents | null;
  /** Where the formula was true at this moment. */
  readonly truths: WorldSet;
}

/**
 * What became of a world that once refuted "the agent knows it". Steps are numbers of moments: step 3 led to moment 3.
 * A world has many descendants; they matter as long as they lie in the agent's cell, and the last to leave it decides.
 */
export type Fate =
  /** The step left no descendant in the model. */
  | { readonly kind: 'pruned'; readonly step: number }
  /** Descendants remain, but what the agent saw in this step tells the agent that they are not actual. */
  | { readonly kind: 'apart'; readonly step: number }
  /** Some descendants are still possible to the agent, and the formula has been true in all of them since this step. */
  | { readonly kind: 'satisfies'; readonly step: number; readonly worlds: readonly number[] };

/** A world of the first moment that the agent held possible and where the formula was false then. */
export interface CounterWorld {
  readonly world: number;
  readonly fate: Fate;
}

/** Why an agent knows something, or why not. */
export type Explanation =
  | { readonly known: true; readonly counterWorlds: readonly CounterWorld[] }
  /** A world of the last moment that the agent holds possible and where the formula is false. */
  | { readonly known: false; readonly refutedBy: number };

/** A moment of a history, and what the agent then held possible, in whatever kind of model. */
export interface PossibleMoment extends Pick<HistoryMoment, 'parents' | 'merged' | 'truths'> {
  readonly isPossible: (world: number) => boolean;
}

/**
 * Explains why, at a world of the last moment, an agent knows a formula (or not). If it is known, each world is accounted for that
 * refuted it at the first moment: pruned, told apart, or still possible and satisfying the formula by now, as happens if it
 * speaks of somebody's knowledge. Time is proportional to the worlds of all moments.
 * @throws RangeError if the history is empty.
 */
export function explainKnowledge(history: readonly HistoryMoment[], agent: number, world: number): Explanation {
  const ancestors = ancestorsOf(history, world);
  return explainPossible(
    history.map(({ model, parents, merged, truths }, step) => {
      const column = model.cells[agent];
      const cell = column[ancestors[step]];
      return { parents, merged, truths, isPossible: (other) => column[other] === cell };
    }),
  );
}

/**
 * The same by what the agent held possible at each moment, in the world that was then actual.
 * @throws RangeError if the history is empty.
 */
export function explainPossible(history: readonly PossibleMoment[]): Explanation {
  const last = history.at(-1);
  if (last === undefined) throw new RangeError(logicMessages.noHistory);
  const refutedBy = last.truths.findIndex((member, world) => member === 0 && last.isPossible(world));
  if (refutedBy >= 0) return { known: false, refutedBy };
  return { known: true, counterWorlds: counterWorldsOf(history) };
}

/**
 * What a formula comes to at the moments of a history, from the first at which it means something: at those before, `Y` would ask for a step before
 * the first.
 * @throws NoStepBefore if it means nothing even at the last.
 */
export function fromMeaningful<Moment, Value>(
  history: readonly Moment[],
  valueAt: (moment: Moment) => Value,
): { readonly first: number; readonly values: readonly Value[] } {
  for (let first = 0; ; first++) {
    try {
      return { first, values: history.slice(first).map(valueAt) };
    } catch (error) {
      if (!(error instanceof NoStepBefore) || first >= history.length - 1) throw error;
    }
  }
}

/** Counter-worlds by what became of them; `first` is the number of the moment at which they refuted the formula. */
export function countedFates(
  counterWorlds: readonly CounterWorld[],
  first: number,
  factsOf: (world: number) => Facts,
): readonly CounterWorlds[] {
  const groups = new Map<string, CounterWorlds>();
  for (const { world, fate } of counterWorlds) {
    const key = `${fate.kind} ${fate.step}`;
    const { example, count } = groups.get(key) ?? { example: factsOf(world), count: 0n };
    groups.set(key, { fate: fate.kind, step: first + fate.step, count: count + 1n, example });
  }
  return [...groups.values()].sort(byStep);
}

/** The worlds from which `world` descends, moment by moment; one line of them, where worlds were merged. */
function ancestorsOf(history: readonly Pick<HistoryMoment, 'parents'>[], world: number): readonly number[] {
  const ancestors = [world];
  for (const { parents } of history.slice(1).toReversed()) ancestors.unshift(parents[ancestors[0]]);
  return ancestors;
}

function counterWorldsOf(history: readonly PossibleMoment[]): readonly CounterWorld[] {
  const [{ truths, isPossible }] = history;
  const origins = Array.from(truths.keys()).filter((world) => truths[world] === 0 && isPossible(world));
  if (origins.length === 0) return [];
  const descent = new Descent(truths.length, origins);
  for (let step = 1; step < history.length; step++) descent.follow(history[step], step);
  return descent.counterWorlds();
}

/** Follows the descendants of some worlds as far as they stay in an agent's cell. */
class Descent {
  readonly #origins: readonly number[];
  /** Sets of origins (as indices), and for each world of the moment reached the set it descends from; -1 if from none. */
  readonly #sets: (readonly number[])[];
  #setOf: Int32Array;
  /** For each origin: the last step that left a descendant in the model, one in the cell, and one there that refutes. */
  readonly #inModel: Int32Array;
  readonly #inCell: Int32Array;
  readonly #refuting: Int32Array;

  constructor(size: number, origins: readonly number[]) {
    this.#origins = origins;
    this.#sets = origins.map((_, index) => [index]);
    this.#setOf = new Int32Array(size).fill(-1);
    for (const [index, world] of origins.entries()) this.#setOf[world] = index;
    this.#inModel = new Int32Array(origins.length);
    this.#inCell = new Int32Array(origins.length);
    this.#refuting = new Int32Array(origins.length);
  }

  /** Goes one step on, to the moment that it led to. */
  follow({ parents, merged, truths, isPossible }: PossibleMoment, step: number): void {
    const before = this.#setOf;
    const after = new Int32Array(truths.length).fill(-1);
    const descend = (child: number, parent: number) => {
      const set = before[parent];
      if (set < 0) return;
      mark(this.#inModel, this.#sets[set], step);
      if (!isPossible(child)) return;
      mark(this.#inCell, this.#sets[set], step);
      if (truths[child] === 0) mark(this.#refuting, this.#sets[set], step);
      after[child] = after[child] < 0 ? set : this.#union(after[child], set);
    };
    for (let child = 0; child < truths.length; child++) descend(child, parents[child]);
    if (merged !== null) {
      for (const [index, child] of merged.children.entries()) descend(child, merged.parents[index]);
    }
    this.#setOf = after;
  }

  /** What became of each origin by now. */
  counterWorlds(): readonly CounterWorld[] {
    const remaining = this.#origins.map((): number[] => []);
    for (const [world, set] of this.#setOf.entries()) {
      if (set >= 0) for (const origin of this.#sets[set]) remaining[origin].push(world);
    }
    return this.#origins.map((world, origin) => ({ world, fate: this.#fate(origin, remaining[origin]) }));
  }

  #fate(origin: number, worlds: readonly number[]): Fate {
    if (worlds.length > 0) return { kind: 'satisfies', step: this.#refuting[origin] + 1, worlds };
    const step = this.#inCell[origin] + 1;
    return { kind: this.#inModel[origin] === step ? 'apart' : 'pruned', step };
  }

  /** The number of the set of all origins of two sets. */
  #union(first: number, second: number): number {
    if (first === second) return first;
    return this.#sets.push([...new Set([...this.#sets[first], ...this.#sets[second]])]) - 1;
  }
}

function mark(latest: Int32Array, origins: readonly number[], step: number): void {
  for (const origin of origins) latest[origin] = step;
}
