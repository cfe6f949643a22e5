import * as v from 'valibot';
import type { Agent, Choice, Rules } from '../../../src/engine/rules.ts';
import { Refusal } from '../../../src/engine/refusal.ts';
import { rational } from '../../../src/kit/rational.ts';

/** The whole truth of a game of Pearl. */
export interface PearlState {
  readonly players: number;
  /** Who holds the pearl. */
  readonly holder: Agent;
  readonly evening: number;
  readonly phase: 'evening' | 'morning';
  /** Who was accused; null while nobody was. */
  readonly accused: Agent | null;
}

export type PearlMove =
  { readonly kind: 'peek' | 'accuse'; readonly target: Agent } | { readonly kind: 'sleep' | 'lit' | 'dark' };

export type PearlHappening =
  | { readonly kind: 'dealt'; readonly seenBy: readonly Agent[]; readonly pearl: boolean }
  | { readonly kind: 'peeked'; readonly seenBy: readonly Agent[]; readonly target: Agent; readonly pearl: boolean }
  | { readonly kind: 'tooDark'; readonly seenBy: readonly Agent[] }
  | { readonly kind: 'accused'; readonly seenBy: 'all'; readonly who: Agent; readonly pearl: boolean };

export interface PearlOptions {
  /** How many evenings the finders have. */
  readonly evenings: number;
}

const SLEEP: PearlMove = { kind: 'sleep' };

/** Everybody may peek at one other player, or sleep; the lantern is lit in two evenings of three, and nobody decides that. */
function eveningChoices({ players }: PearlState): Choice<PearlMove>[] {
  const everybody = Array.from({ length: players }, (_, agent) => agent);
  const seats = everybody.map((agent): Choice<PearlMove> => {
    const others = everybody.filter((other) => other !== agent);
    return { seat: String(agent), by: [agent], moves: [SLEEP, ...others.map((target) => peek(target))] };
  });
  const lantern: Choice<PearlMove> = {
    seat: 'lantern',
    by: [],
    moves: [{ kind: 'lit' }, { kind: 'dark' }],
    weights: [rational(2n, 3n), rational(1n, 3n)],
  };
  return [...seats, lantern];
}

/** In the morning one player may accuse another, for all to hear. */
function morningChoices({ players }: PearlState): Choice<PearlMove>[] {
  const everybody = Array.from({ length: players }, (_, agent) => agent);
  return everybody.map((agent) => ({
    seat: String(agent),
    by: [agent],
    moves: everybody.filter((other) => other !== agent).map((target): PearlMove => ({ kind: 'accuse', target })),
  }));
}

/** A peek at a player. */
export function peek(target: Agent): PearlMove {
  return { kind: 'peek', target };
}

function playEvening(state: PearlState, joint: readonly (PearlMove | null)[]) {
  const dark = joint.some((move) => move?.kind === 'dark');
  const happenings = joint.flatMap((move, agent): PearlHappening[] => {
    if (move?.kind !== 'peek') return [];
    if (dark) return [{ kind: 'tooDark', seenBy: [agent] }];
    return [{ kind: 'peeked', seenBy: [agent], target: move.target, pearl: move.target === state.holder }];
  });
  return { next: { ...state, phase: 'morning' as const }, happenings };
}

function playMorning(state: PearlState, joint: readonly (PearlMove | null)[]) {
  const accusation = joint.find((move) => move?.kind === 'accuse');
  if (accusation == null || !('target' in accusation)) {
    return { next: { ...state, phase: 'evening' as const, evening: state.evening + 1 }, happenings: [] };
  }
  const who = accusation.target;
  const happening: PearlHappening = { kind: 'accused', seenBy: 'all', who, pearl: who === state.holder };
  return { next: { ...state, accused: who }, happenings: [happening] };
}

/** One of the players has the pearl; the others win by accusing the right one in time. */
export const pearl: Rules<PearlState, PearlMove, PearlOptions, PearlHappening> = {
  id: 'pearl',
  version: 1,
  players: { least: 3, most: 6, usual: 3 },
  options: v.strictObject({ evenings: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 3) }),
  move: v.variant('kind', [
    v.strictObject({ kind: v.picklist(['peek', 'accuse']), target: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    v.strictObject({ kind: v.picklist(['sleep', 'lit', 'dark']) }),
  ]),
  deals: (_options, players) => ({
    count: BigInt(players),
    *all() {
      for (let holder = 0; holder < players; holder++) yield cards(holder, players);
    },
    draw: (random) => cards(random.integer(players), players),
    lay: (deal) => {
      const holder = deal.indexOf('PEARL');
      if (JSON.stringify(deal) !== JSON.stringify(cards(holder, players))) {
        throw new Refusal(`Exactly one of the ${players} players must hold the PEARL, the others NOTHING.`);
      }
      return {
        next: { players, holder, evening: 1, phase: 'evening', accused: null },
        happenings: deal.map((card, who) => ({ kind: 'dealt', seenBy: [who], pearl: card === 'PEARL' })),
      };
    },
  }),
  turn: (state) => ({
    stage: { phase: state.phase, round: state.evening },
    mode: state.phase === 'evening' ? 'together' : 'one',
    open: state.phase === 'morning',
    choices: state.phase === 'evening' ? eveningChoices(state) : morningChoices(state),
    speakers: state.phase === 'morning' ? Array.from({ length: state.players }, (_, agent) => agent) : [],
  }),
  play: (state, joint) => (state.phase === 'evening' ? playEvening(state, joint) : playMorning(state, joint)),
  result: (state, { evenings }) => {
    if (state.accused === null) return state.evening > evenings ? { winner: 'holder', reason: 'timeOver' } : null;
    return { winner: state.accused === state.holder ? 'finders' : 'holder', reason: 'accused' };
  },
  living: ({ players }) => Array.from({ length: players }, (_, agent) => agent),
  key: (state) => JSON.stringify(state),
  atoms: () => [
    { name: 'pearl', arguments: ['player'], of: 'state', holds: (state, [player]) => state.holder === player },
    {
      name: 'peeked',
      arguments: ['player', 'player', 'number'],
      of: 'record',
      records: (agent, entry, [by, target, evening]) =>
        agent === by &&
        entry.stage.round === evening &&
        entry.moves.some((move) => move.kind === 'peek' && move.target === target),
    },
  ],
  face: ({ players, holder }) => cards(holder, players).map((sign, of) => ({ of, sign })),
};

function cards(holder: Agent, players: number): string[] {
  return Array.from({ length: players }, (_, agent) => (agent === holder ? 'PEARL' : 'NOTHING'));
}
