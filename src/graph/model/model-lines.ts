import type { Place } from '../../kit/geometry.ts';
import { leadsTo, pairsOf } from '../../logic/plain/relation.ts';
import type { Relation } from '../../logic/plain/relation.ts';
import { thinLinks, type Link } from '../edges.ts';
import type { ModelLine } from './model-scene.ts';

/** What is drawn of a model's relations. */
export interface LinesOf {
  readonly relations: readonly Relation[];
  /** For each agent, what stands at their lines. */
  readonly initials: readonly string[];
  /** What stands at lines of everybody. */
  readonly everybody: string;
  /** Whether all relations are equivalences: then lines have no tips, and loops are left out. */
  readonly isS5: boolean;
  /** The agents whose lines are drawn. */
  readonly shown: ReadonlySet<number>;
  /** Nodes that correspond to each other, to be joined by lines of another kind. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Nodes between which lines are pointed out, and for which agents; null if none are. */
  readonly marked: { readonly nodes: ReadonlySet<number>; readonly agents: ReadonlySet<number> } | null;
}

/** More lines than this are not drawn: they would be a black patch. */
const MOST_LINES = 600;

/** The pairs of different nodes that somebody's relation joins, whatever its direction: what pulls nodes together. */
export function joinedPairs({ relations, shown }: Pick<LinesOf, 'relations' | 'shown'>): readonly Link[] {
  const found = new Map<string, { readonly from: number; readonly to: number; readonly agents: number[] }>();
  for (const agent of shown) {
    for (const [one, other] of pairsOf(relations[agent])) {
      const [from, to] = one < other ? [one, other] : [other, one];
      if (from === to) continue;
      const key = `${from} ${to}`;
      const link = found.get(key) ?? { from, to, agents: [] };
      if (!link.agents.includes(agent)) link.agents.push(agent);
      found.set(key, link);
    }
    if (found.size > 4 * MOST_LINES) break;
  }
  return [...found.values()];
}

/** The lines of a drawing; null if they are too many. Where an S5 agent confuses four or more nodes, a shortest tree joins them. */
export function linesOf(model: LinesOf, places: readonly Place[]): readonly ModelLine[] | null {
  const joined = joinedPairs(model);
  if (joined.length > 4 * MOST_LINES) return null;
  const label = (agents: readonly number[]) =>
    agents.length > 3 && agents.length === model.initials.length
      ? model.everybody
      : agents.map((agent) => model.initials[agent]).join(', ');
  const isMarked = (agents: readonly number[], from: number, to: number) =>
    model.marked !== null &&
    model.marked.nodes.has(from) &&
    model.marked.nodes.has(to) &&
    agents.some((agent) => model.marked?.agents.has(agent));
  const line = (from: number, to: number, agents: readonly number[], tips: ModelLine['tips']): ModelLine[] =>
    agents.length === 0
      ? []
      : [{ kind: 'relation', from, to, label: label(agents), tips, isMarked: isMarked(agents, from, to) }];
  const pairs = model.pairs
    .filter(([from, to]) => from !== to)
    .map(([from, to]): ModelLine => ({ kind: 'pair', from, to, label: '', tips: 'none', isMarked: false }));
  if (model.isS5) {
    const thin = thinLinks(joined, (node) => places[node]);
    if (thin.length + pairs.length > MOST_LINES) return null;
    return [...thin.flatMap(({ from, to, agents }) => line(from, to, agents, 'none')), ...pairs];
  }
  const lines = joined.flatMap(({ from, to, agents }) => {
    const there = agents.filter((agent) => leadsTo(model.relations[agent], from, to));
    const back = agents.filter((agent) => leadsTo(model.relations[agent], to, from));
    const both = there.filter((agent) => back.includes(agent));
    const only = there.filter((agent) => !back.includes(agent));
    const onlyBack = back.filter((agent) => !there.includes(agent));
    return [...line(from, to, both, 'both'), ...line(from, to, only, 'end'), ...line(to, from, onlyBack, 'end')];
  });
  const loops = [...places.keys()].flatMap((node) =>
    line(
      node,
      node,
      [...model.shown].filter((agent) => leadsTo(model.relations[agent], node, node)),
      'end',
    ),
  );
  return lines.length + loops.length + pairs.length > MOST_LINES ? null : [...lines, ...loops, ...pairs];
}

/** The shortest beginnings that tell names apart. */
export function initialsOf(names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const letters = Array.from(name);
    for (let length = 1; length < letters.length; length++) {
      const start = letters.slice(0, length).join('');
      if (names.filter((other) => other.startsWith(start)).length === 1) return start;
    }
    return name;
  });
}
