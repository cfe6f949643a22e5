import { expect, test } from 'vitest';
import type { Agent } from '../../src/engine/rules.ts';
import { chanceSeats, inboxSeat, luckOf } from '../../src/games/rooms/lots.ts';
import { announced } from '../../src/games/rooms/night/announced.ts';
import { causesOf } from '../../src/games/rooms/night/causes.ts';
import { stateAfter } from '../../src/games/rooms/night/after.ts';
import { learned } from '../../src/games/rooms/night/learned.ts';
import type { Luck } from '../../src/games/rooms/night/night.ts';
import type { Resolution } from '../../src/games/rooms/night/resolve.ts';
import { resolveNight } from '../../src/games/rooms/night/resolve.ts';
import { isOutsideLimit } from '../../src/games/rooms/roles.ts';
import type { RoomsState } from '../../src/games/rooms/state.ts';
import { isIn, playersOf, stateKey } from '../../src/games/rooms/state.ts';
import type { RoomsHappening } from '../../src/games/rooms/types.ts';
import type { Random } from '../../src/kit/random.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { literalNight, word } from '../support/rooms-literal.ts';
import { randomOrders, reseated } from '../support/rooms-random.ts';

/** What is told when a night ends, in words, sorted; `seats` says where each player of it sits. */
function toldIn(end: Resolution, seats?: readonly Agent[]): readonly string[] {
  const seated = (agent: Agent) => (seats === undefined ? agent : seats[agent]);
  return [...learned(end), ...announced(end)].map((told) => worded(told, seated)).sort();
}

function worded(told: RoomsHappening, seated: (agent: Agent) => Agent): string {
  const seenBy = told.seenBy === 'all' ? 'all' : told.seenBy.map(seated);
  const { kind } = told;
  switch (kind) {
    case 'slept':
      return word(kind, seenBy, seated(told.who), told.room, told.company.map(seated));
    case 'entered':
      return word(kind, seenBy, seated(told.who), told.room, told.visitors.map(seated));
    case 'heard':
      return word(kind, seenBy, seated(told.who), told.room, told.count);
    case 'awake':
      return word(kind, seenBy, seated(told.who), told.knock);
    case 'sentBack':
    case 'notDestroyed':
      return word(kind, seenBy, seated(told.who), told.room);
    case 'placed':
    case 'jailed':
    case 'stunned':
      return word(kind, seenBy, seated(told.who));
    case 'death':
      return word(kind, seenBy, seated(told.who), told.role, told.by, told.room);
    case 'trapVoid':
    case 'destroyed':
      return word(kind, seenBy, told.room);
    case 'dismantled':
      return word(kind, seenBy, told.count);
    case 'failedKill':
    case 'quiet':
      return word(kind, seenBy);
    default:
      throw new RangeError(`Nobody is told "${kind}" when a night ends.`);
  }
}

/** Who dies in a night, and of whom a cause is named for it, each as often as it is. */
function deathsIn(state: RoomsState, end: Resolution) {
  const died = playersOf(state.alive & ~end.alive);
  const caused = causesOf(end).flatMap(({ what, who, target }) =>
    what === 'killed' ? (target ?? []) : what === 'trapKilled' ? (who ?? []) : [],
  );
  return { died: died.join(), caused: caused.sort((one, other) => one - other).join() };
}

/** What the limit, the third night, broken rooms and causes allow nobody; nothing, if all is well. */
function faultOf(state: RoomsState, end: Resolution): string | null {
  const { rooms, night, swap } = end;
  const { died, caused } = deathsIn(state, end);
  if (died !== caused) return 'somebody dies without a cause, or a cause kills nobody';
  const counted = Array.from({ length: state.hall + 1 }, () => 0);
  for (const agent of night.living) if (!isOutsideLimit(state.roles[agent])) counted[rooms[agent]]++;
  if (counted.some((count) => count > 2)) return 'more than two who count are in a room';
  for (const agent of night.living) {
    const held = isIn(night.held, agent);
    if (held && rooms[agent] !== state.rooms[agent]) return 'somebody held has moved';
    if (!held && state.destroyed.includes(rooms[agent])) return 'somebody is in a room that is no more';
    const third = state.stays[agent] >= 2 && rooms[agent] === state.rooms[agent];
    const swapped = swap.done?.why === null && swap.done.rooms.includes(rooms[agent]);
    if (third && !held && !swapped) return 'somebody stays a third night';
  }
  return null;
}

test('R7 to R36: in 100,000 random nights who is where, who dies and of what, which traps lie and what is told is as the letter of the rules has it', () => {
  for (let number = 0; number < 100_000; number++) {
    const random = randomFrom(number);
    const state = randomOrders(random);
    const luck = luckOf(
      state,
      chanceSeats(state).map(({ moves }) => random.pick(moves)),
    );
    const end = resolveNight(state, luck);
    const fault = faultOf(state, end);
    if (fault !== null) expect({ number, fault }).toBeNull();
    const literal = literalNight(state, luck);
    if (stateKey(stateAfter(end)) !== stateKey(literal.state))
      expect([number, stateAfter(end)]).toEqual([number, literal.state]);
    const [told, should] = [toldIn(end), [...literal.told].sort()];
    if (told.join() !== should.join()) expect([number, told]).toEqual([number, should]);
  }
}, 300_000);

