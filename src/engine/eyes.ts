import type { Formula, Group } from '../logic/formula/formula.ts';
import { agentsNamedBy, subformulas } from '../logic/formula/inspect.ts';
import { MOST_EYES } from './made-views.ts';
import type { Agent } from './rules.ts';

/** The agents whose eyes a question takes, ascending; none if they are too many to keep what each of them saw. */
export function eyesOf(agents: Iterable<Agent>): readonly Agent[] {
  const eyes = [...new Set(agents)].sort((one, other) => one - other);
  return eyes.length > MOST_EYES ? [] : eyes;
}

/** The agents whose knowledge a formula speaks of, as eyes of a view; with further ones, if wanted. */
export function eyesUnder(...asked: Parameters<typeof agentsUnder>): readonly Agent[] {
  return eyesOf(agentsUnder(...asked));
}

/** The agents whose knowledge a formula speaks of, and further ones, ascending, however many they are. */
export function agentsUnder(
  names: readonly string[],
  members: (group: Group) => readonly string[],
  formula: Formula,
  further: readonly Agent[] = [],
): readonly Agent[] {
  const found = new Set<string>();
  for (const part of subformulas(formula)) {
    for (const name of agentsNamedBy(part)) found.add(name);
    if (part.kind === 'everybody' || part.kind === 'common' || part.kind === 'distributed') {
      for (const name of members(part.group)) found.add(name);
    }
  }
  return [...names.keys()].filter((agent) => found.has(names[agent]) || further.includes(agent));
}
