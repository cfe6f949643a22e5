import type { Presentation } from '../engine/presentation.ts';
import type { Presentations } from '../session/store.ts';

/** The games' words: one game's come with the page, the others' as soon as it is there. */
export interface Shelf {
  /** What has come so far, always up to date. */
  readonly all: Presentations;
  /** What has come so far; another object after something came. */
  readonly snapshot: () => Presentations;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Begins to load what is not there yet. `failed` is told what could not be loaded. */
export function createShelf(
  first: Readonly<Record<string, Presentation>>,
  others: Readonly<Record<string, () => Promise<{ readonly presentation: Presentation }>>>,
  failed: (error: unknown) => void,
): Shelf {
  const all: Record<string, Presentation> = { ...first };
  const listeners = new Set<() => void>();
  let snapshot: Presentations = first;
  for (const [id, load] of Object.entries(others)) {
    load().then(({ presentation }) => {
      all[id] = presentation;
      snapshot = { ...all };
      for (const listener of listeners) listener();
    }, failed);
  }
  return {
    all,
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
