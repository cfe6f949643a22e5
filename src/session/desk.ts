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
  readonly slot: string;
  /** Works, and then gives what hands the answer over. */
  readonly work: (work: SideWorker) => Promise<() => void>;
  readonly drop: () => void;
}

/** So long the worker is kept after its last answer, in milliseconds: with it goes the memory that it took. */
const KEPT = 60_000;

/**
 * Asks a worker, one question after the other. For each slot only the newest question waits: one that is no longer wanted is never begun. Stopping ends the
 * worker, whatever it is doing, and the next question starts another; so does the first one after a long rest.
 */
export class Desk {
  readonly #waiting = new Map<string, Task>();
  readonly #listeners = new Set<() => void>();
  #worker: StartedSimulator | null = null;
  #running: Task | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #state: DeskState = { isBusy: false, stops: 0 };

  constructor(private readonly start: () => StartedSimulator) {}

  /** The answer; null if another question took its slot, or the work was stopped, before it came. */
  ask<T>(slot: string, question: (work: SideWorker) => Promise<Answer<T>>): Promise<Answer<T> | null> {
    return new Promise((resolve) => {
      this.#waiting.get(slot)?.drop();
      this.#waiting.set(slot, {
        slot,
        work: async (work) => {
          try {
            const answer = await question(work);
            return () => resolve(answer);
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            return () => resolve({ ok: false, message });
          }
        },
        drop: () => resolve(null),
      });
      this.#next();
    });
  }

  /** Gives up the question of a slot: one that waits is not begun, and one that is being worked out ends with the worker. The others are asked still. */
  withdraw(slot: string): void {
    this.#waiting.get(slot)?.drop();
    this.#waiting.delete(slot);
    const running = this.#running;
    if (running?.slot !== slot) return;
    this.#running = null;
    this.#end();
    running.drop();
    this.#next();
  }

  /** Ends the worker. Every question that was not answered yet is given up. */
  stop(): void {
    this.#end();
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
      if (this.#worker !== null) this.#rest = setTimeout(() => this.#end(), KEPT);
      if (this.#state.isBusy) this.#tell({ ...this.#state, isBusy: false });
      return;
    }
    clearTimeout(this.#rest);
    const [slot, task] = first;
    this.#waiting.delete(slot);
    this.#running = task;
    this.#worker ??= this.start();
    if (!this.#state.isBusy) this.#tell({ ...this.#state, isBusy: true });
    void task.work(this.#worker.simulator).then((handOver) => {
      if (this.#running !== task) return;
      this.#running = null;
      handOver();
      this.#next();
    });
  }

  #end(): void {
    clearTimeout(this.#rest);
    this.#worker?.stop();
    this.#worker = null;
  }

  #tell(state: DeskState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
