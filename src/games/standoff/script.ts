import type { Agent, Move, Turn } from '../../engine/rules.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { ScriptReading } from '../../players/game-parts.ts';
import { playerNamed } from '../../players/script-entries.ts';
import { refusals } from './refusals.ts';
import type { StandoffMove } from './types.ts';

const ACTS = ['drop', 'take', 'shootHostage'] as const;

/**
 * Reads an entry of a scenario: `{"shoot":["Ann","Bob"]}`, `{"drop":"Ann"}`, `{"take":"Ann"}`, `{"shootHostage":"Ann"}`,
 * `{"nobody":true}`, or after a shot `{"pickUp":["Bob"]}`: of those who are asked, who is not named stays down.
 */
export function script(
  entry: Readonly<Record<string, unknown>>,
  turn: Turn<StandoffMove>,
  names: readonly string[],
): ScriptReading {
  const keys = Object.keys(entry);
  const [kind] = keys;
  const value = entry[kind];
  if (keys.length !== 1) throw new Refusal(refusals.entry(entry));
  if (kind === 'pickUp') return { joint: whoPicksUp(value, turn, names), again: false };
  const act = actIn(kind, value, names);
  if (act === undefined) throw new Refusal(refusals.entry(entry));
  if (turn.stage.phase === 'pickUp')
    throw new Refusal(refusals.pickUpDue(turn.choices.map(({ seat }) => names[+seat])));
  return { joint: act, again: false };
}

/** The joint choice of an entry that is an act, or nobody's; undefined if it is neither. */
function actIn(kind: string, value: unknown, names: readonly string[]): Readonly<Record<string, Move>> | undefined {
  if (kind === 'nobody') {
    if (value !== true) throw new Refusal(refusals.nobody(JSON.stringify(value)));
    return {};
  }
  if (kind === 'shoot') {
    if (!Array.isArray(value) || value.length !== 2) throw new Refusal(refusals.shoot(JSON.stringify(value)));
    const [shooter, target] = value.map((name: unknown) => player(kind, name, names));
    const move: StandoffMove = { kind, target };
    return { [shooter]: move };
  }
  const act = ACTS.find((known) => known === kind);
  return act === undefined ? undefined : { [player(kind, value, names)]: { kind: act } };
}

function whoPicksUp(
  value: unknown,
  turn: Turn<StandoffMove>,
  names: readonly string[],
): Readonly<Record<string, Move>> {
  if (!Array.isArray(value)) throw new Refusal(refusals.pickUp(JSON.stringify(value)));
  const rising = value.map((name: unknown) => String(player('pickUp', name, names)));
  if (turn.stage.phase !== 'pickUp') throw new Refusal(refusals.noPickUp);
  const asked = turn.choices.map(({ seat, moves }): [string, StandoffMove] => {
    const kind = rising.includes(seat) ? 'pickUp' : 'stayDown';
    return [seat, moves.find((move) => move.kind === kind) ?? moves[0]];
  });
  // Who is not asked is refused by the rules.
  return { ...Object.fromEntries(rising.map((seat) => [seat, { kind: 'pickUp' }])), ...Object.fromEntries(asked) };
}

function player(kind: string, name: unknown, names: readonly string[]): Agent {
  if (typeof name !== 'string') throw new Refusal(refusals.byName(kind, JSON.stringify(name)));
  return playerNamed(name, names);
}

/** Writes what was chosen in a turn as an entry of a scenario; `script` reads it. */
export function write(
  joint: readonly (StandoffMove | null)[],
  turn: Turn<StandoffMove>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const chosen = turn.choices.flatMap(({ seat }, place) => {
    const move = joint[place];
    return move === null ? [] : [{ name: names[Number(seat)], move }];
  });
  if (turn.stage.phase === 'pickUp') {
    return { pickUp: chosen.filter(({ move }) => move.kind === 'pickUp').map(({ name }) => name) };
  }
  const acted = chosen.at(0);
  if (acted === undefined) return { nobody: true };
  const { name, move } = acted;
  return { [move.kind]: move.kind === 'shoot' ? [name, names[move.target]] : name };
}
