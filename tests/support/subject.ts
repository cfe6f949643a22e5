import type fc from 'fast-check';
import type { Happening, Move, Rules } from '../../src/engine/rules.ts';

/** A game whose laws are to be checked: its rules, and options and names under which it stays small enough to look at every world. */
export interface Subject<S, M extends Move, O, H extends Happening> {
  readonly rules: Rules<S, M, O, H>;
  readonly options: fc.Arbitrary<O>;
  readonly names: readonly string[];
  /** The laws look at games with at most so many worlds, if not at the usual number. */
  readonly most?: number;
  /** Which share of the usual number of games is enough, where each has many worlds. */
  readonly share?: number;
}

/** What is done with a subject, whatever the types of its game. */
export type UseOfSubject = <S, M extends Move, O, H extends Happening>(subject: Subject<S, M, O, H>) => void;
