import type { Engine, GameEngine } from '../engine/engine.ts';
import { movesOf } from '../engine/joints.ts';
import { messages } from '../engine/messages.ts';
import type { Moment } from '../engine/moment.ts';
import { Refusal } from '../engine/refusal.ts';
import type { Choice, Deal, Happening, Move, Turn } from '../engine/rules.ts';
import type { Decision } from '../engine/run.ts';
import type { Formula } from '../logic/formula/formula.ts';
import type { Random } from '../kit/random.ts';
import type { BlindGame } from './blind-play.ts';
import { playBlind } from './blind-play.ts';
import type { GameParts, ScriptReading } from './game-parts.ts';
import { BY_HAND } from './hand.ts';
import { mindOf } from './mind.ts';
import type { Policy } from './policy.ts';
import { drawMove } from './policy.ts';
import type { Schedule, Want } from './schedule.ts';
import { wantOf, whoActs } from './schedule.ts';
import type { Story } from './story.ts';
import { tellingOf } from './story.ts';
import type { Talk } from './talk.ts';
import { nextToSpeak } from './talk.ts';

/** An engine with players round it. */
export interface Table {
  readonly engine: Engine;
  /** Do these ways of deciding never look at knowledge? */
  blind(deciders: readonly string[]): boolean;
  /**
   * The next decision as far as the built-in players settle it; the seats of players who decide by hand stay open.
   * `deciders` names a way to decide for every player.
   */
  decide(moment: Moment, deciders: readonly string[], random: Random): NextDecision;
  /** Reads an entry of a scenario; see `GameParts.script`. @throws Refusal */
  script(entry: Readonly<Record<string, unknown>>, moment: Moment): ScriptReading;
  /** Writes what was chosen at a moment as an entry of a scenario; see `GameParts.write`. @throws Refusal if the game is over. */
  write(joint: Readonly<Record<string, Move>>, moment: Moment): Readonly<Record<string, unknown>>;
  /**
   * Plays a whole game by policies that never look at knowledge, by the rules alone. `nextChance` gives one turn's chance after the
   * other.
   * @throws RangeError if a policy does look at knowledge.
   */
  playBlind(deal: Deal, deciders: readonly string[], nextChance: () => Random): BlindGame;
}

/** What comes next: a decision, a turn in which the seats in `open` wait for a person, or nothing any more. */
export type NextDecision =
  | { readonly kind: 'decided'; readonly decision: Decision }
  | { readonly kind: 'waiting'; readonly joint: Readonly<Record<string, Move>>; readonly open: readonly string[] }
  | { readonly kind: 'over' };

/** Sets built-in players round an engine. */
export function tableOf<S, M extends Move, O, H extends Happening>(
  parts: GameParts<S, M, O, H>,
  engine: GameEngine<S, M, O, H>,
): Table {
  return new GameTable(parts, engine);
}

/** The table of one game; others see it as a `Table`. */
class GameTable<S, M extends Move, O, H extends Happening> implements Table {
  readonly #policies: Readonly<Record<string, Policy<M>>>;
  readonly #talk: Talk | null;
  readonly #story: Story | null;
  readonly #schedule: Schedule;

  constructor(
    private readonly parts: GameParts<S, M, O, H>,
    readonly engine: GameEngine<S, M, O, H>,
  ) {
    this.#policies = parts.policies(engine.options);
    this.#talk = parts.talk(engine.options);
    this.#story = parts.story?.(engine.options) ?? null;
    this.#schedule = parts.schedule?.(engine.options) ?? 'players';
  }

