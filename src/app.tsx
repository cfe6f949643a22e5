import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { presentation as salem } from './games/salem/presentation.ts';
import { presentation as standoff } from './games/standoff/presentation.ts';
import type { Backend } from './session/backend.ts';
import { createSession } from './session/session.ts';
import { startWorker } from './session/worker-client.ts';
import { App } from './ui/App.tsx';
import { ScreenContext } from './ui/screen.ts';
import { connectAddress } from './ui/address.ts';
import { usualDraft, wantedOf } from './ui/new-game.ts';
import { english } from './ui/words.ts';

/** The game that a first visitor finds. */
const FIRST_SEED = 1721;

const presentations = { salem, standoff };
const backend: Backend = startWorker();
const session = createSession({ backend, presentations });
const address = connectAddress(session);

/** Opens the game in the address, if there is one that can be opened; otherwise deals the first game. */
async function begin(): Promise<void> {
  await session.commands.start();
  if (await address.open()) return;
  const { notice, games } = session.store.getState();
  const wanted = wantedOf(usualDraft(games[0], FIRST_SEED), english.newGame);
  if (typeof wanted !== 'string') await session.commands.newGame(wanted);
  if (notice !== null) session.commands.notify(notice);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <ScreenContext value={{ session, presentations, words: english }}>
      <App copyLink={() => void address.copy()} />
    </ScreenContext>
  </StrictMode>,
);
void begin();
