import type { Agent, Mark, Result } from '../../engine/rules.ts';
import type { Card, StandoffOptions } from './types.ts';

/** S1: at least three players. More than eight are more than a screen holds. */
export const LEAST_PLAYERS = 3;
/** More cannot play. */
export const MOST_PLAYERS = 8;

/** The whole truth of a Standoff at one moment. Sets of players are bits: bit p for player p. */
export interface StandoffState {
  /** What each player chose to be (S2). */
  readonly cards: readonly Card[];
  readonly alive: number;
  /** Who of the living has dropped the weapon. */
  readonly dropped: number;
  /** Who must wait for another's act before shooting again (S9); it is never more than one. */
  readonly waiting: Agent | null;
  /** Who is asked now whether they pick up (S12). */
  readonly asked: number;
  /** Who has taken the hostage at some time, and so is evil whatever the hand shows (S19). */
  readonly turned: number;
  /** Does the hostage live? */
  readonly hostage: boolean;
  /** Who holds the hostage. */
  readonly taker: Agent | null;
  /** Offers in a row to all players without an act. */
  readonly quiet: number;
}

/** For each set of players, as bits, the players in seat order. */
export const PLAYERS_OF: readonly (readonly Agent[])[] = Array.from({ length: 1 << MOST_PLAYERS }, (_, bits) =>
  Array.from({ length: MOST_PLAYERS }, (_player, agent) => agent).filter((agent) => isIn(bits, agent)),
);

/** Is a player in a set? */
export function isIn(bits: number, agent: Agent): boolean {
  return (bits & (1 << agent)) !== 0;
}

/** Is this player alive? */
export function isAlive(state: StandoffState, agent: Agent): boolean {
  return isIn(state.alive, agent);
}

/** The living who hold their weapon: who may act. */
export function armed(state: StandoffState): readonly Agent[] {
  return PLAYERS_OF[state.alive & ~state.dropped];
}

/** S19: evil by choice, or by having taken the hostage. */
export function isEvil(state: StandoffState, agent: Agent): boolean {
  return state.cards[agent] === 'EVIL' || isIn(state.turned, agent);
}

/** S8, S9, S12, S17, S22: may this player shoot now? */
export function mayShoot(state: StandoffState, agent: Agent): boolean {
  return isIn(state.alive & ~state.dropped, agent) && state.waiting !== agent && state.cards[agent] !== 'CIVILIAN';
}

/** S7, S20: the living, but for a taker whose hostage lives. */
export function mayBeShot(state: StandoffState, agent: Agent): boolean {
  return isAlive(state, agent) && state.taker !== agent;
}

/** What everybody sees: whose weapon is up and whose is down (S11), who waits (S9), and where the hostage is (S18, S19). */
export function marksOf({ alive, dropped, waiting, hostage, taker }: StandoffState): readonly Mark[] {
  const marks = PLAYERS_OF[alive].flatMap((at): Mark[] => [
    { at, mark: isIn(dropped, at) ? 'dropped' : 'armed' },
    ...(waiting === at ? [{ at, mark: 'waiting' }] : []),
  ]);
  return hostage ? [...marks, { at: taker, mark: 'hostage' }] : marks;
}

/** The living good players. */
export function livingGood(state: StandoffState): readonly Agent[] {
  return PLAYERS_OF[state.alive].filter((agent) => !isEvil(state, agent));
}

/** The state before the first act: everybody armed. */
export function firstState(cards: readonly Card[], { hostage }: StandoffOptions): StandoffState {
  const alive = (1 << cards.length) - 1;
  return { cards, alive, dropped: 0, waiting: null, asked: 0, turned: 0, hostage, taker: null, quiet: 0 };
}

const GOOD: Result = { winner: 'good', reason: 'allDropped' };
const EVIL: Result = { winner: 'evil', reason: 'lastOneStanding' };
const DRAW: Result = { winner: null, reason: 'allEvil' };
const STANDSTILL: Result = { winner: null, reason: 'standstill', apart: 'standstill' };

/**
 * S3, S4: an evil last one standing wins, dropped or not; if all living have dropped, the good among them win, and it is a draw
 * if there are none. While somebody decides whether to pick up, nothing is settled (S12).
 */
export function resultOf(state: StandoffState, { quietLimit }: StandoffOptions): Result | null {
  if (state.asked !== 0) return null;
  const living = PLAYERS_OF[state.alive];
  if (living.length === 1 && isEvil(state, living[0])) return EVIL;
  if (state.dropped === state.alive) return livingGood(state).length > 0 ? GOOD : DRAW;
  return state.quiet >= quietLimit ? STANDSTILL : null;
}

/** A text that is equal exactly for equal states. */
export function stateKey(state: StandoffState): string {
  const { cards, alive, dropped, waiting, asked, turned, hostage, taker, quiet } = state;
  const dealt = cards.map((card) => card[0]).join('');
  return `${dealt} ${alive} ${dropped} ${waiting ?? '-'} ${asked} ${turned} ${hostage ? 'h' : '-'}${taker ?? '-'} ${quiet}`;
}

/**
 * A text that is equal exactly for states that are the same but for the players' names: how often each kind of player is
 * there. The offers that nobody took are no part of it.
 */
export function symmetryKey(state: StandoffState): string {
  const kinds = state.cards.map((card, agent) => {
    const marks = [state.alive, state.dropped, state.asked, state.turned].map((bits) => (isIn(bits, agent) ? 1 : 0));
    return `${card[0]}${marks.join('')}${state.waiting === agent ? 'w' : ''}${state.taker === agent ? 't' : ''}`;
  });
  return `${kinds.sort().join(' ')}${state.hostage ? ' h' : ''}`;
}
