import type { OwnEntry } from '../../engine/moment.ts';
import type { Agent } from '../../engine/rules.ts';

/** What of a step counts when its models are made: whatever is left out is told apart by nobody. */
export interface StepWanted {
  /** The players who count; null: all. */
  readonly players: readonly Agent[] | null;
  /** The names of the atoms that count; null: all. */
  readonly atoms: readonly string[] | null;
}

/** How many worlds a model has, and how many are left when those are merged that nobody tells apart. */
interface Merged {
  readonly all: number;
  readonly merged: number;
}

/** An event of a step, by what those who count did and saw besides what everybody saw. */
export interface StepEvent {
  /** How many pairs of a world before and choices in it the event stands for. */
  readonly ways: number;
  /** One of what they may have done and seen, where several look the same to everybody in the end. */
  readonly seen: readonly { readonly agent: Agent; readonly entry: OwnEntry }[];
}

/** A step of a game as a model, an event model and what becomes of them. */
export interface StepReport {
  readonly players: readonly Agent[];
  /** The names of the atoms that are not the same everywhere, and whether they count. */
  readonly atoms: readonly { readonly name: string; readonly counts: boolean }[];
  readonly before: Merged;
  /** Pairs of a world and choices in it; events before and after merging. */
  readonly ways: number;
  readonly events: Merged;
  /** The worlds of the product of both, merged. */
  readonly product: number;
  readonly after: Merged;
  /** Null if they are too many to be written out. */
  readonly models: StepModelsReport | null;
}

/** The models of a step, written out. */
export interface StepModelsReport {
  /** The model before and the event model, in JSON; the actual world is marked only for who sees everything. */
  readonly text: string;
  /** Atoms of the text that only name worlds. */
  readonly naming: readonly string[];
  readonly events: readonly StepEvent[];
  /** The number of the event that happened; null for a player. */
  readonly actual: number | null;
  /** What a player holds possible: worlds before, events, and pairs of both afterwards; null for who sees everything. */
  readonly possible: {
    readonly worlds: readonly number[];
    readonly events: readonly number[];
    readonly pairs: readonly (readonly [number, number])[];
  } | null;
}
