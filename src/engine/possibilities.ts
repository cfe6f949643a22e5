import { OverBudget } from '../logic/update.ts';
import { PairTable } from '../kit/pair-table.ts';
import type { Agent, Choice, Deal, Deals, Glyph, Happening, Move, Result, Rules, Step, Turn } from './rules.ts';
import { SightTable } from './sight.ts';

/** What one joint choice leads to: the next state, what everybody sees of it, and what each player sees besides. */
export interface Outcome {
  readonly next: number;
  /** The set of public items: happenings for all, the result, whose diaries are opened. */
  readonly seenByAll: number;
  /** For each player, the set of their own hidden moves and of the happenings shown to them only. */
  readonly seenBy: readonly number[];
}

/** What all deals lead to: the state after each, and for each player what they see of it. */
export interface Dealt {
  readonly next: readonly number[];
  readonly seenBy: readonly Int32Array[];
}

/** All joint choices of one state's hidden turn, in the order of their numbers, and what each leads to. */
export interface Chart {
  readonly size: number;
  /** The state that follows. */
  readonly next: Int32Array;
  readonly seenByAll: Int32Array;
  /** `size` rows of one entry for each player: what they see besides what everybody sees. */
  readonly seenBy: Int32Array;
  /** True if no two joint choices are seen alike by everybody: each seat has somebody who knows what was chosen there. */
  readonly separating: boolean;
}

const NO_ROWS = new Int32Array(0);

/**
 * The states of a game and what can happen in each, worked out once from the rules and kept: states are interned as
 * numbers, and the joint choices of a hidden turn are played through when a state is first met. It belongs to
 * one engine; nothing in it depends on which states were asked for first but the numbers.
 */
export class Possibilities<S, M extends Move, O, H extends Happening> {
  readonly sights = new SightTable<M, H>();
  readonly #states: S[] = [];
  readonly #numbers = new Map<number | string, number>();
  readonly #turns: (Turn<M> | undefined)[] = [];
  readonly #results: (Result | null)[] = [];
  readonly #resultItems: number[] = [];
  readonly #faces: (readonly Glyph[])[] = [];
  /** By the row of its glyphs. */
  readonly #faceNumbers = new Map<number, number>();
  readonly #glyphRows = new PairTable();
  readonly #glyphs = new WeakMap<Glyph, number>();
  readonly #glyphNumbers = new Map<string, number>();
  readonly #facesOfStates: number[] = [];
  readonly #charts: (Chart | undefined)[] = [];
  readonly #standIns: (readonly (readonly (M | null)[])[] | null | undefined)[] = [];
  readonly #rows = new WeakMap<Chart, Map<number, Int32Array>>();
  readonly #items: Int32Array[];
  readonly #counts: Int32Array;
  readonly #publicItems = new Int32Array(256);
  #publicCount = 0;

  constructor(
    private readonly rules: Rules<S, M, O, H>,
    private readonly options: O,
    private readonly agents: number,
  ) {
    this.#items = Array.from({ length: agents }, () => new Int32Array(256));
    this.#counts = new Int32Array(agents);
  }

  /** How many states have been met. */
  get stateCount(): number {
    return this.#states.length;
  }

  /** The number of a state. */
  intern(state: S): number {
    const key = this.rules.key(state);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#states.length;
    this.#numbers.set(key, number);
    this.#states.push(state);
    const result = this.rules.result(state, this.options);
    this.#results.push(result);
    this.#resultItems.push(this.sights.result(result));
    return number;
  }

  state(number: number): S {
    return this.#states[number];
  }

  /** The number of a state's picture: equal exactly for equal pictures. Pictures are numbered as their states are first met. */
  faceOf(number: number): number {
    return (this.#facesOfStates[number] ??= this.#faceNumber(this.rules.face(this.#states[number])));
  }

  /** The picture with the given number. */
  face(number: number): readonly Glyph[] {
    return this.#faces[number];
  }

  #faceNumber(face: readonly Glyph[]): number {
    let row = 0;
    for (const glyph of face) row = this.#glyphRows.number(row, this.#glyphNumber(glyph)) + 1;
    const known = this.#faceNumbers.get(row);
    if (known !== undefined) return known;
    this.#faceNumbers.set(row, this.#faces.length);
    return this.#faces.push(face) - 1;
  }

