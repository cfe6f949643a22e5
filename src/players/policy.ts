import type { Choice, Move, Stage } from '../engine/rules.ts';
import type { Random } from '../kit/random.ts';
import type { Mind } from './mind.ts';

/** A way of deciding for a player. Pure but for the chance it draws from `random`. */
export interface Policy<M extends Move> {
  /** True if it looks into the player's mind; what never does can be played without knowledge being worked out. */
  readonly reasons: boolean;
  /** One of the choice's moves; in a turn in which one acts, null leaves it to others. `mind` belongs to a player of the seat; for a seat of chance to nobody. */
  choose(choice: Choice<M>, stage: Stage, mind: Mind, random: Random): M | null;
  /** The moves among which it chooses, each as likely, if it chooses so; none leaves it to others. */
  readonly wishes?: Wishes<M>;
}

/** Some of a choice's moves; none for a seat that leaves it to others. */
export type Wishes<M extends Move> = (choice: Choice<M>, mind: Mind) => readonly M[];

/** The policy that chooses uniformly among what it wishes. It never reasons. */
export function policyOf<M extends Move>(wishes: Wishes<M>): Policy<M> {
  return {
    reasons: false,
    choose: (choice, _stage, mind, random) => {
      const wished = wishes(choice, mind);
      return wished.length === 0 ? null : random.pick(wished);
    },
    wishes,
  };
}

/** Chooses uniformly among the moves, or by their weights if they have any. */
export const randomPolicy = {
  reasons: false,
  choose: <M extends Move>(choice: Choice<M>, _stage: Stage, _mind: Mind, random: Random): M =>
    drawMove(choice, random),
  wishes: <M extends Move>({ moves }: Choice<M>): readonly M[] => moves,
} as const;

/** A move by chance: by the choice's weights, uniformly if it has none. */
export function drawMove<M extends Move>({ moves, weights }: Choice<M>, random: Random): M {
  if (weights === undefined) return random.pick(moves);
  const common = weights.reduce((product, weight) => product * weight.denominator, 1n);
  const shares = weights.map((weight) => Number((weight.numerator * common) / weight.denominator));
  let left = random.integer(shares.reduce((sum, share) => sum + share, 0));
  const index = shares.findIndex((share) => (left -= share) < 0);
  return moves[index];
}
