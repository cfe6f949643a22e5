import { movesOf } from './joints.ts';
import type { Moment } from './moment.ts';
import type { Possibilities } from './possibilities.ts';
import type { Agent, Happening, Move, Result } from './rules.ts';

/**
 * One event of a step's event model, as a viewpoint tells events apart: everything that would have looked the same to it. Without a
 * viewer, what everybody would have seen alike.
 */
export interface StepAlternative {
  /** What the viewer would have done in secret. */
  readonly moves: readonly Move[];
  /** What the viewer would have been shown, alone and with all others. */
  readonly happenings: readonly Happening[];
  readonly result: Result | null;
  /** How many ways lead to it: pairs of a world that the viewer held possible and choices in it. */
  readonly ways: number;
  /** It is what really happened. */
  readonly actual: boolean;
}

/**
 * The alternatives of the step that led to a moment, the real one first, then those with most ways. Steps in which nothing was
 * chosen in secret have none, nor have those for which single states were not kept since there are too many.
 */
export function stepAlternatives<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  agents: number,
  moment: Moment,
  viewer: Agent | null,
  limit: number,
): readonly StepAlternative[] {
  const { before, decision } = moment;
  if (before?.turn == null || before.turn.open || decision?.kind !== 'act' || before.coarse?.reachable === null)
    return [];
  const { model, actual } = before.knowledge;
  const column = viewer === null ? null : model.cells[viewer];
  const waysOf = new Map<string, { readonly seenByAll: number; readonly own: number; ways: number }>();
  for (const [state, worlds] of statesOf(model.states, column, actual)) {
    const chart = possibilities.chart(state, limit);
    for (let row = 0; row < chart.size; row++) {
      const seenByAll = chart.seenByAll[row];
      const own = viewer === null ? 0 : chart.seenBy[row * agents + viewer];
      const key = `${seenByAll} ${own}`;
      const known = waysOf.get(key);
      if (known === undefined) waysOf.set(key, { seenByAll, own, ways: worlds });
      else known.ways += worlds;
    }
  }
  const joint = movesOf(possibilities.turn(before.state), decision.joint);
  const { outcome } = possibilities.play(before.state, joint);
  const real = `${outcome.seenByAll} ${viewer === null ? 0 : outcome.seenBy[viewer]}`;
  return [...waysOf]
    .map(([key, alternative]) => ({ ...seenIn(possibilities, alternative), actual: key === real }))
    .toSorted((first, second) => Number(second.actual) - Number(first.actual) || second.ways - first.ways);
}

/** The states of the worlds in the viewer's actual cell (of all worlds, without a viewer), with how many worlds have each. */
function statesOf(states: Int32Array, column: Int32Array | null, actual: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let world = 0; world < states.length; world++) {
    if (column !== null && column[world] !== column[actual]) continue;
    counts.set(states[world], (counts.get(states[world]) ?? 0) + 1);
  }
  return counts;
}

function seenIn<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  { seenByAll, own, ways }: { readonly seenByAll: number; readonly own: number; readonly ways: number },
) {
  const moves: Move[] = [];
  const happenings: Happening[] = [];
  let result: Result | null = null;
  for (const item of [...possibilities.sights.items(own), ...possibilities.sights.items(seenByAll)]) {
    if (item.of === 'move') moves.push(item.move);
    else if (item.of === 'happening') happenings.push(item.happening);
    else if (item.of === 'result') result = item.result;
  }
  return { moves, happenings, result, ways };
}
