import * as f from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { announced } from '../../src/logic/symbolic/announced.ts';
import type { KnowledgeStructure } from '../../src/logic/symbolic/knowledge-structure.ts';
import { knowledgeStructure } from '../../src/logic/symbolic/structure-description.ts';

/** Logicians who are asked whether all want a drink, after all but the last said "I do not know". */
export interface DrinkingLogicians {
  /** Before anybody spoke, and after each answer. */
  readonly structures: readonly KnowledgeStructure[];
  /** The last logician knows whether all want one. */
  readonly lastKnows: Formula;
}

/** Each logician `lI` knows whether they want a drink themselves (`wI`). */
export function drinkingLogicians(logicians: number): DrinkingLogicians {
  const numbers = Array.from({ length: logicians }, (_, logician) => logician + 1);
  const wants = numbers.map((logician) => f.atom(`w${logician}`));
  const all = f.and(...wants);
  const first = knowledgeStructure({
    agents: numbers.map((logician) => `l${logician}`),
    atoms: wants,
    law: f.top,
    sights: wants.map((want) => [{ when: f.top, sees: [want] }]),
  });
  const structures = [first];
  for (const logician of numbers.slice(0, -1)) {
    structures.push(announced(structures[structures.length - 1], f.not(f.knowsWhether(`l${logician}`, all))));
  }
  return { structures, lastKnows: f.knowsWhether(`l${logicians}`, all) };
}
