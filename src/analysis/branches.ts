import type { Choice, Happening, Move, Rules, Turn } from '../engine/rules.ts';
import type { Rational } from '../kit/rational.ts';
import { multiply, rational } from '../kit/rational.ts';
import type { Schedule } from '../players/schedule.ts';

/** A state that may come next, and how likely it is. `move` is what led there, in a turn in which one acts. */
export interface Branch<S, M extends Move> {
  readonly state: S;
  readonly weight: Rational;
  readonly move: M | null;
}

/** A game in which it is settled how everybody decides: what they choose depends on nothing but the state. */
export interface SettledGame<S, M extends Move, O, H extends Happening> {
  readonly rules: Rules<S, M, O, H>;
  readonly options: O;
  readonly schedule: Schedule;
  /** The moves among which a seat chooses, each as likely; none leaves it to others, where one acts. Not asked for chance. */
  wishes(choice: Choice<M>, state: S): readonly M[];
}

const ONE = rational(1n);

/**
 * Everything that may follow a state, by the game's own rules, with its probability. States in which nothing but chance decides are
 * passed through. Where nobody wishes to act, nothing changes until the rules end the game, which is what follows then.
 */
export function branchesOf<S, M extends Move, O, H extends Happening>(
  game: SettledGame<S, M, O, H>,
  state: S,
): readonly Branch<S, M>[] {
  const turn = game.rules.turn(state, game.options);
  const joints = turn.mode === 'one' ? oneActs(game, turn, state) : allChoose(game, turn, state);
  if (joints.length === 0) return [{ state: untilItEnds(game, state), weight: ONE, move: null }];
  return joints.flatMap(({ joint, weight }) => {
    const { next } = game.rules.play(state, joint, game.options);
    const move = turn.mode === 'one' ? (joint.find((own) => own !== null) ?? null) : null;
    if (!isChance(game, next)) return [{ state: next, weight, move }];
    return branchesOf(game, next).map((branch) => ({ ...branch, weight: multiply(weight, branch.weight), move }));
  });
}

interface WeightedJoint<M extends Move> {
  readonly joint: readonly (M | null)[];
  readonly weight: Rational;
}

/** Does nothing but chance decide in this state? */
function isChance<S, M extends Move, O, H extends Happening>(game: SettledGame<S, M, O, H>, state: S): boolean {
  if (game.rules.result(state, game.options) !== null) return false;
  return game.rules.turn(state, game.options).choices.every(({ by }) => by.length === 0);
}

function oneActs<S, M extends Move, O, H extends Happening>(
  game: SettledGame<S, M, O, H>,
  { choices }: Turn<M>,
  state: S,
): readonly WeightedJoint<M>[] {
  const wanted = choices.map((choice) => game.wishes(choice, state));
  const pairs = wanted.reduce((sum, moves) => sum + moves.length, 0);
  const players = wanted.filter((moves) => moves.length > 0).length;
  const nobody: readonly (M | null)[] = choices.map(() => null);
  return wanted.flatMap((moves, place) => {
    const among = game.schedule === 'pairs' ? pairs : players * moves.length;
    return moves.map((move) => ({ joint: nobody.with(place, move), weight: rational(1n, BigInt(among)) }));
  });
}

function allChoose<S, M extends Move, O, H extends Happening>(
  game: SettledGame<S, M, O, H>,
  { choices }: Turn<M>,
  state: S,
): readonly WeightedJoint<M>[] {
  return choices.reduce<readonly WeightedJoint<M>[]>(
    (joints, choice) => {
      const own = weighted(game, choice, state);
      return joints.flatMap(({ joint, weight }) =>
        own.map((chosen) => ({ joint: [...joint, chosen.move], weight: multiply(weight, chosen.weight) })),
      );
    },
    [{ joint: [], weight: ONE }],
  );
}

/** What a seat chooses where all do, with how likely it is: for who wishes nothing, the first move. */
function weighted<S, M extends Move, O, H extends Happening>(
  game: SettledGame<S, M, O, H>,
  choice: Choice<M>,
  state: S,
): readonly { readonly move: M; readonly weight: Rational }[] {
  const { by, moves, weights } = choice;
  const wished = by.length === 0 ? moves : game.wishes(choice, state);
  const possible = wished.length === 0 ? moves.slice(0, 1) : wished;
  return possible.map((move, place) => ({
    move,
    weight: by.length === 0 && weights !== undefined ? weights[place] : rational(1n, BigInt(possible.length)),
  }));
}

/** Nobody acts, again and again. @throws RangeError if that would go on for ever. */
function untilItEnds<S, M extends Move, O, H extends Happening>(game: SettledGame<S, M, O, H>, first: S): S {
  const { rules, options } = game;
  const met = new Set<string | number>();
  let state = first;
  while (rules.result(state, options) === null) {
    if (met.has(rules.key(state))) throw new RangeError('Nobody ever acts, and the rules do not end the game.');
    met.add(rules.key(state));
    const turn = rules.turn(state, options);
    state = rules.play(
      state,
      turn.choices.map(() => null),
      options,
    ).next;
  }
  return state;
}
