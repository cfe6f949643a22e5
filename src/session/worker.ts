import { expose } from 'comlink';
import { first } from '../games/first.ts';
import { createShelf, waitingFor } from './game-shelf.ts';
import { createLocalBackend } from './local-backend.ts';
import { createLocalSimulator } from './local-simulator.ts';

/** Only the first game's rules come with the worker; what the others' weigh is not waited for. */
const shelf = createShelf([first], async () => (await import('../games/index.ts')).games);

/** The worker: models live here, so that the screen never waits for them. Another one simulates, when that is wanted. */
expose(waitingFor(shelf, { ...createLocalBackend(shelf.games), ...createLocalSimulator(shelf.games) }));
