import { expose } from 'comlink';
import { allGames, firstGames } from '../games/first.ts';
import { createLocalBackend } from './local-backend.ts';

/** The worker: models live here, so that the screen never waits for them. */
expose(createLocalBackend(firstGames, undefined, allGames));
