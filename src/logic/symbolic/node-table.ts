import { GrowingWords } from '../../kit/growing-words.ts';
import { hashOfThree } from '../../kit/hash.ts';
import { OPERATION_SHIFT, OperationCache } from './operation-cache.ts';

/**
 * A Boolean function of numbered variables: the number of a node, doubled, plus 1 if the function is the complement of what the node
 * stands for. Equal functions are equal numbers, as long as both are kept.
 */
export type Diagram = number;

export const TRUE: Diagram = 0;
export const FALSE: Diagram = 1;

/** Thrown when more nodes would be needed than allowed. Everything that was there before is still there and usable. */
export class NodesOverBudget extends Error {
  override readonly name = 'NodesOverBudget';
  constructor(readonly budget: number) {
    super(`The decision diagrams would need more than ${budget} nodes.`);
  }
}

/** Whoever keeps diagrams: what it names survives a collection. */
export interface DiagramOwner {
  /** The diagrams that it needs. */
  roots(): Iterable<Diagram>;
}

/** Words of a node: its variable, its diagrams where the variable is false and where it is true, the mark of a traversal. */
export const NODE = 4;
export const LOW = 1;
export const HIGH = 2;
const MARK = 3;

/** Marks begin anew above this, where those of one more traversal still are numbers of 32 bits. */
const MANY_MARKS = 1 << 30;

/** A diagram has 27 bits, a node one less. */
const MOST_NODES = 1 << (OPERATION_SHIFT - 1);

/** The variable of the constant: below all others. */
const CONSTANT_LEVEL = 0x7fffffff;
const FREE_LEVEL = -1;

/**
 * Up to so many nodes none are freed unasked: a step on a law finds most of its results among what the step before left behind, and a collection
 * forgets them. With a quarter of it, all rounds of 200 muddy children take ten times as long. A little less than a power of two, so that the step
 * that passes it does not double the table.
 */
const MANY_NODES = (1 << 20) - (1 << 15);
const FIRST_CAPACITY = 1 << 10;
const SLOTS_PER_NODE = 2;
/** The cache has two entries for a node, and one where that would be more than `MANY_CACHE_ENTRIES`. */
const CACHE_ENTRIES_PER_NODE = 2;
const MANY_CACHE_ENTRIES = 1 << 20;
const MOST_CACHE_ENTRIES = 1 << 22;

/**
 * The nodes of ordered decision diagrams with complement edges, each stored once (Bryant 1986; Brace, Rudell and Bryant 1990). A
 * variable's number is its place in the order, 0 on top. The diagram where a node's variable is true is never a complement,
 * which makes diagrams canonical.
 *
 * Nodes lie interleaved in one typed array. They are found by hashing with open addressing, in a table that is at most half full.
 */
export class NodeTable {
  private readonly nodeWords = new GrowingWords(FIRST_CAPACITY * NODE);
  private readonly slotWords = new GrowingWords(FIRST_CAPACITY * SLOTS_PER_NODE);
  /** Replaced when the table grows: it must be read again after whatever may make a node. */
  protected nodes = this.nodeWords.words;
  private slots = this.slotWords.words;
  protected readonly cache: OperationCache;
  /** Nodes from here on were never used. Node 0 is the constant. */
  private fresh = 1;
  private free = 0;
  private freeCount = 0;
  /** Marks of the last traversal are above `unmarked`, and at most `mark`. */
  private unmarked = 0;
  private mark = 0;
  /** How many nodes were left by the last collection. */
  private left = 0;
  private readonly owners = new Set<WeakRef<DiagramOwner>>();

  /**
   * @param budget the most nodes there may be at once
   * @param operandsOf for each operation, by bits, which of its operands (1, 2, 4) are diagrams
   */
  constructor(
    readonly budget: number,
    operandsOf: readonly number[],
  ) {
    this.nodes[0] = CONSTANT_LEVEL;
    this.cache = new OperationCache(FIRST_CAPACITY * CACHE_ENTRIES_PER_NODE, operandsOf);
  }

  /** How many nodes there are, among them such as nobody needs any more. */
  get size(): number {
    return this.fresh - this.freeCount;
  }

  /** Short, for whoever prints something that refers to it. */
  toString(): string {
    return `a table of ${this.size} nodes`;
  }

  /** The bytes that nodes, their table and the cache take. */
  get bytes(): number {
    return this.nodes.byteLength + this.slots.byteLength + this.cache.bytes;
  }

  /** The uppermost variable of a diagram; for a constant a number above all variables. */
  levelOf(diagram: Diagram): number {
    return this.nodes[(diagram >> 1) * NODE];
  }

  /** What becomes of a diagram if its uppermost variable is false. */
  lowOf(diagram: Diagram): Diagram {
    return this.nodes[(diagram >> 1) * NODE + LOW] ^ (diagram & 1);
  }

  /** What becomes of a diagram if its uppermost variable is true. */
  highOf(diagram: Diagram): Diagram {
    return this.nodes[(diagram >> 1) * NODE + HIGH] ^ (diagram & 1);
  }

  /** What becomes of a diagram if a variable is false that is not below its uppermost one. */
  protected lowAt(diagram: Diagram, level: number): Diagram {
    const place = (diagram >> 1) * NODE;
    return this.nodes[place] === level ? this.nodes[place + LOW] ^ (diagram & 1) : diagram;
  }

  /** What becomes of a diagram if a variable is true that is not below its uppermost one. */
  protected highAt(diagram: Diagram, level: number): Diagram {
    const place = (diagram >> 1) * NODE;
    return this.nodes[place] === level ? this.nodes[place + HIGH] ^ (diagram & 1) : diagram;
  }

