import type { Evaluation } from '../../session/inquiries.ts';
import type { Viewpoint } from '../../session/viewpoint.ts';
import type { WorldsView } from '../../session/worlds.ts';
import type { Emphasis } from '../../graph/scene.ts';
import { worldId } from '../worlds-scene.ts';
import type { Emphases } from '../worlds-emphasis.ts';

/** The worlds that a formula lights, and for which step and viewpoint that was found out. */
export interface Lit {
  readonly viewpoint: Viewpoint;
  readonly node: number;
  readonly emphases: Emphases;
}

/** Which of the possible worlds a formula lights; worlds that are ruled out stay as they are. */
export function litWorlds(
  { verdict, byFace, open }: Evaluation,
  { worlds }: WorldsView,
  viewpoint: Viewpoint,
  node: number,
): Lit {
  const emphases = new Map<string, Emphasis>();
  // Views tell of each world how it stands there, also where they do not settle it as a whole.
  for (const { face, standing, count } of verdict === 'undecided' && open === undefined ? [] : worlds) {
    if (standing !== 'possible') continue;
    const partly = open === undefined ? byFace[face] > 0 && byFace[face] < count : open.includes(face);
    emphases.set(worldId(face), partly ? 'partly' : byFace[face] === 0 ? 'fails' : 'holds');
  }
  return { viewpoint, node, emphases };
}
