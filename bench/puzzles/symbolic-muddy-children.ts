import * as f from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { announced } from '../../src/logic/symbolic/announced.ts';
import { functionOf } from '../../src/logic/symbolic/meaning.ts';
import { countModels } from '../../src/logic/symbolic/models.ts';
import type { KnowledgeStructure } from '../../src/logic/symbolic/knowledge-structure.ts';
import { restricted, worldWith } from '../../src/logic/symbolic/knowledge-structure.ts';
import { knowledgeStructure } from '../../src/logic/symbolic/structure-description.ts';
import { truthAt } from '../../src/logic/symbolic/world-truth.ts';

/** Children who see each other's foreheads, after the father said that at least one is muddy. */
export interface MuddyChildren {
  readonly structure: KnowledgeStructure;
  /** Nobody knows whether they are muddy. */
  readonly nobodyKnows: Formula;
  /** The world in which the first children are muddy, so many of them. */
  readonly world: (muddy: number) => ReadonlySet<number>;
}

/** The structure of so many muddy children; child i is agent `ci`, and atom `mi` says that it is muddy. */
export function muddyChildren(children: number): MuddyChildren {
  const numbers = Array.from({ length: children }, (_, child) => child);
  const names = numbers.map((child) => `c${child + 1}`);
  const atoms = numbers.map((child) => f.atom(`m${child + 1}`));
  const structure = knowledgeStructure({
    agents: names,
    atoms,
    law: f.or(...atoms),
    sights: numbers.map((child) => [{ when: f.top, sees: atoms.toSpliced(child, 1) }]),
  });
  return {
    structure,
    nobodyKnows: f.and(...names.map((name, child) => f.not(f.knowsWhether(name, atoms[child])))),
    world: (muddy) => worldWith(structure, atoms.slice(0, muddy)),
  };
}

/** By the operators that serve every formula, or by the fused one, which serves agents with one hidden variable. */
export type Operators = 'general' | 'fused';

/**
 * Announces "nobody knows" as long as it is true in the world of so many muddy children. Returns the structures, the first being that
 * after the father spoke.
 */
export function muddyRounds(children: number, muddy: number, operators: Operators): readonly KnowledgeStructure[] {
  const { structure, nobodyKnows, world } = muddyChildren(children);
  const actual = world(muddy);
  const structures = [structure];
  for (let current = structure; truthAt(current, actual, nobodyKnows); structures.push(current)) {
    current =
      operators === 'fused' ? announced(current, nobodyKnows) : restricted(current, functionOf(current, nobodyKnows));
  }
  return structures;
}

/** How many worlds a structure has. */
export function worldCount({ diagrams, law, variables }: KnowledgeStructure): bigint {
  return countModels(diagrams, law, variables);
}
