import type { FaceCounts } from '../engine/counts.ts';
import type { StepAlternative } from '../engine/alternatives.ts';
import type { FaceLink } from '../engine/face-links.ts';
import type { Evaluation, Told, ToldWhy, Verdict } from '../engine/moment-knowledge/moment-knowledge.ts';
import type { Agent } from '../engine/rules.ts';
import type { Decision, Run } from '../engine/run.ts';
import type { PlayerView } from '../engine/view.ts';
import type { Answer } from './answer.ts';
import type { StepReport, StepWanted } from './lab/step-report.ts';

export type { Evaluation, ToldWhy, Verdict } from '../engine/moment-knowledge/moment-knowledge.ts';

/** What lies behind one picture, as a viewpoint may ask of it. */
export interface WorldReport {
  /** How many worlds show the picture. */
  readonly worlds: number;
  /** What would have had to be decided, step by step, for one of them to be actual; null while histories are not kept apart. */
  readonly decisions: readonly Decision[] | null;
  /** For each player, the faces of the worlds that they could not tell from that one, with how many worlds each has. */
  readonly cells: readonly FaceCounts[];
}

/**
 * Questions about a node of a run that the screen asks only when somebody wants to know. They tell all that is true; what a
 * viewpoint may be shown of the answers is decided where they are shown.
 */
export interface Inquiries {
  /**
   * Where a formula holds: among all worlds, for who sees everything (null); else among those that the viewer holds possible,
   * so that the answer holds nothing that the viewer does not know.
   */
  evaluate(run: Run, node: number, formula: string, viewer: Agent | null): Promise<Answer<Evaluation>>;
  /** The truth of many formulas at the actual world; null for one that is left open. */
  holds(run: Run, node: number, formulas: readonly string[]): Promise<Answer<readonly (boolean | null)[]>>;
  /** The same verdict at the root and at every step up to the node. */
  strip(run: Run, node: number, formula: string, viewer: Agent | null): Promise<Answer<readonly Verdict[]>>;
  /**
   * Why a player knows a formula, or why not; steps are counted from 0 for the deal. For a viewer the answer holds nothing that this player
   * does not know; it is asked of the viewer, or by who sees everything (null).
   */
  why(run: Run, node: number, agent: Agent, formula: string, viewer: Agent | null): Promise<Answer<ToldWhy>>;
  /** What one player holds possible, found out if that is possible where reports tell it late. */
  find(run: Run, node: number, agent: Agent): Promise<Answer<Told>>;
  /** What the first player holds possible that the second holds possible, and so on. */
  thoughts(run: Run, node: number, chain: readonly Agent[]): Promise<Answer<FaceCounts>>;
  /** The event model of the step that led to a node, as a viewer tells its events apart (null: what all see). */
  alternatives(run: Run, node: number, viewer: Agent | null): Promise<Answer<readonly StepAlternative[]>>;
  /** What lies behind a face, among the worlds that a viewer holds possible (null: all that are possible for all). */
  world(run: Run, node: number, face: number, viewer: Agent | null): Promise<Answer<WorldReport>>;
  /**
   * Which of some faces are linked for whom: the player cannot tell some world of the one from some of the other. For a viewer,
   * among the worlds that can be reached from what they hold possible.
   */
  links(run: Run, node: number, faces: readonly number[], viewer: Agent | null): Promise<Answer<readonly FaceLink[]>>;
  /** What all know together, as a model of the lab in JSON; the actual world is marked only for who sees everything (null). */
  model(run: Run, node: number, viewer: Agent | null): Promise<Answer<string>>;
  /** The step that led to a node as a model, an event model and their product; what is actual is told only to who sees everything (null). */
  step(run: Run, node: number, wanted: StepWanted, viewer: Agent | null): Promise<Answer<StepReport>>;
  /** The game so far as one player may know it, for a file. */
  view(run: Run, node: number, viewer: Agent): Promise<Answer<PlayerView>>;
}
