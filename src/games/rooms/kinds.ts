import type { Happening, Move } from '../../engine/rules.ts';
import type { RoomsHappening, RoomsMove } from './types.ts';

const moveKinds: Readonly<Record<RoomsMove['kind'], true>> = {
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
};

const happeningKinds: Readonly<Record<RoomsHappening['kind'], true>> = {
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
};

/** The engine hands back what the rules of Rooms gave it, so that the kind alone tells what it is. */
export function isRoomsMove(move: Move): move is RoomsMove {
  return Object.hasOwn(moveKinds, move.kind);
}

/** See `isRoomsMove`. */
export function isRoomsHappening(happening: Happening): happening is RoomsHappening {
  return Object.hasOwn(happeningKinds, happening.kind);
}
