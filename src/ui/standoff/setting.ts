import { useState } from 'react';
import { gameKey, wishFor } from '../../session/standoff-course.ts';
import type { StatesWish } from '../../session/solver.ts';
import { useSession } from '../screen.ts';

/** The set-up that is solved: the game's own, until something else is chosen. */
export interface Setting {
  readonly wish: StatesWish;
  /** The same as long as the wish asks for the same. */
  readonly key: string;
  readonly change: (part: Partial<StatesWish>) => void;
  /** Back to the game's own; null while it is that. */
  readonly reset: (() => void) | null;
}

/** Keeps what is chosen about the set-up. */
export function useSetting(): Setting {
  const run = useSession((state) => state.run);
  const viewpoint = useSession((state) => state.viewpoint);
  const [changes, setChanges] = useState<{ readonly of: string; readonly part: Partial<StatesWish> }>({
    of: '',
    part: {},
  });
  if (run === null) throw new Error('The lab is opened for a game.');
  const own = wishFor(run, viewpoint);
  const game = gameKey(run);
  const part = changes.of === game ? changes.part : {};
  const wish = fitting({ ...own, ...part });
  const key = JSON.stringify(wish);
  return {
    wish,
    key,
    change: (more) => setChanges({ of: game, part: { ...part, ...more } }),
    reset: key === JSON.stringify(own) ? null : () => setChanges({ of: '', part: {} }),
  };
}

/** No more evil players and civilians than there are players. */
function fitting(wish: StatesWish): StatesWish {
  const evil = Math.min(wish.evil, wish.players);
  return { ...wish, evil, civilians: Math.min(wish.civilians, wish.players - evil) };
}
