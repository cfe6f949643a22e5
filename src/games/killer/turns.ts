import type { Agent, Choice, Turn } from '../../engine/rules.ts';
import { MOST_PLAYERS } from './options.ts';
import type { KillerState } from './state.ts';
import { isIn, playersOf, remembered } from './state.ts';
import type { KillerMove, KillerOptions } from './types.ts';

const AGENTS: readonly Agent[] = Array.from({ length: MOST_PLAYERS }, (_, agent) => agent);
const about = (kind: 'name' | 'kill' | 'vote' | 'lot'): readonly KillerMove[] =>
  AGENTS.map((target) => ({ kind, target }));

const PASS: KillerMove = { kind: 'pass' };
const ABSTAIN: KillerMove = { kind: 'abstain' };
const NAME = about('name');
const KILL = about('kill');
const VOTE = about('vote');
const LOT = about('lot');
const NOBODY: readonly Agent[] = [];

const SEATS = AGENTS.map((agent) => ({ seat: String(agent), by: [agent] }));

function seat(agent: Agent, moves: readonly KillerMove[]): Choice<KillerMove> {
  const { seat: name, by } = SEATS[agent];
  return { seat: name, by, moves };
}

/** K7: a civilian has a seat at night, so that whose turn it is betrays nothing, and nothing to choose there. */
const IDLE = AGENTS.map((agent) => seat(agent, [PASS]));

/** For each set of players: nobody, or one of them. */
const oneOf = (nobody: KillerMove, moves: readonly KillerMove[]) =>
  remembered((bits): readonly KillerMove[] => [nobody, ...playersOf(bits).map((target) => moves[target])]);
const namings = oneOf(PASS, NAME);
const killings = oneOf(PASS, KILL);
const votes = oneOf(ABSTAIN, VOTE);

/** For each set of living players: the seats of the vote. Each may name another. */
const votingSeats = remembered((alive) => playersOf(alive).map((voter) => seat(voter, votes(alive & ~(1 << voter)))));

/** For each set of players: the seat of chance that draws one of them. */
const chanceSeat = (name: string) =>
  remembered((bits): readonly Choice<KillerMove>[] => [
    { seat: name, by: NOBODY, moves: playersOf(bits).map((agent) => LOT[agent]) },
  ]);
const drawSeats = chanceSeat('draw');
const lotSeats = chanceSeat('lot');

/** Who chooses what next (K17). */
export function turn(state: KillerState, options: KillerOptions): Turn<KillerMove> {
  const { phase, round, alive } = state;
  const stage = { phase, round };
  if (phase === 'day') {
    const living = playersOf(alive);
    const choices = options.baseline ? lotSeats(alive) : votingSeats(alive);
    return { stage, mode: 'together', open: true, choices, speakers: living, claimants: claimants(state) };
  }
  const open = phase === 'tie';
  return { stage, mode: 'together', open, choices: quietChoices(state, options), speakers: NOBODY };
}

/**
 * K5: what the killers say to each other in their chat shows to nobody else, and they know each other: for all that anybody
 * can know of the players it is enough that all of them name the same one, or nobody.
 */
export function standIns(state: KillerState, options: KillerOptions): readonly (readonly KillerMove[])[] | null {
  if (state.phase !== 'night' || options.baseline || !options.killersShareChat) return null;
  const choices = quietChoices(state, options);
  const named = playersOf(state.alive).map((_, place) =>
    choices.map(({ moves }) => moves[moves.length === 1 ? 0 : place + 1]),
  );
  return [choices.map(({ moves }) => moves[0]), ...named];
}

/** Who chooses in a turn without talk. */
function quietChoices(state: KillerState, options: KillerOptions): readonly Choice<KillerMove>[] {
  const { phase, alive, killers } = state;
  if (phase === 'tie') return lotSeats(state.pending);
  if (phase === 'draw') return drawSeats(killers & alive);
  if (options.baseline) return lotSeats(alive & ~killers);
  // Anybody may be chosen, one of their own and the chooser too.
  const moves = options.killersShareChat ? namings(alive) : killings(alive);
  const acting = options.killersShareChat ? killers : 1 << state.pending;
  const seats: Choice<KillerMove>[] = [];
  for (const agent of playersOf(alive)) seats.push(isIn(acting, agent) ? seat(agent, moves) : IDLE[agent]);
  return seats;
}

/** The living may claim what they like, and those who went out in the night have their last words (K17). */
function claimants({ alive, pending }: KillerState): readonly Agent[] {
  return playersOf(pending < 0 ? alive : alive | (1 << pending));
}
