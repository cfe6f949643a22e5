import type { AtomFormula, Formula } from '../logic/formula/formula.ts';
import type { Side } from '../logic/symbolic/certainty.ts';
import type { StructureFamily } from '../logic/symbolic/structure-family.ts';
import type { Agent, Happening, Move, Stage } from './rules.ts';

/** Among at most so many players everybody's view is made at every step: among more that would take many seconds. */
export const MOST_VIEWED = 12;

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
  /** What was announced in it, and who said that they know it; null for nothing, and for a truth that nobody said. */
  readonly announced: { readonly formula: Formula; readonly by: Agent | null } | null;
}

/** What is known of a game, as knowledge structures that keep less than the rules do (see `certainTruth`). */
export interface View {
  /** Its agents are all players. The same object each time. */
  readonly family: StructureFamily;
  /** What an atom of the game is in the structures, or a bound of it; null if it speaks of something that the view does not keep. See `Names`. */
  fact(name: string, values: readonly number[], side: Side): Formula | null;
  /** Whether an atom of the game holds, by what this agent's own cards, moves and diary say of it; null where they do not. */
  settled(agent: Agent, name: string, values: readonly number[]): boolean | null;
  /** Boolean: that a player wears a sign in the picture of a world. A picture fixes all atoms that these formulas speak of. */
  wears(agent: Agent, sign: string): Formula;
  /** The facts by which worlds with one picture are counted, the same whosever eyes the view takes; whatever else it keeps is not. */
  readonly counted: readonly AtomFormula[];
  /** Whether an atom of the game really holds; null as above. */
  value(name: string, values: readonly number[]): boolean | null;
  /**
   * Other courses of the game, played by its rules, that these agents together cannot tell from the real one: at most so many, that a
   * bounded search finds. Those come first that differ in the players `about` whom one asks.
   */
  others(agents: readonly Agent[], about: readonly Agent[], most: number): Iterable<readonly PastStep[]>;
}

/**
 * The view of a game after these steps. Of what players saw with their own eyes it keeps that of `eyes`, ascending, and of nobody else unless the
 * house is small. `players` are names. A last step in which nothing happened, was shown or announced changes neither family nor facts.
 * @throws NodesOverBudget if diagrams would take more than `budget` nodes, or more than can be.
 */
export type MakeView = (
  past: readonly PastStep[],
  players: readonly string[],
  eyes: readonly Agent[],
  budget?: number,
) => View;

/** Views keep what at most so many players saw: with more, diagrams grow past any use. */
export const MOST_EYES = 3;

/** In houses of so many players views keep what all of them saw, whoever is asked about. */
export const ALL_EYES = 4;
