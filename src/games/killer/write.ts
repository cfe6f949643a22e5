import type { Turn } from '../../engine/rules.ts';
import type { KillerMove } from './types.ts';

/** Writes what was chosen in a turn as an entry of a scenario; `script` reads it. */
export function write(
  joint: readonly (KillerMove | null)[],
  turn: Turn<KillerMove>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const [first] = turn.choices;
  const [only] = joint;
  if (first.by.length === 0) return { [first.seat]: only === null ? null : writeMove(only, names) };
  const chosen = turn.choices.flatMap((choice, index): [string, unknown][] => {
    const move = joint[index];
    return move === null || choice.moves.length === 1 ? [] : [[names[choice.by[0]], writeMove(move, names)]];
  });
  return { [turn.stage.phase === 'night' ? 'night' : 'vote']: Object.fromEntries(chosen) };
}

/** A choice as a scenario writes it: the name of whom it is about, null for nobody. */
export function writeMove(move: KillerMove, names: readonly string[]): string | null {
  return 'target' in move ? names[move.target] : null;
}
