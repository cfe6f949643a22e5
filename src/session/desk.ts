import type { Answer } from './answer.ts';
import type { SideWorker, StartedSimulator } from './simulator.ts';

/** What the desk is doing, for whoever looks at it. */
export interface DeskState {
  /** Whether an answer is awaited. */
  readonly isBusy: boolean;
  /** How often the work was stopped: what was asked before is then asked no more by itself. */
  readonly stops: number;
}

interface Task {
  readonly run: (work: SideWorker) => Promise<void>;
  readonly drop: () => void;
}

/**
 * Asks a worker, one question after the other. For each slot only the newest question waits: one that is no longer wanted is never begun. Stopping ends the
 * worker, whatever it is doing, and the next question starts another.
 */
export class Desk {
  readonly #waiting = new Map<string, Task>();
  readonly #listeners = new Set<() => void>();
  #worker: StartedSimulator | null = null;
  #running: Task | null = null;
  #state: DeskState = { isBusy: false, stops: 0 };

  constructor(private readonly start: () => StartedSimulator) {}

  /** The answer; null if another question took its slot, or the work was stopped, before it came. */
  ask<T>(slot: string, question: (work: SideWorker) => Promise<Answer<T>>): Promise<Answer<T> | null> {
    return new Promise((resolve) => {
      this.#waiting.get(slot)?.drop();
      this.#waiting.set(slot, {
        run: async (work) => {
          try {
            resolve(await question(work));
          } catch (error) {
            resolve({ ok: false, message: error instanceof Error ? error.message : String(error) });
          }
        },
        drop: () => resolve(null),
      });
      this.#next();
    });
  }

  /** Ends the worker. Every question that was not answered yet is given up. */
  stop(): void {
    this.#worker?.stop();
    this.#worker = null;
    const given = [...this.#waiting.values(), ...(this.#running === null ? [] : [this.#running])];
    this.#waiting.clear();
    this.#running = null;
    for (const task of given) task.drop();
    this.#tell({ isBusy: false, stops: this.#state.stops + 1 });
  }

  readonly snapshot = (): DeskState => this.#state;

  /** Calls back whenever the state has changed; the result ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #next(): void {
    if (this.#running !== null) return;
    const [first] = this.#waiting;
    if (first === undefined) {
      if (this.#state.isBusy) this.#tell({ ...this.#state, isBusy: false });
      return;
    }
    const [slot, task] = first;
    this.#waiting.delete(slot);
    this.#running = task;
    this.#worker ??= this.start();
    if (!this.#state.isBusy) this.#tell({ ...this.#state, isBusy: true });
    void task.run(this.#worker.simulator).then(() => {
      if (this.#running !== task) return;
      this.#running = null;
      this.#next();
    });
  }

  #tell(state: DeskState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
