import * as v from 'valibot';
import type { Agent, Choice, Stage } from '../../engine/rules.ts';
import type { Random } from '../../kit/random.ts';
import { atom } from '../../logic/formula/constructors.ts';
import type { Mind } from '../../players/mind.ts';
import { randomPolicy } from '../../players/policy.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleHappening, PuzzleMove } from './types.ts';

/** The friends' secrets, as bits, and whose secrets each has: bits by friend. */
interface GossipWorld {
  readonly secrets: number;
  readonly has: readonly number[];
  readonly calls: number;
}

/** When the telephone is cut off. */
export interface GossipOptions {
  /** After so many calls the telephone is cut off. */
  readonly mostCalls: number;
}

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'];

/**
 * The fewest calls after which all know all (Tijdeman 1971): 2n - 4 from four friends on. All but four call the first, those four
 * call each other crosswise, and the first calls the others back. Each is a pair: who calls whom.
 */
export function fewestCalls(friends: number): readonly (readonly [Agent, Agent])[] {
  if (friends < 4)
    return friends === 2
      ? [[0, 1]]
      : [
          [0, 1],
          [0, 2],
          [0, 1],
        ];
  const outer = Array.from({ length: friends - 4 }, (_, index) => index + 4);
  const cross = [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
  ] as const;
  return [...outer.map((friend) => [friend, 0] as const), ...cross, ...outer.map((friend) => [0, friend] as const)];
}

/** Calls as the fewest calls go, as long as they have been kept to; else somebody whose secret is not known yet. */
function fewest(choice: Choice<PuzzleMove>, stage: Stage, mind: Mind, random: Random): PuzzleMove | null {
  const due = fewestCalls(mind.names.length).at(stage.round - 1);
  if (due === undefined) return curious(choice, stage, mind, random);
  return due[0] === mind.me ? (choice.moves.find(({ target }) => target === due[1]) ?? null) : null;
}

/** "Learn new secrets": calls somebody whose secret they do not have. */
function curious({ moves }: Choice<PuzzleMove>, _stage: Stage, mind: Mind, random: Random): PuzzleMove | null {
  const has = (other: Agent) => mind.knows(atom('has', mind.names[mind.me], mind.names[other]));
  const fresh = moves.filter(({ target }) => target !== undefined && !has(target));
  return fresh.length === 0 ? null : random.pick(fresh);
}

function calling({ secrets, has, calls }: GossipWorld, from: Agent, to: Agent) {
  const all = has[from] | has[to];
  const happenings: PuzzleHappening[] = [{ kind: 'called', seenBy: 'all', who: from, target: to }];
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const) {
    const told = Array.from({ length: has.length }, (_, friend) => friend)
      .filter((friend) => ((has[other] >> friend) & 1) === 1)
      .map((friend) => `${friend}${(secrets >> friend) & 1}`);
    happenings.push({ kind: 'heard', seenBy: [one], who: one, target: other, what: told.join(' ') });
  }
  const next = {
    secrets,
    has: has.map((own, friend) => (friend === from || friend === to ? all : own)),
    calls: calls + 1,
  };
  return { next, happenings };
}

/** Gossip (Tijdeman 1971; Attamah and others 2014): friends with a secret each tell each other by telephone all they have. */
export const gossip: Puzzle<GossipWorld, GossipOptions> = {
  id: 'gossip',
  players: { least: 2, most: 6, usual: 4, names: NAMES },
  options: v.strictObject({
    mostCalls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 30),
  }),
  *worlds(_options, players) {
    const has = Array.from({ length: players }, (_, friend) => 1 << friend);
    for (let secrets = 0; secrets < 1 << players; secrets++) yield { secrets, has, calls: 0 };
  },
  key: ({ secrets, has, calls }) => `${secrets} ${has.join(' ')} ${calls}`,
  carries: ({ secrets }, agent) => (((secrets >> agent) & 1) === 1 ? 'ONE' : 'NOUGHT'),
  sees: ({ secrets }, agent) => (secrets >> agent) & 1,
  told: () => null,
  atoms: [
    { name: 'secret', arguments: ['player'], holds: ({ secrets }, [agent]) => ((secrets >> agent) & 1) === 1 },
    {
      name: 'has',
      arguments: ['player', 'player'],
      holds: ({ has }, [agent, other]) => ((has[agent] >> other) & 1) === 1,
    },
    { name: 'expert', arguments: ['player'], holds: ({ has }, [agent]) => has[agent] === (1 << has.length) - 1 },
  ],
  cards: ['NOUGHT', 'ONE'],
  policies: () => ({
    fewest: { reasons: true, choose: fewest },
    curious: { reasons: true, choose: curious },
    random: randomPolicy,
  }),
  acts: {
    turn: ({ has, calls }) => ({
      stage: { phase: 'call', round: calls + 1 },
      mode: 'one',
      open: true,
      choices: has.map((_, from) => ({
        seat: String(from),
        by: [from],
        moves: [...has.keys()].filter((to) => to !== from).map((target) => ({ kind: 'call', target })),
      })),
      speakers: [...has.keys()],
    }),
    play(world, joint) {
      const from = joint.findIndex((move) => move !== null);
      const to = joint[from]?.target;
      if (to === undefined) return { next: { ...world, calls: world.calls + 1 }, happenings: [] };
      return calling(world, from, to);
    },
    result({ has, calls }, { mostCalls }) {
      if (has.every((own) => own === (1 << has.length) - 1)) return { winner: null, reason: 'allKnow' };
      return calls >= mostCalls ? { winner: null, reason: 'cutOff' } : null;
    },
  },
};
