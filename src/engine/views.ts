import { knows, top } from '../logic/formula/constructors.ts';
import type { AtomFormula, Formula, Group } from '../logic/formula/formula.ts';
import { agentsNamedBy, atomsOf, subformulas } from '../logic/formula/inspect.ts';
import { certainTruth } from '../logic/symbolic/certainty.ts';
import type { StructureFamily } from '../logic/symbolic/structure-family.ts';
import type { Engine } from './engine.ts';
import type { Moment } from './moment.ts';
import { momentsTo } from './moment.ts';
import type { Agent, Happening, Move, Stage } from './rules.ts';

/** One step of a game, as views read it. */
export interface PastStep {
  /** The stage in which it was decided; null for the deal. */
  readonly stage: Stage | null;
  readonly happenings: readonly Happening[];
  /** Who is alive after it. */
  readonly living: readonly Agent[];
  /** Who showed their diary to all in it; null for nobody. */
  readonly shares: Agent | null;
  /** What every seat chose, by seat; null where nothing was chosen. */
  readonly joint: Readonly<Record<string, Move>> | null;
}

/** What is known of a game, as knowledge structures that keep less than the rules do (see `certainTruth`). */
export interface View {
  /** Its agents are all players. */
  readonly family: StructureFamily;
  /** What an atom of the game is in the structures; null if it speaks of something that the view does not keep. */
  fact(name: string, values: readonly number[]): Formula | null;
}

/**
 * The view of a game after these steps. Of what players saw with their own eyes it keeps that of `eyes` only. `players` are names.
 * @throws NodesOverBudget
 */
export type MakeView = (past: readonly PastStep[], players: readonly string[], eyes: readonly Agent[]) => View;

/** Views keep what at most so many players saw: with more, diagrams grow past any use. */
const MOST_EYES = 3;

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
  const fact = (atom: AtomFormula) => structured.fact(atom.name, engine.valuesOf(atom));
  // What is asked must mean something, whether the answer depends on it or not.
  for (const atom of atomsOf(formula)) engine.valuesOf(atom);
  for (const part of subformulas(formula)) {
    for (const agent of agentsNamedBy(part)) engine.truth(moment, knows(agent, top));
  }
  const structured = view(pastOf(moment), names, eyesFor(formula, names, members));
  return certainTruth(structured.family, formula, { fact, members });
}

const pasts = new WeakMap<Moment, readonly PastStep[]>();

/** The steps that led to a moment, as views read them: the same list for the same moment. */
export function pastOf(moment: Moment): readonly PastStep[] {
  const known = pasts.get(moment);
  if (known !== undefined) return known;
  const steps = momentsTo(moment).map(({ decidedAt, happenings, living, decision }) => {
    const shares = decision?.kind === 'share' ? decision.by : null;
    return { stage: decidedAt, happenings, living, shares, joint: decision?.kind === 'act' ? decision.joint : null };
  });
  pasts.set(moment, steps);
  return steps;
}

/** The agents whose knowledge a formula speaks of, ascending; none if they are too many to keep what each of them saw. */
function eyesFor(formula: Formula, names: readonly string[], members: (group: Group) => readonly string[]): Agent[] {
  const found = new Set<string>();
  for (const part of subformulas(formula)) {
    for (const name of agentsNamedBy(part)) found.add(name);
    if (part.kind === 'everybody' || part.kind === 'common' || part.kind === 'distributed') {
      for (const name of members(part.group)) found.add(name);
    }
  }
  const eyes = [...names.keys()].filter((agent) => found.has(names[agent]));
  return eyes.length > MOST_EYES ? [] : eyes;
}
