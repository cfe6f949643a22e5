import { ofKinds } from '../../engine/words/own-words.ts';
import type { RoomsHappening, RoomsMove } from './types.ts';

/** Is this a move of Rooms? */
export const isRoomsMove = ofKinds<RoomsMove>({
  pass: true,
  jail: true,
  stun: true,
  disarm: true,
  watch: true,
  listen: true,
  demolish: true,
  swap: true,
  prolong: true,
  burn: true,
  stay: true,
  carry: true,
  go: true,
  rest: true,
  kill: true,
  abstain: true,
  vote: true,
  lot: true,
  put: true,
});

/** Is this a happening of Rooms? */
export const isRoomsHappening = ofKinds<RoomsHappening>({
  opened: true,
  card: true,
  partners: true,
  planned: true,
  slept: true,
  sentBack: true,
  placed: true,
  entered: true,
  heard: true,
  awake: true,
  trapVoid: true,
  notDestroyed: true,
  jailed: true,
  stunned: true,
  death: true,
  failedKill: true,
  quiet: true,
  dismantled: true,
  destroyed: true,
  tally: true,
  resolved: true,
  roles: true,
});
