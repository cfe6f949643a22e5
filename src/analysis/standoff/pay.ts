import type { Rational } from '../../kit/rational.ts';
import { rational } from '../../kit/rational.ts';
import type { StandoffSetting } from './solve.ts';
import { cardsWith, solveStandoff } from './solve.ts';

const NOTHING = rational(0n);

/** What one who chose to be good, and one who chose to be evil, can expect where so many are evil; null where there is nobody. */
export interface Pay {
  readonly evil: number;
  readonly evilPoints: Rational | null;
  readonly goodPoints: Rational | null;
}

/** The choice that one player has: with so many of the others evil, what it is worth to be good, and to be evil. */
export interface PayChoice {
  readonly othersEvil: number;
  readonly good: Rational;
  readonly evil: Rational;
}

/** Does being evil pay? The expected points (S16) of either side, for every number of evil players. */
export function payByEvil(players: number, { options, good, evil }: Omit<StandoffSetting, 'cards'>): readonly Pay[] {
  return Array.from({ length: players + 1 }, (_, count) => {
    const { points } = solveStandoff({ cards: cardsWith(players, count), options, good, evil });
    return { evil: count, evilPoints: points.evil, goodPoints: points.good };
  });
}

/** The same as the choice that one player has, for every number of evil players among the others. */
export function payChoices(pays: readonly Pay[]): readonly PayChoice[] {
  return pays.slice(1).map(({ evilPoints }, othersEvil) => ({
    othersEvil,
    good: pays[othersEvil].goodPoints ?? NOTHING,
    evil: evilPoints ?? NOTHING,
  }));
}
