import { createContext, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import type { KeptAnswers } from '../session/answers.ts';
import type { StartedSimulator } from '../session/simulator.ts';
import type { Session } from '../session/session.ts';
import type { Commands, Presentations, SessionState } from '../session/store.ts';
import type { Words } from './words.ts';

/** What every part of the screen may need; app.tsx wires it. */
export interface Screen {
  readonly session: Session;
  readonly presentations: Presentations;
  readonly words: Words;
  /** Starts a simulator: one for each simulation. */
  readonly startSimulator: () => StartedSimulator;
}

export const ScreenContext = createContext<Screen | null>(null);

/** What the screen shows of the session. Whether an answer is awaited changes twice with each: it is drawn at once. */
export type DrawnState = Omit<SessionState, 'busy'>;

/** The state that the whole screen shows: one for all its parts, so that none is ever ahead of another. */
export const DrawnContext = createContext<DrawnState | null>(null);

function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (screen === null) throw new Error('This component belongs inside a ScreenProvider.');
  return screen;
}

/** The words of the interface. */
export function useWords(): Words {
  return useScreen().words;
}

/** What can be done. */
export function useCommands(): Commands {
  return useScreen().session.commands;
}

/** A part of the state that the screen shows. It may be a few frames behind the session's: see ScreenProvider.tsx. */
export function useSession<Part>(select: (state: DrawnState) => Part): Part {
  const state = useContext(DrawnContext);
  if (state === null) throw new Error('This component belongs inside a ScreenProvider.');
  return select(state);
}

/** A part of the session's state that is drawn at once when it changes: for what answers a hand. */
export function useAtOnce<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useScreen().session.store, select);
}

/** What can be asked, with the answers so far. */
export function useAnswers(): KeptAnswers {
  return useScreen().session.answers;
}

/** Starts a simulator. */
export function useStartSimulator(): () => StartedSimulator {
  return useScreen().startSimulator;
}

/** The games' words, by the game's id; what is not there yet is on its way. */
export function usePresentations(): Presentations {
  return useScreen().presentations;
}

/** The id of the part of the page in which choices by hand are made. */
export const CHOICES = 'choices';

/** Steps on; where somebody by hand must choose first, leads the keyboard there. */
export function useStepForward(): () => void {
  const { store, commands } = useScreen().session;
  return useCallback(() => {
    const { node } = store.getState();
    void commands.stepForward().then(() => {
      const { node: now, waiting } = store.getState();
      if (now === node && waiting?.node === now) document.getElementById(CHOICES)?.focus();
    });
  }, [store, commands]);
}
