import { Refusal } from '../../engine/refusal.ts';
import { whetherQuestions } from '../../logic/compare/judge.ts';
import { nameOfFacts } from '../../logic/exchange/open-text.ts';
import type { Place } from '../../logic/exchange/take-step.ts';
import { and, announced, not, top } from '../../logic/formula/constructors.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import type { Knowledge, Reasons, Situation, WorldList } from '../../logic/knowledge.ts';
import { MeaningError } from '../../logic/truth.ts';
import type {
  Compared,
  JudgedWorlds,
  Judgement,
  NamedWorlds,
  Parts,
  PartsWish,
  PlaceReport,
  WhetherRow,
} from './place-questions.ts';
import { labMessages } from './messages.ts';

// What is asked of a place. Nothing here knows whether its worlds are listed or kept as a law. What cannot be answered is thrown as the interface throws
// it, and as a Refusal where no world is actual.

/** What there is to say of a place at once. */
export function reported({ knowledge, situation }: Place): PlaceReport {
  const { agents, atoms } = knowledge;
  return { agents, atoms, count: knowledge.count(), actual: situation?.facts ?? null };
}

/** Where a formula holds, with the first of these worlds. */
export function judgedAt({ knowledge, situation }: Place, text: string, most: number): JudgedWorlds {
  const formula = formulaOf(text);
  return { here: situation?.holds(formula) ?? null, ...knowledge.where(formula, most) };
}

/** Where formulas hold; null for one that means nothing here. */
export function judgementsAt(place: Place, texts: readonly string[]): readonly (Judgement | null)[] {
  return texts.map((text) => {
    try {
      const { here, count } = judgedAt(place, text, 0);
      return { here, count };
    } catch (error) {
      if (error instanceof MeaningError || error instanceof Refusal) return null;
      throw error;
    }
  });
}

/** All worlds by chosen atoms: how many there are, in how many a formula holds, and how many of them an agent holds possible. */
export function partsAt({ knowledge, situation }: Place, { atoms, formula, agent, most }: PartsWish): Parts {
  const { parts, complete } = knowledge.project(top, atoms, most);
  const holding = formula === null ? null : countsOf(knowledge.project(formulaOf(formula), atoms, most));
  const possible = agent === null || situation === null ? null : countsOf(situation.projectCell(agent, atoms, most));
  const chosen = new Set(atoms);
  const actual = situation === null ? null : String(situation.facts.filter((fact) => chosen.has(fact)));
  return {
    atoms,
    complete,
    parts: parts.map(({ facts, count }) => {
      const key = String(facts);
      return {
        facts,
        count,
        holding: holding === null ? null : (holding.get(key) ?? 0n),
        possible: possible === null ? null : (possible.get(key) ?? 0n),
        isActual: actual === key,
      };
    }),
  };
}

/** The worlds that an agent holds possible. */
export function cellAt({ situation }: Place, agent: string, most: number): WorldList {
  return actual(situation).cell(agent, most);
}

/** Who knows whether a formula holds, to some depth. */
export function whetherAt(place: Place, text: string, depth: number): readonly WhetherRow[] {
  const { knowledge, situation } = place;
  return whetherQuestions(knowledge.agents, formulaOf(text), depth).map(({ agents, formula }) => ({
    agents,
    here: situation?.holds(formula) ?? null,
    count: knowledge.where(formula, 0).count,
  }));
}

/** Where only one of two formulas is true. Worlds are named by their true atoms. */
export function comparedAt({ knowledge }: Place, first: string, second: string, most: number): Compared {
  const [one, other] = [formulaOf(first), formulaOf(second)];
  const named = ({ count, worlds }: WorldList): NamedWorlds => ({ count, names: worlds.map(nameOfFacts) });
  return {
    onlyFirst: named(knowledge.where(and(one, not(other)), most)),
    onlySecond: named(knowledge.where(and(other, not(one)), most)),
  };
}

/** Why an agent knows a formula, or why not. */
export function explainedAt({ situation }: Place, agent: string, text: string): Reasons {
  return actual(situation).explain(agent, formulaOf(text));
}

/** Where a formula can be announced, and its announcement makes it false. */
export function failuresAt({ knowledge }: Place, text: string, most: number): WorldList {
  const formula = formulaOf(text);
  return knowledge.where(not(announced(formula, formula)), most);
}

function countsOf({ parts }: ReturnType<Knowledge['project']>): ReadonlyMap<string, bigint> {
  return new Map(parts.map(({ facts, count }) => [String(facts), count]));
}

function actual(situation: Situation | null): Situation {
  if (situation === null) throw new Refusal(labMessages.noActual);
  return situation;
}

/** @throws Refusal if the text is no formula. */
export function formulaOf(text: string): Formula {
  const read = parseFormula(text);
  if (!read.ok) throw new Refusal(read.error.message);
  return read.formula;
}
