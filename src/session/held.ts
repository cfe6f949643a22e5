import type { Faces, Held } from './report.ts';

/** The pictures that somebody holds possible. */
export function facesHeld(faces: Faces, held: Held): Faces {
  return faces.filter((_, face) => held.byFace[face] > 0);
}

/** How many pictures of worlds (in Salem: deals of the roles) somebody holds possible. */
export function facesPossible(held: Held): number {
  return held.byFace.reduce((count, worlds) => (worlds > 0 ? count + 1 : count), 0);
}

/** Those pictures, by number. */
export function facesOf(held: Held): readonly number[] {
  return [...held.byFace.keys()].filter((face) => held.byFace[face] > 0);
}
