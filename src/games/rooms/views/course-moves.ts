import type { Agent } from '../../../engine/rules.ts';
import type { Random } from '../../../kit/random.ts';
import { isOutsideLimit, sideOf } from '../roles.ts';
import type { RoomsState } from '../state.ts';
import { livingMafia, mustLeave, playersOf, standingRooms } from '../state.ts';
import { abilitySeat } from '../turns.ts';
import type { Ability, Room, RoomsMove } from '../types.ts';
import type { Casting, CourseSearch } from './course-search.ts';
import { isFixed } from './course-search.ts';
import type { NightPast } from './past.ts';
import { isHeld } from './past.ts';

/** What a seat is to choose among its moves. */
type Wanted = (seat: string, moves: readonly RoomsMove[]) => RoomsMove;

/** What those whose sight need not stay do in a night, so that it may be seen as it was. Whether it is, the rules say. */
export function nightJoint(search: CourseSearch, casting: Casting, state: RoomsState, random: Random): Wanted {
  const night = search.past.nights.find((past) => past.night === state.round);
  if (night === undefined) throw new RangeError('There was no such night.');
  switch (state.phase) {
    case 'plan':
      return planFor(search, casting, state, night, random);
    case 'night':
      return ordersFor(search, casting, state, night, random);
    default:
      return (_, moves) => (random.chance(1, 2) ? moves[0] : random.pick(moves));
  }
}

function roomIn(night: NightPast, agent: Agent): Room {
  return night.slept.get(agent)?.room ?? 0;
}

/** As in the real plan, with the one who was given the killer's role; or, where nothing was announced, another one, or nobody. */
function planFor(
  { past }: CourseSearch,
  { model }: Casting,
  state: RoomsState,
  { plan, killed, failedKill, slept }: NightPast,
  random: Random,
): Wanted {
  const mafia = livingMafia(state);
  const isOpen = killed === null && !failedKill && slept.size > 0;
  const sent = plan?.by ?? null;
  const real = sent === null ? null : model.indexOf(sent);
  const other = random.chance(1, 2) ? random.pick(mafia) : isOpen && random.chance(1, 2) ? null : real;
  const by = real !== null && mafia.includes(real) && random.chance(1, 2) ? real : other;
  const pending = slept.size === 0;
  const room = killed?.room ?? (random.chance(1, 2) && plan?.room != null ? plan.room : random.integer(past.hall) + 1);
  return (_, moves) => {
    const kill = moves.find((move) => move.kind === 'kill' && move.by === by && move.room === room);
    return (by === null || (pending && random.chance(1, 4)) ? undefined : kill) ?? moves[0];
  };
}

/** Everybody goes where they must be for what was seen, and else where the one was whose role they have. */
function ordersFor(
  search: CourseSearch,
  casting: Casting,
  state: RoomsState,
  night: NightPast,
  random: Random,
): Wanted {
  const goals = goalsFor(search, casting, state, night, random);
  const abilities = abilitiesFor(casting, state, night, random);
  return (seat, moves) => {
    const agent = playersOf(state.alive).find((one) => seat === String(one) || seat === abilitySeat(one)) ?? 0;
    const pass = moves[0];
    if (seat !== String(agent)) {
      const ability = abilities.get(agent);
      const text = JSON.stringify(ability);
      return moves.find((move) => JSON.stringify(move) === text) ?? pass;
    }
    const goal = goals.get(agent);
    return moves.find((move) => move.kind === 'go' && move.room === goal) ?? pass;
  };
}

/** By player, the room in which they are to be in the morning. */
function goalsFor(
  search: CourseSearch,
  { model }: Casting,
  state: RoomsState,
  night: NightPast,
  random: Random,
): ReadonlyMap<Agent, Room> {
  const living = playersOf(state.alive);
  const goals = new Map<Agent, Room>();
  const taken = new Map<Room, number>();
  const closed = new Set<Room>();
  const put = (agent: Agent, room: Room) => {
    goals.set(agent, room);
    if (!isOutsideLimit(state.roles[agent])) taken.set(room, (taken.get(room) ?? 0) + 1);
  };
  const viewers = living.filter((agent) => isFixed(search, agent, night.night));
  for (const viewer of viewers) {
    const { room, company } = night.slept.get(viewer) ?? { room: 0, company: [] };
    closed.add(room);
    for (const agent of [viewer, ...company]) if (!goals.has(agent)) put(agent, room);
  }
  const { killed, trapped } = night;
  const { plan } = state;
  const killer = plan?.kind === 'kill' ? plan.by : -1;
  const target = plan?.kind === 'kill' ? plan.room : 0;
  if (killed !== null) {
    if (!goals.has(killed.who)) put(killed.who, killed.room);
    if (!goals.has(killer)) put(killer, target);
    closed.add(killed.room);
  } else if (killer >= 0 && !night.failedKill && !goals.has(killer)) {
    put(killer, target);
    closed.add(target);
  }
  for (const agent of trapped) {
    const trap = state.traps.find(({ room }) => !closed.has(room));
    if (goals.has(agent) || trap === undefined) continue;
    put(agent, trap.room);
    closed.add(trap.room);
  }
  const dangerous = new Set(state.traps.map(({ room }) => room));
  const standing = standingRooms(state);
  for (const agent of random.shuffle(living.filter((one) => !goals.has(one)))) {
    const own = state.rooms[agent];
    const stays = isHeld(night, agent) || !mustLeave(state, agent);
    const fits = (room: Room) =>
      standing.includes(room) &&
      !closed.has(room) &&
      (room === own ? stays : !dangerous.has(room)) &&
      ((taken.get(room) ?? 0) < 2 || isOutsideLimit(state.roles[agent]));
    const wishes = [roomIn(night, model[agent]), roomIn(night, agent), own];
    const first = random.chance(3, 4) ? wishes : random.shuffle(wishes);
    const goal = [...first, ...random.shuffle(standing)].find(fits);
    if (goal !== undefined) put(agent, goal);
  }
  return goals;
}

/** The abilities that were announced, by those who have them now. */
function abilitiesFor(
  { model }: Casting,
  state: RoomsState,
  night: NightPast,
  random: Random,
): ReadonlyMap<Agent, Ability> {
  const abilities = new Map<Agent, Ability>();
  const [destroyed] = night.destroyed;
  for (const agent of playersOf(state.alive)) {
    const ability = abilityOf(state, night, agent, destroyed);
    if (ability !== null) abilities.set(agent, ability);
    const real = night.orders.get(model[agent])?.ability;
    // Prolonging and burning betray nobody by themselves; what was done in secret is done again in half of the cases.
    if (ability === null && real?.kind === 'prolong' && sideOf(state.roles[agent]) === 'MAFIA' && random.chance(1, 2))
      abilities.set(agent, real);
  }
  return abilities;
}

function abilityOf(state: RoomsState, night: NightPast, agent: Agent, destroyed: Room | undefined): Ability | null {
  switch (state.roles[agent]) {
    case 'JAILER':
      return night.jailed.length > 0 ? { kind: 'jail', target: night.jailed[0] } : null;
    case 'TASER':
      return night.stunned.length > 0 ? { kind: 'stun', target: night.stunned[0] } : null;
    case 'HANDYMAN':
      return night.dismantled > 0 && state.traps.length > 0 ? { kind: 'disarm', room: state.traps[0].room } : null;
    case 'DEMOLITIONIST':
      return destroyed === undefined ? null : { kind: 'demolish', room: destroyed };
    case 'ARSONIST':
      return destroyed === undefined ? null : { kind: 'burn' };
    default:
      return null;
  }
}
