import type { CounterGroup } from '../engine/explain.ts';
import type { FaceTable } from '../engine/counts.ts';
import type { ViewedMoment } from '../engine/view-book.ts';
import type { Agent } from '../engine/rules.ts';
import { knows } from '../logic/formula/constructors.ts';
import type { Formula } from '../logic/formula/formula.ts';
import { agentsOf } from '../logic/formula/inspect.ts';
import type { Evaluation, ToldWhy, Verdict, WorldReport } from './inquiries.ts';
import type { Patience } from './patience.ts';

/** What can be said of a formula where views answer; for a viewer nothing that this player does not know. */
export function viewedVerdict(viewed: ViewedMoment, formula: Formula, viewer: Agent | null): Verdict {
  const truth = viewer === null ? viewed.settledTruth(formula) : viewed.knownTruth(formula, viewer);
  return truth === null ? 'undecided' : truth ? 'true' : 'false';
}

/** The truth of many formulas by views: those of the same players together, for whom a view is made once. */
export async function viewedTruths(
  viewed: ViewedMoment,
  formulas: readonly Formula[],
  patience: Patience,
): Promise<readonly (boolean | null)[]> {
  const groups = new Map<string, number[]>();
  for (const [place, formula] of formulas.entries()) {
    const key = JSON.stringify(agentsOf(formula).sort());
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  const truths: (boolean | null)[] = formulas.map(() => null);
  const work = (places: readonly number[]) => () => {
    for (const place of places) truths[place] = viewed.truth(formulas[place]);
  };
  await Promise.all([...groups.values()].map((places) => patience.wait(work(places))));
  return truths;
}

/** Where a formula holds, by views. */
export function viewedEvaluation(viewed: ViewedMoment, formula: Formula, viewer: Agent | null): Evaluation {
  const standings = viewed.where(formula, viewer);
  const { byFace } = viewed.held(viewer === null ? [] : [viewer]);
  return {
    verdict: viewedVerdict(viewed, formula, viewer),
    byFace: byFace.map((worlds, face) => (standings[face] === 'holds' ? worlds : 0)),
    open: [...standings.keys()].filter((face) => byFace[face] > 0 && standings[face] === 'open'),
  };
}

/** What lies behind a face, by views; histories are not told. */
export async function viewedWorld(
  viewed: ViewedMoment,
  face: number,
  viewer: Agent | null,
  players: number,
  isActual: boolean,
  patience: Patience,
): Promise<WorldReport> {
  const worlds = await patience.wait(() => viewed.held(viewer === null ? [] : [viewer]).byFace[face]);
  if (worlds === 0) return { worlds, decisions: null, cells: [] };
  const really = viewer === null && isActual;
  const cells = await Promise.all(
    Array.from({ length: players }, (_, agent) =>
      patience.wait(() => (really ? viewed.held([agent]) : viewed.behind(face, viewer, agent))),
    ),
  );
  return { worlds, decisions: null, cells };
}

/** A moment past the budget and its number, from 0 for the deal. */
export interface ViewedStep {
  readonly viewed: ViewedMoment;
  readonly number: number;
}

/**
 * Why a player knows a formula, by views: since when each picture does not speak against it any more. That it is not known, since it does not hold or
 * since a witness refutes it, is only for the teacher (`viewer` null) to know; else it is not settled. Steps are the moments past the budget up to the present one, which has
 * the actual face.
 */
export async function viewedWhy(
  steps: readonly ViewedStep[],
  faces: FaceTable,
  [agent, name]: readonly [Agent, string],
  formula: Formula,
  viewer: Agent | null,
  actual: number,
  patience: Patience,
): Promise<ToldWhy> {
  const last = steps[steps.length - 1].viewed;
  const against = ({ viewed }: ViewedStep) =>
    patience.wait((): readonly number[] => {
      const { byFace } = viewed.held([agent]);
      const standings = viewed.where(formula, agent);
      return [...standings.keys()].filter((face) => byFace[face] > 0 && standings[face] !== 'holds');
    });
  const from = steps[0].number;
  if (last.truth(knows(name, formula)) !== true) {
    if (viewer === null) {
      const face = last.settledTruth(formula) === false ? actual : last.refutation(formula, agent);
      if (face !== null) return { from, reachesDeal: true, answer: { known: false, face: faces.faces[face] } };
    }
    // Something speaks against it, since it is not known.
    const [left] = await against(steps[steps.length - 1]);
    return { from, reachesDeal: from === 0, answer: { known: null, face: faces.faces[left] } };
  }
  // What spoke against it last, and the step that put an end to it.
  const ends = new Map<number, number>();
  const speaking = await Promise.all(steps.slice(0, -1).map(against));
  for (const [place, those] of speaking.entries()) for (const face of those) ends.set(face, place + 1);
  const groups = [...ends].map(([face, place]): CounterGroup => {
    const { viewed, number } = steps[place];
    const stands = viewed.held([agent]).byFace[face] > 0;
    const kind = viewed.held([]).byFace[face] === 0 ? 'pruned' : stands ? 'satisfies' : 'apart';
    return { face: faces.faces[face], fate: { kind, step: number }, count: 1 };
  });
  return { from, reachesDeal: from === 0, answer: { known: true, groups } };
}
