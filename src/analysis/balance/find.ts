import type { WrittenCode } from '../../games/killer/codes.ts';
import { codeOf } from '../../games/killer/codes.ts';
import type { ListedSetup, Setup } from '../../games/killer/setups.ts';
import { LISTED_SETUPS, LOSING_CONDITIONS, mostKillers } from '../../games/killer/setups.ts';
import type { Rational } from '../../kit/rational.ts';
import { readRational, rational } from '../../kit/rational.ts';
import type { BaselineRules } from './baseline.ts';
import { Baseline } from './baseline.ts';
import type { Band, Place } from './band.ts';
import { placeIn } from './band.ts';
import { printedFor } from './published.ts';

/** A set-up with its baseline and its version code; null where there is none. */
export interface RatedSetup extends Setup {
  readonly exact: Rational;
  readonly code: WrittenCode | null;
}

/** Every set-up with so many players that begins: by losing condition, then by killers. */
export function setupsFor(players: number, quiet: Omit<BaselineRules, 'loss'> = {}): readonly RatedSetup[] {
  return LOSING_CONDITIONS.flatMap((loss) => {
    const baseline = new Baseline({ ...quiet, loss });
    return Array.from({ length: mostKillers(players) }, (_, index) => {
      const setup = { players, killers: index + 1, loss };
      return { ...setup, exact: baseline.rate(setup), code: codeOf(setup) };
    });
  });
}

/** Which killers and losing conditions bring the baseline of so many players into a band. */
export function findSetups(players: number, aim: Band): readonly RatedSetup[] {
  return setupsFor(players).filter(({ exact }) => placeIn(aim, exact) === 'inside');
}

/** A listed set-up: where it lies by the printed table, and where by the right figure under its own losing condition. */
export interface JudgedSetup extends ListedSetup {
  readonly printed: string;
  readonly printedPlace: Place;
  readonly exact: Rational;
  readonly place: Place;
}

/** The fifteen listed set-ups, judged by a band (K22). */
export function judgeListed(band: Band): readonly JudgedSetup[] {
  return LISTED_SETUPS.map((setup) => {
    const exact = new Baseline({ loss: setup.loss }).rate(setup);
    const printed = printedFor(setup) ?? '';
    const shown = readRational(printed) ?? rational(0n);
    const printedPlace = placeIn(band, rational(shown.numerator, shown.denominator * 100n));
    return { ...setup, printed, printedPlace, exact, place: placeIn(band, exact) };
  });
}
