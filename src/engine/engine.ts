import type { Random } from '../kit/random.ts';
import { knows, not } from '../logic/formula/constructors.ts';
import type { AtomFormula, Formula } from '../logic/formula/formula.ts';
import { parseFormula } from '../logic/formula/parse.ts';
import type { Interpretation } from '../logic/truth.ts';
import { MeaningError, truth } from '../logic/truth.ts';
import type { WorldSet } from '../logic/model.ts';
import { OverBudget } from '../logic/update.ts';
import type { StepAlternative } from './alternatives.ts';
import { stepAlternatives } from './alternatives.ts';
import { atomWorlds, entryOf, readAtom } from './atoms.ts';
import type { CoarseKnowledge } from './coarse.ts';
import { coarsen, coarseShare, coarseStep, pictureKnowledge } from './coarse.ts';
import type { Knowledge, RealStep } from './knowledge.ts';
import { actualCell, announceKnowledge, dealKnowledge, sameMove, stepKnowledge } from './knowledge.ts';
import { messages } from './messages.ts';
import type { Honesty, Moment, OwnEntry } from './moment.ts';
import type { Dealt, Outcome } from './possibilities.ts';
import { Possibilities } from './possibilities.ts';
import { Refusal } from './refusal.ts';
import type {
  Agent,
  AtomSchema,
  AtomSignature,
  Choice,
  Deal,
  Glyph,
  Happening,
  Mark,
  Move,
  Rules,
  Step,
} from './rules.ts';
import type { Decision } from './run.ts';

/** Exact knowledge takes at most this many worlds, unless the engine is told another number. */
export const USUAL_BUDGET = 2_000_000;

/** So many deals are laid down at most. */
const MOST_DEALS = 1_000_000;

/** So many, where pictures can stand for them: of more, one night later there would be too many worlds anyway. */
const MOST_PICTURED_DEALS = 50_000;

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
  draw(random: Random): Deal;
  /** Lays the cards down. @throws Refusal for a deal that the rules do not allow. */
  start(deal: Deal): Moment;
  /** Plays one decision. @throws Refusal, with the reason, if it is not allowed there; nothing is changed then. */
  advance(moment: Moment, decision: Decision): Moment;
  /** The worlds of a moment's knowledge at which a formula holds. @throws MeaningError for unknown agents and atoms. */
  truth(moment: Moment, formula: Formula): WorldSet;
  /** The arguments of an atom, as numbers. @throws MeaningError for an atom that the game does not have, or wrong arguments. */
  valuesOf(atom: AtomFormula): readonly number[];
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

/**
 * Makes an engine.
 * @throws Refusal if the options do not fit the game's schema, or the names are too few, too many, empty or equal.
 */
export function createEngine<S, M extends Move, O, H extends Happening>(
  rules: Rules<S, M, O, H>,
  options: O,
  names: readonly string[],
  budget = USUAL_BUDGET,
): GameEngine<S, M, O, H> {
  return new GameEngine(rules, options, names, budget);
}

/** What is known at a moment, exactly or coarsely. */
type Known = Pick<Moment, 'knowledge' | 'coarse' | 'overBudgetSince'>;

function exact(knowledge: Knowledge): Known {
  return { knowledge, coarse: null, overBudgetSince: null };
}

function coarse(knowledge: CoarseKnowledge, overBudgetSince: Moment['overBudgetSince']): Known {
  return { knowledge, coarse: knowledge, overBudgetSince };
}

/** The engine of one rule set; others see it as an `Engine`. */
export class GameEngine<S, M extends Move, O, H extends Happening> implements Engine {
  readonly game: string;
  readonly version: number;
  readonly possibilities: Possibilities<S, M, O, H>;
  #deals: readonly Deal[] | null = null;
  #dealt: Dealt | null = null;
  readonly #atoms: readonly AtomSchema<S, M, H>[];

  constructor(
    readonly rules: Rules<S, M, O, H>,
    readonly options: O,
    readonly names: readonly string[],
    readonly budget: number,
  ) {
    this.game = rules.id;
    this.version = rules.version;
    this.#atoms = rules.atoms(options);
    this.possibilities = new Possibilities(rules, options, names.length);
  }

  firstStates(): readonly number[] {
    return this.#outcomes().next;
  }

