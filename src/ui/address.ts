import type { Session } from '../session/session.ts';
import { copyText } from './copy-text.ts';
import { isLabLink } from './lab-door.ts';

/** The browser's address bar as the place of links. */
export interface Address {
  /** Opens the link in the address bar. False if there is none, or none that can be opened. */
  open(): Promise<boolean>;
  /** Puts the link of the present step into the clipboard and the address bar. */
  copy(): Promise<void>;
}

/** Connects a session with the address bar: a link that is put there later is opened too; a new game empties it. */
export function connectAddress({ store, commands }: Session): Address {
  let opening = false;

  async function open(): Promise<boolean> {
    if (location.hash.length < 2 || isLabLink(location.hash)) return false;
    opening = true;
    try {
      return await commands.openLink(location.hash);
    } finally {
      opening = false;
    }
  }

  window.addEventListener('hashchange', () => void open());
  store.subscribe((state, before) => {
    if (opening) return;
    // A link holds the deal: it stays neither in sight of a player, nor when another game is begun.
    const anotherGame = state.run?.deal !== before.run?.deal;
    const nowPlayer = state.viewpoint !== 'teacher' && before.viewpoint === 'teacher';
    if (anotherGame || nowPlayer) clear();
  });

  return {
    open,
    async copy() {
      const link = await commands.makeLink();
      if (link === null) return;
      history.replaceState(null, '', `#${link}`);
      commands.notify({ kind: 'copied', toClipboard: await copyText(location.href) });
    },
  };
}

function clear(): void {
  // A link of the lab holds no game.
  if (location.hash !== '' && !isLabLink(location.hash))
    history.replaceState(null, '', location.pathname + location.search);
}
