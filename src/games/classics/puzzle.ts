import * as v from 'valibot';
import { Refusal } from '../../engine/refusal.ts';
import type { Agent, Deal, Deals, Glyph, PlayerCount, Result, Rules, Step, Turn } from '../../engine/rules.ts';
import type { Random } from '../../kit/random.ts';
import type { Game } from '../../players/game.ts';
import { gameOf } from '../../players/game.ts';
import type { Policy } from '../../players/policy.ts';
import { randomPolicy } from '../../players/policy.ts';
import type { Story } from '../../players/story.ts';
import { END, END_SEAT } from './end.ts';
import { refusals } from './refusals.ts';
import { script, write } from './script.ts';
import type { PuzzleHappening, PuzzleMove } from './types.ts';

/** A puzzle's world, and whether its story has been told to the end. */
export interface PuzzleState<W> {
  readonly world: W;
  readonly players: number;
  readonly ended: boolean;
}

/** An atom of a puzzle: whether it holds in a world, for the values of its arguments. */
export interface PuzzleAtom<W> {
  readonly name: string;
  readonly arguments: readonly ('player' | 'number')[];
  holds(world: W, values: readonly number[]): boolean;
}

/** What can be done in a puzzle besides talking. */
export interface Acts<W, O> {
  /** Null where nothing is to be chosen: then the story goes on, and ends. */
  turn(world: W, options: O): Turn<PuzzleMove> | null;
  play(world: W, joint: readonly (PuzzleMove | null)[], options: O): Step<W, PuzzleHappening>;
  /** How it ended by what was done; a story that is told ends of itself. */
  result(world: W, options: O): Result | null;
}

/** A puzzle of epistemic logic: its worlds, what each agent sees of them, and how its story goes. */
export interface Puzzle<W, O> {
  readonly id: string;
  readonly players: PlayerCount;
  readonly options: v.GenericSchema<unknown, O>;
  /** All worlds, always in the same order, none twice. */
  worlds(options: O, players: number): Iterable<W>;
  /** A number or text that is equal exactly for equal worlds. */
  key(world: W): number | string;
  /** What an agent carries in a world: a muddy face, a number. It is dealt to them, and their part of the world's picture; empty for nothing. */
  carries(world: W, agent: Agent): string;
  /** What an agent is shown at first: they cannot tell worlds apart in which it is the same. Empty for nothing. */
  sees(world: W, agent: Agent, options: O): string | number;
  /** The world of the story as it is told; null for any, each equally likely. */
  told(options: O, players: number, random: Random): W | null;
  readonly atoms: readonly PuzzleAtom<W>[];
  /** What is carried, if that can be listed. */
  readonly cards: readonly string[];
  readonly acts?: Acts<W, O>;
  policies?(options: O): Readonly<Record<string, Policy<PuzzleMove>>>;
  readonly story?: (options: O) => Story;
}

const TOLD: Result = { winner: null, reason: 'told' };

const moveSchema: v.GenericSchema<unknown, PuzzleMove> = v.strictObject({
  kind: v.string(),
  target: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  what: v.exactOptional(v.string()),
});

