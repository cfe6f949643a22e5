import type { Frame, Step } from '../evaluate.ts';
import { evaluate } from '../evaluate.ts';
import type { Formula } from '../formula/formula.ts';
import type { WorldSet } from '../model.ts';
import { complement, unite } from '../world-set.ts';
import type { PlainModel } from './plain-model.ts';
import { plainAtomWorlds } from './plain-model.ts';
import { newsUpdate } from './plain-update.ts';
import { allSuccessorsIn, alwaysIn, intersection } from './relation.ts';

/** The step that led to a plain model. */
export interface PlainStep {
  readonly model: PlainModel;
  /** For each world after the step, the world that it descends from. */
  readonly parents: Int32Array;
  /** The step before that; null if there was none. */
  readonly before: PlainStep | null;
}

/**
 * The worlds of a plain model at which a formula holds. E of nobody holds of everything; D is about what all members of the group hold
 * possible, D of nobody about all worlds. C is about the worlds that chains of steps of the group lead to, the world itself among
 * them (van Ditmarsch, van der Hoek and Kooi 2007, definition 2.30), so that C of nobody says its operand. `before` is the
 * step that led to the model, for `Y`.
 * @throws MeaningError for an unknown agent or atom, or if `Y` asks for a step where there was none.
 */
export function plainTruth(model: PlainModel, formula: Formula, before: PlainStep | null = null): WorldSet {
  return evaluate(
    plainFrame(model, () => stepOf(before)),
    formula,
  );
}

function plainFrame(model: PlainModel, before: () => Step | null): Frame {
  const { relations } = model;
  const either = (inner: WorldSet, whether: boolean, known: (inner: WorldSet) => WorldSet) =>
    whether ? unite(known(inner), known(complement(inner.slice()))) : known(inner);
  const frame: Frame = {
    size: model.worlds.length,
    agents: model.agents,
    living: model.agents.map((_, agent) => agent),
    atom: (atom) => plainAtomWorlds(model, atom),
    knows: (agent, inner, whether) => either(inner, whether, (known) => allSuccessorsIn(relations[agent], known)),
    together: (kind, agents, inner, whether) => {
      const own = agents.map((agent) => relations[agent]);
      if (kind === 'common') return either(inner, whether, (known) => alwaysIn(own, known));
      const joint = intersection(own, inner.length);
      return either(inner, whether, (known) => allSuccessorsIn(joint, known));
    },
    after: (announced, hearers, whether) => {
      const { model: next, parents } = newsUpdate(model, announced, hearers, whether);
      const descents = [descentsTo(parents)];
      return { frame: plainFrame(next, () => ({ frame, descents })), descents };
    },
    before,
  };
  return frame;
}

function stepOf(before: PlainStep | null): Step | null {
  if (before === null) return null;
  return { frame: plainFrame(before.model, () => stepOf(before.before)), descents: [descentsTo(before.parents)] };
}

function descentsTo(parents: Int32Array): Step['descents'][number] {
  return { children: Int32Array.from(parents, (_, child) => child), parents };
}
