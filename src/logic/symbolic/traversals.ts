import type { Diagram } from './node-table.ts';
import { FALSE, HIGH, LOW, NODE, NodeTable, TRUE } from './node-table.ts';
import { OPERATION_SHIFT } from './operation-cache.ts';
import type { VariableMarks } from './variable-marks.ts';
import { MARKED_TRUE, variableSet } from './variable-marks.ts';

/** The operations, by number; 0 stands for none. */
export const AND = 1;
export const XOR = 2;
export const CHOICE = 3;
export const EXISTS = 4;
export const PRODUCT = 5;
export const RESTRICT = 6;
export const AND_COFACTOR = 7;
export const EXISTS_ONE = 8;
export const PRODUCT_ONE = 9;
export const MEETS = 10;

/** Which operands of each operation are diagrams, by bits. */
const DIAGRAM_OPERANDS = [0, 3, 3, 7, 1, 3, 1, 3, 1, 3, 3];

export const NO_VARIABLES = variableSet([]);

/**
 * The traversals behind the operations on diagrams that quantify nothing: recursive methods, each with its depth. At the deepest level a subproblem is put off
 * by `later`, which returns a negative number; so does then every method above it. (A complement of a negative number is negative.)
 */
export abstract class Traversals extends NodeTable {
  /** @param deepest so deep a traversal goes by recursion */
  constructor(
    budget: number,
    protected readonly deepest: number,
  ) {
    super(budget, DIAGRAM_OPERANDS);
  }

  /** The result of a subproblem that lies too deep, if it is known by now; otherwise a negative number. */
  protected abstract later(
    operation: number,
    first: number,
    second: number,
    third: number,
    marks: VariableMarks,
  ): Diagram;

  protected conjoin(first: Diagram, second: Diagram, depth: number): Diagram {
    if (first === second || second === TRUE) return first;
    if (first === TRUE) return second;
    if (first === FALSE || second === FALSE || (first ^ second) === 1) return FALSE;
    const f = first < second ? first : second;
    const g = first < second ? second : first;
    const key = (AND << OPERATION_SHIFT) | f;
    const known = this.cache.find(key, g, 0);
    if (known >= 0) return known;
    if (depth >= this.deepest) return this.later(AND, f, g, 0, NO_VARIABLES);
    // Here and in `Quantification`'s products, where most time is spent, nodes are read directly, and before anything can make one.
    const { nodes } = this;
    const atF = (f >> 1) * NODE;
    const atG = (g >> 1) * NODE;
    const level = Math.min(nodes[atF], nodes[atG]);
    const splitsF = nodes[atF] === level;
    const splitsG = nodes[atG] === level;
    const lowF = splitsF ? nodes[atF + LOW] ^ (f & 1) : f;
    const lowG = splitsG ? nodes[atG + LOW] ^ (g & 1) : g;
    const highF = splitsF ? nodes[atF + HIGH] ^ (f & 1) : f;
    const highG = splitsG ? nodes[atG + HIGH] ^ (g & 1) : g;
    const low = this.conjoin(lowF, lowG, depth + 1);
    if (low < 0) return low;
    const high = this.conjoin(highF, highG, depth + 1);
    if (high < 0) return high;
    return this.cache.keep(key, g, 0, this.node(level, low, high));
  }

  /** TRUE if some assignment satisfies both, else FALSE. The conjunction is never built, and the first such assignment ends it. */
  protected meet(first: Diagram, second: Diagram, depth: number): Diagram {
    if (first === FALSE || second === FALSE || (first ^ second) === 1) return FALSE;
    if (first === TRUE || second === TRUE || first === second) return TRUE;
    const f = first < second ? first : second;
    const g = first < second ? second : first;
    const key = (MEETS << OPERATION_SHIFT) | f;
    const known = this.cache.find(key, g, 0);
    if (known >= 0) return known;
    if (depth >= this.deepest) return this.later(MEETS, f, g, 0, NO_VARIABLES);
    const level = Math.min(this.levelOf(f), this.levelOf(g));
    const low = this.meet(this.lowAt(f, level), this.lowAt(g, level), depth + 1);
    if (low < 0) return low;
    if (low === TRUE) return this.cache.keep(key, g, 0, TRUE);
    const high = this.meet(this.highAt(f, level), this.highAt(g, level), depth + 1);
    return high < 0 ? high : this.cache.keep(key, g, 0, high);
  }

