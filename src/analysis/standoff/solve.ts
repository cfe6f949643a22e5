import { outcomeOf } from '../../engine/rules.ts';
import { pointsOf } from '../../games/standoff/points.ts';
import type { PlainPolicy } from '../../games/standoff/policies.ts';
import { PLAIN_WISHES } from '../../games/standoff/policies.ts';
import { standoff as rules } from '../../games/standoff/rules.ts';
import { firstState, type StandoffState, symmetryKey } from '../../games/standoff/state.ts';
import type { Card, StandoffHappening, StandoffMove, StandoffOptions } from '../../games/standoff/types.ts';
import type { Rational } from '../../kit/rational.ts';
import { multiply, rational } from '../../kit/rational.ts';
import type { Branch, SettledGame } from '../branches.ts';
import { branchesOf } from '../branches.ts';
import type { Solved } from '../chain.ts';
import { solveChain } from '../chain.ts';

/** A Standoff to be solved: what everybody has chosen to be, and how either side decides. */
export interface StandoffSetting {
  readonly cards: readonly Card[];
  readonly options: StandoffOptions;
  /** How all decide who chose to be good, civilians included. */
  readonly good: PlainPolicy;
  /** How all decide who chose to be evil. */
  readonly evil: PlainPolicy;
}

/** The ways in which a Standoff can end. */
export const OUTCOMES = ['good', 'evil', 'draw', 'standstill'] as const;
export type StandoffOutcome = (typeof OUTCOMES)[number];

/** A state of a solved Standoff, and all that are the same but for names. */
export type SolvedState = Solved<StandoffState, Branch<StandoffState, StandoffMove>>;

/** A solved Standoff; all figures are exact. */
export interface StandoffSolution {
  /** How likely each end is from the start. */
  readonly chances: Readonly<Record<StandoffOutcome, Rational>>;
  /** S16: the points that each who chose so can expect; null if nobody did. */
  readonly points: { readonly good: Rational | null; readonly evil: Rational | null };
  /** How many states can be reached, ends included. */
  readonly states: number;
  /** How many of them are ends, by how they end. */
  readonly ends: Readonly<Record<StandoffOutcome, number>>;
  /** The states, each before all that follow it; those that are the same but for names are one. */
  readonly collapsed: readonly SolvedState[];
}

/** As many players: the last are evil, before them come the civilians, and all others are good. */
export function cardsWith(players: number, evil: number, civilians = 0): readonly Card[] {
  return Array.from({ length: players }, (_, agent) => {
    if (agent >= players - evil) return 'EVIL';
    return agent >= players - evil - civilians ? 'CIVILIAN' : 'GOOD';
  });
}

/**
 * Solves a Standoff by its own rules, exactly. No state can follow itself: every shot takes a player or the hostage out of the game, and
 * between two shots players only drop (who may take the hostage is armed, and gives it back only by dropping). Players who chose alike
 * decide alike, so that states which are the same but for names are solved once.
 */
export function solveStandoff({ cards, options, good, evil }: StandoffSetting): StandoffSolution {
  const settled: SettledGame<StandoffState, StandoffMove, StandoffOptions, StandoffHappening> = {
    rules,
    options,
    schedule: options.scheduler,
    wishes: (choice, { cards: chosen }) => PLAIN_WISHES[chosen[choice.by[0]] === 'EVIL' ? evil : good](choice),
  };
  const collapsed = solveChain(
    {
      key: keyUpToNames,
      worth: (state) => worthOf(state, options),
      links: (state: StandoffState) => branchesOf(settled, state),
    },
    firstState(cards, options),
  );
  const [first] = collapsed;
  return {
    chances: chancesFrom(first),
    points: {
      good: shared(first.worth[OUTCOMES.length], cards, false),
      evil: shared(first.worth[OUTCOMES.length + 1], cards, true),
    },
    states: countStates(collapsed),
    ends: byOutcome((outcome) => countStates(collapsed.filter((entry) => endOf(entry, options) === outcome))),
    collapsed,
  };
}

/** A text that is equal exactly for states that are the same but for names. */
export function keyUpToNames(state: StandoffState): string {
  return `${symmetryKey(state)} ${state.quiet}`;
}

/** How likely each end is from a state. */
export function chancesFrom({ worth }: SolvedState): Readonly<Record<StandoffOutcome, Rational>> {
  return byOutcome((_, place) => worth[place]);
}

/** Something for each end. */
function byOutcome<T>(value: (outcome: StandoffOutcome, place: number) => T): Readonly<Record<StandoffOutcome, T>> {
  const [good, evil, draw, standstill] = OUTCOMES.map(value);
  return { good, evil, draw, standstill };
}

/** How a state ends the game; null if it goes on. */
export function endOf({ state }: SolvedState, options: StandoffOptions): StandoffOutcome | null {
  const result = rules.result(state, options);
  const outcome = result === null ? null : outcomeOf(result);
  return OUTCOMES.find((known) => known === outcome) ?? null;
}

/** How many states are the same as this one but for names: in how many ways its players can change places with those who chose alike. */
export function copiesOf({ state }: SolvedState): number {
  const kinds = symmetryKey(state).split(' ').slice(0, state.cards.length);
  let copies = 1;
  const chosenAlike = new Map<string, number>();
  const same = new Map<string, number>();
  for (const kind of kinds) {
    const alike = (chosenAlike.get(kind[0]) ?? 0) + 1;
    const equal = (same.get(kind) ?? 0) + 1;
    chosenAlike.set(kind[0], alike);
    same.set(kind, equal);
    copies = (copies * alike) / equal;
  }
  return copies;
}

function countStates(states: readonly SolvedState[]): number {
  return states.reduce((sum, entry) => sum + copiesOf(entry), 0);
}

/** Of an end: 1 for how it ends and 0 for all else, and the points of all who chose to be good, and of all who chose to be evil. */
function worthOf(state: StandoffState, options: StandoffOptions): readonly Rational[] | null {
  const result = rules.result(state, options);
  if (result === null) return null;
  const outcome = outcomeOf(result);
  const points = pointsOf(state, result);
  const sum = (evil: boolean): number =>
    points.reduce((total, own, agent) => total + ((state.cards[agent] === 'EVIL') === evil ? own : 0), 0);
  return [...OUTCOMES.map((known) => (known === outcome ? 1 : 0)), sum(false), sum(true)].map((part) =>
    rational(BigInt(part)),
  );
}

/** What each of those who chose so gets of what they get together. */
function shared(sum: Rational, cards: readonly Card[], evil: boolean): Rational | null {
  const sharers = cards.filter((card) => (card === 'EVIL') === evil).length;
  return sharers === 0 ? null : multiply(sum, rational(1n, BigInt(sharers)));
}
