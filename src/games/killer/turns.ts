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

const seat = (agent: Agent, moves: readonly KillerMove[]): Choice<KillerMove> => ({
  seat: String(agent),
  by: [agent],
  moves,
});

/** K7: a civilian has a seat at night, so that whose turn it is betrays nothing, and nothing to choose there. */
const IDLE = AGENTS.map((agent) => seat(agent, [PASS]));

/** For each set of living players: the seat of a killer, by player. Anybody may be chosen, and nobody. */
const killerSeats = (kind: readonly KillerMove[]) =>
  remembered((alive): readonly Choice<KillerMove>[] => {
    const moves = [PASS, ...playersOf(alive).map((target) => kind[target])];
    return AGENTS.map((agent) => seat(agent, moves));
  });
const namingSeats = killerSeats(NAME);
const killingSeats = killerSeats(KILL);

/** For each set of living players: the seats of the vote. */
const votingSeats = remembered((alive) => {
  const living = playersOf(alive);
  return living.map((voter) =>
    seat(voter, [ABSTAIN, ...living.filter((other) => other !== voter).map((target) => VOTE[target])]),
  );
});

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

/** Who chooses in a turn without talk. */
function quietChoices(state: KillerState, options: KillerOptions): readonly Choice<KillerMove>[] {
  const { phase, alive, killers } = state;
  if (phase === 'tie') return lotSeats(state.pending);
  if (phase === 'draw') return drawSeats(killers & alive);
  if (options.baseline) return lotSeats(alive & ~killers);
  const seats = options.killersShareChat ? namingSeats(alive) : killingSeats(alive);
  const acting = options.killersShareChat ? killers : 1 << state.pending;
  return playersOf(alive).map((agent) => (isIn(acting, agent) ? seats : IDLE)[agent]);
}

/** The living may claim what they like, and those who went out in the night have their last words (K17). */
function claimants({ alive, pending }: KillerState): readonly Agent[] {
  return playersOf(pending < 0 ? alive : alive | (1 << pending));
}
