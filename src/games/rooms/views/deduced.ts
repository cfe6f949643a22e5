import { KeptView } from '../../../engine/kept-view.ts';
import { withinBudget } from '../../../engine/viewed-past.ts';
import { thoughtWorlds } from '../../../logic/symbolic/family-thoughts.ts';
import type { Deduction } from '../../../players/mind.ts';
import { viewOf } from './view.ts';

/** Among at most so many players everybody's own view is made at a vote: with more, a vote would take seconds. */
const MOST_DEDUCING = 10;

/** How many histories a player's own view leaves to each picture; one to each where too many play. */
export const deduced: Deduction = (steps, names, me, pictures) => {
  if (names.length > MOST_DEDUCING) return pictures.map(() => 1);
  const ways = withinBudget(() => {
    // A view made for this alone: what else was asked of the same steps must not use up its diagrams.
    const kept = new KeptView(viewOf([...steps], names, [me]), pictures);
    return [...kept.count(thoughtWorlds(kept.view.family, [names[me]]))];
  });
  return ways ?? pictures.map(() => 1);
};
