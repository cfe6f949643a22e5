import { asPartitions } from '../plain/partitions.ts';
import type { PlainModel } from '../plain/plain-model.ts';
import { leadsTo } from '../plain/relation.ts';
import { Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';

/** A line of a drawing between two worlds, or from a world to itself. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  /** The agents whose relation it shows, as they are named. */
  readonly agents: readonly string[];
  /** Whether it leads back as well. */
  readonly both: boolean;
}

const MOST_WORLDS = 500;
const MOST_EDGES = 20_000;

/**
 * The lines of a model's drawing, one for all agents who share it. In an S5 model lines have no direction, and loops, which every world has, are left out.
 * @throws Unreadable if there are too many to be drawn.
 */
export function edgesOf(model: PlainModel): { readonly isS5: boolean; readonly edges: readonly Edge[] } {
  const size = model.worlds.length;
  if (size > MOST_WORLDS) throw new Unreadable(messages.tooManyWorlds(size, MOST_WORLDS));
  const isS5 = asPartitions(model).ok;
  const edges: Edge[] = [];
  const agentsOn = (from: number, to: number) =>
    model.agents.filter((_, agent) => leadsTo(model.relations[agent], from, to));
  for (let from = 0; from < size; from++) {
    for (let to = from; to < size; to++) {
      const there = agentsOn(from, to);
      if (to === from) {
        if (!isS5 && there.length > 0) edges.push({ from, to, agents: there, both: false });
        continue;
      }
      const back = agentsOn(to, from);
      const shared = there.filter((agent) => back.includes(agent));
      const only = there.filter((agent) => !back.includes(agent));
      const onlyBack = back.filter((agent) => !there.includes(agent));
      if (shared.length > 0) edges.push({ from, to, agents: shared, both: true });
      if (only.length > 0) edges.push({ from, to, agents: only, both: false });
      if (onlyBack.length > 0) edges.push({ from: to, to: from, agents: onlyBack, both: false });
    }
    if (edges.length > MOST_EDGES) throw new Unreadable(messages.tooManyPairs(MOST_EDGES));
  }
  return { isS5, edges };
}

/** What is written in a world: its name, and the atoms that are true there in the model's order. */
export function worldTexts({
  worlds,
  atoms,
}: PlainModel): readonly { readonly name: string; readonly facts: string }[] {
  return worlds.map(({ name, facts }) => ({ name, facts: atoms.filter((atom) => facts.has(atom)).join(', ') }));
}
