import type { Rational } from '../../src/kit/rational.ts';
import { rational } from '../../src/kit/rational.ts';
import { killer } from '../../src/games/killer/rules.ts';
import type { KillerState } from '../../src/games/killer/state.ts';
import type { KillerOptions } from '../../src/games/killer/types.ts';

/** The usual options, with baseline play. */
export function baselineOptions(changes: Partial<KillerOptions>): KillerOptions {
  return {
    killers: null,
    loss: '00',
    rowBrokenByQuietDay: false,
    tieRule: 'nobody',
    revealOnOut: false,
    killersKnowEachOther: true,
    killersShareChat: true,
    baseline: true,
    maxNights: 40,
    ...changes,
  };
}

/**
 * The exact chance of the civilians to win by baseline play: every lot is followed through the rules themselves. On a day
 * nobody is out with the chance `quiet`.
 */
export function civiliansWin(state: KillerState, options: KillerOptions, quiet = rational(0n)): Rational {
  const known = new Map<number | string, Rational>();
  const chance = (at: KillerState): Rational => {
    const result = killer.result(at, options);
    if (result !== null) return rational(result.winner === 'civilians' ? 1n : 0n);
    const key = killer.key(at);
    let value = known.get(key);
    if (value === undefined) {
      value = follow(at);
      known.set(key, value);
    }
    return value;
  };
  const follow = (at: KillerState): Rational => {
    const [{ moves }] = killer.turn(at, options).choices;
    const sum = moves
      .map((move) => chance(killer.play(at, [move], options).next))
      .reduce((total, next) => plus(total, next), rational(0n));
    const byLot = times(sum, rational(1n, BigInt(moves.length)));
    if (at.phase !== 'day' || quiet.numerator === 0n) return byLot;
    const nobody = killer.play(
      at,
      moves.map(() => null),
      { ...options, baseline: false },
    ).next;
    return plus(times(minus(rational(1n), quiet), byLot), times(quiet, chance(nobody)));
  };
  return chance(state);
}

/** The first state of a game with so many killers, who are the first players. */
export function firstState(players: number, killers: number, options: KillerOptions): KillerState {
  const deal = Array.from({ length: players }, (_, agent) => (agent < killers ? 'KILLER' : 'CIVILIAN'));
  return killer.deals({ ...options, killers }, players).lay(deal).next;
}

export function written({ numerator, denominator }: Rational): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

function plus(one: Rational, other: Rational): Rational {
  return rational(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

function minus(one: Rational, other: Rational): Rational {
  return plus(one, rational(-other.numerator, other.denominator));
}

function times(one: Rational, other: Rational): Rational {
  return rational(one.numerator * other.numerator, one.denominator * other.denominator);
}
