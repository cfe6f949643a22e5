/**
 * What became of a prediction. It is judged from what the viewpoint may see before and after the step, and from nothing else:
 * see view.ts and worlds.ts.
 */
import type { Agent } from '../engine/rules.ts';
import type { Faces } from './report.ts';
import { boardOf } from './board.ts';
import { viewerOf, type Vantage } from './viewpoint.ts';
import { worldsOf } from './worlds.ts';

/** What came of one world: marked and fallen, fallen unmarked, marked though it stays, or rightly left alone. */
export type Outcome = 'hit' | 'overlooked' | 'wrong' | 'stays';

/** What fell for one reason, and how much of it was foreseen. */
export interface Reason {
  readonly reason: string;
  readonly fell: number;
  readonly found: number;
}

/** What came of "which worlds fall?". */
export interface WorldsJudged {
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly fell: number;
  readonly found: number;
  readonly wrong: number;
  readonly reasons: readonly Reason[];
}

/** A role that a player may have, as somebody knows it: one square of "what does Ann know now?". */
export interface RoleSquare {
  readonly agent: Agent;
  readonly sign: string;
  /** Possible before the step. */
  readonly before: boolean;
}

/** A square after the step. */
export interface RoleJudged extends RoleSquare {
  readonly after: boolean;
  readonly outcome: Outcome;
  /** Why it is possible no more; empty if it is. */
  readonly reason: string;
}

/** The faces that may fall: those possible for this mind (null: for all) where one stands. */
export function mayFall(vantage: Vantage, faces: Faces, mind: Agent | null): readonly number[] {
  const { worlds } = worldsOf(vantage, faces, mind);
  return worlds.filter(({ standing }) => standing === 'possible').map(({ face }) => face);
}

/** Judges the marked faces after the step that ends the vantage's path. */
export function judgeWorlds(
  vantage: Vantage,
  faces: Faces,
  mind: Agent | null,
  marked: ReadonlySet<number>,
): WorldsJudged {
  const { worlds } = worldsOf(vantage, faces, mind);
  const outcomes = new Map<number, Outcome>();
  const reasons = new Map<string, { fell: number; found: number }>();
  const counts = { hit: 0, overlooked: 0, wrong: 0, stays: 0 };
  for (const face of mayFall(before(vantage), faces, mind)) {
    const { standing, reason } = worlds[face];
    const outcome = outcomeOf(standing !== 'possible', marked.has(face));
    outcomes.set(face, outcome);
    counts[outcome]++;
    if (standing === 'possible') continue;
    const known = reasons.get(reason) ?? { fell: 0, found: 0 };
    reasons.set(reason, { fell: known.fell + 1, found: known.found + (outcome === 'hit' ? 1 : 0) });
  }
  return {
    outcomes,
    fell: counts.hit + counts.overlooked,
    found: counts.hit,
    wrong: counts.wrong,
    reasons: [...reasons].map(([reason, count]) => ({ reason, ...count })).sort((one, other) => other.fell - one.fell),
  };
}

/** For each other player, the roles, and which of them this mind holds possible where one stands. */
export function roleSquares(vantage: Vantage, faces: Faces, mind: Agent): readonly RoleSquare[] {
  const own = viewerOf(vantage.viewpoint) ?? mind;
  return boardOf(vantage, faces, own).seats.flatMap(({ agent, pencil }) =>
    agent === own ? [] : pencil.map(({ sign, possible }) => ({ agent, sign, before: possible })),
  );
}

/** How a square is named in the set of those that are said to fall. */
export function squareKey({ agent, sign }: Pick<RoleSquare, 'agent' | 'sign'>): string {
  return `${agent} ${sign}`;
}

/** Judges, square by square, which roles were said to be possible no more. */
export function judgeRoles(
  vantage: Vantage,
  faces: Faces,
  mind: Agent,
  ruledOut: ReadonlySet<string>,
): readonly RoleJudged[] {
  const now = new Map(roleSquares(vantage, faces, mind).map((square) => [squareKey(square), square.before]));
  const { worlds } = worldsOf(vantage, faces, mind);
  const fallen = mayFall(before(vantage), faces, mind).filter((face) => worlds[face].standing !== 'possible');
  return roleSquares(before(vantage), faces, mind).map((square) => {
    const { agent, sign } = square;
    const after = now.get(squareKey(square)) === true;
    const last = fallen.find((face) => faces[face].some((glyph) => glyph.of === agent && glyph.sign === sign));
    return {
      ...square,
      after,
      outcome: outcomeOf(!after, ruledOut.has(squareKey(square))),
      reason: after || !square.before || last === undefined ? '' : worlds[last].reason,
    };
  });
}

function outcomeOf(fell: boolean, marked: boolean): Outcome {
  if (fell) return marked ? 'hit' : 'overlooked';
  return marked ? 'wrong' : 'stays';
}

/** The same viewpoint one step earlier. */
function before(vantage: Vantage): Vantage {
  return { ...vantage, path: vantage.path.slice(0, -1) };
}
