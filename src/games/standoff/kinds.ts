import { ofKinds } from '../../engine/words/own-words.ts';
import type { StandoffHappening, StandoffMove } from './types.ts';

/** Is this a move of the Standoff? */
export const isStandoffMove = ofKinds<StandoffMove>({
  shoot: true,
  drop: true,
  take: true,
  shootHostage: true,
  pickUp: true,
  stayDown: true,
});

/** Is this a happening of the Standoff? */
export const isStandoffHappening = ofKinds<StandoffHappening>({
  card: true,
  shot: true,
  hostageShot: true,
  dropped: true,
  taken: true,
  pickedUp: true,
  stayedDown: true,
});
