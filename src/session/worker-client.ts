import type { Remote } from 'comlink';
import { wrap } from 'comlink';
import type { Backend } from './backend.ts';
import type { SideWorker, StartedSimulator } from './simulator.ts';

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** The backend in its worker. */
export function startWorker(): Remote<Backend> {
  return wrap<Backend>(newWorker());
}

/** A simulator in a worker of its own, which ends with it. */
export function startSimulator(): StartedSimulator {
  const worker = newWorker();
  return { simulator: wrap<SideWorker>(worker), stop: () => worker.terminate() };
}
