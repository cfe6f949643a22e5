import type { QueryKind } from '../formula/builder.ts';
import type { Formula } from '../formula/formula.ts';
import type { NotationSettings } from '../formula/notation.ts';
import type { Facts } from '../knowledge.ts';
import { asPartitions } from '../plain/partitions.ts';
import type { PlainEventModel } from '../plain/plain-events.ts';
import type { PlainModel } from '../plain/plain-model.ts';
import type { KnowledgeStructure } from '../symbolic/knowledge-structure.ts';
import type { StructureDescription } from '../symbolic/structure-description.ts';
import { knowledgeStructure } from '../symbolic/structure-description.ts';
import { structureOf } from '../symbolic/translate.ts';
import { Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';
import type { StepJson } from './schema.ts';

/** What a structure is made of: it is described, or has the worlds of a model. */
export type StructureSource =
  | { readonly kind: 'described'; readonly description: StructureDescription }
  | { readonly kind: 'model'; readonly model: PlainModel };

/** What a file of a structure holds: how it begins, what happens to it, and what goes with it. */
export interface StructureFile {
  readonly source: StructureSource;
  /** The atoms that are true in the actual world; null if none is marked. */
  readonly actual: Facts | null;
  readonly steps: readonly StepJson[];
  readonly eventModel: PlainEventModel | null;
  readonly queries: readonly StructureQuery[];
  /** How its formulas are to be shown; null: as usual. */
  readonly notation: NotationSettings | null;
}

/** A question about a structure after its steps; `at` names the world of `TRUE?`, null: the actual one. */
export interface StructureQuery {
  readonly kind: QueryKind;
  readonly at: Facts | null;
  readonly formula: Formula;
  /** The formula as it is written. */
  readonly text: string;
}

/**
 * The structure that is described, or made of a model.
 * @throws Unreadable if the model is not S5, with the pair that its relation lacks.
 * @throws RangeError if a law is more than Boolean.
 * @throws NodesOverBudget
 */
export function structureIn(source: StructureSource, budget?: number): KnowledgeStructure {
  if (source.kind === 'described') return knowledgeStructure(source.description, budget);
  const { model } = source;
  const read = asPartitions(model);
  if (read.ok) return structureOf(read.valued, budget).structure;
  const { from, to, because } = read.missing;
  const [one, other] = [model.worlds[from].name, model.worlds[to].name];
  throw new Unreadable(`${messages.onlyS5} ${messages.notEquivalence(model.agents[read.agent], one, other, because)}`);
}
