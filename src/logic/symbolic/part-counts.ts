import type { Diagrams } from './diagrams.ts';
import type { Diagram } from './node-table.ts';
import { FALSE, TRUE } from './node-table.ts';

/** Values of some chosen variables: those that are true; all other chosen ones are false. */
export type Part = ReadonlySet<number>;

/**
 * For each part, how many assignments to the variables that are not chosen satisfy a diagram together with it. One walk through the diagram for
 * all parts; numbers above 2^53 are rounded.
 */
export function countByParts(
  diagrams: Diagrams,
  diagram: Diagram,
  variables: readonly number[],
  chosen: ReadonlySet<number>,
  parts: readonly Part[],
): Float64Array {
  const counted = variables.filter((variable) => !chosen.has(variable));
  const places = new Map(counted.map((variable, place) => [variable, place]));
  const nodes = reachableFrom(diagrams, diagram);
  /** How many counted variables lie above the uppermost one of a diagram. */
  const above = placesAbove(diagrams, nodes, counted);
  const aboveOf = (of: Diagram) => (of <= FALSE ? counted.length : (above.get(of) ?? 0));
  const splitOf = (node: Diagram) => {
    const level = diagrams.levelOf(node);
    const [low, high] = [diagrams.lowOf(node), diagrams.highOf(node)];
    const place = places.get(level);
    const below = place === undefined ? aboveOf(node) : place + 1;
    return { level, low, high, timesLow: 2 ** (aboveOf(low) - below), timesHigh: 2 ** (aboveOf(high) - below) };
  };
  // Above the chosen variables all parts count alike: there it is only counted in how many ways one gets to each diagram below.
  const first = Math.min(...chosen);
  const lower = nodes.filter((node) => diagrams.levelOf(node) >= first);
  const ways = new Map<Diagram, number>([[diagram, 2 ** aboveOf(diagram)]]);
  const add = (node: Diagram, more: number) => ways.set(node, (ways.get(node) ?? 0) + more);
  for (const node of nodes.slice(lower.length).toReversed()) {
    const { low, high, timesLow, timesHigh } = splitOf(node);
    const here = ways.get(node) ?? 0;
    ways.delete(node);
    add(low, here * timesLow);
    add(high, here * timesHigh);
  }
  // The constants come first.
  const rows = new Map([TRUE, FALSE, ...lower].map((node, row) => [node, row]));
  const rowOf = (of: Diagram) => rows.get(of) ?? 1;
  const splits = lower.map((node): Split => {
    const { low, high, ...split } = splitOf(node);
    return { ...split, low: rowOf(low), high: rowOf(high) };
  });
  const wanted = [...ways].map(([node, times]) => ({ row: rowOf(node), times }));
  const atOnce = Math.max(1, Math.floor(MOST_COUNTS / (lower.length + 2)));
  const found = new Float64Array(parts.length);
  for (let from = 0; from < parts.length; from += atOnce) {
    found.set(countsOf(splits, chosen, parts.slice(from, from + atOnce), wanted), from);
  }
  return found;
}

/** A node as it is counted: where the counts of its two diagrams stand, and how often they count. */
interface Split {
  readonly level: number;
  readonly low: number;
  readonly high: number;
  readonly timesLow: number;
  readonly timesHigh: number;
}

/** So many counts are kept at once: 32 MB. */
const MOST_COUNTS = 1 << 22;

/** The counts of some rows together, by parts, each so many times: a row for each diagram, those of TRUE and FALSE first. */
function countsOf(
  splits: readonly Split[],
  chosen: ReadonlySet<number>,
  parts: readonly Part[],
  wanted: readonly { readonly row: number; readonly times: number }[],
): Float64Array {
  const many = parts.length;
  const counts = new Float64Array((splits.length + 2) * many).fill(1, 0, many);
  const hold = new Map([...chosen].map((level) => [level, Uint8Array.from(parts, (part) => Number(part.has(level)))]));
  for (const [index, { level, low, high, timesLow, timesHigh }] of splits.entries()) {
    const [fromLow, fromHigh, to] = [low * many, high * many, (index + 2) * many];
    const isTrue = hold.get(level);
    for (let part = 0; part < many; part++) {
      const ifFalse = counts[fromLow + part] * timesLow;
      const ifTrue = counts[fromHigh + part] * timesHigh;
      counts[to + part] = isTrue === undefined ? ifFalse + ifTrue : isTrue[part] === 1 ? ifTrue : ifFalse;
    }
  }
  const sums = new Float64Array(many);
  for (const { row, times } of wanted) {
    for (let part = 0; part < many; part++) sums[part] += counts[row * many + part] * times;
  }
  return sums;
}

/** The diagrams of which one consists, complements told apart, those with the lowest variables first; without constants. */
function reachableFrom(diagrams: Diagrams, diagram: Diagram): readonly Diagram[] {
  const found = new Set<Diagram>(diagram > FALSE ? [diagram] : []);
  // A set is walked through in the order in which its members came, those that come meanwhile included.
  for (const node of found) {
    for (const next of [diagrams.lowOf(node), diagrams.highOf(node)]) if (next > FALSE) found.add(next);
  }
  return [...found].sort((one, other) => diagrams.levelOf(other) - diagrams.levelOf(one));
}

function placesAbove(
  diagrams: Diagrams,
  nodes: readonly Diagram[],
  counted: readonly number[],
): ReadonlyMap<Diagram, number> {
  const above = new Map<Diagram, number>();
  let place = counted.length;
  for (const node of nodes) {
    const level = diagrams.levelOf(node);
    while (place > 0 && counted[place - 1] >= level) place--;
    above.set(node, place);
  }
  return above;
}
