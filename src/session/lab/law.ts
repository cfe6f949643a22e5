import type { LabFile } from '../../logic/exchange/lab-file.ts';
import type { StepJson } from '../../logic/exchange/schema.ts';
import type { Reasons, WorldList } from '../../logic/knowledge.ts';
import type { ToldApart } from '../../logic/compare/tell-apart.ts';
import type { PlainModel } from '../../logic/plain/plain-model.ts';
import type { Answer } from '../answer.ts';
import type {
  Compared,
  JudgedWorlds,
  Judgement,
  Parts,
  PartsWish,
  PlaceReport,
  WhetherRow,
} from './place-questions.ts';

/** A structure as it was opened, and what happened to it since. It is all that the worker needs to know: what it works out can be worked out again. */
export interface LawCourse {
  /** In SMCDEL's format or as JSON. Queries and steps in it are not read. */
  readonly text: string;
  readonly steps: readonly StepJson[];
}

/** Works with structures of any size, and whatever else of the lab takes long. In the browser it does so in a worker of its own. */
export interface LawWork {
  /** What there is to say of a structure as it was opened, and after each of its steps. */
  openLaw(course: LawCourse): Promise<Answer<readonly PlaceReport[]>>;
  /** The same after the last step alone. */
  lawAfter(course: LawCourse): Promise<Answer<PlaceReport>>;
  /** Its worlds one by one. */
  listLaw(course: LawCourse): Promise<Answer<LabFile>>;
  judgeLaw(course: LawCourse, formula: string, most: number): Promise<Answer<JudgedWorlds>>;
  /** For each formula, where it holds; null for one that means nothing here. */
  judgeLaws(course: LawCourse, formulas: readonly string[]): Promise<Answer<readonly (Judgement | null)[]>>;
  partsOfLaw(course: LawCourse, wish: PartsWish): Promise<Answer<Parts>>;
  /** The worlds that an agent holds possible; refused if no world is actual. */
  cellOfLaw(course: LawCourse, agent: string, most: number): Promise<Answer<WorldList>>;
  whetherLaw(course: LawCourse, formula: string, depth: number): Promise<Answer<readonly WhetherRow[]>>;
  compareInLaw(course: LawCourse, first: string, second: string, most: number): Promise<Answer<Compared>>;
  /** Why an agent knows a formula, or why not; refused if no world is actual. */
  explainLaw(course: LawCourse, agent: string, formula: string): Promise<Answer<Reasons>>;
  /** Where a formula can be announced, and its announcement makes it false. */
  failuresOfLaw(course: LawCourse, formula: string, most: number): Promise<Answer<WorldList>>;
  tellWorldsApart(model: PlainModel, first: number, second: number): Promise<Answer<ToldApart>>;
}
