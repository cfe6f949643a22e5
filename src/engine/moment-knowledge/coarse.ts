import { ListedKnowledge } from './listed.ts';
import type { Exactness } from './moment-knowledge.ts';

/** Coarse knowledge (see `CoarseKnowledge`): what it does not keep counts as not known. */
export class CoarseMomentKnowledge extends ListedKnowledge {
  readonly exactness: Exactness = {
    kind: 'coarse',
    neverExact: this.moment.overBudgetSince === 'deal',
    leavesOpen: false,
    takesLong: false,
  };

  protected decisionsTo(): null {
    return null;
  }
}
