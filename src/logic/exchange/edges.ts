import { printUnicode } from '../formula/print.ts';
import { cellsOf } from '../plain/partitions.ts';
import type { PlainEventModel } from '../plain/plain-events.ts';
import type { PlainModel } from '../plain/plain-model.ts';
import type { Relation } from '../plain/relation.ts';
import { leadsTo } from '../plain/relation.ts';
import { Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';

/** A model or an event model as it is drawn: boxes with texts, and who relates which. */
export interface Drawing {
  readonly nodes: readonly { readonly name: string; readonly text: string }[];
  readonly agents: readonly string[];
  readonly relations: readonly Relation[];
  /** The number of the box with a double border; null for none. */
  readonly actual: number | null;
  /** What its boxes are called. */
  readonly kind: 'world' | 'event';
}

/** A model as it is drawn: in each world its name and the atoms that are true there, in the model's order. */
export function drawnModel({ worlds, atoms, agents, relations }: PlainModel, actual: number | null): Drawing {
  const nodes = worlds.map(({ name, facts }) => ({ name, text: atoms.filter((atom) => facts.has(atom)).join(', ') }));
  return { nodes, agents, relations, actual, kind: 'world' };
}

/** An event model as it is drawn: in each event its name, its precondition and what it changes. */
export function drawnEvents({ events, agents, relations }: PlainEventModel, actual: number | null): Drawing {
  const nodes = events.map(({ name, precondition, postconditions }) => {
    const changes = postconditions.map(({ atom, becomes }) => `${printUnicode(atom)} := ${printUnicode(becomes)}`);
    return { name, text: [printUnicode(precondition), ...changes].join(', ') };
  });
  return { nodes, agents, relations, actual, kind: 'event' };
}

/** A line of a drawing between two boxes, or from one to itself. */
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
 * The lines of a drawing, one for all agents who share it. Where all relations are equivalences lines have no direction, and loops, which every
 * box has, are left out.
 * @throws Unreadable if there are too many to be drawn.
 */
export function edgesOf({ nodes, agents, relations }: Drawing): {
  readonly isS5: boolean;
  readonly edges: readonly Edge[];
} {
  const size = nodes.length;
  if (size > MOST_WORLDS) throw new Unreadable(messages.tooManyWorlds(size, MOST_WORLDS));
  const isS5 = relations.every((relation) => cellsOf(relation).ok);
  const edges: Edge[] = [];
  const agentsOn = (from: number, to: number) => agents.filter((_, agent) => leadsTo(relations[agent], from, to));
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
