import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { CLASSIC_IDS } from './games/classics/ids.ts';
import { presentation as salem } from './games/salem/presentation.ts';
import type { Backend } from './session/backend.ts';
import { createSession } from './session/session.ts';
import { startSimulator, startWorker } from './session/worker-client.ts';
import { App } from './ui/App.tsx';
import { ScreenProvider } from './ui/ScreenProvider.tsx';
import { connectAddress } from './ui/address.ts';
import { keepGame } from './ui/kept-game.ts';
import { usualDraft, wantedOf } from './ui/new-game.ts';
import { createShelf } from './ui/shelf.ts';
import { english } from './ui/words.ts';

/** The game that a first visitor finds. */
const FIRST_SEED = 1721;

/** The words of one of the puzzles: they come together. */
async function classic(id: (typeof CLASSIC_IDS)[number]) {
  const { presentations } = await import('./games/classics/words/index.ts');
  return { presentation: presentations[id] };
}

/** Only the first game's words come with the page; what the others' weigh is not waited for. */
const shelf = createShelf(
  { salem },
  {
    killer: () => import('./games/killer/presentation.ts'),
    rooms: () => import('./games/rooms/presentation.ts'),
    standoff: () => import('./games/standoff/presentation.ts'),
    ...Object.fromEntries(CLASSIC_IDS.map((id) => [id, () => classic(id)])),
  },
  (error) => session.commands.notify({ kind: 'problem', text: String(error) }),
);
const backend: Backend = startWorker();
const session = createSession({ backend, presentations: shelf.all });
const address = connectAddress(session);
const kept = keepGame(session);

/** Opens the game in the address or the one that this tab had, if there is one that can be opened; otherwise deals the first game. */
async function begin(): Promise<void> {
  await session.commands.start();
  void session.commands.learnGames();
  // The game may have gone on since its link was opened or copied.
  if (isReload() && (await kept.open())) return;
  if (await address.open()) return;
  const { notice, games } = session.store.getState();
  const wanted = wantedOf(usualDraft(games[0], FIRST_SEED), english.newGame);
  if (!(await kept.open()) && typeof wanted !== 'string') await session.commands.newGame(wanted);
  if (notice !== null) session.commands.notify(notice);
}

/** Was the page loaded anew, rather than gone to? */
function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}

/** The screen, drawn anew when another game's words have come. */
function Screen() {
  const presentations = useSyncExternalStore(shelf.subscribe, shelf.snapshot);
  return (
    <ScreenProvider screen={{ session, presentations, words: english, startSimulator }}>
      <App copyLink={() => void address.copy()} />
    </ScreenProvider>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Screen />
  </StrictMode>,
);
void begin();
