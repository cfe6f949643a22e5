import type { Facts, Projection, Reasons, WorldList } from '../../logic/knowledge.ts';
import type { Answer } from '../answer.ts';

/** What there is to say of a place at once. */
export interface PlaceReport {
  readonly agents: readonly string[];
  readonly atoms: readonly string[];
  readonly count: bigint;
  /** The atoms that are true in the actual world; null if none is marked. */
  readonly actual: Facts | null;
}

/** Where a formula holds. */
export interface Judgement {
  /** At the actual world; null if none is marked. */
  readonly here: boolean | null;
  readonly count: bigint;
}

/** A formula, with the first of the worlds where it holds. */
export interface JudgedWorlds extends Judgement {
  readonly worlds: readonly Facts[];
}

/** Some worlds that agree on chosen atoms. */
export interface Part {
  readonly facts: Facts;
  readonly count: bigint;
  /** In how many of them a formula holds; null if none is asked. */
  readonly holding: bigint | null;
  /** How many of them an agent holds possible; null if nobody is asked. */
  readonly possible: bigint | null;
  /** Whether the actual world is among them. */
  readonly isActual: boolean;
}

/** All worlds by chosen atoms. */
export interface Parts {
  readonly atoms: readonly string[];
  readonly parts: readonly Part[];
  readonly complete: Projection['complete'];
}

/** What is asked for parts. */
export interface PartsWish {
  readonly atoms: readonly string[];
  /** Null for none, or a formula as text. */
  readonly formula: string | null;
  readonly agent: string | null;
  readonly most: number;
}

/** Worlds by name: a listed world has a name of its own, one of a law that of its true atoms. */
export interface NamedWorlds {
  readonly count: bigint;
  /** Of the first. */
  readonly names: readonly string[];
}

/** Where only one of two formulas is true; both nowhere, if they are equivalent there. */
export interface Compared {
  readonly onlyFirst: NamedWorlds;
  readonly onlySecond: NamedWorlds;
}

/** Who knows whether, agent by agent: of a, b that a knows whether b knows whether. */
export interface WhetherRow extends Judgement {
  readonly agents: readonly string[];
}

/** An answer, at once or later. */
export type Soon<T> = Answer<T> | Promise<Answer<T>>;

/**
 * What can be asked of a place of the lab's timeline. Whoever asks need not know how its worlds are kept. What differs by nature is not asked here: worlds that
 * are edited by hand, drawn one by one, compared or contracted must be listed. What is listed answers at once
 * (`listed-place.ts`), the worker later (`course-questions.ts`).
 */
export interface PlaceQuestions {
  /** Where a formula holds, with the first of these worlds. */
  judge(formula: string, most: number): Soon<JudgedWorlds>;
  /** For each formula, where it holds; null for one that means nothing here. */
  judgements(formulas: readonly string[]): Soon<readonly (Judgement | null)[]>;
  parts(wish: PartsWish): Soon<Parts>;
  /** The worlds that an agent holds possible; refused if no world is actual. */
  cell(agent: string, most: number): Soon<WorldList>;
  whether(formula: string, depth: number): Soon<readonly WhetherRow[]>;
  /** Whether two formulas are true at the same worlds, with the first of those where only one of them is. */
  compare(first: string, second: string, most: number): Soon<Compared>;
  /** Why an agent knows a formula, or why not; refused if no world is actual. */
  explain(agent: string, formula: string): Soon<Reasons>;
  /** Where a formula can be announced, and its announcement makes it false: none, if it is a successful update. */
  failures(formula: string, most: number): Soon<WorldList>;
}
