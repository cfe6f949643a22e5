import { mostKillers } from '../../games/killer/setups.ts';
import type { Rational } from '../../kit/rational.ts';
import type { BaselineRules } from './baseline.ts';
import { Baseline, LEAST_PLAYERS } from './baseline.ts';

/** The baseline of a number of players and killers. */
export interface Rate {
  readonly players: number;
  readonly killers: number;
  readonly exact: Rational;
}

/** The baselines of every number of players up to `most`, with every number of killers with whom a game begins. */
export function ratesUpTo(most: number, rules: BaselineRules): readonly Rate[] {
  const baseline = new Baseline(rules);
  const rates: Rate[] = [];
  for (let players = LEAST_PLAYERS; players <= most; players++) {
    for (let killers = 1; killers <= mostKillers(players); killers++) {
      rates.push({ players, killers, exact: baseline.rate({ players, killers }) });
    }
  }
  return rates;
}
