import type { Run } from '../engine/run.ts';
import type { Answer, Backend } from './backend.ts';
import { lineOf, withVisited, type Notice, type SessionStore } from './store.ts';

/** The line to the backend: keeps answers in the store, does things one after the other, and drops what comes too late. */
export class Line {
  /** Changes whenever what is on its way is dropped. */
  ticket = 0;
  #queue: Promise<void> = Promise.resolve();
  #awaited = 0;

  constructor(
    readonly store: SessionStore,
    readonly backend: Backend,
  ) {}

  /** From now on, everything that was asked for before is dropped. */
  drop(): number {
    return ++this.ticket;
  }

  /** Does something after all that was asked for before it, unless that has been dropped meanwhile. */
  inTurn(task: () => Promise<void>): Promise<void> {
    const { ticket } = this;
    this.#queue = this.#queue.then(async () => {
      if (ticket === this.ticket) await task();
    });
    return this.#queue;
  }

  /** Waits for an answer. Null if it came too late or not at all; then the notice says so. */
  async wait<T>(answer: Promise<T>): Promise<T | null> {
    const { ticket } = this;
    this.#busy(1);
    try {
      const value = await answer;
      return ticket === this.ticket ? value : null;
    } catch (error) {
      this.#notify({ kind: 'problem', text: error instanceof Error ? error.message : String(error) });
      return null;
    } finally {
      this.#busy(-1);
    }
  }

  /** Waits for an answer that may be a refusal, which becomes a notice. */
  async ask<T>(answer: Promise<Answer<T>>): Promise<T | null> {
    const value = await this.wait(answer);
    if (value === null) return null;
    if (value.ok) return value.value;
    this.#notify({ kind: 'problem', text: value.message });
    return null;
  }

  /** Goes to a node, once its reports are there. */
  async show(run: Run, node: number): Promise<boolean> {
    const { reports, visited: ways } = this.store.getState();
    // The line that the node belongs to is shown too.
    const line = lineOf({ run, node, visited: withVisited(ways, run, node) });
    if (line.some((id) => !reports.has(id))) {
      const found = await this.ask(this.backend.reports(run, line.at(-1) ?? node));
      if (found === null) return false;
      this.store.setState(({ reports: known }) => ({
        reports: new Map([...known, ...found.map((report) => [report.node, report] as const)]),
      }));
    }
    this.store.setState(({ visited, waiting }) => ({
      run,
      node,
      visited: withVisited(visited, run, node),
      notice: null,
      waiting: waiting?.node === node ? waiting : null,
    }));
    return true;
  }

  #busy(more: number): void {
    this.#awaited += more;
    const busy = this.#awaited > 0;
    if (this.store.getState().busy !== busy) this.store.setState({ busy });
  }

  #notify(notice: Notice): void {
    this.store.setState({ notice });
  }
}
