import * as v from 'valibot';
import type { Engine } from '../engine/engine.ts';
import type { GameEngine } from '../engine/engine.ts';
import { createEngine } from '../engine/engine.ts';
import { sameMove } from '../engine/knowledge.ts';
import { messages as engineMessages } from '../engine/messages.ts';
import type { Moment } from '../engine/moment.ts';
import { checkNames } from '../engine/names.ts';
import { Refusal } from '../engine/refusal.ts';
import type {
  Agent,
  AtomSignature,
  Choice,
  Deal,
  Happening,
  Move,
  PlayerCount,
  Result,
  Rules,
  Stage,
  Turn,
} from '../engine/rules.ts';
import type { Decision } from '../engine/run.ts';
import { describeIssue } from '../kit/describe-issue.ts';
import type { Random } from '../kit/random.ts';
import type { Mind } from './mind.ts';
import { mindOf, seenBy } from './mind.ts';
import type { Policy } from './policy.ts';
import { drawMove } from './policy.ts';
import type { Schedule, Want } from './schedule.ts';
import { whoActs } from './schedule.ts';
import type { Statistics } from './statistics.ts';
import type { Story } from './story.ts';
import { tellingOf } from './story.ts';
import type { Talk } from './talk.ts';
import { BY_HAND } from './hand.ts';
import { nextToSpeak } from './talk.ts';

/** What a game gives besides its rules: how built-in players decide and talk, and how scripts write its decisions. */
export interface GameParts<S, M extends Move, O, H extends Happening> {
  readonly rules: Rules<S, M, O, H>;
  /** The ways to decide, the usual one first. */
  policies(options: O): Readonly<Record<string, Policy<M>>>;
  /** Who acts in a turn in which one does; `players` if it is left out. */
  schedule?(options: O): Schedule;
  /** When built-in players share; null if they never do. */
  talk(options: O): Talk | null;
  /** What is said of itself, whoever plays, before the players are asked; left out where they alone decide. */
  story?(options: O): Story;
  /** In which part of the list the game stands; among the games of hidden roles unless it says otherwise. */
  readonly collection?: Collection;
  /** The cards of which a deal is made; empty where they are too many to list, so that they are written. */
  readonly cards: readonly string[];
  /** The deal from which somebody sets out who lays the cards by hand; the first of all if left out. */
  usualDeal?(options: O, players: number): Deal;
  /** Reads one entry of a scenario, such as `{"vote":{"Ann":"Bob"}}`, for the turn that comes next. @throws Refusal */
  script(entry: Readonly<Record<string, unknown>>, turn: Turn<M>, names: readonly string[]): ScriptReading;
  /** Writes what was chosen in a turn as such an entry: `script` reads the same choices from it. */
  write(joint: readonly (M | null)[], turn: Turn<M>, names: readonly string[]): Readonly<Record<string, unknown>>;
  /** The fields of moves and happenings that hold a player's number or a list of them, so that they can be shown by name. */
  readonly playerFields: readonly string[];
  /** How the results of many games are told, if more is to be told than who won. */
  readonly statistics?: Statistics<H>;
}

/** The parts of the list of games. */
export type Collection = 'roles' | 'classics';

/** What a scenario's entry means at a turn. */
export interface ScriptReading {
  readonly joint: Readonly<Record<string, Move>>;
  /** True if the entry is for a later turn, and `joint` only passes this one. */
  readonly again: boolean;
}

/** A game as the rest of the program sees it, whatever the types of its states and moves. */
export interface Game {
  readonly id: string;
  readonly version: number;
  readonly players: PlayerCount;
  readonly policies: readonly string[];
  readonly collection: Collection;
  readonly cards: readonly string[];
  /** For each number of players, from the least on, the deal from which somebody sets out who lays the cards by hand. */
  readonly usualDeals: readonly Deal[];
  /** The options with their usual values. */
  readonly usualOptions: unknown;
  /** The atoms of the game's formulas, with the usual options. */
  readonly atoms: readonly AtomSignature[];
  /** See `GameParts`. */
  readonly playerFields: readonly string[];
  readonly statistics: Statistics;
  /** Reads options. @throws Refusal that names what does not fit. */
  readOptions(options: unknown): unknown;
  /** Reads a move that came from outside. @throws Refusal */
  readMove(move: unknown): Move;
  /** Sits down to play. @throws Refusal for options or names that do not fit. */
  open(options: unknown, names: readonly string[], budget?: number): Table;
}

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

