import type { Diagrams } from './diagrams.ts';
import type { Diagram } from './node-table.ts';
import { FALSE, TRUE } from './node-table.ts';

/** Digits of a count have so many bits: whatever comes up in a sum of two is then a small number for the machine. */
const DIGIT = 28;
const MOST_IN_DIGIT = (1 << DIGIT) - 1;

/**
 * How many assignments to the given variables satisfy a diagram that depends on no others. Exact, in time proportional to the diagram and to their number.
 */
export function countModels(diagrams: Diagrams, diagram: Diagram, variables: readonly number[]): bigint {
  const last = Math.floor(variables.length / DIGIT);
  const digits = last + 1;
  const nodes = diagrams.reachable([diagram]);
  // First the digits of the constant, which all assignments satisfy; then those of the nodes. Nothing else is made in the loop: it would be garbage by the
  // hundred megabytes where the laws of many rounds are counted.
  const counts = new Int32Array((nodes.length + 1) * digits);
  counts[last] = 1 << (variables.length % DIGIT);
  for (let place = 0; place < nodes.length; place++) {
    const low = diagrams.lowOf(nodes[place]);
    const high = diagrams.highOf(nodes[place]);
    const start = (place + 1) * digits;
    add(counts, digits, start, (diagrams.placeFound(low) + 1) * digits, (low & 1) === 1);
    add(counts, digits, start, (diagrams.placeFound(high) + 1) * digits, (high & 1) === 1);
    halve(counts, digits, start);
  }
  const start = (diagrams.placeFound(diagram) + 1) * digits;
  const satisfied = wholeNumber(counts.subarray(start, start + digits));
  return (diagram & 1) === 0 ? satisfied : wholeNumber(counts.subarray(0, digits)) - satisfied;
}

/** Adds to the number at `to` that at `from`, or what it lacks of the first. */
function add(counts: Int32Array, digits: number, to: number, from: number, isComplement: boolean): void {
  let carry = 0;
  for (let digit = 0; digit < digits; digit++) {
    const other = counts[from + digit];
    const sum = counts[to + digit] + carry + (isComplement ? counts[digit] - other : other);
    counts[to + digit] = sum & MOST_IN_DIGIT;
    carry = sum >> DIGIT;
  }
}

function halve(counts: Int32Array, digits: number, at: number): void {
  let carry = 0;
  for (let place = at + digits - 1; place >= at; place--) {
    const digit = counts[place] | (carry << DIGIT);
    counts[place] = digit >> 1;
    carry = digit & 1;
  }
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
