import type { Choice, Move, Stage } from '../engine/rules.ts';
import type { Random } from '../kit/random.ts';
import type { Mind } from './mind.ts';
import type { Policy } from './policy.ts';

/**
 * Which of those who want to act does, in a turn in which one acts. `players`: they are asked in a random order, each as likely, and
 * the first who wants to acts. `pairs`: each pair of a player and a move that the player wishes is as likely.
 */
export type Schedule = 'players' | 'pairs';

/** What one seat wants: the move it would make (null leaves it to others), and how many moves it wishes alike. */
export interface Want<M extends Move> {
  readonly move: M | null;
  readonly wishes: number;
}

/** What a built-in player chooses, and among how many moves. */
export function wantOf<M extends Move>(
  choice: Choice<M>,
  stage: Stage,
  policy: Policy<M>,
  mind: Mind,
  random: Random,
): Want<M> {
  return {
    move: policy.choose(choice, stage, mind, random),
    wishes: policy.wishes?.(choice, mind).length ?? 1,
  };
}

/** The seat that acts, by its place in `choices`, and its move; null if nobody wants to. */
export function whoActs<M extends Move>(
  choices: readonly Choice<M>[],
  schedule: Schedule,
  ask: (choice: Choice<M>) => Want<M>,
  random: Random,
): { readonly place: number; readonly move: M } | null {
  if (schedule === 'players') {
    for (const place of random.shuffle([...choices.keys()])) {
      const { move } = ask(choices[place]);
      if (move !== null) return { place, move };
    }
    return null;
  }
  const wanted = choices.flatMap((choice, place) => {
    const { move, wishes } = ask(choice);
    return move === null ? [] : [{ place, move, wishes }];
  });
  if (wanted.length === 0) return null;
  let left = random.integer(wanted.reduce((sum, { wishes }) => sum + wishes, 0));
  return wanted.find(({ wishes }) => (left -= wishes) < 0) ?? null;
}
