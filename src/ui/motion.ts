import { startTransition, useEffect, useState } from 'react';

/** May things move on the screen? Not where the person has asked their system for less motion. */
export function mayMove(): boolean {
  return typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Does one thing after the other, each in a frame of its own; what is returned stops that. */
export function inFrames(deeds: readonly (() => void)[]): () => void {
  let frame = 0;
  const doFrom = (at: number) => {
    if (at === deeds.length) return;
    frame = requestAnimationFrame(() => {
      deeds[at]();
      doFrom(at + 1);
    });
  };
  doFrom(0);
  return () => cancelAnimationFrame(frame);
}

/** A value a frame after it came: for what need not be in the frame that shows the rest of a step. */
export function useFrameLater<Value>(value: Value): Value {
  const [late, setLate] = useState(() => value);
  useEffect(() => inFrames([() => startTransition(() => setLate(() => value))]), [value]);
  return late;
}

/** Is this a screen on which what can fold away had better be folded at first? */
export function lessRoom(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(max-width: 640px)').matches;
}
