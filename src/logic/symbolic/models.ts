import type { Diagrams } from './diagrams.ts';
import type { Diagram } from './node-table.ts';
import { FALSE, TRUE } from './node-table.ts';

/** Digits of a count have so many bits: sums of two stay whole numbers of 32 bits. */
const DIGIT = 28;
const MOST_IN_DIGIT = (1 << DIGIT) - 1;

/**
 * How many assignments to the given variables satisfy a diagram that depends on no others. Exact, in time proportional to the diagram and to their number.
 * Counts are digits in one array: as big integers they would be garbage by the hundred megabytes.
 */
export function countModels(diagrams: Diagrams, diagram: Diagram, variables: readonly number[]): bigint {
  const last = Math.floor(variables.length / DIGIT);
  const digits = last + 1;
  const nodes = diagrams.reachable([diagram]);
  // First that of the constant, which all assignments satisfy; then those of the nodes, of which each is half of what its two parts have together.
  const counts = new Int32Array((nodes.length + 1) * digits);
  const all = counts.subarray(0, digits);
  all[last] = 1 << (variables.length % DIGIT);
  const startOf = (of: Diagram) => (diagrams.placeFound(of) + 1) * digits;
  for (const [place, node] of nodes.entries()) {
    const [low, high] = [diagrams.lowOf(node), diagrams.highOf(node)];
    const [atLow, atHigh, at] = [startOf(low), startOf(high), (place + 1) * digits];
    let carry = 0;
    for (let digit = 0; digit < digits; digit++) {
      const one = counts[atLow + digit];
      const other = counts[atHigh + digit];
      const sum = carry + ((low & 1) === 0 ? one : all[digit] - one) + ((high & 1) === 0 ? other : all[digit] - other);
      counts[at + digit] = sum & MOST_IN_DIGIT;
      carry = sum >> DIGIT;
    }
    for (let digit = last; digit >= 0; digit--) {
      const doubled = counts[at + digit] + (carry << DIGIT);
      counts[at + digit] = doubled >> 1;
      carry = doubled & 1;
    }
  }
  const start = startOf(diagram);
  const satisfied = wholeNumber(counts.subarray(start, start + digits));
  return (diagram & 1) === 0 ? satisfied : wholeNumber(all) - satisfied;
}

function wholeNumber(digits: Int32Array): bigint {
  return digits.reduceRight((sum, digit) => (sum << BigInt(DIGIT)) + BigInt(digit), 0n);
}

/**
 * The first `most` assignments to the given variables (in ascending order) that satisfy a diagram which depends on no others. Each
 * is told by its true variables, ascending; they come in the order of a dictionary: {}, {1}, {1,2}, {2}.
 */
export function listModels(
  diagrams: Diagrams,
  diagram: Diagram,
  variables: readonly number[],
  most: number,
): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const waiting: Branch[] = diagram === FALSE ? [] : [{ diagram, place: 0, truths: null, isNew: true }];
  for (let branch = waiting.pop(); branch !== undefined && found.length < most; branch = waiting.pop()) {
    const { diagram: rest, place, truths, isNew } = branch;
    if (isNew && holdsWithoutTruths(diagrams, rest)) found.push(variablesOf(truths));
    if (place === variables.length) continue;
    const splits = diagrams.levelOf(rest) === variables[place];
    const low = splits ? diagrams.lowOf(rest) : rest;
    const high = splits ? diagrams.highOf(rest) : rest;
    if (low !== FALSE) waiting.push({ diagram: low, place: place + 1, truths, isNew: false });
    if (high === FALSE) continue;
    const more = { variable: variables[place], before: truths };
    waiting.push({ diagram: high, place: place + 1, truths: more, isNew: true });
  }
  return found;
}

/** Whether a diagram holds where exactly the given variables are true. */
export function holdsAt(diagrams: Diagrams, diagram: Diagram, truths: ReadonlySet<number>): boolean {
  let rest = diagram;
  while (rest > FALSE) rest = truths.has(diagrams.levelOf(rest)) ? diagrams.highOf(rest) : diagrams.lowOf(rest);
  return rest === TRUE;
}

/** What is left to be listed: assignments to the variables from a place on, beside those above that are true. */
interface Branch {
  readonly diagram: Diagram;
  readonly place: number;
  readonly truths: Truths | null;
  /** False if the assignment without any further true variable was listed before. */
  readonly isNew: boolean;
}

interface Truths {
  readonly variable: number;
  readonly before: Truths | null;
}

const NOTHING: ReadonlySet<number> = new Set();

function holdsWithoutTruths(diagrams: Diagrams, diagram: Diagram): boolean {
  return holdsAt(diagrams, diagram, NOTHING);
}

function variablesOf(truths: Truths | null): number[] {
  const variables: number[] = [];
  for (let last = truths; last !== null; last = last.before) variables.push(last.variable);
  return variables.reverse();
}
