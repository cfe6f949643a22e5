import type { Diagrams } from './diagrams.ts';
import type { Diagram } from './node-table.ts';
import { FALSE, TRUE } from './node-table.ts';

/**
 * How many assignments to the given variables (in ascending order) satisfy a diagram that depends on no others. Exact, in time
 * proportional to the diagram.
 */
export function countModels(diagrams: Diagrams, diagram: Diagram, variables: readonly number[]): bigint {
  const places = new Map(variables.map((variable, place) => [variable, place]));
  const placeOf = (of: Diagram) => places.get(diagrams.levelOf(of)) ?? variables.length;
  const powers = Array.from({ length: variables.length + 1 }, (_, exponent) => 1n << BigInt(exponent));
  const nodes = diagrams.reachable([diagram]);
  // For each node: how many assignments to its variable and those below satisfy it.
  const counts: bigint[] = [];
  const countFrom = (of: Diagram, place: number): bigint => {
    const own = placeOf(of);
    const satisfied = of <= FALSE ? 1n : counts[diagrams.placeFound(of)];
    const count = (of & 1) === 0 ? satisfied : powers[variables.length - own] - satisfied;
    return own === place ? count : count << BigInt(own - place);
  };
  for (const node of nodes) {
    const below = placeOf(node) + 1;
    counts.push(countFrom(diagrams.lowOf(node), below) + countFrom(diagrams.highOf(node), below));
  }
  return countFrom(diagram, 0);
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
