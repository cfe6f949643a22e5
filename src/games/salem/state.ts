import type { Agent } from '../../engine/rules.ts';
import type { Role, SalemOptions } from './types.ts';
import { ROLES } from './types.ts';

/** T1: exactly five players. */
export const SEATS = 5;

/** A night, the talk of the day that ends with the Mayor's chance to reveal himself (T19, T20), and the vote (T22). */
export const PHASES = ['night', 'talk', 'vote'] as const;
/** A part of a round. */
export type Phase = (typeof PHASES)[number];

/** The whole truth of a game of Salem at one moment. Diaries are no part of it. */
export interface SalemState {
  /** The number of the deal in `DEALS`: who has which role. */
  readonly deal: number;
  /** Who is alive: bit p for player p. */
  readonly alive: number;
  readonly phase: Phase;
  /** The number of the night, and of the day after it, from 1. */
  readonly round: number;
  /** How often the Veteran has been on alert (T11). */
  readonly alerts: number;
  /** Has the Doctor healed themself (T10)? */
  readonly selfHealed: boolean;
  /** Has the Mayor revealed himself (T13)? */
  readonly revealed: boolean;
}

/** All 120 ways to deal the five roles to the five seats, in lexicographic order of `ROLES`. */
export const DEALS: readonly (readonly Role[])[] = permutations(ROLES);

/** For each set of living players, as bits, the players in seat order. */
export const PLAYERS_OF: readonly (readonly Agent[])[] = Array.from({ length: 1 << SEATS }, (_, bits) =>
  [0, 1, 2, 3, 4].filter((agent) => (bits & (1 << agent)) !== 0),
);

/** For each role, who holds it in each deal. */
const HOLDERS: Readonly<Record<Role, readonly Agent[]>> = {
  LOO: DEALS.map((roles) => roles.indexOf('LOO')),
  DOC: DEALS.map((roles) => roles.indexOf('DOC')),
  VET: DEALS.map((roles) => roles.indexOf('VET')),
  MAY: DEALS.map((roles) => roles.indexOf('MAY')),
  GFR: DEALS.map((roles) => roles.indexOf('GFR')),
};

/** Who holds a role in a state. */
export function holderOf(state: SalemState, role: Role): Agent {
  return HOLDERS[role][state.deal];
}

/** Is this player alive? */
export function isAlive(state: SalemState, agent: Agent): boolean {
  return (state.alive & (1 << agent)) !== 0;
}

/** A number that is equal exactly for equal states. */
export function stateKey(state: SalemState): number {
  let key = state.deal;
  key = key * 32 + state.alive;
  key = key * 3 + PHASES.indexOf(state.phase);
  key = key * 3 + state.alerts;
  key = key * 4 + (state.selfHealed ? 2 : 0) + (state.revealed ? 1 : 0);
  return key * 64 + state.round;
}

/** The state right after the deal: night 1, everybody alive (T3). */
export function firstState(deal: number): SalemState {
  return { deal, alive: 31, phase: 'night', round: 1, alerts: 0, selfHealed: false, revealed: false };
}

/** T25: the game ends when all of the Town or all of the Mafia are dead; when both are, or after the last night, it is a draw. */
export function resultOf(state: SalemState, options: SalemOptions) {
  const mafia = isAlive(state, holderOf(state, 'GFR'));
  const town = state.alive !== (mafia ? 1 << holderOf(state, 'GFR') : 0);
  if (!mafia && !town) return NOBODY;
  if (!mafia) return TOWN;
  if (!town) return MAFIA;
  return state.round > options.maxNights ? TIME : null;
}

const TOWN = { winner: 'town', reason: 'mafiaDead' } as const;
const MAFIA = { winner: 'mafia', reason: 'townDead' } as const;
const NOBODY = { winner: null, reason: 'everybodyDead' } as const;
const TIME = { winner: null, reason: 'nightsOver' } as const;

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
