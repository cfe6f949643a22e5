import { PairTable } from '../kit/pair-table.ts';
import type { Agent, Happening, Move, Result } from './rules.ts';

/** Something that can be seen: a happening, one's own move at a seat, the result, or that somebody's diary was opened. */
export type Item<M extends Move, H extends Happening> =
  | { readonly of: 'happening'; readonly happening: H }
  | { readonly of: 'move'; readonly seat: string; readonly move: M }
  | { readonly of: 'result'; readonly result: Result | null }
  | { readonly of: 'disclosure'; readonly agent: Agent };

/**
 * Numbers for everything that can be seen, and for sets of it. What somebody sees in one step is a set of items: the
 * engine sorts them, so their order tells nothing, and the audience of a happening is no part of it. Equal numbers mean
 * exactly that the same was seen.
 */
export class SightTable<M extends Move, H extends Happening> {
  readonly #items: (Item<M, H> | undefined)[] = [];
  readonly #reserved: { readonly first: number; readonly end: number; readonly happening: (index: number) => H }[] = [];
  #noResult: number | null = null;
  readonly #byText = new Map<string, number>();
  readonly #byHappening = new WeakMap<H, number>();
  readonly #byWriting = new Map<string, number>();
  readonly #byMove = new WeakMap<M, Map<string, number>>();
  readonly #disclosures: number[] = [];
  readonly #sets = new PairTable();

  /** The number of a happening, whoever sees it. */
  happening(happening: H): number {
    let number = this.#byHappening.get(happening);
    if (number !== undefined) return number;
    // As it is written it may be known already; only what is new is put into its canonical form.
    const written = JSON.stringify(happening);
    number = this.#byWriting.get(written) ?? this.#number(`h${contentText(happening)}`, { of: 'happening', happening });
    this.#byWriting.set(written, number);
    this.#byHappening.set(happening, number);
    return number;
  }

  /** The number of a move at a seat. */
  move(seat: string, move: M): number {
    let bySeat = this.#byMove.get(move);
    if (bySeat === undefined) {
      bySeat = new Map();
      this.#byMove.set(move, bySeat);
    }
    let number = bySeat.get(seat);
    if (number === undefined) {
      number = this.#number(`m${JSON.stringify([seat, move])}`, { of: 'move', seat, move });
      bySeat.set(seat, number);
    }
    return number;
  }

  result(result: Result | null): number {
    if (result === null) return (this.#noResult ??= this.#number('rnull', { of: 'result', result }));
    return this.#number(`r${JSON.stringify(result)}`, { of: 'result', result });
  }

  disclosure(agent: Agent): number {
    return (this.#disclosures[agent] ??= this.#number(`d${agent}`, { of: 'disclosure', agent }));
  }

  /** Numbers in a row for happenings that are never met otherwise; each is made when it is first asked for. The first of the numbers. */
  reserve(count: number, happening: (index: number) => H): number {
    const first = this.#items.length;
    this.#items.length = first + count;
    this.#reserved.push({ first, end: first + count, happening });
    return first;
  }

  /** The number of the set of one item. */
  single(item: number): number {
    return this.#sets.number(0, item) + 1;
  }

  /**
   * The number of the set of the first `count` items in `items`; the array is sorted in place. Items that occur twice count
   * once. The empty set is 0.
   */
  set(items: Int32Array, count: number): number {
    sortStart(items, count);
    let set = 0;
    for (let index = 0; index < count; index++) {
      if (index > 0 && items[index] === items[index - 1]) continue;
      set = this.#sets.number(set, items[index]) + 1;
    }
    return set;
  }

  /** The items of a set. */
  items(set: number): readonly Item<M, H>[] {
    const items: Item<M, H>[] = [];
    for (let rest = set; rest > 0; rest = this.#sets.first(rest - 1)) {
      items.unshift(this.#item(this.#sets.second(rest - 1)));
    }
    return items;
  }

  #item(number: number): Item<M, H> {
    const known = this.#items[number];
    if (known !== undefined) return known;
    const reserved = this.#reserved.find(({ first, end }) => first <= number && number < end);
    if (reserved === undefined) throw new RangeError(`There is no item ${number}.`);
    return (this.#items[number] = { of: 'happening', happening: reserved.happening(number - reserved.first) });
  }

  #number(text: string, item: Item<M, H>): number {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    this.#byText.set(text, this.#items.length);
    return this.#items.push(item) - 1;
  }
}

/** The happening as text, without its audience and whatever the order of its fields. */
function contentText(happening: Happening): string {
  const fields = Object.entries(happening).filter(([name]) => name !== 'seenBy');
  fields.sort(([first], [second]) => (first < second ? -1 : 1));
  return JSON.stringify(fields);
}

/** Sorts the first `count` numbers; there are few, so by insertion. */
function sortStart(numbers: Int32Array, count: number): void {
  for (let next = 1; next < count; next++) {
    const number = numbers[next];
    let place = next;
    while (place > 0 && numbers[place - 1] > number) {
      numbers[place] = numbers[place - 1];
      place--;
    }
    numbers[place] = number;
  }
}
