import { knows, top } from '../logic/formula/constructors.ts';
import type { AtomFormula, Formula, Group } from '../logic/formula/formula.ts';
import { agentsNamedBy, atomsOf, subformulas } from '../logic/formula/inspect.ts';
import type { Engine } from './engine.ts';
import type { MakeView, PastStep } from './made-views.ts';
import type { Moment } from './moment.ts';
import { momentsTo } from './moment.ts';
import { decided } from './decided.ts';

export type { MakeView, PastStep, View } from './made-views.ts';

/**
 * Whether a formula holds at a moment: exactly where knowledge is exact, and else by the game's view, if it has one. Null where the view keeps too
 * little to say. A game without views answers by what its coarse knowledge keeps.
 * @throws MeaningError for unknown agents and atoms.
 * @throws NodesOverBudget
 */
export function judge(engine: Engine, moment: Moment, formula: Formula, view: MakeView | null): boolean | null {
  if (moment.overBudgetSince === null || view === null) {
    return engine.truth(moment, formula)[moment.knowledge.actual] === 1;
  }
  return viewTruth(engine, moment, formula, view);
}

/** Whether a formula holds at a moment, by a view; see `judge`. */
export function viewTruth(engine: Engine, moment: Moment, formula: Formula, view: MakeView): boolean | null {
  const { names } = engine;
  const members = (group: Group): readonly string[] => {
    if (group.kind === 'listed') return group.agents;
    return group.kind === 'all' ? names : moment.living.map((agent) => names[agent]);
  };
  // What is asked must mean something, whether the answer depends on it or not.
  for (const atom of atomsOf(formula)) engine.valuesOf(atom);
  for (const part of subformulas(formula)) {
    for (const agent of agentsNamedBy(part)) engine.truth(moment, knows(agent, top));
  }
  const asked = { names, members, view, valuesOf: (atom: AtomFormula) => engine.valuesOf(atom) };
  return decided(asked, pastOf(moment), formula);
}

const pasts = new WeakMap<Moment, readonly PastStep[]>();

/** The steps that led to a moment, as views read them: the same list for the same moment. */
export function pastOf(moment: Moment): readonly PastStep[] {
  const known = pasts.get(moment);
  if (known !== undefined) return known;
  const steps = momentsTo(moment).map(({ decidedAt, happenings, living, decision }) => {
    const shares = decision?.kind === 'share' ? decision.by : null;
    const joint = decision?.kind === 'act' ? decision.joint : null;
    const announces = decision?.kind === 'announce' || decision?.kind === 'silence';
    return { stage: decidedAt, happenings, living, shares, joint, announces };
  });
  pasts.set(moment, steps);
  return steps;
}
