import type { Diagram } from './node-table.ts';
import { FALSE, HIGH, LOW, NODE, TRUE } from './node-table.ts';
import { OPERATION_SHIFT } from './operation-cache.ts';
import { EXISTS, EXISTS_ONE, NO_VARIABLES, PRODUCT, PRODUCT_ONE, Traversals } from './traversals.ts';
import type { VariableMarks } from './variable-marks.ts';

/**
 * The traversals that quantify: over a set of variables, and over one. What is found for one variable is remembered by its number, not by
 * a set's, so that whoever makes a new set of that variable finds it again. Sets of one variable could go through the traversals for sets: all rounds of 120
 * muddy children by the general operators then took more processor time in each of five pairs of runs (by 9 to 43 %), and of 80 as much, which is why they have their own.
 */
export abstract class Quantification extends Traversals {
  protected project(f: Diagram, set: VariableMarks, depth: number): Diagram {
    const level = this.levelOf(f);
    if (level > set.last) return f;
    const key = (EXISTS << OPERATION_SHIFT) | f;
    const known = this.cache.find(key, set.id, 0);
    if (known >= 0) return known;
    if (depth >= this.deepest) return this.later(EXISTS, f, 0, 0, set);
    const quantified = set.marks[level] !== 0;
    const low = this.project(this.lowOf(f), set, depth + 1);
    if (low < 0) return low;
    if (quantified && low === TRUE) return this.cache.keep(key, set.id, 0, TRUE);
    const high = this.project(this.highOf(f), set, depth + 1);
    if (high < 0) return high;
    const result = quantified ? this.conjoin(low ^ 1, high ^ 1, depth + 1) ^ 1 : this.node(level, low, high);
    return result < 0 ? result : this.cache.keep(key, set.id, 0, result);
  }

  protected product(first: Diagram, second: Diagram, set: VariableMarks, depth: number): Diagram {
    if (first === FALSE || second === FALSE || (first ^ second) === 1) return FALSE;
    if (first === TRUE || first === second) return this.project(second, set, depth);
    if (second === TRUE) return this.project(first, set, depth);
    const f = first < second ? first : second;
    const g = first < second ? second : first;
    const { nodes } = this;
    const atF = (f >> 1) * NODE;
    const atG = (g >> 1) * NODE;
    const level = Math.min(nodes[atF], nodes[atG]);
    if (level > set.last) return this.conjoin(f, g, depth);
    const key = (PRODUCT << OPERATION_SHIFT) | f;
    const known = this.cache.find(key, g, set.id);
    if (known >= 0) return known;
    if (depth >= this.deepest) return this.later(PRODUCT, f, g, 0, set);
    const quantified = set.marks[level] !== 0;
    const splitsF = nodes[atF] === level;
    const splitsG = nodes[atG] === level;
    const lowF = splitsF ? nodes[atF + LOW] ^ (f & 1) : f;
    const lowG = splitsG ? nodes[atG + LOW] ^ (g & 1) : g;
    const highF = splitsF ? nodes[atF + HIGH] ^ (f & 1) : f;
    const highG = splitsG ? nodes[atG + HIGH] ^ (g & 1) : g;
    const low = this.product(lowF, lowG, set, depth + 1);
    if (low < 0) return low;
    if (quantified && low === TRUE) return this.cache.keep(key, g, set.id, TRUE);
    const high = this.product(highF, highG, set, depth + 1);
    if (high < 0) return high;
    const result = quantified ? this.conjoin(low ^ 1, high ^ 1, depth + 1) ^ 1 : this.node(level, low, high);
    return result < 0 ? result : this.cache.keep(key, g, set.id, result);
  }

  protected projectOne(f: Diagram, variable: number, depth: number): Diagram {
    const level = this.levelOf(f);
    if (level > variable) return f;
    const key = (EXISTS_ONE << OPERATION_SHIFT) | f;
    const known = this.cache.find(key, variable, 0);
    if (known >= 0) return known;
    if (depth >= this.deepest) return this.later(EXISTS_ONE, f, variable, 0, NO_VARIABLES);
    if (level === variable) {
      const either = this.conjoin(this.lowOf(f) ^ 1, this.highOf(f) ^ 1, depth + 1) ^ 1;
      return either < 0 ? either : this.cache.keep(key, variable, 0, either);
    }
    const low = this.projectOne(this.lowOf(f), variable, depth + 1);
    if (low < 0) return low;
    const high = this.projectOne(this.highOf(f), variable, depth + 1);
    if (high < 0) return high;
    return this.cache.keep(key, variable, 0, this.node(level, low, high));
  }

  protected productOne(first: Diagram, second: Diagram, variable: number, depth: number): Diagram {
    if (first === FALSE || second === FALSE || (first ^ second) === 1) return FALSE;
    if (first === TRUE || first === second) return this.projectOne(second, variable, depth);
    if (second === TRUE) return this.projectOne(first, variable, depth);
    const f = first < second ? first : second;
    const g = first < second ? second : first;
    const { nodes } = this;
    const atF = (f >> 1) * NODE;
    const atG = (g >> 1) * NODE;
    const level = Math.min(nodes[atF], nodes[atG]);
    if (level > variable) return this.conjoin(f, g, depth);
    const key = (PRODUCT_ONE << OPERATION_SHIFT) | f;
    const known = this.cache.find(key, g, variable);
    if (known >= 0) return known;
    if (depth >= this.deepest) return this.later(PRODUCT_ONE, f, g, variable, NO_VARIABLES);
    const splitsF = nodes[atF] === level;
    const splitsG = nodes[atG] === level;
    const lowF = splitsF ? nodes[atF + LOW] ^ (f & 1) : f;
    const lowG = splitsG ? nodes[atG + LOW] ^ (g & 1) : g;
    const highF = splitsF ? nodes[atF + HIGH] ^ (f & 1) : f;
    const highG = splitsG ? nodes[atG + HIGH] ^ (g & 1) : g;
    const quantified = level === variable;
    const low = quantified ? this.conjoin(lowF, lowG, depth + 1) : this.productOne(lowF, lowG, variable, depth + 1);
    if (low < 0) return low;
    if (quantified && low === TRUE) return this.cache.keep(key, g, variable, TRUE);
    const high = quantified
      ? this.conjoin(highF, highG, depth + 1)
      : this.productOne(highF, highG, variable, depth + 1);
    if (high < 0) return high;
    const result = quantified ? this.conjoin(low ^ 1, high ^ 1, depth + 1) ^ 1 : this.node(level, low, high);
    return result < 0 ? result : this.cache.keep(key, g, variable, result);
  }
}
