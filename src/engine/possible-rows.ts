import type { Model } from '../logic/model.ts';
import { OverBudget } from '../logic/update.ts';
import type { Outcome } from './chart.ts';
import { movesOf } from './joints.ts';
import type { Possibilities } from './possibilities.ts';
import type { Agent, Happening, Move, Stage } from './rules.ts';

/** A step in which something was chosen, as it really went. */
export interface RealStep<M extends Move> {
  readonly stage: Stage;
  readonly open: boolean;
  /** What was chosen, by seat; without the seats that left it to others. */
  readonly joint: Readonly<Record<string, M>>;
  readonly outcome: Outcome;
  readonly discloses: readonly Agent[];
}

/** So many joint choices of all states together are played through at most: more take too much time and room. */
const MOST_ROWS = 1_000_000;

/** The rows that the states of some worlds can really have had: what may have been chosen in each, and what it led to. */
export interface PossibleRows {
  /** For each state met so far, its class; -1 for states that no world has. */
  readonly classOfState: Int32Array;
  /** The rows of class c are those from `offsets[c]` to before `offsets[c + 1]`. */
  readonly offsets: readonly number[];
  /** Row by row, the state that follows. */
  readonly next: readonly number[];
  /** Row by row, the number of the joint choice; 0 for an open one. */
  readonly joints: readonly number[];
  /** Row by row, what each player sees. */
  readonly seenBy: readonly number[];
  /** True if no two rows of a state are seen alike by everybody; see `Chart`. */
  readonly separating: boolean;
}

/**
 * The rows of every state that some world has, as far as they fit the public outcome and the opened diaries.
 * @throws OverBudget if a state has more than `budget` joint choices, or all together have more than a million.
 */
export function possibleRows<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  model: Model,
  real: RealStep<M>,
  opened: readonly Agent[],
  budget: number,
): PossibleRows {
  const agents = model.cells.length;
  if (!real.open) checkRows(possibilities, model.states);
  const classOfState = new Int32Array(possibilities.stateCount).fill(-1);
  const offsets = [0];
  const next: number[] = [];
  const joints: number[] = [];
  const seenBy: number[] = [];
  let separating = true;
  for (let world = 0; world < model.size; world++) {
    const state = model.states[world];
    if (classOfState[state] >= 0) continue;
    classOfState[state] = offsets.length - 1;
    if (real.open) {
      const outcome = openOutcome(possibilities, state, real);
      if (outcome !== null && opened.every((agent) => outcome.seenBy[agent] === real.outcome.seenBy[agent])) {
        next.push(outcome.next);
        joints.push(0);
        seenBy.push(...outcome.seenBy);
      }
    } else {
      const chart = possibilities.chart(state, budget);
      separating &&= chart.separating;
      for (const row of possibilities.rowsWith(chart, real.outcome.seenByAll)) {
        const first = row * agents;
        if (opened.some((agent) => chart.seenBy[first + agent] !== real.outcome.seenBy[agent])) continue;
        next.push(chart.next[row]);
        joints.push(row);
        for (let agent = 0; agent < agents; agent++) seenBy.push(chart.seenBy[first + agent]);
      }
    }
    offsets.push(next.length);
  }
  return { classOfState, offsets, next, joints, seenBy, separating };
}

/** @throws OverBudget if the joint choices of all these states together are too many to be played through. */
function checkRows<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  states: Int32Array,
): void {
  const counted = new Uint8Array(possibilities.stateCount);
  let rows = 0;
  for (const state of states) {
    if (counted[state] === 1) continue;
    counted[state] = 1;
    rows += possibilities.jointCount(state);
  }
  if (rows > MOST_ROWS) throw new OverBudget(rows, MOST_ROWS);
}

/** What an open choice leads to in a state; null if it is not allowed there or its public outcome is another. */
function openOutcome<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  state: number,
  real: RealStep<M>,
): Outcome | null {
  const joint = movesOf(possibilities.turn(state), real.joint);
  const found = joint.reduce((count, move) => (move === null ? count : count + 1), 0);
  if (found < Object.keys(real.joint).length) return null;
  const { outcome } = possibilities.play(state, joint);
  return outcome.seenByAll === real.outcome.seenByAll ? outcome : null;
}

/** The different states that can follow some of the given ones with the real public outcome. */
export function possibleNext<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  states: readonly number[],
  real: RealStep<M>,
): number[] {
  const next = new Set<number>();
  for (const state of states) {
    if (real.open) {
      const outcome = openOutcome(possibilities, state, real);
      if (outcome !== null) next.add(outcome.next);
      continue;
    }
    const chart = possibilities.chart(state, Number.POSITIVE_INFINITY);
    for (const row of possibilities.rowsWith(chart, real.outcome.seenByAll)) next.add(chart.next[row]);
  }
  return [...next];
}

/** What one player sees of each row, numbered from 0, and the sets of items behind the numbers. */
export interface LocalSights {
  readonly numbers: Int32Array;
  readonly sets: readonly number[];
}

/** What each player sees of the rows, by player. */
export function localSights(rows: PossibleRows, agents: number): LocalSights[] {
  return Array.from({ length: agents }, (_, agent) => {
    const known = new Map<number, number>();
    const sets: number[] = [];
    const numbers = new Int32Array(rows.next.length);
    for (let row = 0; row < numbers.length; row++) {
      const set = rows.seenBy[row * agents + agent];
      let number = known.get(set);
      if (number === undefined) {
        number = sets.push(set) - 1;
        known.set(set, number);
      }
      numbers[row] = number;
    }
    return { numbers, sets };
  });
}
