import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Presentation } from '../engine/presentation.ts';
import type { Agent } from '../engine/rules.ts';
import { childrenOf, pathTo, ROOT, type Run } from '../engine/run.ts';
import type { Backend, Deciders, GameReport } from './backend.ts';
import type { BranchCommands, FileCommands, GameCommands, SeatCommands, StepCommands } from './commands.ts';
import type { Series } from './bookmark.ts';
import type { FileProblem } from './files.ts';
import type { LinkProblem } from './link.ts';
import type { Faces, Report } from './report.ts';
import type { Waiting } from './turn.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Something to tell the person: what went wrong, or what was done. */
export type Notice =
  | { readonly kind: 'problem'; readonly text: string }
  /** A link could not be opened (or made); the words are the interface's. */
  | { readonly kind: 'link'; readonly problem: LinkProblem; readonly making: boolean }
  /** A link stands in the address bar, and usually in the clipboard. */
  | { readonly kind: 'copied'; readonly toClipboard: boolean }
  /** A file could not be opened. */
  | { readonly kind: 'file'; readonly problem: FileProblem }
  /** A file was handed to the browser. */
  | { readonly kind: 'saved'; readonly name: string }
  /** A branch was deleted; it can be brought back. */
  | {
      readonly kind: 'deleted';
      readonly before: Pick<SessionState, 'run' | 'node' | 'visited'> & { readonly run: Run };
    }
  /** The viewpoint is locked to a seat. */
  | { readonly kind: 'locked' };

/**
 * All that the screen stands on. A game is `run`, the place in it `node`; everything else about them is the backend's
 * answers, kept by node, and can be asked for again.
 */
export interface SessionState {
  readonly games: readonly GameReport[];
  readonly run: Run | null;
  readonly faces: Faces;
  /** Where one stands. All reports up to here are there. */
  readonly node: number;
  /** For each node, the child that was visited last: the way on. */
  readonly visited: ReadonlyMap<number, number>;
  readonly reports: ReadonlyMap<number, Report>;
  readonly viewpoint: Viewpoint;
  /** The viewpoint stays with whoever plays by hand (`seats.ts`). */
  readonly locked: boolean;
  /** The screen is to be passed round, and nobody has looked at it yet. */
  readonly unseen: boolean;
  readonly deciders: Deciders;
  readonly waiting: Waiting | null;
  /** Formulas that are kept in sight, as they were typed. */
  readonly pinned: readonly string[];
  readonly playing: boolean;
  /** Null while there is but one round. */
  readonly series: Series | null;
  /** An answer is awaited. */
  readonly busy: boolean;
  readonly notice: Notice | null;
}

/** The games' words, by the game's id; a game's may still be on their way. */
export type Presentations = Readonly<Partial<Record<string, Presentation>>>;

/** What the outside gives to a session. */
export interface SessionParts {
  readonly backend: Backend;
  readonly presentations: Presentations;
  /** The pause between two steps while playing. */
  readonly pause?: () => Promise<void>;
}

/** What can be done. Every command settles when its effect is in the store. */
export interface Commands extends GameCommands, StepCommands, BranchCommands, FileCommands, SeatCommands {
  /** The answer is the refusal's sentence, or null if it was done. */
  share(by: Agent): Promise<string | null>;
  /** Says in a player's name what may be true or not. Null, or why it cannot be said. */
  claim(by: Agent, formula: string): Promise<string | null>;
  announce(by: Agent | null, formula: string): Promise<string | null>;
  /** Keeps a formula in sight; one that is pinned already stays where it is. */
  pin(formula: string): void;
  unpin(formula: string): void;
  notify(notice: Notice | null): void;
  /** Finds out what a player holds possible at a node, where reports tell that late; then the report tells it, or that there was no answer. */
  find(node: number, agent: Agent): Promise<void>;
  /** Where there was no answer, lets it be asked for again. */
  findAgain(node: number, agent: Agent): void;
}

export type SessionStore = StoreApi<SessionState>;

/** A store before anything has been asked of the backend. */
export function emptyStore(): SessionStore {
  return createStore<SessionState>(() => ({
    games: [],
    run: null,
    faces: [],
    node: ROOT,
    visited: new Map(),
    reports: new Map(),
    viewpoint: 'teacher',
    locked: false,
    unseen: false,
    deciders: [],
    waiting: null,
    pinned: [],
    playing: false,
    series: null,
    busy: false,
    notice: null,
  }));
}

/** The reports from the root to a node; those that are not known yet are left out. */
export function reportsTo(state: SessionState, node: number): readonly Report[] {
  const { run, reports } = state;
  if (run === null) return [];
  return [ROOT, ...pathTo(run, node).map(({ id }) => id)].flatMap((id) => reports.get(id) ?? []);
}

/** The node that "next" leads to: the child visited last, else the branch tried last; null at the end of the line. */
export function nodeAfter({ run, visited }: Pick<SessionState, 'run' | 'visited'>, node: number): number | null {
  if (run === null) return null;
  return visited.get(node) ?? childrenOf(run, node).at(-1)?.id ?? null;
}

/** The node before; null at the root. */
export function nodeBefore(run: Run, node: number): number | null {
  return run.nodes.find(({ id }) => id === node)?.parent ?? null;
}

/** All nodes of the line on which one stands: from the root through the present node, on along what was visited last. */
export function lineOf(state: Pick<SessionState, 'run' | 'visited' | 'node'>): readonly number[] {
  const { run, node } = state;
  if (run === null) return [];
  const line = [ROOT, ...pathTo(run, node).map(({ id }) => id)];
  for (let next = nodeAfter(state, node); next !== null; next = nodeAfter(state, next)) line.push(next);
  return line;
}

/** Marks a node, and all before it, as the way on from their parents. */
export function withVisited(visited: ReadonlyMap<number, number>, run: Run, node: number): ReadonlyMap<number, number> {
  const marked = new Map(visited);
  for (const { id, parent } of pathTo(run, node)) marked.set(parent, id);
  return marked;
}
