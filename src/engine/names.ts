import { messages } from './messages.ts';
import { Refusal } from './refusal.ts';
import type { PlayerCount } from './rules.ts';

const LONGEST_NAME = 80;
const GROUPS = ['all', 'living'];

/**
 * Checks the players' names: enough of them (`rule` is the number of the rule that says how many), none empty, none twice. Anything
 * else may stand in a name; formulas quote it.
 * @throws Refusal that says which name is wrong and why.
 */
export function checkNames(names: readonly string[], players: PlayerCount): void {
  const { least, most, rule, beyond } = players;
  if (names.length < least || names.length > most) {
    const count = messages.byRule(rule, messages.names.count(names.length, least, most));
    throw new Refusal(names.length > most && beyond !== undefined ? `${count} ${beyond}.` : count);
  }
  for (const [index, name] of names.entries()) {
    if (name.trim() === '') throw new Refusal(messages.names.empty(index + 1));
    if (name.trim() !== name) throw new Refusal(messages.names.spaces(name));
    if (name.length > LONGEST_NAME) throw new Refusal(messages.names.long(LONGEST_NAME));
    if (names.indexOf(name) !== index) throw new Refusal(messages.names.twice(name));
    if (GROUPS.includes(name)) throw new Refusal(messages.names.reserved(name));
  }
}