  /**
   * The nodes that diagrams consist of, apart from the constant, each as an uncomplemented diagram: after everything that is below it. Not by recursion.
   */
  reachable(roots: Iterable<Diagram>): Diagram[] {
    this.unmark();
    const { nodes, unmarked } = this;
    const entered = ++this.mark;
    nodes[MARK] = entered;
    const found: Diagram[] = [];
    for (const root of roots) {
      let place = (root >> 1) * NODE;
      if (nodes[place + MARK] > unmarked) continue;
      const above: number[] = [];
      for (;;) {
        nodes[place + MARK] = entered;
        const low = (nodes[place + LOW] >> 1) * NODE;
        const high = (nodes[place + HIGH] >> 1) * NODE;
        const next = nodes[low + MARK] <= unmarked ? low : nodes[high + MARK] <= unmarked ? high : -1;
        if (next >= 0) {
          above.push(place);
          place = next;
          continue;
        }
        nodes[place + MARK] = ++this.mark;
        found.push((place / NODE) << 1);
        const last = above.pop();
        if (last === undefined) break;
        place = last;
      }
    }
    return found;
  }

  /** The place of a diagram's node in what `reachable` found last; -1 for the constant. */
  placeFound(diagram: Diagram): number {
    return this.nodes[(diagram >> 1) * NODE + MARK] - this.unmarked - 2;
  }

  private unmark(): void {
    if (this.mark > MANY_MARKS) {
      for (let place = MARK; place < this.nodes.length; place += NODE) this.nodes[place] = 0;
      this.mark = 0;
    }
    this.unmarked = this.mark;
  }

  /** From now on what the owner names survives collections, as long as the program refers to the owner. */
  own(owner: DiagramOwner): void {
    this.owners.add(new WeakRef(owner));
  }

  /**
   * Frees all nodes but those of the given diagrams and of what owners name; all other diagrams become meaningless. Results that
   * speak only of what is left stay remembered. Returns how many nodes are left.
   */
  collect(kept: Iterable<Diagram> = []): number {
    const roots = [...kept];
    for (const reference of this.owners) {
      const owner = reference.deref();
      if (owner === undefined) this.owners.delete(reference);
      else roots.push(...owner.roots());
    }
    this.reachable(roots);
    const { nodes } = this;
    this.free = 0;
    this.freeCount = 0;
    for (let node = this.fresh - 1; node > 0; node--) {
      const place = node * NODE;
      if (nodes[place + MARK] > this.unmarked) continue;
      nodes[place] = FREE_LEVEL;
      nodes[place + LOW] = this.free;
      this.free = node;
      this.freeCount++;
    }
    this.fillSlots();
    this.cache.forget((diagram) => nodes[(diagram >> 1) * NODE] === FREE_LEVEL);
    this.left = this.size;
    return this.left;
  }

  /** Collects if there are many nodes, most of them made since the last collection. */
  tidy(): void {
    if (this.size > Math.max(MANY_NODES, 2 * this.left)) this.collect();
  }

  /** The diagram that is `low` where the variable is false and `high` where it is true; both have lower variables only. */
  protected node(level: number, low: Diagram, high: Diagram): Diagram {
    if (low === high) return low;
    const complement = high & 1;
    const first = low ^ complement;
    const second = high ^ complement;
    const { nodes, slots } = this;
    const mask = slots.length - 1;
    let slot = hashOfThree(level, first, second) & mask;
    for (let node = slots[slot]; node !== 0; node = slots[slot]) {
      const place = node * NODE;
      if (nodes[place + LOW] === first && nodes[place + HIGH] === second && nodes[place] === level) {
        return (node << 1) | complement;
      }
      slot = (slot + 1) & mask;
    }
    return (this.insert(slot, level, first, second) << 1) | complement;
  }

  private insert(found: number, level: number, low: Diagram, high: Diagram): number {
    if (this.size >= this.budget) throw new NodesOverBudget(this.budget);
    let slot = found;
    let node = this.free;
    if (node !== 0) {
      this.free = this.nodes[node * NODE + LOW];
      this.freeCount--;
    } else {
      if ((this.fresh + 1) * NODE > this.nodes.length) {
        this.grow();
        slot = this.emptySlot(level, low, high);
      }
      node = this.fresh++;
    }
    const place = node * NODE;
    this.nodes[place] = level;
    this.nodes[place + LOW] = low;
    this.nodes[place + HIGH] = high;
    this.slots[slot] = node;
    return node;
  }

  private emptySlot(level: number, low: Diagram, high: Diagram): number {
    const mask = this.slots.length - 1;
    let slot = hashOfThree(level, low, high) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    if (this.fresh >= MOST_NODES) throw new NodesOverBudget(MOST_NODES);
    this.nodes = this.nodeWords.double();
    this.slots = this.slotWords.double();
    this.fillSlots();
    const capacity = this.nodes.length / NODE;
    if (this.cache.size < Math.min(MOST_CACHE_ENTRIES, Math.max(MANY_CACHE_ENTRIES, capacity))) this.cache.grow();
  }

  private fillSlots(): void {
    const { nodes, slots } = this;
    slots.fill(0);
    for (let node = 1; node < this.fresh; node++) {
      const place = node * NODE;
      if (nodes[place] === FREE_LEVEL) continue;
      slots[this.emptySlot(nodes[place], nodes[place + LOW], nodes[place + HIGH])] = node;
    }
  }
}
