import type { Agent, Move, Step } from '../../../engine/rules.ts';
import type { PastStep } from '../../../engine/made-views.ts';
import type { Random } from '../../../kit/random.ts';
import { randomFrom } from '../../../kit/random.ts';
import { cardOf, deals } from '../deals.ts';
import { play } from '../play.ts';
import { sideOf } from '../roles.ts';
import type { RoomsState } from '../state.ts';
import { playersOf, resultOf } from '../state.ts';
import { turn } from '../turns.ts';
import type { RoomsHappening, RoomsMove, RoomsOptions } from '../types.ts';
import { pairsOf } from './counts.ts';
import { nightJoint } from './course-moves.ts';
import type { Casting, CourseSearch } from './course-search.ts';
import { isFixed } from './course-search.ts';

/** For each course that may be handed out, so many are begun. */
const BEGUN_FOR_EACH = 4;

/**
 * Other courses of the game, played by the rules, in which all that the viewers saw, what everybody saw and the diaries that were shared are as they
 * really were. What these courses show may be so for all that the viewers know. The search is bounded: that it finds nothing proves
 * nothing. First come those in which roles are exchanged with the players of whom one asks.
 */
export function* courses(
  { past, steps, viewers }: CourseSearch,
  about: readonly Agent[],
  most: number,
): Generator<readonly PastStep[], void, undefined> {
  const said = steps.flatMap(({ announced }) => announced ?? []);
  // Whoever saw the same could say the same. Of a truth that nobody said it is not known where it holds.
  const speakers = said.map(({ by }) => by);
  if (speakers.includes(null)) return;
  const search = { past, steps, viewers: [...viewers, ...speakers.filter((by) => by !== null)] };
  const options: RoomsOptions = { rooms: past.hall, roles: past.inPlay, mafia: null, maxNights: Infinity };
  const random = randomFrom(1);
  const real = realCourse(search, options);
  const seen = new Set<string>();
  let begun = 0;
  for (let round = 0; seen.size < most; round++) {
    for (const casting of castings(search, about, round, random)) {
      if (begun++ >= most * BEGUN_FOR_EACH) return;
      const course = courseOf(search, casting, options, real, random);
      if (course === null) continue;
      const key = JSON.stringify([casting.roles, course.map(({ happenings }) => happenings.filter(isTold))]);
      if (seen.has(key)) continue;
      seen.add(key);
      yield course;
      if (seen.size >= most) return;
    }
  }
}

/** Courses are different where roles or plans are. */
function isTold({ kind }: { readonly kind: string }): boolean {
  return kind === 'planned';
}

/** Ways to deal the roles out: as they are, with two exchanged, and in every other round with more. Never none. */
function castings(
  { past, viewers }: CourseSearch,
  about: readonly Agent[],
  round: number,
  random: Random,
): readonly Casting[] {
  const { roles, shown, shared, players } = past;
  const seesMafia = [...viewers, ...shared.keys()].some((agent) => sideOf(roles[agent]) === 'MAFIA');
  const isFree = (agent: Agent) =>
    !viewers.includes(agent) &&
    !shared.has(agent) &&
    !shown.has(agent) &&
    !(seesMafia && sideOf(roles[agent]) === 'MAFIA');
  const free = [...players.keys()].filter(isFree);
  const rank = ([one, other]: readonly [Agent, Agent]) =>
    (about.includes(one) ? 0 : 1) + (about.includes(other) ? 0 : 1);
  const pairs = random.shuffle(pairsOf(free).filter(([one, other]) => roles[one] !== roles[other]));
  const swaps = pairs.toSorted((one, other) => rank(one) - rank(other));
  const identity = [...players.keys()];
  const single = swaps.map((pair) => exchanged(identity, pair));
  const models =
    round === 0 ? [identity, ...single] : [identity, ...single.map((model) => exchanged(model, random.pick(pairs)))];
  return models.map((model) => ({ model, roles: model.map((agent) => roles[agent]) }));
}

function exchanged(model: readonly Agent[], [one, other]: readonly [Agent, Agent]): readonly Agent[] {
  return model.map((agent, place) => (place === one ? model[other] : place === other ? model[one] : agent));
}