/** Every order of the inbox, and a wish list of rooms for everybody. */
function randomLuck(state: RoomsState, random: Random): Luck {
  const wishes = state.roles.map(() => random.shuffle(Array.from({ length: state.hall }, (_, place) => place + 1)));
  return {
    inbox: random.shuffle(playersOf(state.alive)),
    place: (agent, free) => wishes[agent].find((room) => free.includes(room)) ?? free[0],
  };
}

/** Two nights come to the same and tell the same, where who sat at `agent` in the one sits at `seats[agent]` in the other. */
function expectSame(number: number, one: Resolution, other: Resolution, seats?: readonly Agent[]): void {
  const after = seats === undefined ? stateAfter(one) : reseated(stateAfter(one), seats);
  if (stateKey(after) !== stateKey(stateAfter(other))) expect([number, stateAfter(other)]).toEqual([number, after]);
  const [told, should] = [toldIn(other), toldIn(one, seats)];
  if (told.join() !== should.join()) expect([number, told]).toEqual([number, should]);
}

test('R11: what is not drawn of the inbox order makes no difference', () => {
  for (let number = 0; number < 8_000; number++) {
    const random = randomFrom(number, 1);
    const state = randomOrders(random);
    const luck = randomLuck(state, random);
    const seats = chanceSeats(state).map(({ seat }) => seat);
    const isRanked = (agent: Agent) => seats.includes(inboxSeat(agent));
    const drawn = luck.inbox.filter(isRanked);
    const rest = playersOf(state.alive).filter((agent) => !isRanked(agent));
    const whole = resolveNight(state, luck);
    const some = resolveNight(state, { ...luck, inbox: [...drawn, ...rest] });
    expectSame(number, whole, some);
  }
});

test('R11, R14: every way in which chance can fall is drawn', () => {
  for (let number = 0; number < 1_500; number++) {
    const random = randomFrom(number, 2);
    const state = randomOrders(random);
    const seats = chanceSeats(state);
    const rows = seats.reduce((product, { moves }) => product * moves.length, 1);
    if (rows > 600) continue;
    const outcomes = new Set<string>();
    for (let row = 0; row < rows; row++) {
      let rest = row;
      const joint = seats.map(({ moves }) => {
        const move = moves[rest % moves.length];
        rest = Math.floor(rest / moves.length);
        return move;
      });
      outcomes.add(resolveNight(state, luckOf(state, joint)).placing.rooms.join());
    }
    for (let time = 0; time < 5; time++) {
      const { rooms } = resolveNight(state, randomLuck(state, random)).placing;
      if (!outcomes.has(rooms.join())) expect({ number, rooms, outcomes }).toBeNull();
    }
  }
});

test('a night does not depend on who sits where: all that comes of it and all that is told is the same', () => {
  for (let number = 0; number < 5_000; number++) {
    const random = randomFrom(number, 3);
    const state = randomOrders(random);
    const luck = randomLuck(state, random);
    const seats = random.shuffle([...state.roles.keys()]);
    const own = resolveNight(state, luck);
    const other = resolveNight(reseated(state, seats), {
      inbox: luck.inbox.map((agent) => seats[agent]),
      place: (agent, free) => luck.place(seats.indexOf(agent), free),
    });
    expectSame(number, own, other, seats);
  }
});

test('R14: whoever must be put somewhere gets each room with space equally often', () => {
  const state: RoomsState = {
    roles: ['GUEST', 'GUEST', 'GUEST', 'MOBSTER'],
    hall: 4,
    alive: 15,
    phase: 'rollover',
    round: 1,
    rooms: [1, 2, 3, 3],
    stays: [2, 2, 1, 1],
    destroyed: [],
    traps: [],
    used: [0, 0, 0, 0],
    jailedLast: -1,
    slept: [],
    plan: { kind: 'rest' },
    orders: Array.from({ length: 4 }, () => ({ walk: { kind: 'stay' }, ability: { kind: 'pass' } })),
  };
  // Ann may go to 2 and 4, Bob to 1 and 4; room 3 is full; both may be in 4.
  const seats = chanceSeats(state);
  const outcomes = seats
    .reduce<number[][]>((rows, { moves }) => rows.flatMap((row) => moves.map((_, place) => [...row, place])), [[]])
    .map((places) =>
      luckOf(
        state,
        seats.map(({ moves }, seat) => moves[places[seat]]),
      ),
    )
    .map((luck) => resolveNight(state, luck).rooms.slice(0, 2).join());
  const counts = ['2,1', '2,4', '4,1', '4,4'].map((pair) => outcomes.filter((outcome) => outcome === pair).length);
  expect(new Set(counts).size).toBe(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(outcomes.length);
});
