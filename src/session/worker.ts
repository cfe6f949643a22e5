import { expose } from 'comlink';
import { allGames, firstGames, gameViews } from '../games/first.ts';
import { createLaws } from './lab/laws.ts';
import { createLocalBackend } from './local-backend.ts';
import { createLocalSolver } from './local-solver.ts';
import { createLocalSimulator } from './local-simulator.ts';

/** The worker: models live here, so that the screen never waits for them. Another one simulates and solves, when that is wanted. */
expose({
  ...createLocalBackend(firstGames, undefined, allGames, gameViews),
  ...createLocalSimulator(allGames),
  ...createLocalSolver(),
  ...createLaws(),
});
