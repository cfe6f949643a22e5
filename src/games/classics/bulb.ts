import * as v from 'valibot';
import type { Agent, Choice, Stage } from '../../engine/rules.ts';
import type { Mind } from '../../players/mind.ts';
import { randomPolicy } from '../../players/policy.ts';
import type { Story } from '../../players/story.ts';
import { whole } from './options.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleHappening, PuzzleMove } from './types.ts';
import { close } from './telling.ts';

/** The prison on a day. The warden is agent 0, prisoner 1 counts; sets of prisoners are bits. */
interface PrisonWorld {
  /** Was the light on at first? It stays what it was, as the world's picture. */
  readonly first: boolean;
  readonly on: boolean;
  /** Who was in the room. */
  readonly been: number;
  /** Who has lit it. */
  readonly lit: number;
  readonly interviews: number;
  /** How often prisoner 1 has found it on. */
  readonly counted: number;
  /** Prisoner 1 has said that all were there. */
  readonly declared: boolean;
  readonly players: number;
}

/** How long the interviews go on, and what is known of the light. */
export interface BulbOptions {
  /** Is it common knowledge that the light is off at first? */
  readonly known: boolean;
  /** So many interviews at most. */
  readonly days: number;
}

const COUNTER = 1;

/** What is said. */
export const bulbLines = {
  allBeen: ([, counter]: readonly string[]) => `K ${counter} everybody`,
  notYet: ([, counter]: readonly string[]) => `~K ${counter} everybody`,
} as const;

/** When the interviews are over, it is said what has come out. */
const story = (): Story => (telling) => {
  const { names, stage } = telling;
  return stage.phase === 'talk' ? close(telling, [bulbLines.allBeen(names), bulbLines.notYet(names)]) : null;
};

/** The warden calls the prisoners in the order 2, 1, 3, 1, 4, 1 and so on. */
function toAndFro({ moves }: Choice<PuzzleMove>, { round }: Stage, mind: Mind): PuzzleMove {
  const others = Math.max(1, mind.names.length - 2);
  const wanted = round % 2 === 0 ? COUNTER : COUNTER + 1 + (((round - 1) / 2) % others);
  return moves.find(({ target }) => target === wanted) ?? moves[0];
}

/**
 * The protocol: the counter puts the light out; each other prisoner lights it once, when they find it off. If it was off at first, the
 * counter says that all were there when they have found it on as often as there are others.
 */
function interview(world: PrisonWorld, who: Agent, { known }: BulbOptions) {
  const { on, been, lit, interviews, players } = world;
  const lights = who !== COUNTER && !on && ((lit >> who) & 1) === 0;
  const after = who === COUNTER ? false : on || lights;
  const counted = world.counted + (who === COUNTER && on ? 1 : 0);
  const declared = known && counted === players - 2;
  const next: PrisonWorld = {
    ...world,
    on: after,
    been: been | (1 << who),
    lit: lights ? lit | (1 << who) : lit,
    interviews: interviews + 1,
    counted,
    declared,
  };
  const happenings: PuzzleHappening[] = [
    { kind: 'interview', seenBy: 'all', what: interviews + 1 },
    { kind: 'callIn', seenBy: [0, who], who },
    { kind: 'found', seenBy: [who], who, what: `${on ? 'on' : 'off'} ${after ? 'on' : 'off'}` },
  ];
  if (declared) happenings.push({ kind: 'declared', seenBy: 'all', who });
  return { next, happenings };
}

/** The prisoners and the light bulb (van Ditmarsch, van Eijck and Wu 2010), with the protocol common knowledge. */
export const lightBulb: Puzzle<PrisonWorld, BulbOptions> = {
  id: 'light-bulb',
  players: { least: 3, most: 5, usual: 4, names: ['Warden', 'Ann', 'Bob', 'Cat', 'Dan'] },
  options: v.strictObject({ known: v.optional(v.boolean(), true), days: whole(1, 10, 8) }),
  *worlds({ known }, players) {
    for (const first of known ? [false] : [false, true]) {
      yield { first, on: first, been: 0, lit: 0, interviews: 0, counted: 0, declared: false, players };
    }
  },
  key: ({ first, on, been, lit, interviews, counted, declared }) =>
    [first, on, been, lit, interviews, counted, declared].map(Number).join(' '),
  carries: ({ first }, agent) => (agent > 0 ? '' : first ? 'ON' : 'OFF'),
  sees: ({ first }, agent) => (agent > 0 ? '' : first ? 'on' : 'off'),
  told: (_options, players) => ({
    first: false,
    on: false,
    been: 0,
    lit: 0,
    interviews: 0,
    counted: 0,
    declared: false,
    players,
  }),
  atoms: [
    { name: 'light', arguments: [], holds: ({ on }) => on },
    { name: 'been', arguments: ['player'], holds: ({ been }, [agent]) => ((been >> agent) & 1) === 1 },
    { name: 'everybody', arguments: [], holds: ({ been, players }) => been === (1 << players) - 2 },
  ],
  cards: [],
  policies: () => ({ inTurn: { reasons: false, choose: toAndFro }, random: randomPolicy }),
  acts: {
    turn: ({ interviews, declared, players }, { days }) =>
      declared || interviews >= days
        ? null
        : {
            stage: { phase: 'interview', round: interviews + 1 },
            mode: 'together',
            open: false,
            choices: [
              {
                seat: '0',
                by: [0],
                moves: Array.from({ length: players - 1 }, (_, index) => ({ kind: 'interview', target: index + 1 })),
              },
            ],
            speakers: Array.from({ length: players }, (_, agent) => agent),
          },
    play: (world, [move], options) => interview(world, move?.target ?? COUNTER, options),
    result: () => null,
  },
  story,
};
