import type { Place } from '../../kit/geometry.ts';

/** A room, with the middle of its door in the hallway below it. */
export interface Room {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly door: Place;
}
