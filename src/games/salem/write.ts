import type { Choice, Turn } from '../../engine/rules.ts';
import type { SalemMove } from './types.ts';

/** Writes what was chosen in a turn as an entry of a scenario; `script` reads it. */
export function write(
  joint: readonly (SalemMove | null)[],
  turn: Turn<SalemMove>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  if (turn.stage.phase === 'talk') return { reveal: joint.some((move) => move?.kind === 'reveal') };
  const entries = turn.choices.flatMap((choice, index): [string, unknown][] => {
    const move = joint[index];
    if (move === null || (move.kind === 'stay' && choice.moves.length === 1)) return [];
    return [[names[choice.by[0]], turn.stage.phase === 'vote' ? votedFor(move, names) : atNight(move, choice, names)]];
  });
  return { [turn.stage.phase]: Object.fromEntries(entries) };
}

/** A night's move as a scenario writes it; staying in is nothing. */
export function writeMove(move: SalemMove, names: readonly string[]): Readonly<Record<string, unknown>> {
  if ('target' in move) return { [move.kind]: names[move.target] };
  return move.kind === 'alert' ? { alert: true } : {};
}

function atNight(
  move: SalemMove,
  choice: Choice<SalemMove>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const isVeteran = choice.moves.some((own) => own.kind === 'alert');
  return isVeteran ? { alert: move.kind === 'alert' } : writeMove(move, names);
}

function votedFor(move: SalemMove, names: readonly string[]): string | null {
  return move.kind === 'vote' ? names[move.target] : null;
}
