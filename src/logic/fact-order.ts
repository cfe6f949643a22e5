import type { Facts, Projection } from './knowledge.ts';
import { logicMessages } from './messages.ts';
import { MeaningError } from './truth.ts';

/** The atoms of listed worlds in their order, by which worlds are sorted and put together. */
export class FactOrder {
  readonly #places: ReadonlyMap<string, number>;

  constructor(private readonly atoms: readonly string[]) {
    this.#places = new Map(atoms.map((atom, place) => [atom, place]));
  }

  /** The places of atoms in their list, ascending. @throws MeaningError for an unknown atom. */
  placesOf(facts: Facts): readonly number[] {
    const places = facts.map((fact) => {
      const place = this.#places.get(fact);
      if (place !== undefined) return place;
      throw new MeaningError(logicMessages.unknownAtom(fact, this.atoms), { start: 0, end: 0 });
    });
    return places.sort((one, other) => one - other);
  }

  /** Sets of facts in the order of a dictionary of the atoms. */
  sorted(sets: readonly Facts[]): readonly Facts[] {
    return sets
      .map((facts) => ({ facts, places: this.placesOf(facts) }))
      .sort((one, other) => byDictionary(one.places, other.places))
      .map(({ facts }) => facts);
  }

  /** Worlds by chosen atoms. @throws MeaningError for an unknown atom. */
  projection(worlds: Iterable<Facts>, atoms: readonly string[], most: number): Projection {
    const chosen = new Set(this.placesOf(atoms));
    const counts = new Map<string, { readonly facts: Facts; count: bigint }>();
    for (const world of worlds) {
      const places = this.placesOf(world).filter((place) => chosen.has(place));
      const part = counts.get(String(places)) ?? { facts: places.map((place) => this.atoms[place]), count: 0n };
      part.count++;
      counts.set(String(places), part);
    }
    const parts = this.sorted([...counts.values()].map(({ facts }) => facts));
    return {
      parts: parts
        .slice(0, most)
        .map((facts) => ({ facts, count: counts.get(String(this.placesOf(facts)))?.count ?? 0n })),
      complete: parts.length <= most,
    };
  }
}

/** Compares lists of numbers as words in a dictionary. */
function byDictionary(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < one.length && index < other.length; index++) {
    if (one[index] !== other[index]) return one[index] - other[index];
  }
  return one.length - other.length;
}
