import type { Formula } from '../logic/formula/formula.ts';
import type { WorldSet } from '../logic/model.ts';
import type { Agent } from './rules.ts';

/**
 * What can be said of a formula that somebody says at a moment past the budget. Depends on nothing but the game up to there, so that a run that is
 * played again goes the same way on every machine.
 */
export interface Hearing {
  /** Whether the speaker knows it, or, where nobody speaks, whether it is true; null where that cannot be decided. @throws MeaningError */
  holds(by: Agent | null, formula: Formula): boolean | null;
  /** Whether what the speaker knows proves it; this depends on nothing but what they know. @throws MeaningError */
  proves(by: Agent, formula: Formula): boolean;
  /** The worlds of coarse knowledge in which it may be true. @throws MeaningError */
  worlds(formula: Formula): WorldSet;
}
