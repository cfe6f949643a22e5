import { createContext, useContext, useEffect } from 'react';
import type { LargerPuzzleId } from '../session/lab/larger-puzzles.ts';

/** With what the lab is opened. */
export type LabOpening =
  /** A model as text: a file's, or a link. `title` says which file; null for a link. */
  | { readonly kind: 'text'; readonly text: string; readonly title: string | null }
  /** The step that led to a node of the game. */
  | { readonly kind: 'step'; readonly node: number }
  /** A classic with more players than its game has. */
  | { readonly kind: 'puzzle'; readonly id: LargerPuzzleId; readonly players: number };

/** Opens the lab, from anywhere on the page. */
type LabDoor = (opening: LabOpening) => void;

export const LabDoorContext = createContext<LabDoor | null>(null);

/** Opens the lab with something. */
export function useLabDoor(): LabDoor {
  const door = useContext(LabDoorContext);
  if (door === null) throw new Error('This component belongs inside a LabDoorContext.');
  return door;
}

/** Whether the part of an address after `#` is a model of the lab. */
export function isLabLink(hash: string): boolean {
  return hash.startsWith('#m1.');
}

/** What the address opens in the lab; null if it holds no model. */
export function labOpeningOf(hash: string): LabOpening | null {
  return isLabLink(hash) ? { kind: 'text', text: hash, title: null } : null;
}

/** Opens the lab with a model's link that is put into the address later. */
export function useLabLinks(open: LabDoor): void {
  useEffect(() => {
    const onChange = () => {
      const opening = labOpeningOf(location.hash);
      if (opening !== null) open(opening);
    };
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, [open]);
}
