import type { GameEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import type { Agent, Happening, Move } from '../../src/engine/rules.ts';
import { PairTable } from '../../src/kit/pair-table.ts';

/** More worlds were needed than allowed. */
export class TooManyWorlds extends Error {}

/** A world of a player's cell: its state, what is remembered of the states before, and what a second player saw. */
interface World {
  readonly state: number;
  readonly notes: number;
  readonly other: number;
}

/** What really happened in a step, as far as all saw it. */
interface RealStep<M> {
  readonly joint: readonly (M | null)[];
  readonly open: boolean;
  readonly seenByAll: number;
}

/** Is something so, by a state and by what was remembered of the states on the way, the last first? */
export type Fact<S> = (state: S, remembered: () => readonly number[]) => boolean;

/**
 * Exact knowledge, cell by cell: for a player and all that they saw, every state in which the game may be. It is worked out from the rules alone and
 * keeps nothing of what others saw, so that it reaches further than lists of worlds. What is said in a game it does not understand.
 */
export class ExactCells<S, M extends Move, O, H extends Happening> {
  readonly #cells = new PairTable();
  readonly #steps: RealStep<M>[] = [];
  readonly #statesOf = new Map<string, readonly World[]>();
  readonly #own: number[];
  readonly #rows = new Map<string, ReadonlyMap<string, readonly number[]>>();
  readonly #dealt;

  /** Begins at the deal. `remember` makes a number above 0 of a state, or 0 of one to be forgotten. */
  constructor(
    private readonly engine: GameEngine<S, M, O, H>,
    private readonly most: number,
    moment: Moment,
    private readonly remember: (state: S) => number = () => 0,
  ) {
    const { possibilities, rules, options, names } = engine;
    const deals = rules.deals(options, names.length);
    this.#dealt = [...deals.all()].map((deal) => possibilities.deal(deals.lay(deal)));
    const real = this.#dealt.find(({ next }) => next === moment.state);
    if (real === undefined) throw new RangeError('The real deal is none of the deals.');
    this.#own = names.map((_, agent) => this.#cell(0, real.seenBy[agent]));
  }

  /** Takes in the step that led to a moment. */
  advance({ before, decision }: Moment): void {
    if (before === null || decision?.kind !== 'act') return;
    const { possibilities } = this.engine;
    const turn = possibilities.turn(before.state);
    const joint = turn.choices.map(({ seat, moves }) => {
      const wanted = JSON.stringify(decision.joint[seat]);
      return moves.find((move) => JSON.stringify(move) === wanted) ?? null;
    });
    const { seenByAll, seenBy } = possibilities.play(before.state, joint).outcome;
    this.#steps.push({ joint, open: turn.open, seenByAll });
    for (const [agent, seen] of seenBy.entries()) this.#own[agent] = this.#cell(this.#own[agent], seen);
  }

  /** Does a player know that something is so? @throws TooManyWorlds */
  knows(agent: Agent, fact: Fact<S>): boolean {
    return this.#worlds(agent, this.#own[agent], null, this.#steps.length).every((world) => this.#holds(fact, world));
  }

  /** Does a player know that another one knows whether something is so? @throws TooManyWorlds */
  knowsKnowsWhether(agent: Agent, other: Agent, fact: Fact<S>): boolean {
    const steps = this.#steps.length;
    const cells = new Set(this.#worlds(agent, this.#own[agent], other, steps).map((world) => world.other));
    for (const cell of cells) {
      const [first, ...rest] = this.#worlds(other, cell, null, steps);
      const value = this.#holds(fact, first);
      if (rest.some((world) => this.#holds(fact, world) !== value)) return false;
    }
    return true;
  }

  #holds(fact: Fact<S>, { state, notes }: World): boolean {
    return fact(this.engine.possibilities.state(state), () => {
      const found: number[] = [];
      for (let cell = notes; cell > 0; cell = this.#cells.first(cell - 1)) found.push(this.#cells.second(cell - 1));
      return found;
    });
  }

  #cell(before: number, seen: number): number {
    return this.#cells.number(before, seen) + 1;
  }

  /** The worlds of a player's cell after so many steps, with what another player saw. */
  #worlds(agent: Agent, cell: number, other: Agent | null, steps: number): readonly World[] {
    const key = `${agent} ${cell} ${other} ${steps}`;
    let found = this.#statesOf.get(key);
    if (found === undefined) {
      found = this.#made(agent, cell, other, steps);
      this.#statesOf.set(key, found);
    }
    return found;
  }

  #made(agent: Agent, cell: number, other: Agent | null, steps: number): readonly World[] {
    const found = new Map<string, World>();
    const seen = this.#cells.second(cell - 1);
    const add = (before: World, state: number, seenByOther: number) => {
      const note = this.remember(this.engine.possibilities.state(state));
      const notes = note > 0 ? this.#cell(before.notes, note) : before.notes;
      const next = other === null ? 0 : this.#cell(before.other, seenByOther);
      found.set(`${state} ${notes} ${next}`, { state, notes, other: next });
      if (found.size > this.most) throw new TooManyWorlds();
    };
    if (steps === 0) {
      for (const { next, seenBy } of this.#dealt) {
        if (seenBy[agent] === seen) add({ state: 0, notes: 0, other: 0 }, next, other === null ? 0 : seenBy[other]);
      }
      return [...found.values()];
    }
    const before = this.#worlds(agent, this.#cells.first(cell - 1), other, steps - 1);
    const { joint, open, seenByAll } = this.#steps[steps - 1];
    const { possibilities, names } = this.engine;
    for (const world of before) {
      if (open) {
        const { outcome } = possibilities.play(world.state, joint);
        if (outcome.seenByAll === seenByAll) add(world, outcome.next, other === null ? 0 : outcome.seenBy[other]);
        continue;
      }
      const chart = possibilities.chart(world.state, Infinity);
      for (const row of this.#rowsOf(world.state, agent).get(`${seenByAll} ${seen}`) ?? [])
        add(world, chart.next[row], other === null ? 0 : chart.seenBy[row * names.length + other]);
    }
    return [...found.values()];
  }

  /** The joint choices of a state by what all see and what a player sees besides; of those that all see alike one is enough. */
  #rowsOf(state: number, agent: Agent): ReadonlyMap<string, readonly number[]> {
    const key = `${state} ${agent}`;
    const known = this.#rows.get(key);
    if (known !== undefined) return known;
    const { possibilities, names } = this.engine;
    const chart = possibilities.chart(state, Infinity);
    const rows = new Map<string, number[]>();
    for (let row = 0; row < chart.size; row++) {
      const seen = `${chart.seenByAll[row]} ${chart.seenBy[row * names.length + agent]}`;
      const group = rows.get(seen);
      if (group === undefined) rows.set(seen, [row]);
      else group.push(row);
    }
    this.#rows.set(key, rows);
    return rows;
  }
}