/** A course with this casting; null if it comes to differ in what must be as it was. */
function courseOf(
  search: CourseSearch,
  casting: Casting,
  options: RoomsOptions,
  real: readonly RealStep[],
  random: Random,
): readonly PastStep[] | null {
  const { past, steps } = search;
  const cards = deals(options, past.players.length);
  const deal = openingOf(search, casting);
  if (deal === null) return null;
  const first = cards.lay(deal);
  let state = first.next;
  const course: PastStep[] = [{ ...steps[0], happenings: first.happenings }];
  if (!isAlike(real[0], first.happenings)) return null;
  for (const [place, step] of steps.entries()) {
    if (place === 0) continue;
    if (step.joint === null) {
      course.push(step);
      continue;
    }
    const played = stepOf(search, casting, state, step, random);
    if (played === null || !isAlike(real[place], played.step.happenings)) return null;
    state = played.step.next;
    if (resultText(state, options) !== real[place].result) return null;
    const { happenings } = played.step;
    course.push({ ...step, happenings, living: playersOf(state.alive), joint: played.joint });
  }
  return course;
}

/** What must be the same of a step: by whose sight must stay, and first for all, what was seen; and what everybody sees of the game's end. */
interface RealStep {
  readonly sights: readonly (readonly [Agent | null, string])[];
  readonly result: string;
}

function realCourse(search: CourseSearch, options: RoomsOptions): readonly RealStep[] {
  const { past, steps } = search;
  const agents = [...past.players.keys()];
  const deal = openingOf(search, { roles: past.roles, model: agents }) ?? [];
  let state = deals(options, past.players.length).lay(deal).next;
  return steps.map(({ joint, happenings, stage }) => {
    if (joint !== null) state = play(state, movesAt(state, joint), options).next;
    const seers = [null, ...agents.filter((agent) => isFixed(search, agent, stage?.round ?? 0))];
    const sights = seers.map((seer) => [seer, sightOf(happenings, seer)] as const);
    return { sights, result: resultText(state, options) };
  });
}

function resultText(state: RoomsState, options: RoomsOptions): string {
  return JSON.stringify(resultOf(state, options));
}

/** The cards: everybody in their opening room, or where the one whose role they have been given was. Null if that cannot be dealt. */
function openingOf({ past, viewers }: CourseSearch, { roles, model }: Casting): readonly string[] | null {
  const { slept } = past.nights[0];
  const roomOf = (agent: Agent) => slept.get(agent)?.room ?? 0;
  const met = viewers.flatMap((viewer) => slept.get(viewer)?.company ?? []);
  const own = model.some((other, agent) => other !== agent && (met.includes(agent) || met.includes(other)));
  const rooms = roles.map((_, agent) => roomOf(own ? agent : model[agent]));
  const clash = pairsOf([...roles.keys()]).some(
    ([one, other]) => rooms[one] === rooms[other] && sideOf(roles[one]) === 'MAFIA' && sideOf(roles[other]) === 'MAFIA',
  );
  return clash ? null : roles.map((role, agent) => cardOf(role, rooms[agent]));
}

interface Played {
  readonly step: Step<RoomsState, RoomsHappening>;
  readonly joint: Readonly<Record<string, Move>>;
}

function stepOf(
  search: CourseSearch,
  casting: Casting,
  state: RoomsState,
  step: PastStep,
  random: Random,
): Played | null {
  const { choices, open } = turn(state);
  const fixed = (by: readonly Agent[]) => open || by.some((agent) => isFixed(search, agent, state.round));
  const wanted = open ? null : nightJoint(search, casting, state, random);
  const moves = choices.map(({ seat, by, moves: allowed }) => {
    const move = fixed(by) ? step.joint?.[seat] : wanted?.(seat, allowed);
    const text = JSON.stringify(move);
    return allowed.find((own) => own === move || JSON.stringify(own) === text) ?? null;
  });
  if (moves.includes(null)) return null;
  const options: RoomsOptions = {
    rooms: search.past.hall,
    roles: search.past.inPlay,
    mafia: null,
    maxNights: Infinity,
  };
  const joint: Record<string, Move> = {};
  for (const [place, { seat }] of choices.entries()) {
    const move = moves[place];
    if (move !== null) joint[seat] = move;
  }
  return { step: play(state, moves, options), joint };
}

function movesAt(state: RoomsState, joint: Readonly<Record<string, Move>>): (RoomsMove | null)[] {
  return turn(state).choices.map(({ seat, moves }) => {
    const text = JSON.stringify(joint[seat]);
    return moves.find((own) => JSON.stringify(own) === text) ?? null;
  });
}

/** Do all, and the viewers, see what they really saw in a step? */
function isAlike({ sights }: RealStep, happenings: readonly RoomsHappening[]): boolean {
  return sights.every(([seer, seen]) => sightOf(happenings, seer) === seen);
}

function sightOf(happenings: PastStep['happenings'], seer: Agent | null): string {
  const seen = happenings.filter(({ seenBy }) =>
    seer === null ? seenBy === 'all' : seenBy !== 'all' && seenBy.includes(seer),
  );
  return seen
    .map((told) => JSON.stringify({ ...told, seenBy: null }))
    .sort()
    .join();
}
