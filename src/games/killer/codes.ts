import { Refusal } from '../../engine/refusal.ts';
import { codeRefusals } from './code-refusals.ts';
import type { Setup } from './setups.ts';
import { LISTED_SETUPS, listedSetup, LOSING_CONDITIONS, mayBegin, mostKillers } from './setups.ts';

/** The players for whom there are version codes (K2, K23). */
const LEAST_CODED = 5;
const MOST_CODED = 15;

/** The first three digits hold twelve bits: two are the losing condition, the source does not explain the other ten (K3). */
const UNEXPLAINED_BITS = 10;
const MOST_UNEXPLAINED = 2 ** UNEXPLAINED_BITS - 1;

/** A version code, read. */
export interface VersionCode extends Setup {
  /** The five digits, in capitals. */
  readonly text: string;
  /** The ten bits that the source does not explain, from 0 to 1023. */
  readonly unexplained: number;
  /** Does it stand in the published list (K4)? */
  readonly listed: boolean;
}

/**
 * Reads a version code (K2, K3): five hexadecimal digits in either case. A code that is not among the listed is read all the same.
 * @throws Refusal that says what is wrong and what would be right: for anything but five hexadecimal digits, the bits 11, more
 *   than 15 players (K23), no killers, no civilians, or killers at half or more.
 */
export function readVersionCode(given: string): VersionCode {
  const signs = Array.from(given);
  const wrong = signs.findIndex((sign) => !/^[\dA-F]$/i.test(sign));
  if (wrong >= 0) throw new Refusal(codeRefusals.digit(given, wrong + 1, signs[wrong]));
  if (signs.length !== 5) throw new Refusal(codeRefusals.length(given, signs.length));
  const text = given.toUpperCase();
  const prefix = parseInt(text.slice(0, 3), 16);
  const loss = LOSING_CONDITIONS.at(prefix >> UNEXPLAINED_BITS);
  if (loss === undefined) throw new Refusal(codeRefusals.undefinedLoss(text, text[0]));
  const players = parseInt(text[3], 16) + LEAST_CODED;
  const killers = parseInt(text[4], 16);
  if (players > MOST_CODED) throw new Refusal(codeRefusals.tooMany(text, text[3], players));
  checkKillers(text, players, killers);
  const listed = LISTED_SETUPS.some(({ code }) => code === text);
  return { text, players, killers, loss, unexplained: prefix & MOST_UNEXPLAINED, listed };
}

function checkKillers(text: string, players: number, killers: number): void {
  if (mayBegin(players, killers)) return;
  const most = mostKillers(players);
  if (killers === 0) throw new Refusal(codeRefusals.noKillers(text, most));
  if (killers >= players) throw new Refusal(codeRefusals.noCivilians(text, players, killers, most));
  throw new Refusal(codeRefusals.killersWin(text, players, killers, most));
}

/** A code that was written for a set-up. */
export interface WrittenCode {
  readonly text: string;
  /** True for a code of our own making, whose unexplained bits are 0; false for one of the published list. */
  readonly ours: boolean;
}

/**
 * The version code of a set-up: the listed one if the set-up is listed, else one with the unexplained bits zero, marked as ours.
 * Null where there is none: for fewer than 5 or more than 15 players (K2, K23), and if the game would not begin.
 */
export function codeOf(setup: Setup): WrittenCode | null {
  const { players, killers } = setup;
  if (players < LEAST_CODED || players > MOST_CODED || !mayBegin(players, killers)) return null;
  const listed = listedSetup(setup);
  if (listed !== undefined) return { text: listed.code, ours: false };
  return { text: writeVersionCode({ ...setup, unexplained: 0 }), ours: true };
}

/**
 * Writes the five digits in capitals, with the given unexplained bits: what `readVersionCode` reads is written back unchanged.
 * @throws RangeError for bits out of range.
 */
export function writeVersionCode({
  players,
  killers,
  loss,
  unexplained,
}: Omit<VersionCode, 'text' | 'listed'>): string {
  if (!Number.isInteger(unexplained) || unexplained < 0 || unexplained > MOST_UNEXPLAINED) {
    throw new RangeError(codeRefusals.bits(unexplained));
  }
  const prefix = LOSING_CONDITIONS.indexOf(loss) * 2 ** UNEXPLAINED_BITS + unexplained;
  const digits = `${prefix.toString(16).padStart(3, '0')}${(players - LEAST_CODED).toString(16)}${killers.toString(16)}`;
  return digits.toUpperCase();
}

/** The ten unexplained bits as they stand in the code: `0000100000`. */
export function unexplainedBits({ unexplained }: Pick<VersionCode, 'unexplained'>): string {
  return unexplained.toString(2).padStart(UNEXPLAINED_BITS, '0');
}
