import type { Choice, Stage } from '../../engine/rules.ts';
import type { Random } from '../../kit/random.ts';
import type { Mind } from '../../players/mind.ts';
import type { Policy } from '../../players/policy.ts';
import { drawMove } from '../../players/policy.ts';
import type { KillerMove } from './types.ts';

/**
 * How Killer's built-in players decide. `informed`: a killer names and votes for a civilian; a civilian votes for
 * somebody whom they know to be a killer, or else for one of those they hold most possible.
 */
export const policies: Readonly<Record<string, Policy<KillerMove>>> = {
  informed: { reasons: true, choose: informedChoice },
  random: { reasons: false, choose: anyChoice },
};

/** Any legal choice; where there is only one, as for civilians at night, no chance is spent on it. */
function anyChoice(choice: Choice<KillerMove>, _stage: Stage, _mind: Mind, random: Random): KillerMove {
  return choice.moves.length === 1 ? choice.moves[0] : drawMove(choice, random);
}

function informedChoice({ moves }: Choice<KillerMove>, _stage: Stage, mind: Mind, random: Random): KillerMove {
  const others = moves.filter((move) => 'target' in move && move.target !== mind.me);
  if (others.length === 0) return moves[0];
  const pictures = mind.signCounts();
  const isKiller = pictures[mind.me].get('CIVILIAN') === undefined;
  const weight = (move: KillerMove): number =>
    'target' in move ? (pictures[move.target].get('KILLER') ?? 0) : Number.POSITIVE_INFINITY;
  const weights = others.map(weight);
  const best = isKiller ? Math.min(...weights) : Math.max(...weights);
  const fitting = others.filter((_, place) => weights[place] === best);
  const civiliansLeft = fitting.some((move) => 'target' in move && pictures[move.target].has('CIVILIAN'));
  // Whoever is left may be killers all: then a killer chooses nobody.
  return isKiller && !civiliansLeft ? moves[0] : random.pick(fitting);
}