  blind(deciders: readonly string[]): boolean {
    if (this.#story !== null) return false;
    return deciders.every((decider) => decider !== BY_HAND && !this.#policy(decider).reasons);
  }

  decide(moment: Moment, deciders: readonly string[], random: Random): NextDecision {
    if (moment.turn === null) return { kind: 'over' };
    const turn = this.engine.possibilities.turn(moment.state);
    const said = this.#tell(moment, turn) ?? this.#speak(moment, turn, deciders);
    if (said !== null) return { kind: 'decided', decision: said };
    const byHand = turn.choices.filter((choice) => this.#isByHand(choice, deciders) && choice.moves.length > 1);
    const joint =
      turn.mode === 'one' ? this.#oneMove(turn, moment, deciders, random) : this.#moves(turn, moment, deciders, random);
    if (byHand.length > 0) return { kind: 'waiting', joint, open: byHand.map((choice) => choice.seat) };
    return { kind: 'decided', decision: { kind: 'act', joint } };
  }

  /** What every seat chooses that is not waiting for a person; a person's only move is chosen for them. */
  #moves(turn: Turn<M>, moment: Moment, deciders: readonly string[], random: Random): Record<string, Move> {
    const joint: Record<string, Move> = {};
    for (const choice of turn.choices) {
      const { seat, moves } = choice;
      if (!this.#isByHand(choice, deciders))
        joint[seat] = this.#want(choice, turn, moment, deciders, random).move ?? moves[0];
      else if (moves.length === 1) joint[seat] = moves[0];
    }
    return joint;
  }

  /** In a turn in which one acts: one of the built-in players who want to. */
  #oneMove(turn: Turn<M>, moment: Moment, deciders: readonly string[], random: Random): Record<string, Move> {
    const seats = turn.choices.filter((choice) => !this.#isByHand(choice, deciders));
    const ask = (choice: Choice<M>): Want<M> => this.#want(choice, turn, moment, deciders, random);
    const acting = whoActs(seats, this.#schedule, ask, random);
    return acting === null ? {} : { [seats[acting.place].seat]: acting.move };
  }

  script(entry: Readonly<Record<string, unknown>>, moment: Moment): ScriptReading {
    if (moment.turn === null) throw new Refusal(messages.gameOver);
    return this.parts.script(entry, this.engine.possibilities.turn(moment.state), this.engine.names);
  }

  write(joint: Readonly<Record<string, Move>>, moment: Moment): Readonly<Record<string, unknown>> {
    if (moment.turn === null) throw new Refusal(messages.gameOver);
    const turn = this.engine.possibilities.turn(moment.state);
    return this.parts.write(movesOf(turn, joint), turn, this.engine.names);
  }

  playBlind(deal: Deal, deciders: readonly string[], nextChance: () => Random): BlindGame {
    const policies = deciders.map((decider) => this.#policy(decider));
    return playBlind(this.engine, deal, policies, this.#schedule, nextChance);
  }

  /** What a built-in player, or chance, chooses, and among how many moves. */
  #want(choice: Choice<M>, turn: Turn<M>, moment: Moment, deciders: readonly string[], random: Random): Want<M> {
    const agent = choice.by.at(0);
    if (agent === undefined) return { move: drawMove(choice, random), wishes: 1 };
    return wantOf(
      choice,
      turn.stage,
      this.#policy(deciders[agent]),
      mindOf(this.engine, moment, agent, this.parts.deduced),
      random,
    );
  }

  #isByHand({ by }: Choice<M>, deciders: readonly string[]): boolean {
    return by.length > 0 && deciders[by[0]] === BY_HAND;
  }

  /** What the story goes on with. It is silent while knowledge is not exact: then nothing can be announced. */
  #tell(moment: Moment, turn: Turn<M>): Decision | null {
    if (this.#story === null || moment.overBudgetSince !== null) return null;
    return this.#story(tellingOf(this.engine, moment, turn.stage));
  }

  #speak(moment: Moment, turn: Turn<M>, deciders: readonly string[]): Decision | null {
    const talk = this.#talk;
    if (talk?.asks(turn.stage) !== true) return null;
    const speakers = turn.speakers.filter((agent) => deciders[agent] !== BY_HAND);
    const prunes = (silence: Formula) =>
      moment.overBudgetSince === null && this.engine.truth(moment, silence).includes(0);
    return nextToSpeak(
      moment,
      talk,
      speakers,
      this.engine.names,
      (agent) => mindOf(this.engine, moment, agent, this.parts.deduced),
      prunes,
    );
  }

  #policy(decider: string): Policy<M> {
    if (Object.hasOwn(this.#policies, decider)) return this.#policies[decider];
    throw new Refusal(messages.unknownPolicy(decider, [...Object.keys(this.#policies), BY_HAND]));
  }
}
