import { FactOrder } from './fact-order.ts';
import type { Formula } from './formula/formula.ts';
import type { Facts, Projection, WorldList } from './knowledge.ts';
import type { WorldSet } from './model.ts';
import { membersOf } from './world-set.ts';

/** What all knowledge in worlds that are listed one by one answers alike, whatever its relations are. */
export abstract class ListedKnowledge {
  readonly kind = 'explicit';
  readonly #order: FactOrder;

  /** @param atoms as `printFormula` writes them */
  constructor(readonly atoms: readonly string[]) {
    this.#order = new FactOrder(atoms);
  }

  /** How many worlds are listed. */
  protected abstract get size(): number;

  /** The worlds where a formula holds. */
  abstract truth(formula: Formula): WorldSet;

  /** The atoms that are true in a world. */
  abstract factsOf(world: number): Facts;

  count(): bigint {
    return BigInt(this.size);
  }

  valid(formula: Formula): boolean {
    return !this.truth(formula).includes(0);
  }

  where(formula: Formula, most: number): WorldList {
    return this.list(membersOf(this.truth(formula)), most);
  }

  project(formula: Formula, atoms: readonly string[], most: number): Projection {
    return this.projection(membersOf(this.truth(formula)), atoms, most);
  }

  /** Worlds by their facts. */
  list(worlds: readonly number[], most: number): WorldList {
    if (most === 0) return { count: BigInt(worlds.length), worlds: [] };
    const facts = worlds.map((world) => this.factsOf(world));
    return { count: BigInt(worlds.length), worlds: this.#order.sorted(facts).slice(0, most) };
  }

  /** Worlds by chosen atoms. */
  projection(worlds: readonly number[], atoms: readonly string[], most: number): Projection {
    return this.#order.projection(
      worlds.map((world) => this.factsOf(world)),
      atoms,
      most,
    );
  }

  /** The first world with exactly these true atoms; null if there is none. */
  protected worldWith(facts: Facts): number | null {
    const wanted = String(this.#order.placesOf(facts));
    for (let world = 0; world < this.size; world++) {
      if (String(this.#order.placesOf(this.factsOf(world))) === wanted) return world;
    }
    return null;
  }
}
