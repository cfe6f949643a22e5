import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { shallow } from 'zustand/vanilla/shallow';
import type { SessionStore } from '../session/store.ts';
import { DrawnContext, ScreenContext, type DrawnState, type Screen } from './screen.ts';

/**
 * Gives the parts of the screen what they may need. They all show the same state of the session, which follows the session's as a
 * transition: React draws what changed in slices between which the browser may show frames, and puts it on the screen together.
 */
export function ScreenProvider({ screen, children }: { screen: Screen; children: ReactNode }) {
  const drawn = useDrawn(screen.session.store);
  return (
    <ScreenContext value={screen}>
      <DrawnContext value={drawn}>{children}</DrawnContext>
    </ScreenContext>
  );
}

function useDrawn(store: SessionStore): DrawnState {
  const [drawn, draw] = useState<DrawnState>(store.getState);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => draw(store.getState()));
    // It may have changed since it was drawn first.
    follow();
    return store.subscribe((now, before) => {
      if (!shallow({ ...now, busy: before.busy }, before)) follow();
    });
  }, [store]);
  return drawn;
}
