import type { Pieces, Exactness } from '../engine/moment-knowledge/moment-knowledge.ts';

/** So long new work is waited for before any is begun, in milliseconds: what is asked together is then done in its order. */
const GATHERING = 2;

type Job = () => void;

const atOnce: Pieces = (work) =>
  new Promise((resolve) => {
    resolve(work());
  });

/**
 * Work that can wait: done piece by piece, so that whatever else is asked meanwhile is answered in between. What was asked last comes
 * first, since it is what somebody looks at; what was asked together keeps its order.
 */
export class Patience {
  /** What was asked between two pieces of work belongs together. */
  readonly #waiting: Job[][] = [];
  #gathering: Job[] | null = null;
  #busy = false;

  /** Does a piece of work when its turn has come. */
  wait<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const job = () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      if (this.#gathering === null) {
        this.#gathering = [];
        this.#waiting.push(this.#gathering);
      }
      this.#gathering.push(job);
      if (this.#busy) return;
      this.#busy = true;
      setTimeout(() => this.#next(), GATHERING);
    });
  }

  /** How pieces of work are done that ask knowledge: each when its turn has come where answers take long, else at once. */
  piecesOf({ takesLong }: Pick<Exactness, 'takesLong'>): Pieces {
    return takesLong ? (work) => this.wait(work) : atOnce;
  }

  #next(): void {
    this.#gathering = null;
    const last = this.#waiting.at(-1);
    const job = last?.shift();
    if (last?.length === 0) this.#waiting.pop();
    if (job === undefined) {
      this.#busy = false;
      return;
    }
    job();
    setTimeout(() => this.#next());
  }
}
