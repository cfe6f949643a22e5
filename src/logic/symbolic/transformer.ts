import type { AtomFormula, Formula } from '../formula/formula.ts';
import { atomsOf } from '../formula/inspect.ts';
import type { Postcondition } from '../event-model.ts';
import { logicMessages } from '../messages.ts';
import { conjunction } from './folds.ts';
import type { KnowledgeStructure, TrueVariables } from './knowledge-structure.ts';
import { atomKey, extended, FreshVariables, restricted, stepped, variableOf } from './knowledge-structure.ts';
import { functionOf } from './meaning.ts';
import { holdsAt } from './models.ts';
import { mergedWorlds } from './merge.ts';

/**
 * An action on structures, as what it settles (Gattinger 2018, chapter 2, on transformers). Its size does not grow with the number of different
 * things that can happen.
 */
export interface Transformer {
  /** Atoms for what the action settles; they mean nothing before it and after it. */
  readonly outcomes: readonly AtomFormula[];
  /** Which outcomes are possible where. It may speak of what is known; of the outcomes nobody knows anything yet. */
  readonly law: Formula;
  /** Atoms that change, each to what a formula says, which may speak of outcomes too. All take effect at once. */
  readonly changes: readonly Postcondition[];
  /**
   * For each agent, the outcomes that they observe. An observation that depends on a condition is an outcome that the law defines by
   * it.
   */
  readonly sees: readonly (readonly AtomFormula[])[];
}

/** A structure after an action. */
export interface Transformed {
  readonly structure: KnowledgeStructure;
  /** The world into which a world goes, if exactly the given outcomes are true; null if the law of the action forbids them there. */
  follow(world: TrueVariables, outcomes: readonly AtomFormula[]): TrueVariables | null;
}

/**
 * The structure after an action: the product update, with factual change. Changed atoms get new variables; the old ones stay as copies, as far as
 * somebody observed them. Worlds with equal facts and equal observations of everybody are one world, unless `keepsCopies` is set:
 * then every variable stays, and several worlds may be alike.
 * @throws RangeError if the transformer does not fit the agents.
 * @throws MeaningError for an unknown agent or atom.
 * @throws NodesOverBudget
 */
export function transformed(structure: KnowledgeStructure, transformer: Transformer, keepsCopies = false): Transformed {
  const { diagrams, agents } = structure;
  const { law, changes, sees } = transformer;
  if (sees.length !== agents.length) throw new RangeError(logicMessages.sights(agents.length, sees.length));
  const { settled: numbers, changed: copies } = placed(structure, transformer);
  const open = {
    ...extended(structure, [...numbers.values()], () => []),
    facts: new Map([...structure.facts, ...numbers]),
  };
  const settled = functionOf(open, law);
  const facts = new Map(structure.facts);
  const changed = changes.map(({ atom, becomes }, index) => {
    const variable = copies[index];
    facts.set(atomKey(atom), variable);
    return { variable, becomes: functionOf(open, becomes) };
  });
  const relation = conjunction(diagrams, [
    settled,
    ...changed.map(({ variable, becomes }) => diagrams.iff(diagrams.variable(variable), becomes)),
  ]);
  const seen = sees.map((atoms) => atoms.map((atom) => variableOf(open, atom)));
  const after = { ...extended(structure, [...numbers.values(), ...copies], (agent) => seen[agent]), facts };
  const merged = keepsCopies ? null : mergedWorlds(structure, after, relation);
  return {
    structure: merged === null ? stepped(structure, restricted(after, relation)) : merged.structure,
    follow: (world, truths) => {
      const whole = new Set([...world, ...truths.map((outcome) => variableOf(open, outcome))]);
      if (!holdsAt(diagrams, settled, whole)) return null;
      const becoming = changed.filter(({ becomes }) => holdsAt(diagrams, becomes, whole));
      for (const { variable } of becoming) whole.add(variable);
      return merged === null ? whole : merged.worldOf(whole);
    },
  };
}

/**
 * Variables for the outcomes, by `atomKey`, and for the changed atoms. A changed atom's new variable lies below its old one, and between
 * them the outcomes that it depends on.
 * @throws MeaningError if an unknown atom changes.
 */
function placed(
  structure: KnowledgeStructure,
  { outcomes, changes }: Transformer,
): { readonly settled: ReadonlyMap<string, number>; readonly changed: readonly number[] } {
  const fresh = new FreshVariables(structure);
  const waiting = new Set(outcomes.map(atomKey));
  const settled = new Map<string, number>();
  const changed = changes.map(({ atom, becomes }) => {
    const old = variableOf(structure, atom);
    for (const key of atomsOf(becomes).map(atomKey)) if (waiting.delete(key)) settled.set(key, fresh.below(old));
    return fresh.below(old);
  });
  for (const key of waiting) settled.set(key, fresh.below(-1));
  return { settled, changed };
}
