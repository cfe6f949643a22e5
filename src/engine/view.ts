import type { Engine } from './engine.ts';
import type { Moment } from './moment.ts';
import { momentsTo } from './moment.ts';
import type { Agent, Choice, Happening, Move, Result, Stage } from './rules.ts';
import type { Decision } from './run.ts';

/** May a player see what was shown to this audience? */
export function isAmong(audience: 'all' | readonly Agent[], agent: Agent): boolean {
  return audience === 'all' || audience.includes(agent);
}

/** What one player did and was shown in one step, in the order of no importance that a set has. */
export interface ViewedEntry {
  readonly stage: Stage | null;
  readonly moves: readonly Move[];
  readonly happenings: readonly Happening[];
}

/** One step as one player lived it. */
export interface ViewedStep {
  readonly stage: Stage | null;
  /** What was said aloud, or chosen in the open; null for what was chosen in secret. */
  readonly decision: Decision | null;
  /** Happenings that everybody saw. */
  readonly seenByAll: readonly Happening[];
  /** The player's own secret moves, and what they alone or with some others were shown. */
  readonly own: ViewedEntry;
  /** Diaries that were opened to everybody. */
  readonly disclosed: readonly { readonly agent: Agent; readonly entries: readonly ViewedEntry[] }[];
}

/**
 * A whole game as one player may know it: plain data without deal, seed, branches or actual world. It is the same for
 * every world that the player holds possible.
 */
export interface PlayerView {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly names: readonly string[];
  readonly viewer: Agent;
  readonly steps: readonly ViewedStep[];
  readonly living: readonly Agent[];
  readonly result: Result | null;
  /** The turn that comes next, with the player's own choices only; null when the game is over. */
  readonly turn: { readonly stage: Stage; readonly choices: readonly Choice<Move>[] } | null;
}

/** The game up to a moment as one player may know it. */
export function viewOf(engine: Engine, moment: Moment, viewer: Agent): PlayerView {
  const { turn } = moment;
  return {
    game: engine.game,
    rulesVersion: engine.version,
    options: engine.options,
    names: engine.names,
    viewer,
    steps: momentsTo(moment).map((step) => viewedStep(step, viewer)),
    living: moment.living,
    result: moment.result,
    turn:
      turn === null
        ? null
        : { stage: turn.stage, choices: turn.choices.filter((choice) => choice.by.includes(viewer)) },
  };
}

function viewedStep(step: Moment, viewer: Agent): ViewedStep {
  const { decision, decidedAt, before } = step;
  const secret = decision?.kind === 'act' && before?.turn?.open !== true;
  return {
    stage: decidedAt,
    decision: secret ? null : decision,
    seenByAll: asSet(step.happenings.filter((happening) => happening.seenBy === 'all')),
    own: viewedEntry(step, viewer),
    disclosed: step.discloses.map((agent) => ({ agent, entries: diaryOf(step, agent) })),
  };
}

/** A player's diary up to a moment: what they did in secret and were shown, step by step, where there was anything. */
export function diaryOf(moment: Moment, agent: Agent): readonly ViewedEntry[] {
  return momentsTo(moment)
    .map((step) => viewedEntry(step, agent))
    .filter(({ moves, happenings }) => moves.length + happenings.length > 0);
}

function viewedEntry(step: Moment, agent: Agent): ViewedEntry {
  const { moves, happenings } = step.entries[agent];
  return { stage: step.decidedAt, moves: asSet(moves), happenings: asSet(happenings.map(withoutAudience)) };
}

/** The happening as its audience sees it: who else saw it is no part of it. */
function withoutAudience(happening: Happening): Happening {
  return { ...happening, seenBy: [] };
}

/** The items in an order that depends on nothing but themselves. */
function asSet<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => [JSON.stringify(item), item] as const)
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([, item]) => item);
}
