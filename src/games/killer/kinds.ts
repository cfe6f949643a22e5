import { ofKinds } from '../../engine/words/own-words.ts';
import type { KillerHappening, KillerMove } from './types.ts';

/** Is this a move of Killer? */
export const isKillerMove = ofKinds<KillerMove>({
  pass: true,
  name: true,
  kill: true,
  vote: true,
  abstain: true,
  lot: true,
});

/** Is this a happening of Killer? */
export const isKillerHappening = ofKinds<KillerHappening>({
  opened: true,
  card: true,
  partners: true,
  drawn: true,
  notDrawn: true,
  named: true,
  out: true,
  quiet: true,
  tally: true,
  goesOn: true,
  roles: true,
});
