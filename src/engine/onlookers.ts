import type { Agent, Happening, Move, Step } from './rules.ts';
import type { SightTable } from './sight.ts';

/** So many items at most are seen by one player in one step. */
const MOST_ITEMS = 256;

/**
 * Gathers what is seen of one step, item by item: what everybody sees, and what each player sees besides. It is one set of
 * buffers that is used for step after step, since a chart has very many of them.
 */
export class Onlookers<M extends Move, H extends Happening> {
  readonly #items: Int32Array[];
  readonly #counts: Int32Array;
  readonly #publicItems = new Int32Array(MOST_ITEMS);
  #publicCount = 0;

  constructor(
    private readonly sights: SightTable<M, H>,
    private readonly agents: number,
  ) {
    this.#items = Array.from({ length: agents }, () => new Int32Array(MOST_ITEMS));
    this.#counts = new Int32Array(agents);
  }

  /** Forgets what was seen: another step begins. */
  clear(): void {
    this.#publicCount = 0;
    for (let agent = 0; agent < this.agents; agent++) this.#counts[agent] = 0;
  }

  /** Some players see an item. */
  show(by: readonly Agent[], item: number): void {
    for (let index = 0; index < by.length; index++) this.#items[by[index]][this.#counts[by[index]]++] = item;
  }

  /** Everybody sees an item. */
  showAll(item: number): void {
    this.#publicItems[this.#publicCount++] = item;
  }

  /** A step is seen: `result` is the item of the result that it leads to. */
  see(step: Step<unknown, H>, result: number): void {
    this.showAll(result);
    for (const happening of step.happenings) {
      const item = this.sights.happening(happening);
      const { seenBy } = happening;
      if (seenBy === 'all') this.showAll(item);
      else this.show(seenBy, item);
    }
    if (step.discloses !== undefined) {
      for (const agent of step.discloses) this.showAll(this.sights.disclosure(agent));
    }
  }

  /** The number of the set of what everybody has seen. */
  seenByAll(): number {
    return this.sights.set(this.#publicItems, this.#publicCount);
  }

  /** The number of the set of what one player has seen besides; 0 for nothing. */
  seenBy(agent: Agent): number {
    const count = this.#counts[agent];
    return count === 0 ? 0 : this.sights.set(this.#items[agent], count);
  }
}
