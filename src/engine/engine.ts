import type { Random } from '../kit/random.ts';
import type { AtomFormula, Formula } from '../logic/formula/formula.ts';
import type { WorldSet } from '../logic/model.ts';
import type { StepAlternative } from './alternatives.ts';
import { stepAlternatives } from './alternatives.ts';
import { entryOf, readAtom } from './atoms.ts';
import type { Outcome } from './chart.ts';
import { DealTable } from './deal-table.ts';
import type { Hearing } from './hearing.ts';
import { bySeat } from './joints.ts';
import type { Known } from './known.ts';
import { knownAfter } from './known.ts';
import { truthAt } from './meaning.ts';
import { messages } from './messages.ts';
import type { Moment, OwnEntry } from './moment.ts';
import { Possibilities } from './possibilities.ts';
import { legalJoint, realStep } from './real-step.ts';
import { Refusal } from './refusal.ts';
import type { Agent, AtomSchema, AtomSignature, Deal, Glyph, Happening, Mark, Move, Rules, Step } from './rules.ts';
import type { Decision } from './run.ts';
import type { Setting } from './setting.ts';
import { speak } from './speech.ts';

/** Exact knowledge takes at most this many worlds, unless the engine is told another number. */
export const USUAL_BUDGET = 2_000_000;

/**
 * A game being played with given options and names: it deals, plays decisions, and says what everybody knows. It remembers
 * what can happen in each state, so that one engine may serve many games; it never changes a moment it gave out.
 */
export interface Engine {
  readonly game: string;
  readonly version: number;
  readonly names: readonly string[];
  /** The options as the game's schema reads them: plain data. */
  readonly options: unknown;
  readonly budget: number;
  /** Draws one of the deals by chance. */
  draw(random: Random): Deal;
  /** Lays the cards down. @throws Refusal for a deal that the rules do not allow. */
  start(deal: Deal): Moment;
  /** Plays one decision. @throws Refusal, with the reason, if it is not allowed there; nothing is changed then. */
  advance(moment: Moment, decision: Decision): Moment;
  /** The worlds of a moment's knowledge at which a formula holds. @throws MeaningError for unknown agents and atoms. */
  truth(moment: Moment, formula: Formula): WorldSet;
  /** The arguments of an atom, as numbers. @throws MeaningError for an atom that the game does not have, or wrong arguments. */
  valuesOf(atom: AtomFormula): readonly number[];
  /** An atom of the pictures that holds wherever this one does (see `StateAtom`); null for none. @throws MeaningError as above. */
  impliedBy(atom: AtomFormula): AtomFormula | null;
  /** The atoms that speak of the state and not of the past. */
  stateAtoms(): readonly AtomSignature[];
  /** What everybody sees on the board at a moment. */
  marks(moment: Moment): readonly Mark[];
  /** The picture of a state. */
  face(state: number): readonly Glyph[];
  /** The number of a state's picture, equal exactly for equal pictures; those of the first states come first, in the deals' order. */
  faceOf(state: number): number;
  /**
   * The states after each deal that the rules allow, in the deals' order, which numbers the worlds at the root; one for each
   * picture where there are too many deals to list.
   */
  firstStates(): readonly number[];
  /** The deals that the rules allow; one for each picture where they are too many to list. */
  deals(): readonly Deal[];
  /** The events of the step that led to a moment, as a viewer tells them apart; see `StepAlternative`. */
  alternatives(moment: Moment, viewer: Agent | null): readonly StepAlternative[];
  /** What somebody did and was shown in one step, by the number of the set of items seen, as knowledge keeps it. */
  entry(sights: number): OwnEntry;
  /** How the step that led to a moment was resolved, cause by cause: seen by nobody. */
  resolution(moment: Moment): readonly Happening[];
  /** The moves of a state's joint choice of the given number, by seat. */
  jointOf(state: number, row: number): Readonly<Record<string, Move>>;
}

/** Says of a moment past the budget what can be said there of what somebody says. */
export type Judge = (engine: Engine, moment: Moment) => Hearing;

/**
 * Makes an engine. `judge` says what can be announced past the budget; while it gives none, nothing can.
 * @throws Refusal if the options do not fit the game's schema, or the names are too few, too many, empty or equal.
 */
