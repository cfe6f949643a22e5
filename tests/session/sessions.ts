import type { Run } from '../../src/engine/run.ts';
import { games } from '../../src/games/index.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import type { SessionParts } from '../../src/session/store.ts';

/** A session without a worker in which nothing waits, and no game has begun. */
export function newSession(presentations: SessionParts['presentations']): Session {
  return createSession({ backend: createLocalBackend(games), presentations, pause: () => Promise.resolve() });
}

/** The run of the game that a session plays. */
export function runOf({ store }: Session): Run {
  const { run } = store.getState();
  if (run === null) throw new Error('No game has been dealt.');
  return run;
}