  deals(): readonly Deal[] {
    return (this.#deals ??= [...this.#listedDeals()]);
  }

  #listedDeals(): Iterable<Deal> {
    const deals = this.rules.deals(this.options, this.names.length);
    const { pictures } = this.rules;
    const most = pictures === undefined ? MOST_DEALS : Math.min(this.budget, MOST_PICTURED_DEALS);
    if (deals.count <= most) return deals.all();
    if (pictures === undefined) throw new Refusal(messages.tooManyDeals(deals.count));
    return pictures.deals(this.options, this.names.length);
  }

  jointOf(state: number, row: number): Readonly<Record<string, Move>> {
    const joint = this.possibilities.jointOf(state, row);
    const moves = this.possibilities.turn(state).choices.flatMap(({ seat }, index): [string, Move][] => {
      const move = joint[index];
      return move === null ? [] : [[seat, move]];
    });
    return Object.fromEntries(moves);
  }

  alternatives(moment: Moment, viewer: Agent | null): readonly StepAlternative[] {
    return stepAlternatives(this.possibilities, this.names.length, moment, viewer, this.budget);
  }

  entry(sights: number): OwnEntry {
    return entryOf(this.possibilities, sights);
  }

  resolution({ before, decision }: Moment): readonly Happening[] {
    if (before?.turn == null || decision?.kind !== 'act' || this.rules.resolution === undefined) return [];
    const state = this.possibilities.state(before.state);
    const joint = this.#legalJoint(before.state, decision.joint);
    return this.rules.resolution(state, joint, this.options);
  }

  marks({ state }: Moment): readonly Mark[] {
    return this.rules.marks?.(this.possibilities.state(state)) ?? [];
  }

  draw(random: Random): Deal {
    return this.rules.deals(this.options, this.names.length).draw(random);
  }

  face(state: number): readonly Glyph[] {
    return this.possibilities.face(this.possibilities.faceOf(state));
  }

  faceOf(state: number): number {
    return this.possibilities.faceOf(state);
  }

  start(deal: Deal): Moment {
    const deals = this.rules.deals(this.options, this.names.length);
    const step = deals.lay(deal);
    const outcome = this.possibilities.deal(step);
    const dealt = this.#outcomes();
    if (deals.count > dealt.next.length) {
      const pictures = pictureKnowledge(this.possibilities, dealt.next, outcome.next, this.names.length);
      return this.#moment(null, null, step, outcome, coarse(pictures, 'deal'));
    }
    const knowledge = dealKnowledge(dealt, dealt.next.indexOf(outcome.next));
    return this.#moment(null, null, step, outcome, exact(knowledge));
  }

  advance(moment: Moment, decision: Decision): Moment {
    if (moment.turn === null) throw new Refusal(messages.gameOver);
    switch (decision.kind) {
      case 'act':
        return this.#act(moment, decision);
      case 'share':
        return this.#share(moment, decision);
      case 'announce':
        return this.#announce(moment, decision, decision.by);
      case 'claim':
        return this.#claim(moment, decision);
      case 'silence':
        this.#mustSpeak(moment, decision.by);
        return this.#announce(moment, decision, null);
    }
  }

  truth(moment: Moment, formula: Formula): WorldSet {
    return truth(moment.knowledge.model, formula, this.interpretation(moment));
  }

