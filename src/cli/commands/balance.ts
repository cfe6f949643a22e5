import type { Band } from '../../analysis/balance/band.ts';
import { ADJUSTABLE, placeIn } from '../../analysis/balance/band.ts';
import type { BaselineRules } from '../../analysis/balance/baseline.ts';
import { Baseline, LEAST_PLAYERS, MOST_PLAYERS } from '../../analysis/balance/baseline.ts';
import { describeCode } from '../../analysis/balance/described.ts';
import type { RatedSetup } from '../../analysis/balance/find.ts';
import { findSetups, setupsFor } from '../../analysis/balance/find.ts';
import { publishedCells } from '../../analysis/balance/published.ts';
import type { LosingCondition } from '../../games/killer/setups.ts';
import { LISTED_SETUPS, LOSING_CONDITIONS, mayBegin, mostKillers } from '../../games/killer/setups.ts';
import type { Rational } from '../../kit/rational.ts';
import { compare, rational, readRational, toText } from '../../kit/rational.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';

/** Tells the exact baseline of the killer game (K21), which needs no simulation. */
export const balanceCommand: Command = {
  name: 'balance',
  usage:
    '[--code CODE | --players N [--killers K] [--loss 00|01|10] | --players N --aim LOW..HIGH] [--quiet-day CHANCE [--quiet-day-breaks-row yes|no]]',
  summary: messages.summaries.balance,
  options: ['code', 'players', 'killers', 'loss', 'aim', 'quiet-day', 'quiet-day-breaks-row'],
  run: (given) => {
    if (given.words.length > 0) throw new Misuse(messages.strayWord(given.words[0]));
    return answers(given).map((answer) => JSON.stringify(answer));
  },
};

/** Which of the command's forms is meant, and its answers. */
function answers(given: Arguments): readonly object[] {
  const code = given.text('code');
  const aim = given.text('aim');
  const players = given.number('players', LEAST_PLAYERS, MOST_PLAYERS);
  const quiet = readQuiet(given);
  const without = (options: readonly string[], problem: (option: string) => string): void => {
    const stray = options.find((option) => given.text(option) !== undefined);
    if (stray !== undefined) throw new Misuse(problem(`--${stray}`));
  };
  if (code !== undefined) {
    without(['players', 'killers', 'loss', 'aim'], messages.codeAlone);
    return [codeAnswer(code, quiet)];
  }
  if (players === undefined) {
    without(['killers', 'loss', 'aim', 'quiet-day'], messages.playersMissing);
    return tableAnswers();
  }
  if (aim !== undefined) {
    without(['killers', 'loss', 'quiet-day'], messages.aimAlone);
    return findSetups(players, readAim(aim)).map(found);
  }
  return rows(players, readKillers(given, players), readLoss(given.text('loss')), quiet);
}

/** The percentage nearest to a rate, as far as numbers can tell. */
function percentOf({ numerator, denominator }: Rational): number {
  return Number(numerator * 100n) / Number(denominator);
}

/** The rates of so many players: for all killers and losing conditions that were not narrowed down. */
function rows(
  players: number,
  killers: number | undefined,
  loss: LosingCondition | undefined,
  quiet: Omit<BaselineRules, 'loss'>,
): readonly object[] {
  return setupsFor(players, quiet)
    .filter((setup) => (killers ?? setup.killers) === setup.killers && (loss ?? setup.loss) === setup.loss)
    .map(rated);
}

function rated({ players, killers, loss, exact }: RatedSetup): object {
  return { players, killers, loss, exact: toText(exact), percent: percentOf(exact) };
}

function found(setup: RatedSetup): object {
  const { code } = setup;
  return { ...rated(setup), code: code?.text ?? null, listed: code !== null && !code.ours };
}

function codeAnswer(text: string, quiet: Omit<BaselineRules, 'loss'>): object {
  const { text: code, players, killers, loss, bits, listed, written, exact } = describeCode(text, quiet);
  return {
    code,
    players,
    civilians: players - killers,
    killers,
    loss,
    unexplainedBits: bits,
    listed,
    writtenFor: written?.text ?? null,
    exact: toText(exact),
    percent: percentOf(exact),
    adjustable: placeIn(ADJUSTABLE, exact) === 'inside',
  };
}

/** The published table: every cell beside the exact rates under the three losing conditions. */
function tableAnswers(): readonly object[] {
  const [whole, row, all] = LOSING_CONDITIONS.map((loss) => new Baseline({ loss }));
  return publishedCells().map((cell) => {
    const { players, killers, printed, exact, agrees } = cell;
    const listed = LISTED_SETUPS.find((setup) => setup.players === players && setup.killers === killers);
    return {
      players,
      killers,
      published: printed,
      agrees,
      exact00: toText(whole.rate(cell)),
      exact01: toText(row.rate(cell)),
      exact10: toText(all.rate(cell)),
      percent: percentOf(exact),
      code: listed?.code ?? null,
    };
  });
}

function readKillers(given: Arguments, players: number): number | undefined {
  const killers = given.number('killers', 1, MOST_PLAYERS);
  if (killers === undefined || mayBegin(players, killers)) return killers;
  throw new Misuse(messages.killersWin(players, killers, mostKillers(players)));
}

function readLoss(text: string | undefined): LosingCondition | undefined {
  const loss = LOSING_CONDITIONS.find((condition) => condition === text);
  if (text !== undefined && loss === undefined) throw new Misuse(messages.loss(text));
  return loss;
}

const HUNDRED = rational(100n);
const ONE = rational(1n);

/** Reads `15..20`. @throws Misuse */
function readAim(text: string): Band {
  const bounds = text.split('..').map(readRational);
  const [low, high] = bounds;
  if (bounds.length !== 2 || low == null || high == null || compare(low, HUNDRED) > 0 || compare(high, HUNDRED) > 0) {
    throw new Misuse(messages.aim(text));
  }
  if (compare(low, high) > 0) throw new Misuse(messages.aimReversed(text));
  return { low, high };
}

function readQuiet(given: Arguments): Omit<BaselineRules, 'loss'> {
  const chance = given.text('quiet-day');
  const breaks = given.text('quiet-day-breaks-row');
  if (breaks !== undefined && breaks !== 'yes' && breaks !== 'no') throw new Misuse(messages.quietBreaksRow(breaks));
  if (chance === undefined) {
    if (breaks !== undefined) throw new Misuse(messages.quietBreaksWhat);
    return {};
  }
  const quietDay = readRational(chance);
  if (quietDay === null || compare(quietDay, ONE) > 0) throw new Misuse(messages.quietDay(chance));
  return { quietDay, quietDayBreaksRow: breaks === 'yes' };
}
