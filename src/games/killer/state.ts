import type { Agent, Result } from '../../engine/rules.ts';
import { MOST_PLAYERS } from './options.ts';
import type { KillerOptions } from './types.ts';

/**
 * The killer who carries it out is drawn (only where the killers share no chat, K6), the night, the day's discussion and vote, and
 * the lot among those with the most votes (only where a lot decides).
 */
export const PHASES = ['draw', 'night', 'day', 'tie'] as const;
/** A part of a round. */
export type Phase = (typeof PHASES)[number];

/** The whole truth of a game of Killer at one moment. Sets of players are bits: bit p for player p. */
export interface KillerState {
  readonly players: number;
  readonly killers: number;
  readonly alive: number;
  readonly phase: Phase;
  /** N of K17: the number of the night from 0, of the day from 1. */
  readonly round: number;
  /** Civilians voted out that count towards the losing condition: in a row under 01, in all under 10; 0 under 00. */
  readonly voted: number;
  /**
   * At night without a chat, the killer who was drawn; by day, who went out in the night before; -1 for nobody. When the lot
   * decides, those among whom it does, as bits.
   */
  readonly pending: number;
}

/** For each set of players, as bits, the players in the order of their seats, which is the order in which they speak. */
export const playersOf: (bits: number) => readonly Agent[] = remembered((bits) =>
  Array.from({ length: MOST_PLAYERS }, (_, agent) => agent).filter((agent) => isIn(bits, agent)),
);

/** Makes what belongs to a number, such as a set of players, once. */
export function remembered<T>(make: (number: number) => T): (number: number) => T {
  const made: (T | undefined)[] = [];
  return (number) => (made[number] ??= make(number));
}

/** Is this player in the set that the bits stand for? */
export function isIn(bits: number, agent: Agent): boolean {
  return (bits & (1 << agent)) !== 0;
}

/** How many players are in a set. */
export function sizeOf(bits: number): number {
  let size = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** A number or text that is equal exactly for equal states of games with as many players. */
export function stateKey(state: KillerState): number | string {
  const phase = PHASES.indexOf(state.phase);
  const known = (((state.killers * 0x8000 + state.alive) * 4 + phase) * 4 + state.voted) * 128 + state.round;
  return state.phase === 'tie' ? `${known}/${state.pending}` : known * 16 + state.pending + 1;
}

const CIVILIANS = { winner: 'civilians', reason: 'killersOut' } as const;
const HALF = { winner: 'killers', reason: 'half' } as const;
const ALL_OUT = { winner: 'killers', reason: 'civiliansOut' } as const;
const IN_A_ROW = { winner: 'killers', reason: 'twoInARow' } as const;
const IN_ALL = { winner: 'killers', reason: 'twoInAll' } as const;
const BOTH = { winner: null, reason: 'bothLost' } as const;
const TIME = { winner: null, reason: 'nightsOver' } as const;
const LOST = { '00': ALL_OUT, '01': IN_A_ROW, '10': IN_ALL } as const;

/**
 * The check of K18. First who has lost: the killers when all of them are out (K12), the civilians by their losing condition (K8 to
 * K10); if only one camp has, the other wins (K14); if both have, nobody does. Then the killers win when they are half or more of
 * the living (K11). After the last night the game is a draw.
 */
export function resultOf(state: KillerState, { loss, maxNights }: KillerOptions): Result | null {
  const living = state.killers & state.alive;
  const civiliansLost = loss === '00' ? state.alive === living : state.voted >= 2;
  if (living === 0) return civiliansLost ? BOTH : CIVILIANS;
  if (civiliansLost) return LOST[loss];
  if (2 * sizeOf(living) >= sizeOf(state.alive)) return HALF;
  return state.round >= maxNights && state.phase !== 'day' && state.phase !== 'tie' ? TIME : null;
}
