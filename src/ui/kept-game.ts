import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/store.ts';

const KEY = 'kripketown-game';
/** The parts of the state that are kept. */
const KEPT = ['run', 'node', 'viewpoint', 'locked', 'deciders', 'pinned', 'series'] as const;
/** What is on the screen is kept once it has stood so long, in milliseconds: stepping must not wait for it. */
const REST = 300;

function storedText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The game of this tab as it survives a reload. */
export interface KeptGame {
  /** Opens the game that the tab had before it was loaded anew. False if there is none, or none that can be opened. */
  open(): Promise<boolean>;
}

/**
 * Keeps the game on the screen in the tab's own storage, written as a link is. It holds the deal, as a link does; the storage ends with
 * the tab, no other tab or page sees it, and a locked game comes back locked and covered. What is read is checked like any link.
 */
export function keepGame({ store, commands }: Session): KeptGame {
  let encode: ((state: SessionState) => string | null) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = encode?.(store.getState()) ?? null;
    try {
      if (text === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, text);
    } catch {
      // No storage, or no room in it: then a reload deals anew.
    }
  };
  store.subscribe((state, before) => {
    if (state.run === null || KEPT.every((part) => state[part] === before[part])) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void import('../session/link.ts').then(({ encodeLink }) => {
        encode = ({ run, series, ...rest }) => {
          const link = run === null ? null : encodeLink({ ...rest, run, series: series ?? undefined });
          return link?.ok === true ? link.value : null;
        };
        keep();
      });
    }, REST);
  });
  window.addEventListener('pagehide', () => {
    if (timer !== undefined && encode !== null) keep();
  });

  return {
    async open() {
      const text = storedText();
      if (text === null || !(await commands.openLink(text))) {
        if (text !== null) commands.notify(null);
        return false;
      }
      return true;
    },
  };
}