  protected differ(first: Diagram, second: Diagram, depth: number): Diagram {
    const parity = (first ^ second) & 1;
    const f = Math.min(first, second) & ~1;
    const g = Math.max(first, second) & ~1;
    if (f === g) return FALSE ^ parity;
    if (f === TRUE) return g ^ 1 ^ parity;
    const key = (XOR << OPERATION_SHIFT) | f;
    const known = this.cache.find(key, g, 0);
    if (known >= 0) return known ^ parity;
    if (depth >= this.deepest) return this.later(XOR, f, g, 0, NO_VARIABLES) ^ parity;
    const level = Math.min(this.levelOf(f), this.levelOf(g));
    const low = this.differ(this.lowAt(f, level), this.lowAt(g, level), depth + 1);
    if (low < 0) return low;
    const high = this.differ(this.highAt(f, level), this.highAt(g, level), depth + 1);
    if (high < 0) return high;
    return this.cache.keep(key, g, 0, this.node(level, low, high)) ^ parity;
  }

  protected choose(condition: Diagram, then: Diagram, otherwise: Diagram, depth: number): Diagram {
    // The condition uncomplemented, and what it makes certain put in.
    const turned = (condition & 1) === 1;
    const f = condition & ~1;
    let g = fixedBy(f, turned ? otherwise : then, TRUE);
    let h = fixedBy(f, turned ? then : otherwise, FALSE);
    if (f === TRUE || g === h) return g;
    if (g <= 1) return g === TRUE ? this.conjoin(f ^ 1, h ^ 1, depth) ^ 1 : this.conjoin(f ^ 1, h, depth);
    if (h <= 1) return h === TRUE ? this.conjoin(f, g ^ 1, depth) ^ 1 : this.conjoin(f, g, depth);
    if ((g ^ h) === 1) return this.differ(f, h, depth);
    const complement = g & 1;
    g ^= complement;
    h ^= complement;
    const key = (CHOICE << OPERATION_SHIFT) | f;
    const known = this.cache.find(key, g, h);
    if (known >= 0) return known ^ complement;
    if (depth >= this.deepest) return this.later(CHOICE, f, g, h, NO_VARIABLES) ^ complement;
    const level = Math.min(this.levelOf(f), this.levelOf(g), this.levelOf(h));
    const low = this.choose(this.lowAt(f, level), this.lowAt(g, level), this.lowAt(h, level), depth + 1);
    if (low < 0) return low;
    const high = this.choose(this.highAt(f, level), this.highAt(g, level), this.highAt(h, level), depth + 1);
    if (high < 0) return high;
    return this.cache.keep(key, g, h, this.node(level, low, high)) ^ complement;
  }

  protected fix(diagram: Diagram, fixed: VariableMarks, depth: number): Diagram {
    let f = diagram;
    let level = this.levelOf(f);
    while (level <= fixed.last && fixed.marks[level] !== 0) {
      f = fixed.marks[level] === MARKED_TRUE ? this.highOf(f) : this.lowOf(f);
      level = this.levelOf(f);
    }
    if (level > fixed.last) return f;
    const complement = f & 1;
    f ^= complement;
    const key = (RESTRICT << OPERATION_SHIFT) | f;
    const known = this.cache.find(key, fixed.id, 0);
    if (known >= 0) return known ^ complement;
    if (depth >= this.deepest) return this.later(RESTRICT, f, 0, 0, fixed) ^ complement;
    const low = this.fix(this.lowOf(f), fixed, depth + 1);
    if (low < 0) return low;
    const high = this.fix(this.highOf(f), fixed, depth + 1);
    if (high < 0) return high;
    return this.cache.keep(key, fixed.id, 0, this.node(level, low, high)) ^ complement;
  }

  /** `fixed` is twice the variable, plus 1 if it is to be true. */
  protected conjoinFixed(f: Diagram, g: Diagram, fixed: number, depth: number): Diagram {
    if (f === FALSE || g === FALSE) return FALSE;
    const variable = fixed >> 1;
    const other = this.levelOf(g);
    if (other > variable) return this.conjoin(f, g, depth);
    const level = Math.min(this.levelOf(f), other);
    if (other === variable && level === variable) {
      return this.conjoin(f, (fixed & 1) === 1 ? this.highOf(g) : this.lowOf(g), depth);
    }
    const key = (AND_COFACTOR << OPERATION_SHIFT) | f;
    const known = this.cache.find(key, g, fixed);
    if (known >= 0) return known;
    if (depth >= this.deepest) return this.later(AND_COFACTOR, f, g, fixed, NO_VARIABLES);
    const low = this.conjoinFixed(this.lowAt(f, level), this.lowAt(g, level), fixed, depth + 1);
    if (low < 0) return low;
    const high = this.conjoinFixed(this.highAt(f, level), this.highAt(g, level), fixed, depth + 1);
    if (high < 0) return high;
    return this.cache.keep(key, g, fixed, this.node(level, low, high));
  }
}

/** A diagram where `condition` has the value: that value, or its complement, if the diagram is nothing but the condition. */
function fixedBy(condition: Diagram, diagram: Diagram, value: Diagram): Diagram {
  if (diagram === condition) return value;
  return diagram === (condition ^ 1) ? value ^ 1 : diagram;
}
