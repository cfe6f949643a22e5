import { Refusal } from '../../engine/refusal.ts';
import type { Choice, Move, Turn } from '../../engine/rules.ts';
import type { ScriptReading } from '../../players/game-parts.ts';
import { entriesByName, playerNamed } from '../../players/script-entries.ts';
import { refusals } from './refusals.ts';
import type { KillerMove } from './types.ts';

/**
 * Reads an entry of a scenario: `{"night":{"Ann":"Bob","Cat":null}}`, `{"vote":{"Ann":"Bob"}}`, `{"draw":"Ann"}` for the killer who
 * carries it out, or `{"lot":"Ann"}`. Who is not named names nobody, or abstains.
 */
export function script(
  entry: Readonly<Record<string, unknown>>,
  turn: Turn<KillerMove>,
  names: readonly string[],
): ScriptReading {
  const [kind, ...more] = Object.keys(entry);
  if (more.length > 0 || !['night', 'vote', 'draw', 'lot'].includes(kind)) throw new Refusal(refusals.entry(entry));
  const [first] = turn.choices;
  const due = first.by.length === 0 ? first.seat : turn.stage.phase === 'night' ? 'night' : 'vote';
  if (kind !== due) throw new Refusal(refusals.wrongTurn(kind, due));
  if (first.by.length === 0) return { joint: { [first.seat]: fallsOn(entry[kind], first, names) }, again: false };
  const chosen = entriesByName(entry[kind], kind, turn, names, refusals);
  const joint: Record<string, Move> = {};
  for (const choice of turn.choices) {
    const name = names[choice.by[0]];
    joint[choice.seat] = choose(chosen.get(name), choice, name, names);
  }
  return { joint, again: false };
}

function fallsOn(value: unknown, { moves }: Choice<KillerMove>, names: readonly string[]): Move {
  const move = typeof value === 'string' ? aboutPlayer(value, moves, names) : undefined;
  if (move === undefined) throw new Refusal(refusals.lot(value, moves, names));
  return move;
}

function choose(value: unknown, { moves }: Choice<KillerMove>, name: string, names: readonly string[]): KillerMove {
  if (value === undefined || value === null) return moves[0];
  const move = typeof value === 'string' ? aboutPlayer(value, moves, names) : undefined;
  if (move === undefined) throw new Refusal(refusals.choice(name, value, moves, names));
  return move;
}

/** The move that is about a player. @throws Refusal if nobody is called so. */
function aboutPlayer(name: string, moves: readonly KillerMove[], names: readonly string[]): KillerMove | undefined {
  const player = playerNamed(name, names);
  return moves.find((move) => 'target' in move && move.target === player);
}
