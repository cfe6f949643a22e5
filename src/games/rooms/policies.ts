import type { Agent, Choice, Stage } from '../../engine/rules.ts';
import type { Random } from '../../kit/random.ts';
import type { Mind } from '../../players/mind.ts';
import type { Policy } from '../../players/policy.ts';
import { randomPolicy } from '../../players/policy.ts';
import { isRoomsHappening } from './kinds.ts';
import type { Room, RoomsHappening, RoomsMove } from './types.ts';

/**
 * How the built-in players of Rooms decide. `informed`: they shun the rooms of the dead, the mafia also those where a trap of theirs may
 * lie and the one that the night's kill names; abilities that hold somebody, and votes, go to whom they know to be mafia, or hold
 * most possible to be, by all that they saw; the mafia vote together, and kill where they saw somebody of the town.
 */
export const policies: Readonly<Record<string, Policy<RoomsMove>>> = {
  informed: { reasons: true, choose: informedChoice },
  random: randomPolicy,
};

function informedChoice(choice: Choice<RoomsMove>, stage: Stage, mind: Mind, random: Random): RoomsMove {
  const { moves } = choice;
  if (moves.length === 1) return moves[0];
  const seen = mind.seen().filter(isRoomsHappening);
  if (stage.phase === 'plan') return planned(moves, seen, mind, random);
  if (moves.some(({ kind }) => kind === 'go')) return walked(moves, seen, mind, random);
  if (stage.phase === 'day') return voted(moves, stage, mind);
  if (moves.some(({ kind }) => kind === 'jail' || kind === 'stun')) return aimed(moves, mind, random);
  return used(moves, random);
}

/** The nights that a player remembers, the opening first: where they were, and with whom. */
function nightsOf(seen: readonly RoomsHappening[], { me }: Mind) {
  return seen.flatMap((told) => (told.kind === 'slept' && told.who === me ? [told] : []));
}

/** A trap lies for so many nights after its own at most, the Saboteur's included. */
const LONGEST_TRAP = 3;

function plansOf(seen: readonly RoomsHappening[]) {
  return seen.flatMap((told) => (told.kind === 'planned' ? [told] : []));
}

/** The mafia's speaker stays and kills whom they met last, if it is none of them; else somebody goes anywhere but to their own traps. */
function planned(moves: readonly RoomsMove[], seen: readonly RoomsHappening[], mind: Mind, random: Random): RoomsMove {
  const kills = moves.filter((move) => move.kind === 'kill');
  const last = nightsOf(seen, mind).at(-1);
  const prey = last?.company.some((other) => isPrey(other, mind)) === true ? last.room : null;
  const trapped = trapsIn(plansOf(seen));
  const there = kills.filter(({ by, room }) => by === mind.me && room === prey);
  const fresh = kills.filter(({ room }) => !trapped.includes(room));
  return random.pick(there.length > 0 ? there : fresh.length > 0 ? fresh : moves);
}

function isPrey(agent: Agent, mind: Mind): boolean {
  return mind.living.includes(agent) && !mind.possibleSigns()[agent].has('MAFIA');
}

/** The rooms where a trap may lie, by the plans of the nights that are over. */
function trapsIn(plans: ReturnType<typeof plansOf>): readonly Room[] {
  return plans.slice(-LONGEST_TRAP).flatMap(({ room }) => room ?? []);
}

function walked(moves: readonly RoomsMove[], seen: readonly RoomsHappening[], mind: Mind, random: Random): RoomsMove {
  const rooms = nightsOf(seen, mind).map(({ room }) => room);
  const [stay] = moves;
  const isThird = rooms.length > 1 && rooms.at(-1) === rooms.at(-2);
  const shunned = seen.flatMap((told) => (told.kind === 'death' && told.room !== null ? [told.room] : []));
  // The last plan is this night's: who is not in it stays out of its way.
  const all = [...shunned, ...trapsIn(plansOf(seen))];
  const safe = moves.filter((move) => move.kind === 'go' && !all.includes(move.room));
  if (safe.length === 0) return random.pick(moves);
  const isSafeHere = !isThird && !shunned.includes(rooms[rooms.length - 1]);
  return isSafeHere && random.chance(1, 3) ? stay : random.pick(safe);
}

/** At whom a player aims an ability: any of those whom they suspect most. */
function aimed(moves: readonly RoomsMove[], mind: Mind, random: Random): RoomsMove {
  const fitting = suspected(moves, mind);
  return fitting.length === 0 ? moves[0] : random.pick(fitting);
}

/**
 * For whom a player votes: of those whom they suspect most the first in an order that all know and that begins elsewhere each day. So who suspect
 * the same vote for the same, and the mafia, who know each other, for one of the others.
 */
function voted(moves: readonly RoomsMove[], { round }: Stage, mind: Mind): RoomsMove {
  const players = mind.names.length;
  const place = (move: RoomsMove) =>
    'target' in move ? (move.target + players - (round % players)) % players : players;
  const [first = moves[0]] = suspected(moves, mind).toSorted((one, other) => place(one) - place(other));
  return first;
}

/** Whom a player suspects most: whom they know to be mafia, else those who are it in most ways that are left; the mafia suspect the others alike. */
function suspected(moves: readonly RoomsMove[], mind: Mind): readonly RoomsMove[] {
  const others = moves.filter((move) => 'target' in move && move.target !== mind.me);
  const counts = mind.signCounts();
  const isMafia = counts[mind.me].has('MAFIA');
  const suspicion = (move: RoomsMove): number => {
    const isIt = 'target' in move ? (counts[move.target].get('MAFIA') ?? 0) : 0;
    return isMafia ? (isIt > 0 ? 0 : 1) : isIt;
  };
  const most = Math.max(...others.map(suspicion));
  return most > 0 ? others.filter((move) => suspicion(move) === most) : [];
}

/** What can be used only a few times is kept for one night in four; what can be used always, is. */
function used(moves: readonly RoomsMove[], random: Random): RoomsMove {
  const isRare = moves.some(({ kind }) => kind === 'swap' || kind === 'demolish' || kind === 'burn');
  return isRare && !random.chance(1, 4) ? moves[0] : random.pick(moves.slice(1));
}
