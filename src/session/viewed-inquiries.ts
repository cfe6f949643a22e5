import type { CounterGroup } from '../engine/explain.ts';
import type { FaceTable } from '../engine/counts.ts';
import type { ViewedMoment } from '../engine/view-book.ts';
import type { Agent } from '../engine/rules.ts';
import { knows } from '../logic/formula/constructors.ts';
import type { Formula } from '../logic/formula/formula.ts';
import type { Evaluation, ToldWhy, Verdict, WorldReport } from './inquiries.ts';

/** What can be said of a formula where views answer; for a viewer nothing that this player does not know. */
export function viewedVerdict(viewed: ViewedMoment, formula: Formula, viewer: Agent | null): Verdict {
  const truth = viewer === null ? viewed.truth(formula) : viewed.knownTruth(formula, viewer);
  return truth === null ? 'undecided' : truth ? 'true' : 'false';
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
export function viewedWorld(
  viewed: ViewedMoment,
  face: number,
  viewer: Agent | null,
  players: number,
  isActual: boolean,
): WorldReport {
  const worlds = viewed.held(viewer === null ? [] : [viewer]).byFace[face];
  if (worlds === 0) return { worlds, decisions: null, cells: [] };
  const really = viewer === null && isActual;
  const cells = really
    ? Array.from({ length: players }, (_, agent) => viewed.held([agent]))
    : viewed.behind(face, viewer);
  return { worlds, decisions: null, cells };
}

/** A moment past the budget and its number, from 0 for the deal. */
export interface ViewedStep {
  readonly viewed: ViewedMoment;
  readonly number: number;
}

/**
 * Why a player knows a formula, by views: since when each picture does not speak against it any more. Not known is only what does not hold, and
 * that is for the teacher (`viewer` null) to know; else it is not settled. Steps are the moments past the budget up to the present one, which has
 * the actual face.
 */
export function viewedWhy(
  steps: readonly ViewedStep[],
  faces: FaceTable,
  [agent, name]: readonly [Agent, string],
  formula: Formula,
  viewer: Agent | null,
  actual: { readonly world: number; readonly face: number },
): ToldWhy {
  const last = steps[steps.length - 1].viewed;
  const against = ({ viewed }: ViewedStep): readonly number[] => {
    const { byFace } = viewed.held([agent]);
    const standings = viewed.where(formula, agent);
    return [...standings.keys()].filter((face) => byFace[face] > 0 && standings[face] !== 'holds');
  };
  const from = steps[0].number;
  if (last.truth(knows(name, formula)) !== true) {
    if (viewer === null && last.truth(formula) === false) {
      const { world, face } = actual;
      return { from, reachesDeal: true, answer: { known: false, world, face: faces.faces[face] } };
    }
    // Something speaks against it, since it is not known.
    const [left] = against(steps[steps.length - 1]);
    return { from, reachesDeal: from === 0, answer: { known: null, face: faces.faces[left] } };
  }
  // What spoke against it last, and the step that put an end to it.
  const ends = new Map<number, number>();
  for (const [place, step] of steps.slice(0, -1).entries()) for (const face of against(step)) ends.set(face, place + 1);
  const groups = [...ends].map(([face, place]): CounterGroup => {
    const { viewed, number } = steps[place];
    const stands = viewed.held([agent]).byFace[face] > 0;
    const kind = viewed.held([]).byFace[face] === 0 ? 'pruned' : stands ? 'satisfies' : 'apart';
    return { face: faces.faces[face], fate: { kind, step: number }, count: 1 };
  });
  return { from, reachesDeal: from === 0, answer: { known: true, groups } };
}
