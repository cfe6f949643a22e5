import type { LosingCondition, Setup } from '../../games/killer/setups.ts';
import type { Rational } from '../../kit/rational.ts';
import { add, multiply, rational } from '../../kit/rational.ts';

/** The players for whom the baseline is worked out. */
export const LEAST_PLAYERS = 3;
export const MOST_PLAYERS = 40;

/** The rules under which a baseline stands. */
export interface BaselineRules {
  readonly loss: LosingCondition;
  /** The chance that nobody is voted out on a day; none if left out. */
  readonly quietDay?: Rational;
  /** Under 01: does a day on which nobody is voted out break the row? Usually not. */
  readonly quietDayBreaksRow?: boolean;
}

const ZERO = rational(0n);
const ONE = rational(1n);

/** How many civilians voted out, in a row or in all, make the civilians lose under 01 and 10. */
const FATAL = 2;

/**
 * The civilians' baseline win rate (K21): exact, for when each night the killers kill a civilian and each day one of the living,
 * uniformly at random, is voted out. What was worked out once is kept.
 *
 * With t civilians and k killers, N at nightfall and D at daybreak: N(t,k) = D(t-1,k), D(t,k) = k/(t+k) N(t,k-1) + t/(t+k) N(t-1,k);
 * 1 without killers (K12), 0 once they are half of the living (K11). Under 01 and 10 (K9, K10) the civilians voted out so far
 * are counted along; with quiet days D(t,k) is N(t,k) with their chance, and the above otherwise.
 */
export class Baseline {
  readonly #nights = new Map<number, Rational>();
  readonly #quiet: Rational;
  readonly #loud: Rational;

  /** @throws RangeError if the chance of a quiet day is not from 0 to 1. */
  constructor(private readonly rules: BaselineRules) {
    const quiet = rules.quietDay ?? ZERO;
    if (quiet.numerator < 0n || quiet.numerator > quiet.denominator) {
      throw new RangeError('The chance of a quiet day must be from 0 to 1.');
    }
    this.#quiet = quiet;
    this.#loud = rational(quiet.denominator - quiet.numerator, quiet.denominator);
  }

  /** The rate for a game of so many players, which begins at night; 0 if the killers are half or more from the start. */
  rate({ players, killers }: Omit<Setup, 'loss'>): Rational {
    return this.atNight(players - killers, killers);
  }

  /** The rate at nightfall; `out` of the civilians' two have been voted out already, in a row or in all. */
  atNight(civilians: number, killers: number, out = 0): Rational {
    const settled = settle(civilians, killers);
    if (settled !== null) return settled;
    const key = (civilians * (MOST_PLAYERS + 1) + killers) * FATAL + out;
    const known = this.#nights.get(key);
    if (known !== undefined) return known;
    const rate = this.atDay(civilians - 1, killers, out);
    this.#nights.set(key, rate);
    return rate;
  }

  /** The rate at daybreak, before the vote. */
  atDay(civilians: number, killers: number, out = 0): Rational {
    const settled = settle(civilians, killers);
    if (settled !== null) return settled;
    const { loss, quietDayBreaksRow = false } = this.rules;
    const living = BigInt(civilians + killers);
    const killerOut = multiply(
      rational(BigInt(killers), living),
      this.atNight(civilians, killers - 1, loss === '01' ? 0 : out),
    );
    const civilianOut = multiply(rational(BigInt(civilians), living), this.#afterCivilian(civilians - 1, killers, out));
    const voted = add(killerOut, civilianOut);
    if (this.#quiet.numerator === 0n) return voted;
    const quiet = this.atNight(civilians, killers, loss === '01' && quietDayBreaksRow ? 0 : out);
    return add(multiply(this.#quiet, quiet), multiply(this.#loud, voted));
  }

  #afterCivilian(civilians: number, killers: number, out: number): Rational {
    if (this.rules.loss === '00') return this.atNight(civilians, killers);
    return out + 1 >= FATAL ? ZERO : this.atNight(civilians, killers, out + 1);
  }
}

/** 1 if the killers have lost, 0 if they have won, null while the game goes on. */
function settle(civilians: number, killers: number): Rational | null {
  if (killers === 0) return ONE;
  return killers >= civilians ? ZERO : null;
}
