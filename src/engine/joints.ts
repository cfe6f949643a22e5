import type { Choice, Move, Turn } from './rules.ts';

/** Are two moves the same choice? Moves are plain data. */
export function sameMove(first: Move, second: Move): boolean {
  return first === second || JSON.stringify(first) === JSON.stringify(second);
}

/** A joint choice by seats, in the order of the turn's choices, as the turn's own moves; null for a seat that it leaves out, or without such a move. */
export function movesOf<M extends Move>(turn: Turn<M>, joint: Readonly<Record<string, Move>>): (M | null)[] {
  return turn.choices.map(({ seat, moves }) => {
    if (!Object.hasOwn(joint, seat)) return null;
    return moves.find((own) => sameMove(own, joint[seat])) ?? null;
  });
}

/** What `movesOf` reads: the moves of a joint choice by seat, without the seats that it leaves out. */
export function bySeat<M extends Move>(
  { choices }: Turn<M>,
  joint: readonly (M | null)[],
): Readonly<Record<string, M>> {
  const moves = choices.flatMap(({ seat }, index): [string, M][] => {
    const move = joint[index];
    return move === null ? [] : [[seat, move]];
  });
  return Object.fromEntries(moves);
}

/** How many joint choices a turn allows. */
export function jointCount<M extends Move>({ choices, mode }: Turn<M>): number {
  return mode === 'together'
    ? choices.reduce((product, { moves }) => product * moves.length, 1)
    : choices.reduce((sum, { moves }) => sum + moves.length, 1);
}

/**
 * The joint choice of a turn with the given number, from 0 on. Where every seat chooses, the last one changes fastest; where one
 * acts, 0 is that nobody does, and then come the moves of each seat.
 */
export function jointAt<M extends Move>({ choices, mode }: Turn<M>, number: number): (M | null)[] {
  if (mode === 'together') {
    let rest = number;
    const joint: (M | null)[] = choices.map(() => null);
    for (let index = choices.length - 1; index >= 0; index--) {
      const { moves } = choices[index];
      joint[index] = moves[rest % moves.length];
      rest = Math.floor(rest / moves.length);
    }
    return joint;
  }
  let rest = number - 1;
  return choices.map(({ moves }) => {
    const own = rest >= 0 && rest < moves.length ? moves[rest] : null;
    rest -= moves.length;
    return own;
  });
}

/**
 * Moves on to the next joint choice where every seat chooses, as `jointAt` numbers them: `chosen` holds the place of each seat's move
 * among its moves, `joint` the moves themselves; both are changed.
 */
export function nextJoint<M extends Move>(
  choices: readonly Choice<M>[],
  chosen: Int32Array,
  joint: (M | null)[],
): void {
  for (let seat = choices.length - 1; seat >= 0; seat--) {
    const { moves } = choices[seat];
    const place = (chosen[seat] + 1) % moves.length;
    chosen[seat] = place;
    joint[seat] = moves[place];
    if (place > 0) return;
  }
}