/** A game that was played without anybody's knowledge being worked out. */
export interface BlindGame {
  readonly result: Result;
  /** The round in which it ended. */
  readonly rounds: number;
  /** What happened, step by step. */
  readonly happenings: readonly (readonly Happening[])[];
}

export type NextDecision =
  | { readonly kind: 'decided'; readonly decision: Decision }
  | { readonly kind: 'waiting'; readonly joint: Readonly<Record<string, Move>>; readonly open: readonly string[] }
  | { readonly kind: 'over' };

/** Puts a game together from its parts. */
export function gameOf<S, M extends Move, O, H extends Happening>(parts: GameParts<S, M, O, H>): Game {
  const { rules } = parts;
  const readOptions = (options: unknown): O => {
    if (Array.isArray(options)) throw new Refusal(engineMessages.options(engineMessages.optionsAreList));
    const read = v.safeParse(rules.options, options);
    if (read.success) return read.output;
    throw new Refusal(engineMessages.options(read.issues.map(describeIssue).join(' ')));
  };
  const usual = readOptions({});
  return {
    id: rules.id,
    version: rules.version,
    players: rules.players,
    policies: Object.keys(parts.policies(usual)),
    collection: parts.collection ?? 'roles',
    cards: parts.cards,
    usualDeals: usualDeals(parts, usual),
    usualOptions: usual,
    atoms: rules.atoms(usual).map(({ name, arguments: kinds }) => ({ name, arguments: kinds })),
    playerFields: parts.playerFields,
    statistics: parts.statistics ?? { factions: [], groupings: [] },
    readOptions,
    readMove: (move) => {
      const read = v.safeParse(rules.move, move);
      if (read.success) return read.output;
      throw new Refusal(engineMessages.malformedMove(JSON.stringify(move)));
    },
    open: (options, names, budget) => {
      checkNames(names, rules.players);
      return new GameTable(parts, createEngine(rules, readOptions(options), names, budget));
    },
  };
}

function usualDeals<S, M extends Move, O, H extends Happening>(parts: GameParts<S, M, O, H>, options: O): Deal[] {
  const { least, most } = parts.rules.players;
  return Array.from({ length: most - least + 1 }, (_, more) => {
    const [first] = parts.rules.deals(options, least + more).all();
    return parts.usualDeal?.(options, least + more) ?? first;
  });
}

/** The game with this name. @throws Refusal if there is none. */
export function gameNamed(games: readonly Game[], id: string): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game !== undefined) return game;
  throw new Refusal(
    engineMessages.unknownGame(
      id,
      games.map((candidate) => candidate.id),
    ),
  );
}

const NOBODY: readonly never[] = [];

/** The mind of a player whose knowledge is not worked out: nothing can be asked of it but what was seen. */
class BlindMind implements Mind {
  readonly names = NOBODY;
  readonly living = NOBODY;

  constructor(
    readonly me: Agent,
    private readonly steps: readonly (readonly Happening[])[],
  ) {}

  seen(): readonly Happening[] {
    return this.steps.flatMap((happenings) => seenBy(happenings, this.me));
  }

  possibleSigns(): never {
    return this.#refuse();
  }

  signCounts(): never {
    return this.#refuse();
  }

  knows(): never {
    return this.#refuse();
  }

  isOpenBook(): never {
    return this.#refuse();
  }

  #refuse(): never {
    throw new RangeError('A policy that reasons cannot play without knowledge.');
  }
}

