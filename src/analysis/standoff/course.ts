import type { Deal, Move, Step } from '../../engine/rules.ts';
import { outcomeOf } from '../../engine/rules.ts';
import { isStandoffMove } from '../../games/standoff/kinds.ts';
import { readOptions } from '../../games/standoff/options.ts';
import { pointsOf, pointsTable } from '../../games/standoff/points.ts';
import { standoff as rules } from '../../games/standoff/rules.ts';
import type { StandoffState } from '../../games/standoff/state.ts';
import type { StandoffHappening, StandoffMove, StandoffOptions } from '../../games/standoff/types.ts';
import { OUTCOMES, type StandoffOutcome } from './solve.ts';

/** What every seat of a turn chose, by seat; a seat that is missing does not act. */
export type Joint = Readonly<Record<string, Move>>;

/** A game of the Standoff as it was played: its options as they stand in the run, its deal, and what was done, turn by turn. */
export interface Course {
  readonly options: unknown;
  readonly deal: Deal;
  readonly joints: readonly Joint[];
}

export { pointsTable, readOptions };

/** The states of a game from the deal on: one more than there were turns. @throws Refusal for a deal that the rules do not allow. */
export function statesAlong(course: Course): readonly StandoffState[] {
  const options = readOptions(course.options);
  const states = [rules.deals(options, course.deal.length).lay(course.deal).next];
  for (const joint of course.joints) states.push(playJoint(states[states.length - 1], joint, options).next);
  return states;
}

/** Plays what was chosen by seat. */
export function playJoint(
  state: StandoffState,
  joint: Joint,
  options: StandoffOptions,
): Step<StandoffState, StandoffHappening> {
  const { choices } = rules.turn(state, options);
  const moves = choices.map(({ seat }): StandoffMove | null => {
    const move = Object.hasOwn(joint, seat) ? joint[seat] : null;
    return move !== null && isStandoffMove(move) ? move : null;
  });
  return rules.play(state, moves, options);
}

/** Everything that may be done in a state, by anybody and whatever they wish. */
function jointsOf(state: StandoffState, options: StandoffOptions): readonly Joint[] {
  const { mode, choices } = rules.turn(state, options);
  if (mode === 'one') return choices.flatMap(({ seat, moves }) => moves.map((move) => ({ [seat]: move })));
  return choices.reduce<readonly Joint[]>(
    (joints, { seat, moves }) => joints.flatMap((joint) => moves.map((move) => ({ ...joint, [seat]: move }))),
    [{}],
  );
}

/**
 * The fewest acts that lead from a state to one that is, up to names, as `key` says (`keyUpToNames`): what is done turn by turn. Null if no
 * acts lead there.
 */
export function routeTo(
  start: StandoffState,
  key: string,
  options: StandoffOptions,
  keyOf: (state: StandoffState) => string,
): readonly Joint[] | null {
  interface Visited {
    readonly state: StandoffState;
    readonly before: Visited | null;
    readonly joint: Joint;
  }
  const met = new Set<string>();
  let front: readonly Visited[] = [{ state: start, before: null, joint: {} }];
  while (front.length > 0) {
    const next: Visited[] = [];
    for (const visited of front) {
      const { state } = visited;
      const own = keyOf(state);
      if (own === key) return backFrom(visited);
      if (met.has(own)) continue;
      met.add(own);
      const quiet = { ...state, quiet: options.quietLimit };
      if (state.asked === 0 && keyOf(quiet) === key) {
        const offers = Array.from({ length: options.quietLimit - state.quiet }, (): Joint => ({}));
        return [...backFrom(visited), ...offers];
      }
      if (rules.result(state, options) !== null) continue;
      for (const joint of jointsOf(state, options)) {
        next.push({ state: playJoint(state, joint, options).next, before: visited, joint });
      }
    }
    front = next;
  }
  return null;

  function backFrom(end: Visited): readonly Joint[] {
    const joints: Joint[] = [];
    for (let at = end; at.before !== null; at = at.before) joints.unshift(at.joint);
    return joints;
  }
}

/** How a game ended, and the points of every player (S16); null if it is not over. */
export function pointsAfter(
  course: Course,
): { readonly end: StandoffOutcome; readonly points: readonly number[] } | null {
  const state = statesAlong(course).at(-1);
  const result = state === undefined ? null : rules.result(state, readOptions(course.options));
  if (state === undefined || result === null) return null;
  const word = outcomeOf(result);
  const end = OUTCOMES.find((known) => known === word);
  if (end === undefined) throw new RangeError(`A Standoff does not end as ${word}.`);
  return { end, points: pointsOf(state, result) };
}
