/** The track has room for this many steps, and for as many more whenever they run out: so it seldom changes its scale. */
const ROOM = 16;

/** For how many steps all that shows steps side by side has room: the slider, the lines under it, the strips of formulas. */
export function roomFor(steps: number): number {
  return Math.ceil(Math.max(steps, 2) / ROOM) * ROOM;
}
