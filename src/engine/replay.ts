import type { Engine } from './engine.ts';
import type { Moment } from './moment.ts';
import type { Run } from './run.ts';
import { pathTo, ROOT } from './run.ts';

/**
 * Plays runs and remembers each node, so that going back and forth costs nothing. Moments are remembered by what was decided
 * on the way, so runs that grew from each other share them.
 */
export class Replay {
  readonly #moments = new Map<string, Moment>();

  constructor(
    private readonly engine: Engine,
    /** How many worlds all remembered moments together may hold; past it the oldest are forgotten and played again if asked for. */
    private readonly room = 8_000_000,
  ) {}

  /** The moment of a node. @throws Refusal if a decision on the way is not allowed. */
  at(run: Run, node: number): Moment {
    let key = JSON.stringify(run.deal);
    let moment = this.#remembered(key, () => this.engine.start(run.deal));
    for (const step of pathTo(run, node)) {
      const before = moment;
      key += JSON.stringify(step.decision);
      moment = this.#remembered(key, () => this.engine.advance(before, step.decision));
    }
    return moment;
  }

  /** The moments of a node and all before it, from the root on. */
  upTo(run: Run, node: number): readonly Moment[] {
    return [this.at(run, ROOT), ...pathTo(run, node).map((step) => this.at(run, step.id))];
  }

  #remembered(key: string, play: () => Moment): Moment {
    const known = this.#moments.get(key);
    if (known !== undefined) {
      this.#moments.delete(key);
      this.#moments.set(key, known);
      return known;
    }
    const moment = play();
    this.#moments.set(key, moment);
    this.#forget();
    return moment;
  }

  /** Forgets the moments that were not asked for longest, but never the last few. */
  #forget(): void {
    let held = 0;
    for (const moment of this.#moments.values()) held += moment.knowledge.model.size;
    for (const [key, moment] of this.#moments) {
      if (held <= this.room || this.#moments.size <= 2) return;
      held -= moment.knowledge.model.size;
      this.#moments.delete(key);
    }
  }
}
