import { historyOf } from '../history.ts';
import type { Decision } from '../run.ts';
import { ListedKnowledge } from './listed.ts';

/** Exact knowledge: every world that the rules allow, with all that led to it. */
export class ExactMomentKnowledge extends ListedKnowledge {
  readonly exactness = { kind: 'exact', neverExact: false, leavesOpen: false, takesLong: false } as const;

  protected decisionsTo(world: number): readonly Decision[] {
    return historyOf(this.engine, this.moment, world).decisions;
  }
}
