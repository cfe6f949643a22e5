import type { Agent, Deal, Move } from './rules.ts';

/** One decision: everything that is not decided by the rules. Appending decisions is the only way a game goes on. */
export type Decision =
  /** What every seat of the turn chose, by seat; a seat that is missing does not act (mode `one` only). */
  | { readonly kind: 'act'; readonly joint: Readonly<Record<string, Move>> }
  /** A player shows everybody their whole diary. */
  | { readonly kind: 'share'; readonly by: Agent }
  /** A public announcement of a formula: that `by` knows it, or, with nobody in `by`, that it is true. */
  | { readonly kind: 'announce'; readonly by: Agent | null; readonly formula: string }
  /** A player says something that may be true or not: it rules out nothing. */
  | { readonly kind: 'claim'; readonly by: Agent; readonly formula: string }
  /** A player who was asked says nothing, and it is common knowledge that this means the formula is true. */
  | { readonly kind: 'silence'; readonly by: Agent; readonly formula: string };

/** Letters that a branch's name may have. */
export const LONGEST_BRANCH_NAME = 60;

/** A decision in the tree of a run. `id` is stable; `parent` is the node it was taken at. */
export interface RunNode {
  readonly id: number;
  readonly parent: number;
  readonly decision: Decision;
  /** What somebody called the branch that begins here. */
  readonly name?: string;
}

/** The number of the root, at which the cards have been dealt and nothing has been decided. */
export const ROOT = 0;

/**
 * A whole game with all its what-ifs: a tree of decisions from one deal. Nothing derived is part of it; everything else
 * follows by replay. A run is never changed, only replaced by a longer one.
 */
export interface Run {
  readonly game: string;
  readonly rulesVersion: number;
  /** The options as the game's schema reads them. */
  readonly options: unknown;
  readonly names: readonly string[];
  readonly seed: number;
  readonly deal: Deal;
  /** All nodes but the root, parents before children; siblings are branches, in the order in which they were tried. */
  readonly nodes: readonly RunNode[];
}

/** Adds a decision at a node. If an equal one was taken there before, that node is found again instead. */
export function withDecision(run: Run, at: number, decision: Decision): { readonly run: Run; readonly node: number } {
  const text = JSON.stringify(decision);
  const known = childrenOf(run, at).find((node) => JSON.stringify(node.decision) === text);
  if (known !== undefined) return { run, node: known.id };
  const id = run.nodes.reduce((most, node) => Math.max(most, node.id), ROOT) + 1;
  return { run: { ...run, nodes: [...run.nodes, { id, parent: at, decision }] }, node: id };
}

/** The branches that leave a node. */
export function childrenOf(run: Run, node: number): readonly RunNode[] {
  return run.nodes.filter((other) => other.parent === node && other.id !== ROOT);
}

/** The nodes from the root's child to `node`; empty for the root. */
export function pathTo(run: Run, node: number): readonly RunNode[] {
  const byId = new Map(run.nodes.map((other) => [other.id, other]));
  const path: RunNode[] = [];
  let current = byId.get(node);
  while (current !== undefined) {
    path.unshift(current);
    current = byId.get(current.parent);
  }
  return path;
}
