import { useEffect } from 'react';

/** What a key does, by its name as the browser tells it. */
export type KeyMap = (key: string, shift: boolean) => (() => void) | null;

/** Does the element take keys for itself? */
function takesKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"], dialog, [popover]') !== null) return true;
  return key === ' ' && target.closest('button, summary, a, [role="button"]') !== null;
}

/** Lets keys act everywhere but inside inputs and dialogs, and never with Ctrl, Alt or the like. */
export function useKeys(map: KeyMap): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (takesKeys(event.target, event.key) || document.querySelector('dialog[open]') !== null) return;
      const act = map(event.key, event.shiftKey);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [map]);
}
