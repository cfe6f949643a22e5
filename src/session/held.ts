import type { FaceCounts } from '../engine/counts.ts';
import type { Faces } from './report.ts';

/** The pictures that somebody holds possible. */
export function facesHeld(faces: Faces, held: FaceCounts): Faces {
  return faces.filter((_, face) => held.byFace[face] > 0);
}

/** How many pictures of worlds (in Salem: deals of the roles) somebody holds possible. */
export function facesPossible(held: FaceCounts): number {
  return held.byFace.reduce((count, worlds) => (worlds > 0 ? count + 1 : count), 0);
}

/** Those pictures, by number. */
export function facesOf(held: FaceCounts): readonly number[] {
  return [...held.byFace.keys()].filter((face) => held.byFace[face] > 0);
}
