import type { Formula, Group } from '../logic/formula/formula.ts';
import type { Names, Side } from '../logic/symbolic/certainty.ts';
import { bound } from '../logic/symbolic/certainty.ts';
import { MeaningError } from '../logic/truth.ts';
import { checkMeaning } from './check-meaning.ts';
import type { Asked } from './decided.ts';
import { decided } from './decided.ts';
import type { Engine } from './engine.ts';
import { agentsUnder, eyesUnder } from './eyes.ts';
import type { MakeView } from './made-views.ts';
import type { Moment } from './moment.ts';
import { NotKept } from './not-kept.ts';
import { pastOf } from './past-steps.ts';
import type { Agent } from './rules.ts';
import type { Meanings } from './view-names.ts';

export type { MakeView, PastStep, View } from './made-views.ts';
export { pastOf } from './past-steps.ts';

/**
 * Whether a formula holds at a moment, by a view alone and by witnesses; see `decided`.
 * @throws MeaningError for unknown agents and atoms.
 * @throws NodesOverBudget
 */
export function viewTruth(engine: Engine, moment: Moment, formula: Formula, view: MakeView): boolean | null {
  checkMeaning(engine, moment, formula);
  return decided(askedAt(engine, moment, view), pastOf(moment), formula);
}

/** Whether a formula holds by what was known when knowledge was last exact, and what is public since; null where that does not settle it. */
export function coarseTruth(engine: Engine, moment: Moment, formula: Formula): boolean | null {
  const names = coarseNames(engine, moment);
  const holds = (side: Side) => engine.truth(moment, bound(formula, side, names))[moment.knowledge.actual] === 1;
  if (holds('certain')) return true;
  return holds('possible') ? null : false;
}

/** What a formula's names are in coarse knowledge; of what is not kept, what it implies. */
export function coarseNames(engine: Engine, moment: Moment): Names {
  return {
    fact: (atom, side) => {
      try {
        engine.truth(moment, atom);
        return atom;
      } catch (error) {
        if (error instanceof NotKept) return side === 'possible' ? engine.impliedBy(atom) : null;
        if (error instanceof MeaningError) return null;
        throw error;
      }
    },
    members: membersAt(engine, moment),
  };
}

/** What a formula's names mean at a moment. */
export function meaningsAt(engine: Engine, moment: Moment): Meanings {
  return {
    names: engine.names,
    members: membersAt(engine, moment),
    valuesOf: (atom) => engine.valuesOf(atom),
  };
}

/** What a formula's names mean at a moment, and how its views are made. */
export function askedAt(engine: Engine, moment: Moment, view: MakeView): Asked {
  return { ...meaningsAt(engine, moment), view };
}

/** The agents whose knowledge a formula speaks of, as eyes of a view; with further ones, if wanted. */
export function eyesFor(
  engine: Engine,
  moment: Moment,
  formula: Formula,
  further: readonly Agent[] = [],
): readonly Agent[] {
  return eyesUnder(engine.names, membersAt(engine, moment), formula, further);
}

/** The same agents, however many they are. */
export function agentsFor(
  engine: Engine,
  moment: Moment,
  formula: Formula,
  further: readonly Agent[] = [],
): readonly Agent[] {
  return agentsUnder(engine.names, membersAt(engine, moment), formula, further);
}

function membersAt({ names }: Engine, { living }: Moment): (group: Group) => readonly string[] {
  return (group) => {
    if (group.kind === 'listed') return group.agents;
    return group.kind === 'all' ? names : living.map((agent) => names[agent]);
  };
}
