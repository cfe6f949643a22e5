import type { LabFile } from '../../logic/exchange/lab-file.ts';
import type { StepJson } from '../../logic/exchange/schema.ts';
import type { Facts, Projection, Reasons, WorldList } from '../../logic/knowledge.ts';
import type { ToldApart } from '../../logic/compare/tell-apart.ts';
import type { PlainModel } from '../../logic/plain/plain-model.ts';
import type { Answer } from '../answer.ts';

/** A structure as it was opened, and what happened to it since. It is all that the worker needs to know: what it works out can be worked out again. */
export interface LawCourse {
  /** In SMCDEL's format or as JSON. Queries and steps in it are not read. */
  readonly text: string;
  readonly steps: readonly StepJson[];
}

/** What there is to say of a structure at once. */
export interface LawReport {
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

/** A formula about a structure, with the first of the worlds where it holds. */
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

/** Who knows whether, agent by agent: of a, b that a knows whether b knows whether. */
export interface WhetherRow extends Judgement {
  readonly agents: readonly string[];
}

/** Works with structures of any size, and whatever else of the lab takes long. In the browser it does so in a worker of its own. */
export interface LawWork {
  /** What there is to say of a structure as it was opened, and after each of its steps. */
  openLaw(course: LawCourse): Promise<Answer<readonly LawReport[]>>;
  /** The same after the last step alone. */
  lawAfter(course: LawCourse): Promise<Answer<LawReport>>;
  /** Its worlds one by one. */
  listLaw(course: LawCourse): Promise<Answer<LabFile>>;
  judgeLaw(course: LawCourse, formula: string, most: number): Promise<Answer<JudgedWorlds>>;
  /** For each formula, where it holds; null for one that means nothing here. */
  judgeLaws(course: LawCourse, formulas: readonly string[]): Promise<Answer<readonly (Judgement | null)[]>>;
  partsOfLaw(course: LawCourse, wish: PartsWish): Promise<Answer<Parts>>;
  /** The worlds that an agent holds possible; refused if no world is actual. */
  cellOfLaw(course: LawCourse, agent: string, most: number): Promise<Answer<WorldList>>;
  whetherLaw(course: LawCourse, formula: string, depth: number): Promise<Answer<readonly WhetherRow[]>>;
  /** Why an agent knows a formula, or why not; refused if no world is actual. */
  explainLaw(course: LawCourse, agent: string, formula: string): Promise<Answer<Reasons>>;
  tellWorldsApart(model: PlainModel, first: number, second: number): Promise<Answer<ToldApart>>;
}
