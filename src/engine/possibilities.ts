import { OverBudget } from '../logic/update.ts';
import type { Chart, Dealt, Outcome } from './chart.ts';
import { rowsByOutcome } from './chart.ts';
import { jointAt, jointCount, nextJoint } from './joints.ts';
import type { Agent, Deal, Deals, Glyph, Happening, Move, Result, Rules, Step, Turn } from './rules.ts';
import { SightTable } from './sight.ts';
import { StateTable } from './state-table.ts';
import { Onlookers } from './onlookers.ts';

const NO_ROWS = new Int32Array(0);

/**
 * The states of a game and what can happen in each, worked out once from the rules and kept: states are interned as
 * numbers, and the joint choices of a hidden turn are played through when a state is first met. It belongs to
 * one engine; nothing in it depends on which states were asked for first but the numbers.
 */
export class Possibilities<S, M extends Move, O, H extends Happening> {
  readonly sights = new SightTable<M, H>();
  readonly #states: StateTable<S, M, O, H>;
  readonly #onlookers: Onlookers<M, H>;
  readonly #resultItems: number[] = [];
  readonly #charts: (Chart | undefined)[] = [];
  readonly #standIns: (readonly (readonly (M | null)[])[] | null | undefined)[] = [];
  readonly #rows = new WeakMap<Chart, ReadonlyMap<number, Int32Array>>();

  constructor(
    private readonly rules: Rules<S, M, O, H>,
    private readonly options: O,
    private readonly agents: number,
  ) {
    this.#states = new StateTable(rules, options);
    this.#onlookers = new Onlookers(this.sights, agents);
  }

  /** How many states have been met. */
  get stateCount(): number {
    return this.#states.size;
  }

  /** The state with the given number. */
  state(number: number): S {
    return this.#states.state(number);
  }

  /** The number of a state's picture; see `StateTable.faceOf`. */
  faceOf(number: number): number {
    return this.#states.faceOf(number);
  }

  /** The picture with the given number. */
  face(number: number): readonly Glyph[] {
    return this.#states.face(number);
  }

  /** How the game ended in a state; null while it goes on. */
  result(number: number): Result | null {
    return this.#states.result(number);
  }

  /** The turn that comes in a state. */
  turn(number: number): Turn<M> {
    return this.#states.turn(number);
  }

  /** Does the game say itself what stands for the worlds with a picture? */
  get hasPictures(): boolean {
    return this.rules.pictures !== undefined;
  }

  /** What a player's own cards tell them of the pictures; see `Pictures.shown`. */
  shown(number: number, agent: Agent): string {
    return this.rules.pictures?.shown(this.state(number), agent) ?? '';
  }

  /** Can the public outcome of a step come of the picture of a state? See `Pictures.allows`. */
  allows(number: number, seenByAll: number): boolean {
    const happenings = this.sights
      .items(seenByAll)
      .flatMap((item) => (item.of === 'happening' ? [item.happening] : []));
    return this.rules.pictures?.allows(this.state(number), happenings) ?? true;
  }

