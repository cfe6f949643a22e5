import type { FaceTable } from '../counts.ts';
import type { Engine } from '../engine.ts';
import type { MakeView } from '../made-views.ts';
import { MOST_VIEWED } from '../made-views.ts';
import type { Moment } from '../moment.ts';
import { CoarseMomentKnowledge } from './coarse.ts';
import { ExactMomentKnowledge } from './exact.ts';
import type { MomentKnowledge } from './moment-knowledge.ts';

/**
 * What is known at a moment. The size of the game has chosen how that is kept: exactly while its worlds fit the budget; else as `viewed` tells
 * it, where views were made for the game (among many players each one's only when somebody asks); else coarsely.
 */
export function knowledgeAt(
  engine: Engine,
  faces: FaceTable,
  moment: Moment,
  viewed: ((moment: Moment) => MomentKnowledge) | null,
): MomentKnowledge {
  if (moment.overBudgetSince === null) return new ExactMomentKnowledge(engine, faces, moment);
  return viewed?.(moment) ?? new CoarseMomentKnowledge(engine, faces, moment);
}

/** What is known at the moments of a game. Its views, which are large, are fetched with the first moment past the budget. */
export class MomentsKnown {
  #fetching: Promise<((moment: Moment) => MomentKnowledge) | null> | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly faces: FaceTable,
    /** Fetches what makes the game's views; null if it has none. */
    private readonly fetchViews: () => Promise<MakeView | null>,
  ) {}

  async at(moment: Moment): Promise<MomentKnowledge> {
    const { engine, faces } = this;
    const viewed = moment.overBudgetSince === null ? null : await (this.#fetching ??= this.#fetch());
    return knowledgeAt(engine, faces, moment, viewed);
  }

  async #fetch(): Promise<((moment: Moment) => MomentKnowledge) | null> {
    const { engine, faces } = this;
    try {
      const [make, { lateKnowledge, viewedKnowledge }] = await Promise.all([this.fetchViews(), import('./viewed.ts')]);
      if (make === null) return null;
      return (engine.names.length > MOST_VIEWED ? lateKnowledge : viewedKnowledge)(engine, faces, make);
    } catch (error) {
      // What could not be fetched is fetched the next time.
      this.#fetching = null;
      throw error;
    }
  }
}
