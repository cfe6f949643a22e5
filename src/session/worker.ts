import { expose } from 'comlink';
import { games } from '../games/index.ts';
import { createLocalBackend } from './local-backend.ts';

/** The worker: models live here, so that the screen never waits for them. */
expose(createLocalBackend(games));