/** The rules of a puzzle. */
export function puzzleRules<W, O>(puzzle: Puzzle<W, O>): PuzzleRules<W, O> {
  const { acts } = puzzle;
  const agents = remembered((players: number): readonly Agent[] =>
    Array.from({ length: players }, (_, agent) => agent),
  );
  const glyph = remembered((of: Agent) => remembered((sign: string): Glyph => ({ of, sign })));
  let laid: { readonly options: O; readonly players: number; readonly deals: PuzzleDeals<W> } | null = null;
  return {
    id: puzzle.id,
    version: 1,
    players: puzzle.players,
    options: puzzle.options,
    move: moveSchema,
    deals(options, players) {
      // All worlds are asked for again and again under the same options.
      if (laid?.options !== options || laid.players !== players) {
        laid = { options, players, deals: dealsOf(puzzle, options, players) };
      }
      return laid.deals;
    },
    turn: ({ world, players }, options) =>
      acts?.turn(world, options) ?? {
        stage: { phase: 'talk', round: 1 },
        mode: 'together',
        open: true,
        choices: [{ seat: END_SEAT, by: [], moves: [END] }],
        speakers: agents(players),
      },
    play(state, joint, options) {
      if (acts === undefined || acts.turn(state.world, options) === null) {
        return { next: { ...state, ended: true }, happenings: [] };
      }
      const { next, happenings } = acts.play(state.world, joint, options);
      return { next: { ...state, world: next }, happenings };
    },
    result: ({ world, ended }, options) => (ended ? TOLD : (acts?.result(world, options) ?? null)),
    living: ({ players }) => agents(players),
    key: ({ world, ended }) => (ended ? `${puzzle.key(world)} end` : puzzle.key(world)),
    atoms: () =>
      puzzle.atoms.map((atom) => ({ ...atom, of: 'state', holds: ({ world }, values) => atom.holds(world, values) })),
    face: ({ world, players }) =>
      agents(players).flatMap((agent) => {
        const sign = puzzle.carries(world, agent);
        return sign === '' ? [] : [glyph(agent)(sign)];
      }),
  };
}

/** A puzzle, ready to be played. */
export function puzzleGame<W, O>(puzzle: Puzzle<W, O>): Game {
  const { story } = puzzle;
  return gameOf({
    rules: puzzleRules(puzzle),
    collection: 'classics',
    policies: (options) => puzzle.policies?.(options) ?? { told: randomPolicy },
    talk: () => null,
    ...(story === undefined ? {} : { story }),
    cards: puzzle.cards,
    script,
    write,
    playerFields: ['who', 'target'],
  });
}

/** The rules of a puzzle whose worlds are of type W. */
export type PuzzleRules<W, O> = Rules<PuzzleState<W>, PuzzleMove, O, PuzzleHappening>;
type PuzzleDeals<W> = Deals<PuzzleState<W>, PuzzleHappening>;

/** The deals of a puzzle: what everybody carries, which tells the world. */
function dealsOf<W, O>(puzzle: Puzzle<W, O>, options: O, players: number): PuzzleDeals<W> {
  const agents = Array.from({ length: players }, (_, agent) => agent);
  const dealOf = (world: W): Deal => agents.map((agent) => puzzle.carries(world, agent));
  const seen = agents.map((agent) =>
    remembered((what: string | number): PuzzleHappening => ({ kind: 'sees', seenBy: [agent], who: agent, what })),
  );
  const worlds = once(() => [...puzzle.worlds(options, players)]);
  return {
    get count() {
      return BigInt(worlds().length);
    },
    *all() {
      for (const world of puzzle.worlds(options, players)) yield dealOf(world);
    },
    draw: (random) => dealOf(puzzle.told(options, players, random) ?? random.pick(worlds())),
    lay(deal) {
      const world =
        deal.length === players
          ? worlds().find((own) => agents.every((agent) => puzzle.carries(own, agent) === deal[agent]))
          : undefined;
      if (world === undefined) {
        const [example] = worlds();
        throw new Refusal(refusals.deal(deal, dealOf(example)));
      }
      const happenings = agents.flatMap((agent) => {
        const what = puzzle.sees(world, agent, options);
        return what === '' ? [] : [seen[agent](what)];
      });
      return { next: { world, players, ended: false }, happenings };
    },
    layAll() {
      const columns = agents.map((agent) => {
        const numbers = new Map<string | number, number>();
        const shown = Int32Array.from(worlds(), (world) => {
          const what = puzzle.sees(world, agent, options);
          if (what === '') return -1;
          const number = numbers.get(what) ?? numbers.size;
          numbers.set(what, number);
          return number;
        });
        return { shown, whats: [...numbers.keys()] };
      });
      return {
        states: worlds().map((world) => ({ world, players, ended: false })),
        shown: columns.map(({ shown }) => shown),
        happening: (agent, number) => seen[agent](columns[agent].whats[number]),
      };
    },
  };
}

/** Works a value out when it is first wanted. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** The function, with its values kept. */
function remembered<Key, Value>(value: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = value(key);
      known.set(key, found);
    }
    return found;
  };
}
