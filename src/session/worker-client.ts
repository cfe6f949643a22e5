import type { Remote } from 'comlink';
import { wrap } from 'comlink';
import type { Backend } from './backend.ts';

/** The backend in its worker. */
export function startWorker(): Remote<Backend> {
  return wrap<Backend>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}
