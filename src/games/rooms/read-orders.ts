import { Refusal } from '../../engine/refusal.ts';
import { playerNamed } from '../../players/script-entries.ts';
import type { Agent, Choice } from '../../engine/rules.ts';
import { refusals } from './refusals.ts';
import type { RoomsMove } from './types.ts';

/** What a player orders for a night, as a scenario writes it: a room, `"stay"`, or an object such as `{"go":3,"jail":"Bob"}`. */
interface Wish {
  readonly go: unknown;
  readonly ability: readonly [kind: string, about: unknown] | null;
}

/**
 * The orders of a night in the order in which they came in, by name: from an object such as `{"Ann":3}`, or from a list of pairs or of such
 * objects. Of somebody's orders the last holds, and has its place. @throws Refusal
 */
export function ordersIn(value: unknown, kind: string): ReadonlyMap<string, unknown> {
  const orders = new Map<string, unknown>();
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const part of given) {
    for (const [name, order] of entriesIn(part, kind)) {
      orders.delete(name);
      orders.set(name, order);
    }
  }
  return orders;
}

function entriesIn(part: unknown, kind: string): readonly (readonly [string, unknown])[] {
  if (Array.isArray(part)) {
    const pair: readonly unknown[] = part;
    const [name, order] = pair;
    if (typeof name === 'string' && pair.length === 2) return [[name, order]];
  } else if (typeof part === 'object' && part !== null) return Object.entries(part);
  throw new Refusal(refusals.byName(kind));
}

function wishOf(value: unknown, name: string): Wish {
  if (value === undefined || value === null || value === 'stay') return { go: null, ability: null };
  if (typeof value === 'number') return { go: value, ability: null };
  if (typeof value !== 'object' || Array.isArray(value)) throw new Refusal(refusals.order(name, value));
  const { go = null, stay, ...abilities }: Readonly<Record<string, unknown>> = { ...value };
  if ('go' in value && 'stay' in value) throw new Refusal(refusals.goAndStay(name, value));
  if (('stay' in value && stay !== true) || ('go' in value && go === null)) {
    throw new Refusal(refusals.order(name, value));
  }
  const [ability = null, ...more] = Object.entries(abilities);
  if (more.length > 0) throw new Refusal(refusals.order(name, value));
  return { go, ability };
}

/** The move that a wish asks for at the seat where a player says where they want to be. @throws Refusal */
export function readWalk(value: unknown, { moves }: Choice<RoomsMove>, name: string): RoomsMove {
  const { go } = wishOf(value, name);
  if (go === null) return moves[0];
  if (moves[0].kind === 'carry') throw new Refusal(refusals.carries(name));
  const move = moves.find((own) => own.kind === 'go' && own.room === go);
  if (move !== undefined) return move;
  const open = moves.flatMap((own) => (own.kind === 'go' ? [own.room] : []));
  throw new Refusal(refusals.noSuchRoom(name, go, open));
}

/** The move that a wish asks for at the seat where a player says what they do besides. @throws Refusal */
export function readAbility(
  value: unknown,
  choice: Choice<RoomsMove> | undefined,
  name: string,
  names: readonly string[],
): RoomsMove | null {
  const { ability } = wishOf(value, name);
  if (ability === null) return choice?.moves[0] ?? null;
  const [kind, about] = ability;
  const own = (choice?.moves ?? []).filter((move) => move.kind === kind && kind !== 'pass');
  if (own.length === 0) throw new Refusal(refusals.noAbility(name, kind));
  const isAtPlayer = own.some((move) => 'target' in move);
  const agent = isAtPlayer && typeof about === 'string' ? playerNamed(about, names) : -1;
  const move = own.find((candidate) => isAbout(candidate, about, agent));
  if (move !== undefined) return move;
  const allowed = own.map((candidate) => JSON.stringify(writeAbility(candidate, names)));
  throw new Refusal(refusals.ability(name, JSON.stringify({ [kind]: about }), allowed));
}

function isAbout(move: RoomsMove, about: unknown, agent: Agent): boolean {
  if ('target' in move) return move.target === agent;
  if ('room' in move) return move.room === about;
  if (move.kind === 'swap') return JSON.stringify(move.rooms) === JSON.stringify(sortedPair(about));
  return about === true;
}

function sortedPair(about: unknown): unknown {
  return Array.isArray(about) ? about.toSorted((one, other) => Number(one) - Number(other)) : about;
}

/** An ability as a scenario writes it; nothing for passing. */
export function writeAbility(move: RoomsMove, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (move.kind === 'pass') return {};
  if ('target' in move) return { [move.kind]: names[move.target] };
  if ('room' in move) return { [move.kind]: move.room };
  return { [move.kind]: move.kind === 'swap' ? move.rooms : true };
}
