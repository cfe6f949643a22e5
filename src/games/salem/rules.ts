import type { Agent, AtomSchema, Choice, Deals, Rules, Turn } from '../../engine/rules.ts';
import { Refusal } from '../../engine/refusal.ts';
import { countVotes, endTalk } from './day.ts';
import { nightResolution, playNight } from './night.ts';
import { moveSchema, optionsSchema } from './options.ts';
import { refusals } from './refusals.ts';
import * as told from './told.ts';
import type { SalemState } from './state.ts';
import { DEALS, firstState, holderOf, isAlive, PLAYERS_OF, resultOf, SEATS, stateKey } from './state.ts';
import type { Role, SalemHappening, SalemMove, SalemOptions } from './types.ts';
import { ROLES } from './types.ts';

const STAY: SalemMove = { kind: 'stay' };
const ALERT: SalemMove = { kind: 'alert' };
const REVEAL: SalemMove = { kind: 'reveal' };
const ABSTAIN: SalemMove = { kind: 'abstain' };
const AT = (kind: 'watch' | 'heal' | 'kill' | 'vote'): readonly SalemMove[] =>
  [0, 1, 2, 3, 4].map((target) => ({ kind, target }));
const WATCH = AT('watch');
const HEAL = AT('heal');
const KILL = AT('kill');
const VOTE = AT('vote');

/** T10, T11: how often the Veteran may go on alert. */
const ALERTS = 2;

/** Five-player Town of Salem (T1 to T25). */
export const salem: Rules<SalemState, SalemMove, SalemOptions, SalemHappening> = {
  id: 'salem',
  version: 1,
  players: { least: SEATS, most: SEATS, usual: SEATS },
  options: optionsSchema,
  move: moveSchema,
  deals: () => deals,
  turn,
  play: (state, joint, options) => {
    if (state.phase === 'night') return playNight(state, joint, options);
    return state.phase === 'talk' ? endTalk(state, joint) : countVotes(state, joint, options);
  },
  resolution: (state, joint, options) => (state.phase === 'night' ? nightResolution(state, joint, options) : []),
  result: resultOf,
  living: (state) => PLAYERS_OF[state.alive],
  key: stateKey,
  atoms,
  face: (state) => DEALS[state.deal].map((sign, of) => ({ of, sign })),
};

const deals: Deals<SalemState, SalemHappening> = {
  count: BigInt(DEALS.length),
  all: () => DEALS,
  draw: (random) => DEALS[random.integer(DEALS.length)],
  lay: (deal) => {
    const number = DEALS.findIndex(
      (roles) => roles.length === deal.length && roles.every((role, i) => role === deal[i]),
    );
    if (number < 0) throw new Refusal(refusals.deal(deal));
    return { next: firstState(number), happenings: DEALS[number].map((role, who) => told.card(who, role)) };
  },
};

function turn(state: SalemState, options: SalemOptions): Turn<SalemMove> {
  const living = PLAYERS_OF[state.alive];
  const stage = { phase: state.phase, round: state.round };
  const seats = (moves: (agent: Agent) => readonly SalemMove[]): Choice<SalemMove>[] =>
    living.map((agent) => ({ seat: String(agent), by: [agent], moves: moves(agent) }));
  if (state.phase === 'night') {
    const choices = seats((agent) => nightMoves(state, agent, options));
    return { stage, mode: 'together', open: false, choices, speakers: [] };
  }
  const choices =
    state.phase === 'talk' ? seats((agent) => talkMoves(state, agent)) : seats((agent) => voteMoves(state, agent));
  return { stage, mode: 'together', open: true, choices, speakers: living };
}

/** What a living player may choose at night, the first of them being what is chosen least noticeably. */
function nightMoves(state: SalemState, agent: Agent, options: SalemOptions): SalemMove[] {
  const living = PLAYERS_OF[state.alive];
  const others = living.filter((other) => other !== agent);
  const townIdles = options.mayIdle === 'nobody' ? [] : [STAY];
  const mafiaIdles = options.mayIdle === 'everybody' ? [STAY] : [];
  switch (DEALS[state.deal][agent]) {
    case 'LOO':
      return [...townIdles, ...(options.selfWatch ? living : others).map((target) => WATCH[target])];
    case 'DOC':
      return [...townIdles, ...(state.selfHealed ? others : living).map((target) => HEAL[target])];
    case 'VET':
      return state.alerts < ALERTS ? [STAY, ALERT] : [STAY];
    case 'MAY':
      return [STAY];
    case 'GFR':
      return [...mafiaIdles, ...others.map((target) => KILL[target])];
  }
}

function talkMoves(state: SalemState, agent: Agent): SalemMove[] {
  return !state.revealed && holderOf(state, 'MAY') === agent ? [STAY, REVEAL] : [STAY];
}

function voteMoves(state: SalemState, agent: Agent): SalemMove[] {
  return [ABSTAIN, ...PLAYERS_OF[state.alive].filter((other) => other !== agent).map((target) => VOTE[target])];
}

type Atom = AtomSchema<SalemState, SalemMove, SalemHappening>;

/** loo, doc, vet, may, gfr, alive, revealed of a player; watched, healed, alerted, attacked and visited of a night. */
function atoms(options: SalemOptions): Atom[] {
  const hasRole = (role: Role): Atom => ({
    name: role.toLowerCase(),
    arguments: ['player'],
    of: 'state',
    holds: (state, [player]) => DEALS[state.deal][player] === role,
  });
  return [
    ...ROLES.map(hasRole),
    { name: 'alive', arguments: ['player'], of: 'state', holds: (state, [player]) => isAlive(state, player) },
    {
      name: 'revealed',
      arguments: ['player'],
      of: 'state',
      holds: (state, [player]) => state.revealed && holderOf(state, 'MAY') === player,
    },
    deed('watched', (move) => move.kind === 'watch'),
    deed('healed', (move) => move.kind === 'heal'),
    deed('visited', (move, agent) => {
      if (move.kind === 'watch') return options.watchingIsVisit;
      return move.kind === 'kill' || (move.kind === 'heal' && move.target !== agent);
    }),
    {
      name: 'alerted',
      arguments: ['player', 'number'],
      of: 'record',
      records: (agent, entry, [player, night]) =>
        agent === player && isNight(entry.stage, night) && entry.moves.some((move) => move.kind === 'alert'),
    },
    {
      name: 'attacked',
      arguments: ['player', 'number'],
      of: 'record',
      records: (_, entry, [player, night]) =>
        isNight(entry.stage, night) && entry.moves.some((move) => move.kind === 'kill' && move.target === player),
    },
  ];
}

/** `name(x,y,n)`: x did something of this kind to y in night n. */
function deed(name: string, isDeed: (move: SalemMove, agent: Agent) => boolean): Atom {
  return {
    name,
    arguments: ['player', 'player', 'number'],
    of: 'record',
    records: (agent, entry, [by, target, night]) =>
      agent === by &&
      isNight(entry.stage, night) &&
      entry.moves.some((move) => isDeed(move, agent) && 'target' in move && move.target === target),
  };
}

function isNight(stage: { readonly phase: string; readonly round: number }, night: number): boolean {
  return stage.phase === 'night' && stage.round === night;
}