  #glyphNumber(glyph: Glyph): number {
    const met = this.#glyphs.get(glyph);
    if (met !== undefined) return met;
    const text = JSON.stringify([glyph.of, glyph.sign]);
    const number = this.#glyphNumbers.get(text) ?? this.#glyphNumbers.size;
    this.#glyphNumbers.set(text, number);
    this.#glyphs.set(glyph, number);
    return number;
  }

  /** Does the game say itself what stands for the worlds with a picture? */
  get hasPictures(): boolean {
    return this.rules.pictures !== undefined;
  }

  /** What a player's own cards tell them of the pictures; see `Pictures.shown`. */
  shown(number: number, agent: Agent): string {
    return this.rules.pictures?.shown(this.#states[number], agent) ?? '';
  }

  /** Can the public outcome of a step come of the picture of a state? See `Pictures.allows`. */
  allows(number: number, seenByAll: number): boolean {
    const happenings = this.sights
      .items(seenByAll)
      .flatMap((item) => (item.of === 'happening' ? [item.happening] : []));
    return this.rules.pictures?.allows(this.#states[number], happenings) ?? true;
  }

  result(number: number): Result | null {
    return this.#results[number];
  }

  turn(number: number): Turn<M> {
    return (this.#turns[number] ??= this.rules.turn(this.#states[number], this.options));
  }

  /** Plays one joint choice in a state. */
  play(number: number, joint: readonly (M | null)[]): { readonly step: Step<S, H>; readonly outcome: Outcome } {
    const turn = this.turn(number);
    const step = this.rules.play(this.#states[number], joint, this.options);
    const next = this.intern(step.next);
    this.#clear();
    if (!turn.open && this.#standInsOf(number) === null) {
      for (const [index, choice] of turn.choices.entries()) {
        const move = joint[index];
        if (move !== null) this.#show(choice.by, this.sights.move(choice.seat, move));
      }
    }
    this.#addStep(this.#standInsOf(number) === null ? step : publicPart(step), next);
    const seenBy = this.#items.map((items, agent) => this.sights.set(items, this.#counts[agent]));
    return { step, outcome: { next, seenByAll: this.sights.set(this.#publicItems, this.#publicCount), seenBy } };
  }

  /** What each player sees of the cards being laid down: a step without choices. */
  deal(step: Step<S, H>): Outcome {
    const next = this.intern(step.next);
    this.#clear();
    this.#addStep(step, next);
    const seenBy = this.#items.map((items, agent) => this.sights.set(items, this.#counts[agent]));
    return { next, seenByAll: this.sights.set(this.#publicItems, this.#publicCount), seenBy };
  }

  /** What the given deals lead to; all at once, where the game can say so. */
  dealAll(deals: Deals<S, H>, listed: () => readonly Deal[]): Dealt {
    const laid = deals.layAll?.();
    if (laid === undefined) {
      const outcomes = listed().map((deal) => this.deal(deals.lay(deal)));
      const seenBy = this.#items.map((_, agent) => Int32Array.from(outcomes, (outcome) => outcome.seenBy[agent]));
      return { next: outcomes.map(({ next }) => next), seenBy };
    }
    const { states, shown } = laid;
    const seenBy = shown.map((column, agent) => {
      const count = column.reduce((most, number) => Math.max(most, number), -1) + 1;
      const first = this.sights.reserve(count, (number) => laid.happening(agent, number));
      const sets = Int32Array.from({ length: count }, (_, number) => this.sights.single(first + number));
      return column.map((number) => (number < 0 ? 0 : sets[number]));
    });
    return { next: states.map((state) => this.intern(state)), seenBy };
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
    return (this.#standIns[number] ??= this.rules.standIns?.(this.#states[number], this.options) ?? null);
  }

  /** How many joint choices a state's turn allows, or how many stand for them. */
  jointCount(number: number): number {
    return this.#standInsOf(number)?.length ?? jointCount(this.turn(number));
  }

  /** The numbers of a chart's joint choices whose public outcome is `seenByAll`, ascending. */
  rowsWith(chart: Chart, seenByAll: number): Int32Array {
    let rows = this.#rows.get(chart);
    if (rows === undefined) {
      rows = groupRows(chart);
      this.#rows.set(chart, rows);
    }
    return rows.get(seenByAll) ?? NO_ROWS;
  }

  /** The moves of a joint choice, in the order of the turn's seats. */
  jointOf(number: number, row: number): (M | null)[] {
    const { choices, mode } = this.turn(number);
    const standIns = this.#standInsOf(number);
    if (standIns !== null) return [...standIns[row]];
    if (mode === 'together') {
      let rest = row;
      const joint: (M | null)[] = choices.map(() => null);
      for (let index = choices.length - 1; index >= 0; index--) {
        const { moves } = choices[index];
        joint[index] = moves[rest % moves.length];
        rest = Math.floor(rest / moves.length);
      }
      return joint;
    }
    let rest = row - 1;
    return choices.map(({ moves }) => {
      const own = rest >= 0 && rest < moves.length ? moves[rest] : null;
      rest -= moves.length;
      return own;
    });
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
    const items = turn.choices.map((choice) => choice.moves.map((move) => this.sights.move(choice.seat, move)));
    const state = this.#states[number];
    const chosen = new Int32Array(turn.choices.length);
    const joint: (M | null)[] = turn.choices.map((choice) => (turn.mode === 'together' ? choice.moves[0] : null));
    for (let row = 0; row < size; row++) {
      if (turn.mode === 'one' || standIns !== null) {
        const own = this.jointOf(number, row);
        for (let seat = 0; seat < own.length; seat++) joint[seat] = own[seat];
      }
      const step = this.rules.play(state, joint, this.options);
      const next = this.intern(step.next);
      this.#clear();
      for (let seat = 0; seat < joint.length; seat++) {
        const move = joint[seat];
        if (move === null || standIns !== null) continue;
        const choice = turn.choices[seat];
        const place = turn.mode === 'together' ? chosen[seat] : choice.moves.indexOf(move);
        this.#show(choice.by, items[seat][place]);
      }
      this.#addStep(standIns === null ? step : publicPart(step), next);
      chart.next[row] = next;
      chart.seenByAll[row] = this.sights.set(this.#publicItems, this.#publicCount);
      for (let agent = 0; agent < this.agents; agent++) {
        const count = this.#counts[agent];
        if (count > 0) chart.seenBy[row * this.agents + agent] = this.sights.set(this.#items[agent], count);
      }
      if (turn.mode === 'together' && standIns === null) nextJoint(turn.choices, chosen, joint);
    }
    return chart;
  }

  #clear(): void {
    this.#publicCount = 0;
    for (let agent = 0; agent < this.agents; agent++) this.#counts[agent] = 0;
  }

  #show(by: readonly Agent[], item: number): void {
    for (let index = 0; index < by.length; index++) this.#items[by[index]][this.#counts[by[index]]++] = item;
  }

  #addStep(step: Step<S, H>, next: number): void {
    this.#publicItems[this.#publicCount++] = this.#resultItems[next];
    for (const happening of step.happenings) {
      const item = this.sights.happening(happening);
      const { seenBy } = happening;
      if (seenBy === 'all') this.#publicItems[this.#publicCount++] = item;
      else this.#show(seenBy, item);
    }
    if (step.discloses !== undefined) {
      for (const agent of step.discloses) this.#publicItems[this.#publicCount++] = this.sights.disclosure(agent);
    }
  }
}

/** What everybody is told of a step. */
function publicPart<S, H extends Happening>(step: Step<S, H>): Step<S, H> {
  return { ...step, happenings: step.happenings.filter(({ seenBy }) => seenBy === 'all') };
}

/** How many joint choices a turn allows. */
function jointCount<M extends Move>(turn: Turn<M>): number {
  return turn.mode === 'together'
    ? turn.choices.reduce((product, choice) => product * choice.moves.length, 1)
    : turn.choices.reduce((sum, choice) => sum + choice.moves.length, 1);
}

/** Moves on to the next joint choice, the last seat changing fastest. */
function nextJoint<M extends Move>(choices: readonly Choice<M>[], chosen: Int32Array, joint: (M | null)[]): void {
  for (let seat = choices.length - 1; seat >= 0; seat--) {
    const { moves } = choices[seat];
    const place = (chosen[seat] + 1) % moves.length;
    chosen[seat] = place;
    joint[seat] = moves[place];
    if (place > 0) return;
  }
}

/** The rows of a chart by their public outcome. */
function groupRows({ size, seenByAll }: Chart): Map<number, Int32Array> {
  const counts = new Map<number, number>();
  for (const outcome of seenByAll) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const rows = new Map<number, Int32Array>();
  for (let row = size - 1; row >= 0; row--) {
    const outcome = seenByAll[row];
    const left = counts.get(outcome) ?? 0;
    let group = rows.get(outcome);
    if (group === undefined) {
      group = new Int32Array(left);
      rows.set(outcome, group);
    }
    group[left - 1] = row;
    counts.set(outcome, left - 1);
  }
  return rows;
}
