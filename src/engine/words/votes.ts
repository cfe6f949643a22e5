import type { Agent } from '../rules.ts';
import type { People } from './people.ts';

/** What one player voted: for whom, or for nobody (null), and for how much it counts; 1 where it is left out. */
export interface VoteTold {
  readonly voter: Agent;
  readonly target: Agent | null;
  readonly weight?: number;
}

/** How a vote went, as parts of a sentence, the most votes first: "3 for Cat (Ann, you ×2)", and how many abstained. */
export function voteParts(votes: readonly VoteTold[], people: People): string[] {
  const targets = [...new Set(votes.flatMap(({ target }) => target ?? []))];
  const counts = targets
    .map((target) => {
      const those = votes.filter((vote) => vote.target === target);
      const voters = those.map(({ voter, weight = 1 }) => people.object(voter) + (weight === 1 ? '' : ` ×${weight}`));
      const sum = those.reduce((total, { weight = 1 }) => total + weight, 0);
      return { sum, text: `${sum} for ${people.object(target)} (${voters.join(', ')})` };
    })
    .sort((one, other) => other.sum - one.sum)
    .map(({ text }) => text);
  const abstained = votes.filter(({ target }) => target === null).length;
  if (abstained === 0) return counts;
  return [...counts, abstained === votes.length ? 'everybody abstained' : `${abstained} abstained`];
}
