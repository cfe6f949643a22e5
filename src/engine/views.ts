import { knows, top } from '../logic/formula/constructors.ts';
import type { Formula, Group } from '../logic/formula/formula.ts';
import { agentsNamedBy, atomsOf, subformulas } from '../logic/formula/inspect.ts';
import type { Names, Side } from '../logic/symbolic/certainty.ts';
import { bound, certainTruth } from '../logic/symbolic/certainty.ts';
import type { StructureFamily } from '../logic/symbolic/structure-family.ts';
import { MeaningError } from '../logic/truth.ts';
import type { Engine } from './engine.ts';
import type { Moment } from './moment.ts';
import { momentsTo } from './moment.ts';
import type { Agent, Happening, Stage } from './rules.ts';

/** One step of a game, as views read it. */
export interface PastStep {
  /** The stage in which it was decided; null for the deal. */
  readonly stage: Stage | null;
  readonly happenings: readonly Happening[];
  /** Who is alive after it. */
  readonly living: readonly Agent[];
  /** Who showed their diary to all in it; null for nobody. */
  readonly shares: Agent | null;
}

/** What is known of a game, as knowledge structures that keep less than the rules do (see `certainTruth`). */
export interface View {
  /** Its agents are all players. */
  readonly family: StructureFamily;
  /** What an atom of the game is in the structures; null if it speaks of something that the view does not keep. */
  fact(name: string, values: readonly number[]): Formula | null;
  /** Boolean: that a player wears a sign in the picture of a world. A picture fixes all atoms that these formulas speak of. */
  wears(agent: Agent, sign: string): Formula;
}

/**
 * The view of a game after these steps. Of what players saw with their own eyes it keeps that of `eyes` only, ascending. `players` are names. A step
 * in which nothing happened and nobody showed a diary changes no view.
 * @throws NodesOverBudget
 */
export type MakeView = (past: readonly PastStep[], players: readonly string[], eyes: readonly Agent[]) => View;

/** Views keep what at most so many players saw: with more, diagrams grow past any use. */
const MOST_EYES = 3;

/** The agents whose eyes a question takes, ascending; none if they are too many to keep what each of them saw. */
export function eyesOf(agents: Iterable<Agent>): readonly Agent[] {
  const eyes = [...new Set(agents)].sort((one, other) => one - other);
  return eyes.length > MOST_EYES ? [] : eyes;
}

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
  return viewTruth(engine, moment, formula, view) ?? coarseTruth(engine, moment, formula);
}

/** Whether a formula holds at a moment, by a view; see `judge`. */
export function viewTruth(engine: Engine, moment: Moment, formula: Formula, view: MakeView): boolean | null {
  checkMeaning(engine, moment, formula);
  const { names } = engine;
  const structured = view(pastOf(moment), names, eyesFor(engine, moment, formula));
  return certainTruth(structured.family, formula, namesIn(engine, moment, structured));
}

/** Whether a formula holds by what was known when knowledge was last exact, and what is public since; null where that does not settle it. */
export function coarseTruth(engine: Engine, moment: Moment, formula: Formula): boolean | null {
  const names: Names = {
    fact: (atom) => {
      try {
        engine.truth(moment, atom);
        return atom;
      } catch (error) {
        if (error instanceof MeaningError) return null;
        throw error;
      }
    },
    members: membersAt(engine, moment),
  };
  const holds = (side: Side) => engine.truth(moment, bound(formula, side, names))[moment.knowledge.actual] === 1;
  if (holds('certain')) return true;
  return holds('possible') ? null : false;
}

/** What is asked must mean something, whether the answer depends on it or not. @throws MeaningError */
export function checkMeaning(engine: Engine, moment: Moment, formula: Formula): void {
  for (const atom of atomsOf(formula)) engine.valuesOf(atom);
  for (const part of subformulas(formula)) {
    for (const agent of agentsNamedBy(part)) engine.truth(moment, knows(agent, top));
  }
}

/** What a formula's names are in a view. */
export function namesIn(engine: Engine, moment: Moment, view: View): Names {
  return { fact: (atom) => view.fact(atom.name, engine.valuesOf(atom)), members: membersAt(engine, moment) };
}

/** The steps that led to a moment, as views read them. */
export function pastOf(moment: Moment): readonly PastStep[] {
  return momentsTo(moment).map(({ decidedAt, happenings, living, decision }) => {
    return { stage: decidedAt, happenings, living, shares: decision?.kind === 'share' ? decision.by : null };
  });
}

/** The agents whose knowledge a formula speaks of, as eyes of a view; with further ones, if wanted. */
export function eyesFor(
  { names }: Engine,
  moment: Moment,
  formula: Formula,
  further: readonly Agent[] = [],
): readonly Agent[] {
  const members = membersAt({ names }, moment);
  const found = new Set<string>();
  for (const part of subformulas(formula)) {
    for (const name of agentsNamedBy(part)) found.add(name);
    if (part.kind === 'everybody' || part.kind === 'common' || part.kind === 'distributed') {
      for (const name of members(part.group)) found.add(name);
    }
  }
  return eyesOf([...further, ...[...names.keys()].filter((agent) => found.has(names[agent]))]);
}

function membersAt({ names }: Pick<Engine, 'names'>, { living }: Moment): (group: Group) => readonly string[] {
  return (group) => {
    if (group.kind === 'listed') return group.agents;
    return group.kind === 'all' ? names : living.map((agent) => names[agent]);
  };
}
