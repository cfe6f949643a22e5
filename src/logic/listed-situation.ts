import type { Formula } from './formula/formula.ts';
import type { Facts, Knowledge, Projection, WorldList } from './knowledge.ts';
import type { ListedKnowledge } from './listed-knowledge.ts';
import type { ValuedModel } from './valued-model.ts';

/** A moment of a situation's past, or its present. */
export interface ListedMoment<Known> {
  readonly knowledge: Known;
  /** The actual world. */
  readonly world: number;
  /** For each world, the one of the moment before that it descends from. */
  readonly parents: Int32Array;
}

/** What all situations in worlds that are listed one by one answer alike, whatever their relations are. */
export abstract class ListedSituation<Known extends ListedKnowledge & Knowledge, Moment extends ListedMoment<Known>> {
  /** @param history at least one moment; the last one is now */
  constructor(protected readonly history: readonly Moment[]) {}

  /** The worlds that an agent holds possible. */
  protected abstract cellOf(agent: string): readonly number[];

  get knowledge(): Known {
    return this.now.knowledge;
  }

  get facts(): Facts {
    return this.knowledge.factsOf(this.now.world);
  }

  holds(formula: Formula): boolean {
    return this.knowledge.truth(formula)[this.now.world] === 1;
  }

  cell(agent: string, most: number): WorldList {
    return this.knowledge.list(this.cellOf(agent), most);
  }

  projectCell(agent: string, atoms: readonly string[], most: number): Projection {
    return this.knowledge.projection(this.cellOf(agent), atoms, most);
  }

  listed(most: number): { readonly valued: ValuedModel; readonly world: number } {
    return { valued: this.knowledge.listed(most), world: this.now.world };
  }

  protected get now(): Moment {
    return this.history[this.history.length - 1];
  }
}
