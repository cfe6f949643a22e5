import type { Happening, Move } from '../../engine/rules.ts';
import type { StandoffHappening, StandoffMove } from './types.ts';

const MOVES: Readonly<Record<StandoffMove['kind'], true>> = {
  shoot: true,
  drop: true,
  take: true,
  shootHostage: true,
  pickUp: true,
  stayDown: true,
};

const HAPPENINGS: Readonly<Record<StandoffHappening['kind'], true>> = {
  card: true,
  shot: true,
  hostageShot: true,
  dropped: true,
  taken: true,
  pickedUp: true,
  stayedDown: true,
};

/** The engine hands back what the Standoff's rules gave it, so that the kind alone tells what it is. */
export function isStandoffMove(move: Move): move is StandoffMove {
  return Object.hasOwn(MOVES, move.kind);
}

export function isStandoffHappening(happening: Happening): happening is StandoffHappening {
  return Object.hasOwn(HAPPENINGS, happening.kind);
}
