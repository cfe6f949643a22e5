import { childrenOf, LONGEST_BRANCH_NAME, pathTo, ROOT, type Run } from '../engine/run.ts';
import { lineOf, withVisited, type SessionState } from './store.ts';

export { LONGEST_BRANCH_NAME };

/** One of several ways on from a node. */
export interface Branch {
  /** The first node of the branch. */
  readonly node: number;
  /** Its place among the branches of its fork, from 1. */
  readonly place: number;
  /** What somebody called it; null if nobody did. */
  readonly name: string | null;
  /** How many steps have been made along it, as far as it was gone last. */
  readonly steps: number;
  /** Does the line on which one stands go this way? */
  readonly current: boolean;
}

/** A node from which several branches leave. */
export interface Fork {
  readonly at: number;
  readonly branches: readonly Branch[];
}

type Place = Pick<SessionState, 'run' | 'visited' | 'node'>;

/** The fork at a node; null if fewer than two branches leave it. */
export function forkAt(state: Place, at: number): Fork | null {
  const { run } = state;
  if (run === null) return null;
  const children = childrenOf(run, at);
  if (children.length < 2) return null;
  const line = lineOf(state);
  return {
    at,
    branches: children.map(({ id, name }, index) => ({
      node: id,
      place: index + 1,
      name: name ?? null,
      steps: branchLine(state, id).length,
      current: line.includes(id),
    })),
  };
}

/** The fork that one passed last, or, if there is none, the one at which one stands. */
export function nearestFork(state: Place): Fork | null {
  const { run, node } = state;
  if (run === null) return null;
  const passed = pathTo(run, node).map(({ parent }) => parent);
  const at = passed.findLast((id) => childrenOf(run, id).length > 1) ?? node;
  return forkAt(state, at);
}

/** The nodes of a branch from its first on, along what was visited last. */
export function branchLine({ run, visited }: Place, first: number): readonly number[] {
  if (run === null) return [];
  const line = lineOf({ run, node: first, visited: withVisited(visited, run, first) });
  return line.slice(line.indexOf(first));
}

/** The node that stands as many steps behind the fork on another branch as the present one does; its last, if it is shorter. */
export function sameStep(state: Place, fork: Fork, branch: number): number {
  const { run, node } = state;
  if (run === null) return ROOT;
  const path = [ROOT, ...pathTo(run, node).map(({ id }) => id)];
  const depth = Math.max(path.length - 1 - path.indexOf(fork.at), 1);
  const line = branchLine(state, branch);
  return line[Math.min(depth, line.length) - 1];
}

/** A run without a branch: without a node and all that follows it. */
export function withoutBranch(run: Run, node: number): Run {
  const gone = new Set([node]);
  // Parents stand before their children.
  for (const { id, parent } of run.nodes) if (gone.has(parent)) gone.add(id);
  return { ...run, nodes: run.nodes.filter(({ id }) => !gone.has(id)) };
}

/** A run in which a branch has a name; with an empty one it has none. */
export function withBranchName(run: Run, node: number, name: string): Run {
  const given = name.trim().slice(0, LONGEST_BRANCH_NAME);
  const nodes = run.nodes.map((old) => {
    if (old.id !== node) return old;
    const { name: _, ...rest } = old;
    return given === '' ? rest : { ...rest, name: given };
  });
  return { ...run, nodes };
}