/** What a built-in player chooses, and among how many moves. */
function wantOf<M extends Move>(
  choice: Choice<M>,
  stage: Stage,
  policy: Policy<M>,
  mind: Mind,
  random: Random,
): Want<M> {
  return {
    move: policy.choose(choice, stage, mind, random),
    wishes: policy.wishes?.(choice, mind).length ?? 1,
  };
}

/** What every seat chooses by policies that never look at knowledge, and by chance. */
function blindJoint<M extends Move>(
  { choices, mode, stage }: Turn<M>,
  policies: readonly Policy<M>[],
  minds: readonly Mind[],
  schedule: Schedule,
  random: Random,
): (M | null)[] {
  const joint: (M | null)[] = [];
  if (mode === 'together') {
    for (const choice of choices) {
      const [agent] = choice.by;
      const move =
        choice.by.length === 0 ? drawMove(choice, random) : policies[agent].choose(choice, stage, minds[agent], random);
      joint.push(move ?? choice.moves[0]);
    }
    return joint;
  }
  const ask = (choice: Choice<M>): Want<M> => {
    const [agent] = choice.by;
    return choice.by.length === 0
      ? { move: drawMove(choice, random), wishes: 1 }
      : wantOf(choice, stage, policies[agent], minds[agent], random);
  };
  const acting = whoActs(choices, schedule, ask, random);
  for (let seat = 0; seat < choices.length; seat++) joint.push(seat === acting?.place ? acting.move : null);
  return joint;
}

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
    if (moment.turn === null) throw new Refusal(engineMessages.gameOver);
    return this.parts.script(entry, this.engine.possibilities.turn(moment.state), this.engine.names);
  }

  write(joint: Readonly<Record<string, Move>>, moment: Moment): Readonly<Record<string, unknown>> {
    if (moment.turn === null) throw new Refusal(engineMessages.gameOver);
    const turn = this.engine.possibilities.turn(moment.state);
    const chosen = turn.choices.map(({ seat, moves }) => {
      const wanted = Object.hasOwn(joint, seat) ? joint[seat] : undefined;
      return moves.find((own) => wanted !== undefined && sameMove(own, wanted)) ?? null;
    });
    return this.parts.write(chosen, turn, this.engine.names);
  }

  playBlind(deal: Deal, deciders: readonly string[], nextChance: () => Random): BlindGame {
    const { rules, options, names } = this.engine;
    const policies = deciders.map((decider) => this.#policy(decider));
    const dealt = rules.deals(options, names.length).lay(deal);
    const happenings: (readonly Happening[])[] = [dealt.happenings];
    const minds = deciders.map((_, agent) => new BlindMind(agent, happenings));
    let state = dealt.next;
    let rounds = 0;
    for (let result = rules.result(state, options); ; result = rules.result(state, options)) {
      if (result !== null) return { result, rounds, happenings };
      const turn = rules.turn(state, options);
      rounds = turn.stage.round;
      const step = rules.play(state, blindJoint(turn, policies, minds, this.#schedule, nextChance()), options);
      happenings.push(step.happenings);
      state = step.next;
    }
  }

  /** What a built-in player, or chance, chooses, and among how many moves. */
  #want(choice: Choice<M>, turn: Turn<M>, moment: Moment, deciders: readonly string[], random: Random): Want<M> {
    const agent = choice.by.at(0);
    if (agent === undefined) return { move: drawMove(choice, random), wishes: 1 };
    return wantOf(choice, turn.stage, this.#policy(deciders[agent]), mindOf(this.engine, moment, agent), random);
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
    const prunes = (silence: Parameters<Engine['truth']>[1]) =>
      moment.overBudgetSince === null && this.engine.truth(moment, silence).includes(0);
    return nextToSpeak(
      moment,
      talk,
      speakers,
      this.engine.names,
      (agent) => mindOf(this.engine, moment, agent),
      prunes,
    );
  }

  #policy(decider: string): Policy<M> {
    if (Object.hasOwn(this.#policies, decider)) return this.#policies[decider];
    throw new Refusal(engineMessages.unknownPolicy(decider, [...Object.keys(this.#policies), BY_HAND]));
  }
}