  /** Plays one joint choice in a state. */
  play(number: number, joint: readonly (M | null)[]): { readonly step: Step<S, H>; readonly outcome: Outcome } {
    const turn = this.turn(number);
    const step = this.rules.play(this.state(number), joint, this.options);
    const apart = this.#standInsOf(number) === null;
    this.#onlookers.clear();
    if (!turn.open && apart) {
      for (const [index, choice] of turn.choices.entries()) {
        const move = joint[index];
        if (move !== null) this.#onlookers.show(choice.by, this.sights.move(choice.seat, move));
      }
    }
    return { step, outcome: this.#outcome(apart ? step : publicPart(step)) };
  }

  /** What each player sees of the cards being laid down: a step without choices. */
  deal(step: Step<S, H>): Outcome {
    this.#onlookers.clear();
    return this.#outcome(step);
  }

  /** What the deals lead to, laid down all at once where the game can do so; else each of `listed`. */
  dealAll(deals: Deals<S, H>, listed: () => readonly Deal[]): Dealt {
    const laid = deals.layAll?.();
    if (laid === undefined) {
      const outcomes = listed().map((deal) => this.deal(deals.lay(deal)));
      const seenBy = Array.from({ length: this.agents }, (_, agent) =>
        Int32Array.from(outcomes, (outcome) => outcome.seenBy[agent]),
      );
      return { next: outcomes.map(({ next }) => next), seenBy };
    }
    const seenBy = laid.shown.map((column, agent) => {
      const count = column.reduce((most, number) => Math.max(most, number), -1) + 1;
      const first = this.sights.reserve(count, (number) => laid.happening(agent, number));
      const sets = Int32Array.from({ length: count }, (_, number) => this.sights.single(first + number));
      return column.map((number) => (number < 0 ? 0 : sets[number]));
    });
    return { next: laid.states.map((state) => this.#states.intern(state)), seenBy };
  }

  /** What a step leads to, for those who have seen the moves that were shown to them. */
  #outcome(step: Step<S, H>): Outcome {
    const next = this.#states.intern(step.next);
    this.#onlookers.see(step, this.#resultItem(next));
    const seenBy = Array.from({ length: this.agents }, (_, agent) => this.#onlookers.seenBy(agent));
    return { next, seenByAll: this.#onlookers.seenByAll(), seenBy };
  }

  /** The item by which everybody sees what the result in a state is. */
  #resultItem(number: number): number {
    return (this.#resultItems[number] ??= this.sights.result(this.result(number)));
  }

  /**
   * The chart of a state's hidden turn.
   * @throws OverBudget if the state has more than `limit` joint choices.
   */
  chart(number: number, limit: number): Chart {
    return (this.#charts[number] ??= this.#makeChart(number, limit));
  }

  /** The joint choices that stand for all in a state; null where every choice counts. */
  #standInsOf(number: number): readonly (readonly (M | null)[])[] | null {
    let standIns = this.#standIns[number];
    if (standIns === undefined) {
      standIns = this.rules.standIns?.(this.state(number), this.options) ?? null;
      this.#standIns[number] = standIns;
    }
    return standIns;
  }

  /** How many joint choices a state's turn allows, or how many stand for them. */
  jointCount(number: number): number {
    return this.#standInsOf(number)?.length ?? jointCount(this.turn(number));
  }

  /** The numbers of a chart's joint choices whose public outcome is `seenByAll`, ascending. */
  rowsWith(chart: Chart, seenByAll: number): Int32Array {
    let rows = this.#rows.get(chart);
    if (rows === undefined) {
      rows = rowsByOutcome(chart);
      this.#rows.set(chart, rows);
    }
    return rows.get(seenByAll) ?? NO_ROWS;
  }

  /** The moves of the joint choice with the given number, in the order of the turn's seats. */
  jointOf(number: number, row: number): (M | null)[] {
    const standIns = this.#standInsOf(number);
    return standIns === null ? jointAt(this.turn(number), row) : [...standIns[row]];
  }

  #makeChart(number: number, limit: number): Chart {
    const turn = this.turn(number);
    const standIns = this.#standInsOf(number);
    const size = this.jointCount(number);
    if (size > limit) throw new OverBudget(size, limit);
    const chart: Chart = {
      size,
      next: new Int32Array(size),
      seenByAll: new Int32Array(size),
      seenBy: new Int32Array(size * this.agents),
      separating: standIns === null && turn.choices.every((choice) => choice.by.length > 0),
    };
    const onlookers = this.#onlookers;
    const items = turn.choices.map((choice) => choice.moves.map((move) => this.sights.move(choice.seat, move)));
    const state = this.state(number);
    const chosen = new Int32Array(turn.choices.length);
    const joint: (M | null)[] = turn.choices.map((choice) => (turn.mode === 'together' ? choice.moves[0] : null));
    for (let row = 0; row < size; row++) {
      if (turn.mode === 'one' || standIns !== null) {
        const own = this.jointOf(number, row);
        for (let seat = 0; seat < own.length; seat++) joint[seat] = own[seat];
      }
      const step = this.rules.play(state, joint, this.options);
      onlookers.clear();
      for (let seat = 0; seat < joint.length; seat++) {
        const move = joint[seat];
        if (move === null || standIns !== null) continue;
        const choice = turn.choices[seat];
        const place = turn.mode === 'together' ? chosen[seat] : choice.moves.indexOf(move);
        onlookers.show(choice.by, items[seat][place]);
      }
      const next = this.#states.intern(step.next);
      onlookers.see(standIns === null ? step : publicPart(step), this.#resultItem(next));
      chart.next[row] = next;
      chart.seenByAll[row] = onlookers.seenByAll();
      for (let agent = 0; agent < this.agents; agent++) {
        chart.seenBy[row * this.agents + agent] = onlookers.seenBy(agent);
      }
      if (turn.mode === 'together' && standIns === null) nextJoint(turn.choices, chosen, joint);
    }
    return chart;
  }
}

/** What everybody is told of a step. */
function publicPart<S, H extends Happening>(step: Step<S, H>): Step<S, H> {
  return { ...step, happenings: step.happenings.filter(({ seenBy }) => seenBy === 'all') };
}
