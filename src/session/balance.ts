import { ADJUSTABLE, placeIn, type Band, type Place } from '../analysis/balance/band.ts';
import { LEAST_PLAYERS, MOST_PLAYERS, type BaselineRules } from '../analysis/balance/baseline.ts';
import { describeCode, type DescribedCode } from '../analysis/balance/described.ts';
import { findSetups, judgeListed, setupsFor, type JudgedSetup, type RatedSetup } from '../analysis/balance/find.ts';
import { PUBLISHED_KILLERS, PUBLISHED_PLAYERS, publishedCells } from '../analysis/balance/published.ts';
import { ratesUpTo } from '../analysis/balance/rates.ts';
import { Refusal } from '../engine/refusal.ts';
import { compare, rational, readRational, toNumber, toText, type Rational } from '../kit/rational.ts';

export { LEAST_PLAYERS, MOST_PLAYERS, PUBLISHED_KILLERS, PUBLISHED_PLAYERS };
export type { Band, Place };
export type Loss = BaselineRules['loss'];

/** A win rate as it is shown: the fraction as it is written, its value, and where it lies in the band. */
export interface ShownRate {
  readonly exact: string;
  readonly share: number;
  readonly place: Place;
}

function shown(exact: Rational, band: Band): ShownRate {
  return { exact: toText(exact), share: toNumber(exact), place: placeIn(band, exact) };
}

/** A cell of the published table beside the exact rate. */
export interface TableCell extends ShownRate {
  readonly players: number;
  readonly killers: number;
  readonly printed: string;
  readonly agrees: boolean;
}

/** The published table, row by row, judged by a band. */
export function tableCells(band: Band): readonly TableCell[] {
  return publishedCells().map(({ exact, ...cell }) => ({ ...cell, ...shown(exact, band) }));
}

/** What the table's own cell of 14 players and 5 killers says of the two wrong cells from which it follows, in shares. */
export interface Witness {
  /** As it follows from the exact rates of 12 players with 4 and with 5 killers. */
  readonly right: number;
  /** As it would follow from what is printed for them. */
  readonly wrong: number;
  readonly printed: string;
}

/**
 * 14 players with 5 killers: 13 are left after a night; then a killer is out in 5 of 13 cases, a civilian in 8 of 13, and it is
 * the game of 12 players with 4 killers or with 5.
 */
export function witnessOf(cells: readonly TableCell[]): Witness | null {
  const cell = (players: number, killers: number) =>
    cells.find((other) => other.players === players && other.killers === killers);
  const [four, five, whole] = [cell(12, 4), cell(12, 5), cell(14, 5)];
  if (four === undefined || five === undefined || whole === undefined) return null;
  const mean = (one: number, other: number) => (5 * one + 8 * other) / 13;
  return {
    right: mean(four.share, five.share),
    wrong: mean(Number(four.printed), Number(five.printed)) / 100,
    printed: whole.printed,
  };
}

/** A listed set-up with its own baseline. */
export type ListedRow = Omit<JudgedSetup, 'exact'> & ShownRate;

/** The fifteen listed set-ups, judged by a band. */
export function listedRows(band: Band): readonly ListedRow[] {
  return judgeListed(band).map((setup) => ({ ...setup, ...shown(setup.exact, band) }));
}

/** A point of the chart, and a field of the map. */
export interface RatePoint extends ShownRate {
  readonly players: number;
  readonly killers: number;
}

/** What a chart shows. */
export interface ChartWish {
  readonly loss: Loss;
  readonly most: number;
  /** The chance that nobody is voted out on a day. */
  readonly quietDay: Rational;
  readonly quietDayBreaksRow: boolean;
}

/** The exact rates of every number of players and killers that a chart shows. */
export function ratePoints({ most, ...rules }: ChartWish, band: Band): readonly RatePoint[] {
  return ratesUpTo(most, rules).map(({ exact, ...rate }) => ({ ...rate, ...shown(exact, band) }));
}

/** The points as comma-separated values, a line each, under a line of names. */
export function ratesAsCsv(points: readonly RatePoint[], loss: Loss): string {
  const lines = points.map(({ players, killers, exact, share }) =>
    [players, killers, `"${loss}"`, exact, share * 100].join(','),
  );
  return ['players,killers,loss,exact,percent', ...lines, ''].join('\r\n');
}

/** The published table as comma-separated values. */
export function tableAsCsv(cells: readonly TableCell[]): string {
  const lines = cells.map(({ players, killers, printed, exact, share, agrees }) =>
    [players, killers, printed, exact, share * 100, agrees].join(','),
  );
  return ['players,killers,printed,exact,percent,agrees', ...lines, ''].join('\r\n');
}

/** A set-up that was found, with its version code. */
export type FoundRow = Omit<RatedSetup, 'exact'> & ShownRate;

/** Which killers and losing conditions bring the baseline of so many players into a band. */
export function foundRows(players: number, aim: Band): readonly FoundRow[] {
  return findSetups(players, aim).map(({ exact, ...setup }) => ({ ...setup, ...shown(exact, aim) }));
}

/** Every set-up with so many players that begins, judged by a band. */
export function allRows(players: number, band: Band): readonly FoundRow[] {
  return setupsFor(players).map(({ exact, ...setup }) => ({ ...setup, ...shown(exact, band) }));
}

/** A version code, read; or the sentence that says what is wrong with it. */
export type ReadCode =
  | { readonly ok: true; readonly code: Omit<DescribedCode, 'exact'> & ShownRate }
  | { readonly ok: false; readonly message: string };

/** Reads a version code as it was typed; spaces around it do not matter. */
export function readCode(typed: string, band: Band): ReadCode {
  try {
    const code = describeCode(typed.trim());
    return { ok: true, code: { ...code, ...shown(code.exact, band) } };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, message: error.message };
    throw error;
  }
}

const HUNDRED = rational(100n);

/** Reads two percentages as they were typed; null unless they go from 0 to 100, the lower one first. */
export function readBand(low: string, high: string): Band | null {
  const [from, to] = [low, high].map((text) => readRational(text.trim().replace(',', '.')));
  if (from === null || to === null || compare(from, to) > 0 || compare(to, HUNDRED) > 0) return null;
  return { low: from, high: to };
}

/** Reads a chance in percent as it was typed, such as `20`; null unless it goes from 0 to 100. */
export function readChance(typed: string): Rational | null {
  const band = readBand('0', typed);
  return band === null ? null : rational(band.high.numerator, band.high.denominator * 100n);
}

/** A band as it is typed. */
export function bandTexts(band: Band): { readonly low: string; readonly high: string } {
  return { low: String(toNumber(band.low)), high: String(toNumber(band.high)) };
}

/** The band of K22: from 6 to 25 %. */
export const USUAL_BAND: Band = ADJUSTABLE;