  valuesOf(atom: AtomFormula): readonly number[] {
    return readAtom(this.#atoms, this.names, atom).values;
  }

  stateAtoms(): readonly AtomSignature[] {
    return this.#atoms.filter((schema) => schema.of === 'state');
  }

  /** What names and atoms mean at a moment. */
  interpretation(moment: Moment): Interpretation {
    const { knowledge, living, overBudgetSince, coarse: blurred } = moment;
    const kept = overBudgetSince === null ? 'everything' : blurred?.reachable === null ? 'pictures' : 'states';
    const interpret = (earlier: Moment) => this.interpretation(earlier);
    return {
      agents: this.names,
      living,
      atom: (atom) => atomWorlds(this.#atoms, this.possibilities, knowledge, this.names, kept, atom),
      get before() {
        const earlier = moment.before;
        // After knowledge was made anew, its steps are no longer those of the moments.
        if (earlier === null) return null;
        if (earlier.knowledge !== knowledge.before) return null;
        const { parents, merged } = knowledge;
        return { model: earlier.knowledge.model, interpretation: interpret(earlier), parents, merged };
      },
    };
  }

  /** What each deal leads to. */
  #outcomes(): Dealt {
    if (this.#dealt !== null) return this.#dealt;
    const deals = this.rules.deals(this.options, this.names.length);
    const dealt = this.possibilities.dealAll(deals, () => this.deals());
    for (const state of dealt.next) this.possibilities.faceOf(state);
    return (this.#dealt = dealt);
  }

  #act(moment: Moment, decision: Extract<Decision, { kind: 'act' }>): Moment {
    const { real, step } = this.#realStep(moment, decision);
    const known = this.#nextKnowledge(moment, real);
    return this.#moment(moment, decision, step, real.outcome, known);
  }

  /** The moves of a joint choice, as the rules' own objects. @throws Refusal if it is not allowed. */
  #legalJoint(number: number, joint: Readonly<Record<string, Move>>): (M | null)[] {
    const names = (choice: Choice<M>) => choice.by.map((agent) => this.names[agent]).join(', ') || choice.seat;
    const state = this.possibilities.state(number);
    const turn = this.possibilities.turn(number);
    const objection = (seat: string, move: Move): string | null =>
      this.rules.objection?.(state, seat, move, this.options, this.names) ?? null;
    const stray = Object.keys(joint).find((seat) => turn.choices.every((choice) => choice.seat !== seat));
    if (stray !== undefined) {
      throw new Refusal(objection(stray, joint[stray]) ?? messages.unknownSeat(stray, turn.choices.map(names)));
    }
    const moves = turn.choices.map((choice) => {
      const wanted = Object.hasOwn(joint, choice.seat) ? joint[choice.seat] : undefined;
      if (wanted === undefined) {
        if (turn.mode === 'one') return null;
        throw new Refusal(messages.missingSeat(names(choice)));
      }
      const move = choice.moves.find((own) => sameMove(own, wanted));
      if (move !== undefined) return move;
      const allowed = choice.moves.map((own) => JSON.stringify(own));
      throw new Refusal(
        objection(choice.seat, wanted) ?? messages.illegalMove(names(choice), JSON.stringify(wanted), allowed),
      );
    });
    const acting = moves.filter((move) => move !== null).length;
    if (turn.mode === 'one' && acting > 1) throw new Refusal(messages.oneActs(acting));
    return moves;
  }

  #share(moment: Moment, decision: Extract<Decision, { kind: 'share' }>): Moment {
    const { by } = decision;
    this.#mustSpeak(moment, by);
    const rebuilt = this.#rebuild(moment, [by]);
    if (moment.coarse !== null && rebuilt === null) {
      return this.#spoken(moment, decision, coarse(coarseShare(moment.coarse, by), moment.overBudgetSince), [by]);
    }
    const { knowledge } = moment;
    return this.#spoken(moment, decision, exact(rebuilt ?? announceKnowledge(knowledge, actualCell(knowledge, by))), [
      by,
    ]);
  }

  /** Announces that `by` knows a formula; that it is true, if `by` is null. */
  #announce(moment: Moment, decision: Extract<Decision, { kind: 'announce' | 'silence' }>, by: Agent | null): Moment {
    const { formula } = decision;
    if (by !== null) this.#mustSpeak(moment, by);
    const said = this.#parse(formula);
    if (moment.overBudgetSince !== null) throw new Refusal(messages.announceOverBudget);
    const announced = this.#meaning(() => this.truth(moment, by === null ? said : knows(this.names[by], said)));
    if (announced[moment.knowledge.actual] === 0) {
      throw new Refusal(by === null ? messages.notTrue(formula) : messages.notKnown(this.names[by], formula));
    }
    return this.#spoken(moment, decision, exact(announceKnowledge(moment.knowledge, announced)), []);
  }

  /** Somebody says what may be true or not: the worlds stay, but everybody has heard it. */
  #claim(moment: Moment, decision: Extract<Decision, { kind: 'claim' }>): Moment {
    const { by, formula } = decision;
    const { claimants = [] } = this.possibilities.turn(moment.state);
    this.#mustBeAmong(claimants, by, messages.mayNotClaim);
    const said = this.#parse(formula);
    const honesty = this.#meaning(() => this.#honesty(moment, by, said));
    const { knowledge, coarse: blurred, overBudgetSince } = moment;
    const known =
      blurred === null
        ? exact(announceKnowledge(knowledge, new Uint8Array(knowledge.model.size).fill(1)))
        : coarse(blurred, overBudgetSince);
    return { ...this.#spoken(moment, decision, known, []), honesty };
  }

  /** What a claim is worth; null while knowledge is not exact, when nothing can be said of it. */
  #honesty(moment: Moment, by: Agent, said: Formula): Honesty | null {
    const { actual } = moment.knowledge;
    const knowsThat = (formula: Formula) => this.truth(moment, knows(this.names[by], formula))[actual] === 1;
    const honesty = knowsThat(said) ? 'truth' : knowsThat(not(said)) ? 'lie' : 'bluff';
    return moment.overBudgetSince === null ? honesty : null;
  }

  #parse(formula: string): Formula {
    const parsed = parseFormula(formula);
    if (parsed.ok) return parsed.formula;
    throw new Refusal(parsed.error.message);
  }

  /** Evaluates what somebody says: that it means nothing here is a reason to refuse it. */
  #meaning<T>(evaluate: () => T): T {
    try {
      return evaluate();
    } catch (error) {
      if (error instanceof MeaningError) throw new Refusal(error.message);
      throw error;
    }
  }

  #mustSpeak(moment: Moment, by: Agent): void {
    this.#mustBeAmong(this.possibilities.turn(moment.state).speakers, by, messages.mayNotSpeak);
  }

  #mustBeAmong(allowed: readonly Agent[], by: Agent, refusal: typeof messages.mayNotSpeak): void {
    if (allowed.includes(by)) return;
    if (!Object.hasOwn(this.names, by)) throw new Refusal(messages.notSpeaker(by));
    throw new Refusal(
      refusal(
        this.names[by],
        allowed.map((agent) => this.names[agent]),
      ),
    );
  }

  /** Something was said: the state stays. */
  #spoken(moment: Moment, decision: Decision, known: Known, discloses: readonly Agent[]): Moment {
    const nothing: OwnEntry = { moves: [], happenings: [] };
    return {
      ...moment,
      ...known,
      before: moment,
      decision,
      decidedAt: moment.turn === null ? null : moment.turn.stage,
      honesty: null,
      happenings: [],
      discloses,
      entries: this.names.map(() => nothing),
    };
  }

  #nextKnowledge(moment: Moment, real: RealStep<M>): Known {
    if (moment.coarse !== null) {
      const rebuilt = real.discloses.length > 0 ? this.#rebuild(moment, real.discloses, real) : null;
      if (rebuilt !== null) return exact(rebuilt);
      return coarse(coarseStep(this.possibilities, moment.coarse, real), moment.overBudgetSince);
    }
    try {
      return exact(stepKnowledge(this.possibilities, moment.knowledge, real, this.budget));
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      return coarse(coarseStep(this.possibilities, coarsen(this.possibilities, moment.knowledge), real), moment);
    }
  }

  /**
   * Exact knowledge again, after diaries were opened: all steps since it was last exact are played anew, at once
   * without the worlds in which those diaries read otherwise. Null if that still takes too many worlds, or nothing was missed.
   */
  #rebuild(moment: Moment, opened: readonly Agent[], last?: RealStep<M>): Knowledge | null {
    const since = moment.overBudgetSince;
    if (since === null || since === 'deal') return null;
    const missed: Moment[] = [];
    for (let current = moment; current !== since && current.before !== null; current = current.before)
      missed.unshift(current);
    const readers = new Set([...opened, ...missed.flatMap((step) => step.discloses)]);
    try {
      let knowledge = since.knowledge;
      for (const reader of readers) knowledge = announceKnowledge(knowledge, actualCell(knowledge, reader));
      for (const step of missed) {
        if (step.decision?.kind !== 'act' || step.before === null) continue;
        knowledge = stepKnowledge(
          this.possibilities,
          knowledge,
          this.#realStep(step.before, step.decision).real,
          this.budget,
          [...readers],
        );
      }
      if (last !== undefined) {
        knowledge = stepKnowledge(this.possibilities, knowledge, last, this.budget, [...readers]);
      }
      return knowledge;
    } catch (error) {
      if (error instanceof OverBudget) return null;
      throw error;
    }
  }

  /** How a joint choice plays out. @throws Refusal if it is not allowed. */
  #realStep(
    before: Moment,
    decision: Extract<Decision, { kind: 'act' }>,
  ): { readonly step: Step<S, H>; readonly real: RealStep<M> } {
    const turn = this.possibilities.turn(before.state);
    const joint = this.#legalJoint(before.state, decision.joint);
    const { step, outcome } = this.possibilities.play(before.state, joint);
    const chosen = new Map<string, M>();
    for (const [index, choice] of turn.choices.entries()) {
      const move = joint[index];
      if (move !== null) chosen.set(choice.seat, move);
    }
    return {
      step,
      real: { stage: turn.stage, open: turn.open, joint: chosen, outcome, discloses: step.discloses ?? [] },
    };
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
