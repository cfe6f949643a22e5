import { useEffect, useRef } from 'react';
import { CHOICES } from '../screen.ts';
import type { Prediction } from './prediction.ts';

/** What was pressed is gone: the keyboard goes on here, unless it is busy elsewhere. Whenever what stands here changes, all of it comes in sight. */
export function useFocusHere(what = '') {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.getElementById(CHOICES)?.scrollTo?.(0, 0);
    if (document.activeElement === document.body) here.current?.focus({ preventScroll: true });
    // Where the page scrolls, the bar of steps lies over its end.
    here.current?.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return here;
}

/** Ends a prediction; the keyboard goes on in the panel. */
export function endIn(prediction: Prediction): void {
  prediction.end();
  document.getElementById(CHOICES)?.focus();
}
