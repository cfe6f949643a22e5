import { Refusal } from '../../engine/refusal.ts';
import type { AtomSchema, Deal, Deals, Rules } from '../../engine/rules.ts';
import type { Random } from '../../kit/random.ts';
import { moveSchema, MOST_PLAYERS, optionsSchema } from './options.ts';
import { play } from './play.ts';
import { refusals } from './refusals.ts';
import type { KillerState } from './state.ts';
import { isIn, playersOf, remembered, resultOf, sizeOf, stateKey } from './state.ts';
import * as told from './told.ts';
import { standIns, turn } from './turns.ts';
import type { KillerHappening, KillerMove, KillerOptions, Role } from './types.ts';

/** The killers of the first set-up listed for a number of players (K4); for 3 and 4 players, the only number there is. */
const LISTED: Readonly<Record<number, number>> = {
  3: 1,
  4: 1,
  5: 1,
  6: 2,
  7: 2,
  8: 2,
  9: 2,
  10: 3,
  11: 2,
  12: 3,
  13: 3,
  14: 3,
  15: 3,
};

/** The killer game S00 V1.0 (K1 to K20). */
export const killer: Rules<KillerState, KillerMove, KillerOptions, KillerHappening> = {
  id: 'killer',
  version: 1,
  players: { least: 3, most: MOST_PLAYERS, usual: 7, beyond: refusals.beyond },
  options: optionsSchema,
  move: moveSchema,
  deals,
  turn,
  play,
  standIns,
  result: resultOf,
  living: (state) => playersOf(state.alive),
  key: stateKey,
  atoms: (options) => (options.killersShareChat ? publicAtoms : [...publicAtoms, ...recordAtoms]),
  face: ({ killers, players }) => facesOf(players)(killers),
};

const facesOf = remembered((players) =>
  remembered((killers) => told.rolesOf(killers, players).map((sign, of) => ({ of, sign }))),
);

/**
 * How many killers there are.
 * @throws Refusal if they would leave no civilian, or be half or more of the players: the game would be over at once.
 */
function killersAmong({ killers }: KillerOptions, players: number): number {
  const count = killers ?? LISTED[players];
  if (count >= players) throw new Refusal(refusals.noCivilians(players, count));
  if (2 * count >= players) throw new Refusal(refusals.over(players, count));
  return count;
}

function deals(options: KillerOptions, players: number): Deals<KillerState, KillerHappening> {
  const count = killersAmong(options, players);
  return {
    count: BigInt(choose(players, count)),
    *all() {
      for (const killers of subsets(players, count)) yield told.rolesOf(killers, players);
    },
    draw: (random) => told.rolesOf(drawSubset(players, count, random), players),
    lay: (deal) => lay(deal, players, count, options),
  };
}

function lay(deal: Deal, players: number, count: number, options: KillerOptions) {
  let killers = 0;
  let civilians = 0;
  for (const [agent, card] of deal.entries()) {
    if (card === 'KILLER') killers |= 1 << agent;
    else if (card === 'CIVILIAN') civilians |= 1 << agent;
  }
  if (deal.length !== players || sizeOf(killers) !== count || sizeOf(civilians) !== players - count) {
    throw new Refusal(refusals.deal(deal, players, count));
  }
  const happenings = [told.opened(players, count)];
  for (let agent = 0; agent < players; agent++) {
    happenings.push(told.dealt(agent, isIn(killers, agent) ? 'KILLER' : 'CIVILIAN'));
  }
  if (options.killersKnowEachOther) happenings.push(told.partners(killers));
  const phase = options.killersShareChat || options.baseline ? 'night' : 'draw';
  const next: KillerState = { players, killers, alive: killers | civilians, phase, round: 0, voted: 0, pending: -1 };
  return { next, happenings };
}

/** All sets of `count` players, as bits, those with the first players first. */
function* subsets(players: number, count: number, from = 0, chosen = 0): Generator<number, void, undefined> {
  if (count === 0) yield chosen;
  else
    for (let agent = from; agent <= players - count; agent++)
      yield* subsets(players, count - 1, agent + 1, chosen | (1 << agent));
}

/** A set of `count` players, each equally likely. */
function drawSubset(players: number, count: number, random: Random): number {
  let chosen = 0;
  // Floyd's method: one draw for each player chosen.
  for (let last = players - count; last < players; last++) {
    const bit = 1 << random.integer(last + 1);
    chosen |= (chosen & bit) === 0 ? bit : 1 << last;
  }
  return chosen;
}

function choose(players: number, count: number): number {
  return count === 0 ? 1 : (choose(players - 1, count - 1) * players) / count;
}

type Atom = AtomSchema<KillerState, KillerMove, KillerHappening>;

const isRole = (name: string, role: Role): Atom => ({
  name,
  arguments: ['player'],
  of: 'state',
  holds: (state, [player]) => isIn(state.killers, player) === (role === 'KILLER'),
});

/** killer, civilian, alive and out of a player. */
const publicAtoms: readonly Atom[] = [
  isRole('killer', 'KILLER'),
  isRole('civilian', 'CIVILIAN'),
  { name: 'alive', arguments: ['player'], of: 'state', holds: (state, [player]) => isIn(state.alive, player) },
  { name: 'out', arguments: ['player'], of: 'state', holds: (state, [player]) => !isIn(state.alive, player) },
];

/** Of a night, from 0: named and drawn, where the killers do not share a chat. In it, who named whom is not kept as knowledge. */
const recordAtoms: readonly Atom[] = [
  {
    name: 'named',
    arguments: ['player', 'player', 'number'],
    of: 'record',
    records: (agent, { stage, moves }, [by, target, night]) =>
      agent === by &&
      stage.phase === 'night' &&
      stage.round === night &&
      moves.some((move) => 'target' in move && move.target === target),
  },
  {
    name: 'drawn',
    arguments: ['player', 'number'],
    of: 'record',
    records: (agent, { stage, happenings }, [player, night]) =>
      agent === player && stage.round === night && happenings.some(({ kind }) => kind === 'drawn'),
  },
];
