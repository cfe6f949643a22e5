import { knows } from '../../logic/formula/constructors.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import type { FaceTable } from '../counts.ts';
import type { CounterGroup } from '../explain.ts';
import type { Agent } from '../rules.ts';
import type { ViewedMoment } from '../view-book.ts';
import type { Pieces, ToldWhy } from './moment-knowledge.ts';

/** A moment past the budget and its number, from 0 for the deal. */
interface ViewedStep {
  readonly viewed: ViewedMoment;
  readonly number: number;
}

interface Asked {
  readonly agent: Agent;
  readonly name: string;
  readonly formula: Formula;
  readonly viewer: Agent | null;
}

/**
 * Why a player knows a formula, by views: since when each picture does not speak against it any more. That it is not known, since it does not hold or
 * since a witness refutes it, is only for the teacher (`viewer` null) to know; else it is not settled. Steps are the moments past the budget up to the present one, which has
 * the actual face.
 */
export async function viewedWhy(
  steps: readonly ViewedStep[],
  faces: FaceTable,
  { agent, name, formula, viewer }: Asked,
  actual: number,
  pieces: Pieces,
): Promise<ToldWhy> {
  const last = steps[steps.length - 1].viewed;
  const against = ({ viewed }: ViewedStep) =>
    pieces((): readonly number[] => {
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
