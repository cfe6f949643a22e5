/** How many worlds a player holds possible at each step of a run; null where that is not known exactly. */
export type Counts = readonly (number | null)[];

/** The size of a line, in pixels, and the count at its top: the same for all players, so that their lines compare. */
export interface LineSize {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  /** Into how many steps the width is divided; a step's place is the middle of its part. */
  readonly room: number;
}

/** A step of a line: its place in pixels; without a known count it has none. */
interface LineStep {
  readonly x: number;
  readonly y: number | null;
}

/** A step line, in pixels. */
export interface StepLine {
  readonly steps: readonly LineStep[];
  /** Path of the part up to the current step, and of the part after it. */
  readonly past: string;
  readonly future: string;
}

/** Room at the upper and lower edge for the mark of a step, in pixels. */
export const LINE_MARGIN = 3;

/**
 * The line of a player's counts over the steps of a run: from step to step level, then up or down. The scale is logarithmic,
 * since it is halving that tells: one world is at the bottom, `most` at the top.
 */
export function stepLine(counts: Counts, current: number, { width, height, most, room }: LineSize): StepLine {
  const across = (step: number) => (width * (step + 0.5)) / room;
  const up = (count: number) => {
    const share = Math.log(Math.max(1, count)) / Math.log(Math.max(2, most));
    return height - LINE_MARGIN - Math.min(1, share) * (height - 2 * LINE_MARGIN);
  };
  const steps = counts.map((count, step): LineStep => ({
    x: across(step),
    y: count === null ? null : up(count),
  }));
  return {
    steps,
    past: pathThrough(steps.slice(0, current + 1)),
    future: pathThrough(steps.slice(Math.max(0, current))),
  };
}

function pathThrough(steps: readonly LineStep[]): string {
  let path = '';
  let drawing = false;
  for (const { x, y } of steps) {
    if (y !== null) path += drawing ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`;
    drawing = y !== null;
  }
  return path;
}

/** The step nearest to `x` pixels from the left of a line; null if it has none. */
export function stepAt({ steps }: StepLine, x: number): number | null {
  let nearest: number | null = null;
  steps.forEach((step, index) => {
    if (nearest === null || Math.abs(step.x - x) < Math.abs(steps[nearest].x - x)) nearest = index;
  });
  return nearest;
}
