import { bySeat, sameMove } from './joints.ts';
import { messages } from './messages.ts';
import type { Moment } from './moment.ts';
import type { RealStep } from './possible-rows.ts';
import { Refusal } from './refusal.ts';
import type { Choice, Happening, Move, Step } from './rules.ts';
import type { Decision } from './run.ts';
import type { Setting } from './setting.ts';

/** That all seats of a turn have chosen. */
export type ActDecision = Extract<Decision, { kind: 'act' }>;

/**
 * The moves of a joint choice in a state, in the order of the turn's seats, as the rules' own objects; null for a seat that leaves it to others.
 * @throws Refusal if it is not allowed there: a seat that the turn does not have, a missing or illegal move, or too many who act.
 */
export function legalJoint<S, M extends Move, O, H extends Happening>(
  { rules, options, names, possibilities }: Setting<S, M, O, H>,
  state: number,
  joint: Readonly<Record<string, Move>>,
): (M | null)[] {
  const whose = ({ by, seat }: Choice<M>) => by.map((agent) => names[agent]).join(', ') || seat;
  const { choices, mode } = possibilities.turn(state);
  const objection = (seat: string, move: Move): string | null =>
    rules.objection?.(possibilities.state(state), seat, move, options, names) ?? null;
  const stray = Object.keys(joint).find((seat) => choices.every((choice) => choice.seat !== seat));
  if (stray !== undefined) {
    throw new Refusal(objection(stray, joint[stray]) ?? messages.unknownSeat(stray, choices.map(whose)));
  }
  const moves = choices.map((choice) => {
    const wanted = Object.hasOwn(joint, choice.seat) ? joint[choice.seat] : undefined;
    if (wanted === undefined) {
      if (mode === 'one') return null;
      throw new Refusal(messages.missingSeat(whose(choice)));
    }
    const move = choice.moves.find((own) => sameMove(own, wanted));
    if (move !== undefined) return move;
    const allowed = choice.moves.map((own) => JSON.stringify(own));
    throw new Refusal(
      objection(choice.seat, wanted) ?? messages.illegalMove(whose(choice), JSON.stringify(wanted), allowed),
    );
  });
  const acting = moves.filter((move) => move !== null).length;
  if (mode === 'one' && acting > 1) throw new Refusal(messages.oneActs(acting));
  return moves;
}

/** How a joint choice plays out after a moment. @throws Refusal if it is not allowed; see `legalJoint`. */
export function realStep<S, M extends Move, O, H extends Happening>(
  setting: Setting<S, M, O, H>,
  before: Moment,
  decision: ActDecision,
): { readonly step: Step<S, H>; readonly real: RealStep<M> } {
  const { possibilities } = setting;
  const turn = possibilities.turn(before.state);
  const joint = legalJoint(setting, before.state, decision.joint);
  const { step, outcome } = possibilities.play(before.state, joint);
  const { stage, open } = turn;
  return { step, real: { stage, open, joint: bySeat(turn, joint), outcome, discloses: step.discloses ?? [] } };
}