export function createEngine<S, M extends Move, O, H extends Happening>(
  rules: Rules<S, M, O, H>,
  options: O,
  names: readonly string[],
  budget = USUAL_BUDGET,
  judge: () => Judge | null = () => null,
): GameEngine<S, M, O, H> {
  return new GameEngine(rules, options, names, budget, judge);
}

/** The engine of one rule set; others see it as an `Engine`. */
export class GameEngine<S, M extends Move, O, H extends Happening> implements Engine, Setting<S, M, O, H> {
  readonly game: string;
  readonly version: number;
  readonly atoms: readonly AtomSchema<S, M, H>[];
  readonly possibilities: Possibilities<S, M, O, H>;
  readonly #deals: DealTable<S, M, O, H>;

  constructor(
    readonly rules: Rules<S, M, O, H>,
    readonly options: O,
    readonly names: readonly string[],
    readonly budget: number,
    private readonly judge: () => Judge | null,
  ) {
    this.game = rules.id;
    this.version = rules.version;
    this.atoms = rules.atoms(options);
    this.possibilities = new Possibilities(rules, options, names.length);
    this.#deals = new DealTable(this);
  }

  draw(random: Random): Deal {
    return this.rules.deals(this.options, this.names.length).draw(random);
  }

  start(deal: Deal): Moment {
    const step = this.rules.deals(this.options, this.names.length).lay(deal);
    const outcome = this.possibilities.deal(step);
    return this.#moment(null, null, step, outcome, this.#deals.known(outcome));
  }

  advance(moment: Moment, decision: Decision): Moment {
    if (moment.turn === null) throw new Refusal(messages.gameOver);
    if (decision.kind !== 'act') {
      const hears = moment.overBudgetSince === null ? null : this.judge();
      return speak(this, moment, decision, hears?.(this, moment) ?? null);
    }
    const { real, step } = realStep(this, moment, decision);
    return this.#moment(moment, decision, step, real.outcome, knownAfter(this, moment, real));
  }

  truth(moment: Moment, formula: Formula): WorldSet {
    return truthAt(this, moment, formula);
  }

  valuesOf(atom: AtomFormula): readonly number[] {
    return readAtom(this.atoms, this.names, atom).values;
  }

  impliedBy(atom: AtomFormula): AtomFormula | null {
    const { schema } = readAtom(this.atoms, this.names, atom);
    return schema.of === 'state' && schema.implies !== undefined ? { ...atom, name: schema.implies } : null;
  }

  stateAtoms(): readonly AtomSignature[] {
    return this.atoms.filter((schema) => schema.of === 'state');
  }

  marks({ state }: Moment): readonly Mark[] {
    return this.rules.marks?.(this.possibilities.state(state)) ?? [];
  }

  face(state: number): readonly Glyph[] {
    return this.possibilities.face(this.possibilities.faceOf(state));
  }

  faceOf(state: number): number {
    return this.possibilities.faceOf(state);
  }

  firstStates(): readonly number[] {
    return this.#deals.outcomes().next;
  }

  deals(): readonly Deal[] {
    return this.#deals.deals();
  }

  alternatives(moment: Moment, viewer: Agent | null): readonly StepAlternative[] {
    return stepAlternatives(this.possibilities, this.names.length, moment, viewer, this.budget);
  }

  entry(sights: number): OwnEntry {
    return entryOf(this.possibilities, sights);
  }

  resolution({ before, decision }: Moment): readonly Happening[] {
    if (before?.turn == null || decision?.kind !== 'act' || this.rules.resolution === undefined) return [];
    const joint = legalJoint(this, before.state, decision.joint);
    return this.rules.resolution(this.possibilities.state(before.state), joint, this.options);
  }

  jointOf(state: number, row: number): Readonly<Record<string, Move>> {
    return bySeat(this.possibilities.turn(state), this.possibilities.jointOf(state, row));
  }

  #moment(before: Moment | null, decision: Decision | null, step: Step<S, H>, outcome: Outcome, known: Known): Moment {
    const state = outcome.next;
    const result = this.possibilities.result(state);
    return {
      before,
      decision,
      decidedAt: before?.turn?.stage ?? null,
      honesty: null,
      happenings: step.happenings,
      discloses: step.discloses ?? [],
      entries: outcome.seenBy.map((set) => entryOf(this.possibilities, set)),
      state,
      turn: result === null ? this.possibilities.turn(state) : null,
      living: this.rules.living(this.possibilities.state(state)),
      result,
      ...known,
    };
  }
}
