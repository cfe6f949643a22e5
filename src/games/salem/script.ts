import type { Choice, Move, Turn } from '../../engine/rules.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { ScriptReading } from '../../players/game-parts.ts';
import { entriesByName, playerNamed } from '../../players/script-entries.ts';
import { refusals } from './refusals.ts';
import type { SalemMove } from './types.ts';

/**
 * Reads an entry of a scenario: `{"night":{"Ann":{"watch":"Bob"},…}}`, `{"reveal":true}` or `{"vote":{"Ann":"Bob","Cat":null}}`.
 * A Veteran who is not named stays in, who is not named in a vote abstains, and a talk without `reveal` ends without one.
 */
export function script(
  entry: Readonly<Record<string, unknown>>,
  turn: Turn<SalemMove>,
  names: readonly string[],
): ScriptReading {
  const keys = Object.keys(entry);
  const [kind] = keys;
  if (keys.length !== 1 || !['night', 'reveal', 'vote'].includes(kind)) throw new Refusal(refusals.entry(entry));
  if (turn.stage.phase === 'talk') {
    if (kind !== 'reveal') return { joint: quietTalk(turn), again: true };
    return { joint: reveal(entry['reveal'], turn), again: false };
  }
  if (kind !== turn.stage.phase) throw new Refusal(refusals.wrongTurn(kind, turn.stage.phase));
  const chosen = entriesByName(entry[kind], kind, turn, names, refusals);
  const read = kind === 'night' ? readNight : readVote;
  return { joint: seats(turn, (choice, name) => read(chosen.get(name), choice, name, names), names), again: false };
}

function seats(
  turn: Turn<SalemMove>,
  read: (choice: Choice<SalemMove>, name: string) => SalemMove,
  names: readonly string[],
): Readonly<Record<string, Move>> {
  return Object.fromEntries(turn.choices.map((choice) => [choice.seat, read(choice, names[choice.by[0]])]));
}

function quietTalk(turn: Turn<SalemMove>): Readonly<Record<string, Move>> {
  return Object.fromEntries(turn.choices.map((choice) => [choice.seat, choice.moves[0]]));
}

function reveal(value: unknown, turn: Turn<SalemMove>): Readonly<Record<string, Move>> {
  if (typeof value !== 'boolean') throw new Refusal(refusals.reveal(JSON.stringify(value)));
  if (!value) return quietTalk(turn);
  if (turn.choices.every((choice) => choice.moves.length === 1)) throw new Refusal(refusals.nobodyReveals);
  return Object.fromEntries(turn.choices.map((choice) => [choice.seat, choice.moves[choice.moves.length - 1]]));
}

function readNight(value: unknown, choice: Choice<SalemMove>, name: string, names: readonly string[]): SalemMove {
  const wanted = nightMove(value, choice, name, names);
  const move = choice.moves.find((own) => JSON.stringify(own) === JSON.stringify(wanted));
  if (move === undefined) throw new Refusal(refusals.night(name, value, choice.moves, names));
  return move;
}

function nightMove(value: unknown, choice: Choice<SalemMove>, name: string, names: readonly string[]): SalemMove {
  if (value === undefined || value === null) return { kind: 'stay' };
  const entries = typeof value === 'object' ? Object.entries(value) : [];
  if (entries.length === 0) return { kind: 'stay' };
  const [[kind, detail]] = entries;
  if (entries.length > 1) throw new Refusal(refusals.night(name, value, choice.moves, names));
  if (kind === 'alert' && typeof detail === 'boolean') return { kind: detail ? 'alert' : 'stay' };
  if ((kind === 'watch' || kind === 'heal' || kind === 'kill') && typeof detail === 'string') {
    return { kind, target: playerNamed(detail, names) };
  }
  throw new Refusal(refusals.night(name, value, choice.moves, names));
}

function readVote(value: unknown, choice: Choice<SalemMove>, name: string, names: readonly string[]): SalemMove {
  if (value === undefined || value === null) return choice.moves[0];
  if (typeof value !== 'string') throw new Refusal(refusals.vote(name, JSON.stringify(value)));
  const target = playerNamed(value, names);
  const move = choice.moves.find((own) => own.kind === 'vote' && own.target === target);
  if (move === undefined) throw new Refusal(refusals.vote(name, value));
  return move;
}
