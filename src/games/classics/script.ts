import { Refusal } from '../../engine/refusal.ts';
import type { Choice, Turn } from '../../engine/rules.ts';
import type { ScriptReading } from '../../players/game-parts.ts';
import type { PuzzleMove } from './types.ts';
import { END_SEAT } from './end.ts';
import { refusals } from './refusals.ts';

/** Reads an entry of a scenario: `{"choose":{"Ann":{"kind":"call","target":"Bob"}}}` by seat, or `{"end":true}` for the story's end. */
export function script(
  entry: Readonly<Record<string, unknown>>,
  turn: Turn<PuzzleMove>,
  names: readonly string[],
): ScriptReading {
  const [first] = turn.choices;
  const { end, choose, ...rest } = entry;
  if (end === true && choose === undefined && first.seat === END_SEAT) {
    return { joint: { [first.seat]: first.moves[0] }, again: false };
  }
  if (typeof choose !== 'object' || choose === null || end !== undefined || Object.keys(rest).length > 0) {
    throw new Refusal(refusals.entry(entry));
  }
  const seats = new Map(turn.choices.map((choice) => [seatName(choice, names), choice]));
  const joint = Object.entries(choose).map(([name, wanted]: [string, unknown]) => {
    const choice = seats.get(name);
    if (choice === undefined) throw new Refusal(refusals.seat(name, [...seats.keys()]));
    const text = JSON.stringify(wanted);
    const move = choice.moves.find((own) => JSON.stringify(written(own, names)) === text);
    if (move !== undefined) return [choice.seat, move] as const;
    const allowed = choice.moves.map((own) => written(own, names));
    throw new Refusal(refusals.move(name, wanted, allowed));
  });
  return { joint: Object.fromEntries(joint), again: false };
}

/** Writes what was chosen in a turn as such an entry. */
export function write(
  joint: readonly (PuzzleMove | null)[],
  turn: Turn<PuzzleMove>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  if (joint.some((move) => move?.kind === 'end')) return { end: true };
  const chosen = turn.choices.flatMap((choice, index): [string, unknown][] => {
    const move = joint[index];
    return move === null ? [] : [[seatName(choice, names), written(move, names)]];
  });
  return { choose: Object.fromEntries(chosen) };
}

function seatName({ seat, by }: Choice<PuzzleMove>, names: readonly string[]): string {
  return by.length === 0 ? seat : names[by[0]];
}

function written({ kind, target, what }: PuzzleMove, names: readonly string[]): Readonly<Record<string, unknown>> {
  return {
    kind,
    ...(target === undefined ? {} : { target: names[target] }),
    ...(what === undefined ? {} : { what }),
  };
}
