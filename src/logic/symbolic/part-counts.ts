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
  const counts = new Map<Diagram, Float64Array>([
    [TRUE, new Float64Array(parts.length).fill(1)],
    [FALSE, new Float64Array(parts.length)],
  ]);
  const none = new Float64Array(parts.length);
  for (const node of nodes) {
    const level = diagrams.levelOf(node);
    const [low, high] = [diagrams.lowOf(node), diagrams.highOf(node)];
    const [ifFalse, ifTrue] = [counts.get(low) ?? none, counts.get(high) ?? none];
    const place = places.get(level);
    const below = place === undefined ? aboveOf(node) : place + 1;
    const [timesLow, timesHigh] = [2 ** (aboveOf(low) - below), 2 ** (aboveOf(high) - below)];
    counts.set(
      node,
      place === undefined
        ? ifFalse.map((count, part) => (parts[part].has(level) ? ifTrue[part] * timesHigh : count * timesLow))
        : ifFalse.map((count, part) => count * timesLow + ifTrue[part] * timesHigh),
    );
  }
  const times = 2 ** aboveOf(diagram);
  return (counts.get(diagram) ?? none).map((count) => count * times);
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
