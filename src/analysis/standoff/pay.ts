import type { Rational } from '../../kit/rational.ts';
import { toNumber } from '../../kit/rational.ts';
import type { StandoffSetting } from './solve.ts';
import { cardsWith, solveStandoff } from './solve.ts';

/** What one who chose to be good, and one who chose to be evil, can expect where so many are evil; null where there is nobody. */
export interface Pay {
  readonly evil: number;
  readonly evilPoints: Rational | null;
  readonly goodPoints: Rational | null;
}

/** Points of a chart: how many others are evil, and the expected points of who is good or evil besides them. */
export interface PayChart {
  readonly othersEvil: readonly number[];
  readonly good: readonly number[];
  readonly evil: readonly number[];
}

/** Does being evil pay? The expected points (S16) of either side, for every number of evil players. */
export function payByEvil(players: number, { options, good, evil }: Omit<StandoffSetting, 'cards'>): readonly Pay[] {
  return Array.from({ length: players + 1 }, (_, count) => {
    const { points } = solveStandoff({ cards: cardsWith(players, count), options, good, evil });
    return { evil: count, evilPoints: points.evil, goodPoints: points.good };
  });
}

/** The same as the choice that one player has: with so many of the others evil, what is it worth to be good, and to be evil? */
export function payChart(pays: readonly Pay[]): PayChart {
  const othersEvil = Array.from({ length: pays.length - 1 }, (_, count) => count);
  const number = (points: Rational | null): number => (points === null ? 0 : toNumber(points));
  return {
    othersEvil,
    good: othersEvil.map((count) => number(pays[count].goodPoints)),
    evil: othersEvil.map((count) => number(pays[count + 1].evilPoints)),
  };
}
