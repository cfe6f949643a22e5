import type { Happening, Result } from '../engine/rules.ts';
import { DRAW, outcomeOf } from '../engine/rules.ts';
import type { Grouping, Statistics } from '../players/statistics.ts';

/** One game that was played, as far as it is counted. */
export interface PlayedGame {
  readonly result: Result;
  /** The round in which it ended. */
  readonly rounds: number;
  /** What happened, step by step. */
  readonly happenings: readonly (readonly Happening[])[];
  /** Did exact knowledge ever take more worlds than the budget? */
  readonly overBudget: boolean;
}

/** How some games ended. */
export interface Outcomes {
  readonly games: number;
  /** Games won, by faction, those won beside another included, and games that ended apart from a draw, by that word; what never happened may be missing. */
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
}

/** What is counted over many games: whole numbers only, so that adding up parts gives exactly the whole. */
export interface Tally {
  readonly all: Outcomes;
  /** By grouping and group; a group with no game may be missing. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, Outcomes>>>>;
  /** The sum of all games' rounds. */
  readonly rounds: number;
  /** Games in which the budget was ever exceeded. */
  readonly overBudget: number;
}

const NO_OUTCOMES: Outcomes = { games: 0, wins: {}, draws: 0 };

/** The tally of no game at all. */
export const NO_GAMES: Tally = { all: NO_OUTCOMES, groups: {}, rounds: 0, overBudget: 0 };

/** Counts games one after the other. */
export class Counter {
  readonly #all = new OutcomeCounter();
  readonly #groups: readonly (readonly [Grouping, Map<string, OutcomeCounter>])[];
  #rounds = 0;
  #overBudget = 0;

  constructor(statistics: Statistics) {
    this.#groups = statistics.groupings.map((grouping) => [grouping, new Map<string, OutcomeCounter>()] as const);
  }

  add({ result, rounds, happenings, overBudget }: PlayedGame): void {
    this.#all.add(result);
    this.#rounds += rounds;
    if (overBudget) this.#overBudget++;
    for (const [grouping, counters] of this.#groups) {
      const own = grouping.groupsOf(happenings);
      for (let index = 0; index < own.length; index++) {
        // A game counts once for a group, however often the group is named.
        if (own.indexOf(own[index]) < index) continue;
        let counter = counters.get(own[index]);
        if (counter === undefined) {
          counter = new OutcomeCounter();
          counters.set(own[index], counter);
        }
        counter.add(result);
      }
    }
  }

  /** What has been counted so far. */
  tally(): Tally {
    const groups = this.#groups.map(
      ([{ id }, counters]) =>
        [id, Object.fromEntries(Array.from(counters, ([group, counter]) => [group, counter.outcomes()]))] as const,
    );
    return {
      all: this.#all.outcomes(),
      groups: Object.fromEntries(groups),
      rounds: this.#rounds,
      overBudget: this.#overBudget,
    };
  }
}

class OutcomeCounter {
  #games = 0;
  #draws = 0;
  readonly #wins = new Map<string, number>();

  add(result: Result): void {
    const outcome = outcomeOf(result);
    this.#games++;
    if (outcome === DRAW) this.#draws++;
    else this.#win(outcome);
    if (result.beside !== undefined) for (const faction of result.beside) this.#win(faction);
  }

  #win(outcome: string): void {
    this.#wins.set(outcome, (this.#wins.get(outcome) ?? 0) + 1);
  }

  outcomes(): Outcomes {
    return { games: this.#games, wins: Object.fromEntries(this.#wins), draws: this.#draws };
  }
}

/** The tally of two lots of games together. Grouping and order do not matter. */
export function addTallies(one: Tally, other: Tally): Tally {
  return {
    all: addOutcomes(one.all, other.all),
    groups: merged(one.groups, other.groups, (mine, theirs) => merged(mine, theirs, addOutcomes)),
    rounds: one.rounds + other.rounds,
    overBudget: one.overBudget + other.overBudget,
  };
}

function addOutcomes(one: Outcomes, other: Outcomes): Outcomes {
  return {
    games: one.games + other.games,
    wins: merged(one.wins, other.wins, (mine, theirs) => mine + theirs),
    draws: one.draws + other.draws,
  };
}

/** Both records in one; what stands in both is added. */
function merged<T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  add: (mine: T, theirs: T) => T,
): Readonly<Record<string, T>> {
  const sum = new Map(Object.entries(one));
  for (const [key, value] of Object.entries(other)) {
    const mine = sum.get(key);
    sum.set(key, mine === undefined ? value : add(mine, value));
  }
  return Object.fromEntries(sum);
}
