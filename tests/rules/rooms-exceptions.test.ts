import { describe, expect, test } from 'vitest';
import { play, resolution } from '../../src/games/rooms/play.ts';
import { FACTS, isOutsideLimit } from '../../src/games/rooms/roles.ts';
import type { RoomsState } from '../../src/games/rooms/state.ts';
import { playersOf } from '../../src/games/rooms/state.ts';
import { turn } from '../../src/games/rooms/turns.ts';
import type { Resolved, RoomsHappening, RoomsMove } from '../../src/games/rooms/types.ts';
import { ROLES } from '../../src/games/rooms/types.ts';
import { house, roomsOptions } from '../support/rooms-house.ts';
import type { Standing } from '../support/rooms-house.ts';

const options = roomsOptions();

/** Every joint choice of a turn. */
function* joints(state: RoomsState): Generator<RoomsMove[]> {
  const choices = turn(state).choices.map(({ moves }) => moves);
  const places = choices.map(() => 0);
  for (;;) {
    yield choices.map((moves, seat) => moves[places[seat]]);
    let seat = choices.length - 1;
    while (seat >= 0 && ++places[seat] === choices[seat].length) places[seat--] = 0;
    if (seat < 0) return;
  }
}

interface Ending {
  readonly before: RoomsState;
  readonly told: readonly RoomsHappening[];
  readonly causes: readonly Resolved[];
}

/** Every way in which a night can go: all plans, all orders, all that chance can do. */
function* nights(cards: Readonly<Record<string, string>>, standing: Standing): Generator<Ending> {
  const { state } = house(cards, standing);
  for (const plan of joints(state)) {
    const planned = play(state, plan, options).next;
    for (const orders of joints(planned)) {
      const before = play(planned, orders, options).next;
      for (const chance of joints(before)) {
        const { happenings: told } = play(before, chance, options);
        yield { before, told, causes: resolution(before, chance) };
      }
    }
  }
}

/** How many endings break a rule, of how many. */
function broken(endings: Iterable<Ending>, breaks: (ending: Ending) => boolean) {
  let all = 0;
  let found = 0;
  for (const ending of endings) {
    all++;
    if (breaks(ending)) found++;
  }
  expect(all).toBeGreaterThan(200);
  return found;
}

describe('R29: an ability belongs to its role alone, and to the orders of the night', () => {
  test.each(ROLES)('%s', (role) => {
    const { ability } = FACTS[role];
    const isMafia = FACTS[role].side === 'MAFIA';
    const cards = { Ann: `${role} 1`, Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 3' };
    const offered = new Set<string>();
    const { state } = house(cards, { rooms: 4 });
    for (const plan of joints(state)) {
      const planned = play(state, plan, options).next;
      for (const { seat, by, moves } of turn(planned).choices.filter((choice) => choice.seat.endsWith('ability'))) {
        expect([seat, moves[0].kind]).toEqual([seat, 'pass']);
        for (const { kind } of moves.slice(1)) offered.add(`${by[0]} ${kind}`);
      }
    }
    expect([...offered]).toEqual(ability === null ? [] : [`0 ${ability}`]);
    const inPlans = turn(state).choices.flatMap(({ moves }) => moves.map(({ kind }) => kind));
    expect(new Set(inPlans)).toEqual(new Set(['pass', 'rest', 'kill']));
    expect(isMafia || turn(state).choices[0].moves.length === 1).toBe(true);
  });
});

describe('R30, R31: every night that three rooms allow', () => {
  test('R30: passive before active: what the Rat-catcher disarms on entering is not there for the Handyman', () => {
    const endings = nights(
      { Ann: 'HANDYMAN 1', Bob: 'RATCATCHER 2', Cat: 'GUEST 1', Dan: 'MOBSTER 2' },
      { rooms: 3, traps: { 3: 2 } },
    );
    const wrong = broken(endings, ({ causes, told }) => {
      const caught = causes.some(({ what, who }) => what === 'caught' && who === 1);
      const disarmed = causes.some(({ what, who }) => what === 'disarmed' && who === 0);
      const counts = told.flatMap((one) => (one.kind === 'dismantled' ? [one.count] : []));
      const entered = roomsOf(told)[1] === 3;
      return (caught && disarmed) || caught !== entered || counts.some((count) => count !== 1);
    });
    expect(wrong).toBe(0);
  });

  test('R31: no trap kills the Rat-catcher, and nobody who enters with them', () => {
    const endings = nights(
      { Ann: 'GUEST 1', Bob: 'RATCATCHER 2', Cat: 'GUEST 1', Dan: 'MOBSTER 2' },
      { rooms: 3, traps: { 1: 1, 3: 2 } },
    );
    const wrong = broken(endings, ({ told, before, causes }) =>
      told.some((one) => {
        if (one.kind !== 'death' || one.by !== 'trap') return false;
        const room = causes.find(({ what, who }) => what === 'trapKilled' && who === one.who)?.rooms[0];
        return one.who === 1 || (before.rooms[1] !== room && roomsOf(told)[1] === room);
      }),
    );
    expect(wrong).toBe(0);
  });

  test('R15, R31: who is outside the limit is never sent back; of the others never more than two are in a room', () => {
    const endings = nights(
      { Ann: 'CONTORTIONIST 1', Bob: 'GUEST 1', Cat: 'GUEST 2', Dan: 'STOWAWAY 2' },
      { rooms: 3, stays: { Bob: 2 } },
    );
    const wrong = broken(endings, ({ told, before }) => {
      const rooms = roomsOf(told);
      const filling = playersOf(before.alive).filter((agent) => !isOutsideLimit(before.roles[agent]));
      const crowded = filling.some((agent) => filling.filter((other) => rooms[other] === rooms[agent]).length > 2);
      return crowded || told.some((one) => one.kind === 'sentBack' && isOutsideLimit(before.roles[one.who]));
    });
    expect(wrong).toBe(0);
  });

  test('R31: a jailed player stays, also on a third night, does nothing and is not killed', () => {
    const endings = nights(
      { Ann: 'JAILER 1', Bob: 'TASER 2', Dan: 'MOBSTER 2' },
      { rooms: 3, stays: { Bob: 2, Dan: 2 } },
    );
    const wrong = broken(endings, ({ told, before }) => {
      const jailed = told.flatMap((one) => (one.kind === 'jailed' ? [one.who] : []));
      const rooms = roomsOf(told);
      return jailed.some(
        (agent) =>
          rooms[agent] !== before.rooms[agent] ||
          told.some(
            (one) => one.kind === 'death' && (one.who === agent || (one.by === 'kill' && plannedBy(before) === agent)),
          ),
      );
    });
    expect(wrong).toBe(0);
  });
});

/** By player, the room in which they ended the night. */
function roomsOf(told: readonly RoomsHappening[]): Readonly<Record<number, number>> {
  return Object.fromEntries(told.flatMap((one) => (one.kind === 'slept' ? [[one.who, one.room] as const] : [])));
}

function plannedBy({ plan }: RoomsState): number | null {
  return plan?.kind === 'kill' ? plan.by : null;
}
