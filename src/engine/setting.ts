import type { Possibilities } from './possibilities.ts';
import type { AtomSchema, Happening, Move, Rules } from './rules.ts';

/** A game that is played by somebody: its rules, with which options and by whom, and what can happen in it. */
export interface Setting<S, M extends Move, O, H extends Happening> {
  readonly rules: Rules<S, M, O, H>;
  readonly options: O;
  readonly names: readonly string[];
  /** Exact knowledge takes at most so many worlds. */
  readonly budget: number;
  readonly atoms: readonly AtomSchema<S, M, H>[];
  readonly possibilities: Possibilities<S, M, O, H>;
}
