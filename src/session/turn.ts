import type { Agent, Move } from '../engine/rules.ts';
import type { Decision } from '../engine/run.ts';
import { BY_HAND } from '../players/hand.ts';
import type { Deciders, Suggestion } from './backend.ts';
import type { Report } from './report.ts';
import type { Light } from './view.ts';
import type { Vantage, Viewpoint } from './viewpoint.ts';

/** The name, among the ways to decide, for the person at the screen. */
export { BY_HAND };

/**
 * Who at the screen has to choose. A seat with nothing to choose is settled by itself, unless a player looks on who could
 * tell from it what others may do, and so what they are: then everybody by hand is asked, whatever their role.
 */
export function withHands(
  suggestion: Suggestion,
  turn: NonNullable<Report['turn']>,
  deciders: Deciders,
  viewpoint: Viewpoint,
): Suggestion {
  if (suggestion.kind === 'over') return suggestion;
  if (suggestion.kind === 'decided' && suggestion.decision.kind !== 'act') return suggestion;
  const settled = suggestion.kind === 'waiting' ? suggestion.joint : actOf(suggestion.decision);
  const hands = turn.seats.filter(({ by }) => by.some((agent) => deciders[agent] === BY_HAND));
  const alone = hands.every(({ by }) => viewpoint === 'teacher' || by.includes(viewpoint));
  const open = hands.filter(({ moves }) => !alone || turn.mode === 'one' || moves.length > 1).map(({ seat }) => seat);
  if (open.length === 0) {
    const joint = { ...settled };
    for (const { seat, moves } of hands) joint[seat] ??= moves[0];
    return { kind: 'decided', decision: { kind: 'act', joint } };
  }
  const joint = Object.fromEntries(Object.entries(settled).filter(([seat]) => !open.includes(seat)));
  return { kind: 'waiting', joint, open };
}

function actOf(decision: Decision): Readonly<Record<string, Move>> {
  return decision.kind === 'act' ? decision.joint : {};
}

/** The seats that wait for the person at the screen. */
export interface Waiting {
  readonly node: number;
  /** What the built-in players have settled: shown to nobody before the step is made. */
  readonly joint: Readonly<Record<string, Move>>;
  readonly open: readonly string[];
  /** What has been chosen by hand so far; choosing again replaces it. */
  readonly picks: Readonly<Record<string, Move>>;
}

/** A seat decided by hand, as the viewpoint may see it. */
export interface SeatToChoose {
  readonly seat: string;
  readonly by: readonly Agent[];
  readonly chosen: boolean;
  /** Null if the viewpoint may not see what can be chosen here: it would betray the role. */
  readonly choice: {
    readonly question: string;
    readonly moves: readonly { readonly move: Move; readonly label: string }[];
    /** The place in `moves` of what has been chosen; -1 for nothing yet. */
    readonly picked: number;
  } | null;
}

/** What comes next. */
export interface TurnView {
  readonly title: string;
  readonly light: Light;
  /** Exactly one seat acts, or nobody. */
  readonly single: boolean;
  readonly seats: readonly SeatToChoose[];
  /** Who may speak now through the person at the screen. Null in the list: the moderator. */
  readonly speakers: readonly (Agent | null)[];
  /** Who may claim something through the person at the screen, true or not. */
  readonly claimants: readonly Agent[];
}

/** The coming turn as the viewpoint may see it; null when the game is over. */
export function turnOf(vantage: Vantage, waiting: Waiting | null, deciders: Deciders): TurnView | null {
  const { viewpoint, path, names, presentation } = vantage;
  const { turn, node } = path[path.length - 1];
  if (turn === null) return null;
  const speaksHere = (agent: Agent) => agent === viewpoint && deciders[agent] === BY_HAND;
  const asked = waiting?.node === node ? waiting : null;
  const seats = turn.seats
    .filter(({ seat }) => asked?.open.includes(seat) === true)
    .map(({ seat, by, moves }) => {
      const pick = asked?.picks[seat];
      const visible = viewpoint === 'teacher' || by.includes(viewpoint);
      return {
        seat,
        by,
        chosen: pick !== undefined,
        choice: visible
          ? {
              question: presentation.question(turn.stage, moves),
              moves: moves.map((move) => ({ move, label: presentation.offer(move, names) })),
              picked: moves.findIndex((move) => pick !== undefined && JSON.stringify(move) === JSON.stringify(pick)),
            }
          : null,
      };
    });
  return {
    title: presentation.stage(turn.stage),
    light: presentation.light(turn.stage),
    single: turn.mode === 'one',
    // What can be chosen comes first.
    seats: [...seats.filter(({ choice }) => choice !== null), ...seats.filter(({ choice }) => choice === null)],
    speakers: viewpoint === 'teacher' ? [...turn.speakers, null] : turn.speakers.filter(speaksHere),
    claimants: viewpoint === 'teacher' ? turn.claimants : turn.claimants.filter(speaksHere),
  };
}
