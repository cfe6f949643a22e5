import { conjunction, disjunction } from './folds.ts';
import type { KnowledgeStructure, ObservationCase, TrueVariables } from './knowledge-structure.ts';
import { FreshVariables, hiddenFrom } from './knowledge-structure.ts';
import { holdsAt } from './models.ts';
import type { Diagram } from './node-table.ts';
import { variableSet } from './variable-marks.ts';

/** A structure without worlds that are alike in all, and where its worlds are. */
export interface Merged {
  readonly structure: KnowledgeStructure;
  /** The world that stands for a world of the structure before. */
  worldOf(world: TrueVariables): TrueVariables;
}

/** A new variable, and what makes it true. */
interface Definition {
  readonly variable: number;
  readonly holds: Diagram;
}

/**
 * The structure whose worlds are those where the relation holds, without variables that make no difference: those of no atom, that nobody
 * observes. So worlds with equal facts and equal observations of everybody are one. `before` is the structure before the step.
 */
export function mergedWorlds(before: KnowledgeStructure, structure: KnowledgeStructure, relation: Diagram): Merged {
  const { diagrams, law } = structure;
  const copies = copiesOf(structure);
  const { definitions, observations } = withoutPartialSight(structure, copies);
  const seen = new Set(observations.flatMap((cases) => cases.flatMap(({ sees }) => [...sees])));
  const idle = new Set([...copies].filter((variable) => !seen.has(variable)));
  const defined = definitions.map(({ variable, holds }) => diagrams.iff(diagrams.variable(variable), holds));
  const whole = conjunction(diagrams, [relation, ...defined]);
  const given = variableSet(idle);
  const lawful = diagrams.andExists(law, whole, given);
  const variables = [...structure.variables, ...definitions.map(({ variable }) => variable)]
    .filter((variable) => !idle.has(variable))
    .sort((one, other) => one - other);
  const reduced = observations.map((cases) =>
    cases.map(({ when, sees }) => ({ when, sees, hidden: hiddenFrom(sees, variables) })),
  );
  return {
    structure: {
      ...structure,
      variables,
      law: lawful,
      observations: reduced,
      before: {
        structure: before,
        merged: idle.size === 0 ? null : { worlds: diagrams.and(law, whole), given },
      },
    },
    worldOf: (world) => {
      const added = definitions.filter(({ holds }) => holdsAt(diagrams, holds, world));
      const whole = [...world, ...added.map(({ variable }) => variable)];
      return new Set(whole.filter((variable) => !idle.has(variable)));
    },
  };
}

/** Variables that no atom has any more. */
function copiesOf({ variables, facts }: KnowledgeStructure): ReadonlySet<number> {
  const named = new Set(facts.values());
  return new Set(variables.filter((variable) => !named.has(variable)));
}

type Sight = Omit<ObservationCase, 'hidden'>;

/**
 * Observations in which every copy is observed in all of an agent's cases or in none. Where it is otherwise, or a case depends on a copy, new
 * variables are defined for what the agent observes: the number of the case, and each such copy as far as it is seen.
 */
function withoutPartialSight(
  structure: KnowledgeStructure,
  copies: ReadonlySet<number>,
): { readonly definitions: readonly Definition[]; readonly observations: readonly (readonly Sight[])[] } {
  const { diagrams } = structure;
  const definitions: Definition[] = [];
  const partial = structure.observations.map((cases) => partlySeen(structure, cases, copies));
  const needed = partial.map((own, agent) => (own === null ? 0 : own.length + structure.observations[agent].length));
  const fresh = new FreshVariables(structure).uppermost(needed.reduce((sum, count) => sum + count, 0));
  const define = (holds: Diagram): number => {
    const variable = fresh[definitions.length];
    definitions.push({ variable, holds });
    return variable;
  };
  const observations = structure.observations.map((cases, agent) => {
    const own = partial[agent];
    if (own === null) return cases;
    const applies = cases.map(({ when }) => define(when));
    const glimpses = own.map((copy) => {
      const seeing = cases.filter(({ sees }) => sees.has(copy)).map(({ when }) => when);
      return define(diagrams.and(disjunction(diagrams, seeing), diagrams.variable(copy)));
    });
    return cases.map(({ sees }, index) => ({
      when: conjunction(
        diagrams,
        applies.map((variable, other) => diagrams.variable(variable, other === index)),
      ),
      sees: new Set([...[...sees].filter((variable) => !own.includes(variable)), ...applies, ...glimpses]),
    }));
  });
  return { definitions, observations };
}

/** The copies that are observed in some cases and not in others; null if there are none, and no case depends on a copy that is not seen. */
function partlySeen(
  { diagrams }: KnowledgeStructure,
  cases: readonly ObservationCase[],
  copies: ReadonlySet<number>,
): readonly number[] | null {
  const seenAlways = (variable: number) => cases.every(({ sees }) => sees.has(variable));
  const some = new Set(cases.flatMap(({ sees }) => [...sees]).filter((variable) => copies.has(variable)));
  const partly = [...some].filter((variable) => !seenAlways(variable));
  const tested = diagrams.reachable(cases.map(({ when }) => when)).map((node) => diagrams.levelOf(node));
  const depends = tested.some((variable) => copies.has(variable) && !seenAlways(variable));
  return partly.length > 0 || depends ? partly : null;
}
