import * as v from 'valibot';
import { LISTED_SETUPS, LOSING_CONDITIONS, mayBegin } from '../../games/killer/setups.ts';
import { rational, toNumber, toText } from '../../kit/rational.ts';
import { Baseline } from './baseline.ts';

/** What the options of the killer game say of its baseline; anything else does not touch it. */
const baselinePlay = v.object({
  baseline: v.literal(true),
  killers: v.nullable(v.number()),
  loss: v.picklist(LOSING_CONDITIONS),
  maxNights: v.number(),
});

/** A win rate that is known exactly: the fraction as it is written, and its value. */
interface ExactRate {
  readonly text: string;
  readonly share: number;
}

/**
 * The exact win rates of a series of games, by faction, where they are known: in the killer game with baseline play (K21), in
 * which nobody decides anything. None elsewhere.
 */
export function exactRates(game: string, options: unknown, players: number): Readonly<Record<string, ExactRate>> {
  const read = game === 'killer' ? v.safeParse(baselinePlay, options) : null;
  if (read?.success !== true) return {};
  const { loss, maxNights } = read.output;
  const killers = read.output.killers ?? LISTED_SETUPS.find((setup) => setup.players === players)?.killers ?? 1;
  // At least two are out in a night and a day, so that no game lasts longer than this; a shorter one may be a draw.
  if (!mayBegin(players, killers) || 2 * maxNights < players) return {};
  const rate = new Baseline({ loss }).rate({ players, killers });
  const rest = rational(rate.denominator - rate.numerator, rate.denominator);
  return {
    civilians: { text: toText(rate), share: toNumber(rate) },
    killers: { text: toText(rest), share: toNumber(rest) },
  };
}
