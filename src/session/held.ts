import type { FaceCounts } from '../engine/counts.ts';
import type { Faces } from './report.ts';

export { possibleFaces } from '../engine/counts.ts';

/** The pictures that somebody holds possible. */
export function facesHeld(faces: Faces, held: FaceCounts): Faces {
  return faces.filter((_, face) => held.byFace[face] > 0);
}

/** The numbers of the pictures that somebody holds possible. */
export function facesOf(held: FaceCounts): readonly number[] {
  return [...held.byFace.keys()].filter((face) => held.byFace[face] > 0);
}
