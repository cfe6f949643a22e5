import type { Setup } from '../../games/killer/setups.ts';
import type { Rational } from '../../kit/rational.ts';
import { compare, rational, readRational } from '../../kit/rational.ts';
import { Baseline } from './baseline.ts';

/** The players and killers of the published table (K21). */
export const PUBLISHED_PLAYERS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export const PUBLISHED_KILLERS = [1, 2, 3, 4, 5] as const;

/** The published percentages as they are printed: a row for each number of killers, from 5 to 15 players. */
const PRINTED: readonly (readonly string[])[] = [
  ['25.00', '46.67', '37.50', '54.29', '45.31', '59.37', '50.78', '63.06', '54.88', '65.90', '58.11'],
  ['0.00', '13.33', '8.33', '22.86', '15.63', '29.84', '21.56', '35.21', '26.43', '39.49', '30.50'],
  ['0.00', '0.00', '0.00', '5.71', '3.13', '11.43', '6.88', '16.45', '10.55', '20.78', '13.95'],
  ['0.00', '0.00', '0.00', '0.00', '0.00', '2.54', '1.25', '10.97', '3.12', '15.53', '5.25'],
  ['0.00', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00', '3.46', '0.52', '2.93', '1.45'],
];

/** A cell of the published table beside what is right. */
export interface PublishedCell {
  readonly players: number;
  readonly killers: number;
  /** The percentage as it is printed. */
  readonly printed: string;
  /** The exact rate under losing condition 00, which the table speaks of. */
  readonly exact: Rational;
  /** Is what is printed the exact percentage, rounded to two decimals (a half either way)? */
  readonly agrees: boolean;
}

/** The printed percentage; undefined where the table has none. */
export function printedFor({ players, killers }: Omit<Setup, 'loss'>): string | undefined {
  return PRINTED.at(killers - 1)?.at(players - PUBLISHED_PLAYERS[0]);
}

/** All 55 cells, row by row: 52 agree, and three do not. */
export function publishedCells(): readonly PublishedCell[] {
  const baseline = new Baseline({ loss: '00' });
  return PUBLISHED_KILLERS.flatMap((killers, row) =>
    PUBLISHED_PLAYERS.map((players, column) => {
      const printed = PRINTED[row][column];
      const exact = baseline.rate({ players, killers });
      return { players, killers, printed, exact, agrees: rounds(exact, printed) };
    }),
  );
}

/** Is a percentage of two decimals the exact rate, rounded? It is then at most half a hundredth away. */
function rounds(exact: Rational, printed: string): boolean {
  const shown = readRational(printed);
  if (shown === null) return false;
  // |exact - shown/100|, as a fraction that is not negative.
  const numerator = exact.numerator * shown.denominator * 100n - shown.numerator * exact.denominator;
  const away = rational(numerator < 0n ? -numerator : numerator, exact.denominator * shown.denominator * 100n);
  return compare(away, rational(5n, 100_000n)) <= 0;
}
