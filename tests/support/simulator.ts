import { games } from '../../src/games/index.ts';
import * as views from '../../src/games/views.ts';
import { createLaws } from '../../src/session/lab/laws.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { createLocalSimulator } from '../../src/session/local-simulator.ts';
import { createLocalSolver } from '../../src/session/local-solver.ts';
import type { StartedSimulator } from '../../src/session/simulator.ts';

/** A simulator in this thread that, as a worker does, lets the page go on between two parts. */
export function startSimulator(): StartedSimulator {
  const local = createLocalSimulator(() => Promise.resolve(games));
  const { holds, thoughts, evaluate, strip, why } = createLocalBackend(games, undefined, undefined, () =>
    Promise.resolve(views),
  );
  return {
    simulator: {
      ...createLocalSolver(),
      holds,
      thoughts,
      evaluate,
      strip,
      why,
      ...createLaws(),
      async simulate(...part) {
        await new Promise((resolve) => setTimeout(resolve));
        return local.simulate(...part);
      },
    },
    stop: () => undefined,
  };
}
