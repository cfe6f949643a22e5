import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { games } from '../../src/games/index.ts';
import { presentation as killer } from '../../src/games/killer/presentation.ts';
import { presentation as salem } from '../../src/games/salem/presentation.ts';
import { presentation as standoff } from '../../src/games/standoff/presentation.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { App } from '../../src/ui/App.tsx';
import { usualDraft, wantedOf } from '../../src/ui/new-game.ts';
import { ScreenProvider } from '../../src/ui/ScreenProvider.tsx';
import { english } from '../../src/ui/words.ts';
import { startSimulator } from '../support/simulator.ts';
// What the screen fetches when it is wanted is at hand before a test begins.
import '../../src/ui/formulas/FormulaBar.tsx';
import '../../src/ui/knowledge/KnowledgePanel.tsx';
import '../../src/ui/knowledge/WhyDialog.tsx';
import '../../src/ui/predict/PredictPanel.tsx';
import '../../src/ui/thoughts/EverybodyPanel.tsx';

export const presentations = { salem, killer, standoff };

/** jsdom knows neither modal dialogs nor popovers: they are simply there, or not. */
export function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  HTMLElement.prototype.hidePopover = () => undefined;
  HTMLElement.prototype.scrollIntoView = () => undefined;
}

export interface Shown {
  readonly session: Session;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly copyLink: () => void;
}

/** The whole screen on the real engine, with a game of Salem dealt by seed 4711, and a budget of worlds if given. */
export async function showGame(budget?: number): Promise<Shown> {
  teachDialogs();
  const session = createSession({
    backend: createLocalBackend(games, budget),
    presentations,
    pause: () => Promise.resolve(),
  });
  await session.commands.start();
  const [game] = session.store.getState().games;
  const wanted = wantedOf(usualDraft(game, 4711), english.newGame);
  if (typeof wanted === 'string') throw new Error(wanted);
  await session.commands.newGame(wanted);
  let copied = 0;
  const copyLink = () => copied++;
  render(
    <ScreenProvider screen={{ session, presentations, words: english, startSimulator }}>
      <App copyLink={copyLink} />
    </ScreenProvider>,
  );
  return { session, user: userEvent.setup({ pointerEventsCheck: 0, delay: null }), copyLink };
}

/** The slider over the steps. */
export function slider(): HTMLInputElement {
  const found = screen.getByRole('slider', { name: 'Step' });
  if (!(found instanceof HTMLInputElement)) throw new Error('The slider is no input.');
  return found;
}
