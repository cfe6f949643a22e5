import { messages } from '../engine/messages.ts';
import { Refusal } from '../engine/refusal.ts';
import type { Agent, Move, Turn } from '../engine/rules.ts';

/** A game's words for entries by player that do not fit. */
export interface EntryRefusals {
  /** The entry of this kind is no object with an entry for each player. */
  byName(kind: string): string;
  /** The player does not choose in this turn: they are out of the game. */
  out(name: string): string;
}

/** The number of a player who is named in a scenario. @throws Refusal if nobody is called so. */
export function playerNamed(name: string, names: readonly string[]): Agent {
  const agent = names.indexOf(name);
  if (agent < 0) throw new Refusal(messages.unknownPlayer(name, names));
  return agent;
}

/**
 * The entries of an object by player's name, as in `{"vote":{"Ann":"Bob"}}`, where `kind` is `vote`.
 * @throws Refusal if it is no such object, or names somebody who does not choose in this turn.
 */
export function entriesByName<M extends Move>(
  value: unknown,
  kind: string,
  turn: Turn<M>,
  names: readonly string[],
  refusals: EntryRefusals,
): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(refusals.byName(kind));
  const entries = new Map<string, unknown>(Object.entries(value));
  const choosing = turn.choices.flatMap(({ by }) => by);
  for (const name of entries.keys()) {
    if (!choosing.includes(playerNamed(name, names))) throw new Refusal(refusals.out(name));
  }
  return entries;
}
