import { Refusal } from '../../engine/refusal.ts';
import type { Choice, Move, Turn } from '../../engine/rules.ts';
import type { ScriptReading } from '../../players/game-parts.ts';
import { ordersIn, readAbility, readWalk } from './read-orders.ts';
import { entriesByName, playerNamed } from '../../players/script-entries.ts';
import { refusals } from './refusals.ts';
import { readRollover } from './rollover.ts';
import { abilitySeat } from './turns.ts';
import type { RoomsMove } from './types.ts';

type Entry = Readonly<Record<string, unknown>>;

/** The keys with which an entry begins, and those that may stand beside them. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  night: ['kill', 'inbox', 'placed'],
  plan: [],
  orders: [],
  rollover: [],
  vote: [],
};

/** The entry that a turn is due to be given, by its phase. */
const DUE: Readonly<Record<string, string>> = { plan: 'plan', night: 'orders', rollover: 'rollover', day: 'vote' };

/**
 * Reads an entry of a scenario. A whole night is `{"night":{"Ann":3,"Bob":{"jail":"Cat"}},"kill":{"by":"Dan","room":2}}`; the
 * order of its names is the inbox order (R11), in which a player's last order holds and counts, unless `"inbox"` gives another, and `"placed":{"Ann":4}` says where chance puts
 * somebody (R14). Its three turns can also be given one by one: `plan`, `orders`, `rollover`. A day ends with `{"vote":{"Ann":"Bob"}}`.
 * Orders may also be a list, `[["Ann",3],["Bob",3]]` or `[{"Ann":3},{"Bob":3}]`. Who is not named stays, does nothing, and abstains.
 */
export function script(entry: Entry, turn: Turn<RoomsMove>, names: readonly string[]): ScriptReading {
  const kind = Object.keys(SHAPES).find((shape) => shape in entry);
  if (kind === undefined || Object.keys(entry).some((key) => key !== kind && !SHAPES[kind].includes(key)))
    throw new Refusal(refusals.entry(entry));
  const due = DUE[turn.stage.phase];
  const isNight = kind === 'night' && due !== 'vote';
  if (kind !== due && !isNight) throw new Refusal(refusals.wrongTurn(kind, due));
  const part = (key: string) => entry[isNight ? key : due];
  switch (due) {
    case 'plan':
      return { joint: readPlan(part('kill'), turn, names), again: isNight };
    case 'orders':
      return { joint: readOrders(part('night'), turn, names), again: isNight };
    case 'rollover': {
      const given = isNight ? { inbox: entry['inbox'] ?? namesIn(entry['night']), placed: entry['placed'] } : part('');
      return { joint: readRollover(given, turn, names), again: false };
    }
    default:
      return { joint: readVotes(part('vote'), turn, names), again: false };
  }
}

/** The order of the names: of a player who is named twice the last order holds, and came in last. */
function namesIn(value: unknown): readonly string[] {
  return [...ordersIn(value, 'night').keys()];
}

function readPlan(value: unknown, turn: Turn<RoomsMove>, names: readonly string[]): Record<string, Move> {
  return Object.fromEntries(
    turn.choices.map(({ seat, moves }) => {
      if (moves.length === 1 || value === undefined || value === null) return [seat, moves[0]];
      const { by, room, ...rest }: Entry = typeof value === 'object' ? { ...value } : {};
      const move = moves.find((own) => own.kind === 'kill' && names[own.by] === by && own.room === room);
      if (move === undefined || Object.keys(rest).length > 0) throw new Refusal(refusals.kill(value, moves, names));
      return [seat, move];
    }),
  );
}

function readOrders(value: unknown, turn: Turn<RoomsMove>, names: readonly string[]): Record<string, Move> {
  const given = entriesByName(Object.fromEntries(ordersIn(value, 'orders')), 'orders', turn, names, refusals);
  const joint: Record<string, Move> = {};
  for (const choice of turn.choices) {
    const agent = choice.by[0];
    if (choice.seat !== String(agent)) continue;
    const name = names[agent];
    const ability = turn.choices.find(({ seat }) => seat === abilitySeat(agent));
    joint[choice.seat] = readWalk(given.get(name), choice, name);
    const also = readAbility(given.get(name), ability, name, names);
    if (ability !== undefined && also !== null) joint[ability.seat] = also;
  }
  return joint;
}

function readVotes(value: unknown, turn: Turn<RoomsMove>, names: readonly string[]): Record<string, Move> {
  const given = entriesByName(value, 'vote', turn, names, refusals);
  return Object.fromEntries(
    turn.choices.map((choice) => [choice.seat, readVote(given.get(names[choice.by[0]]), choice, names)]),
  );
}

function readVote(value: unknown, { by, moves }: Choice<RoomsMove>, names: readonly string[]): RoomsMove {
  if (value === undefined || value === null) return moves[0];
  const target = typeof value === 'string' ? playerNamed(value, names) : null;
  const move = moves.find((own) => own.kind === 'vote' && own.target === target);
  if (move === undefined) throw new Refusal(refusals.vote(names[by[0]], value));
  return move;
}
