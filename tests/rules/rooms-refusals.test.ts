import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/cli/json.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import type { RoomsMove } from '../../src/games/rooms/types.ts';
import { rooms as game } from '../../src/games/rooms/index.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { script } from '../../src/games/rooms/script.ts';
import { setupOf } from '../../src/games/rooms/setup.ts';
import { turn } from '../../src/games/rooms/turns.ts';
import { write } from '../../src/games/rooms/write.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { house, night, roomsOptions } from '../support/rooms-house.ts';
import { playRooms } from '../support/rooms-play.ts';

const four = { Ann: 'GUEST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' };

describe('set-ups', () => {
  const setup = (players: number, changes: Parameters<typeof roomsOptions>[0]) => () =>
    setupOf(roomsOptions(changes), players);

  test('R19: without mafia there is no game', () => {
    expect(setup(5, { mafia: 0 })).toThrow('R19: without mafia there is no game');
    expect(setup(3, { roles: ['GUEST', 'GUEST', 'GUEST'] })).toThrow(/R19/);
  });

  test('R2: a game that would be over before it starts is refused', () => {
    expect(setup(6, { mafia: 3 })).toThrow(
      'R2: with 3 of the town against 3 mafia the game would be over before it starts',
    );
    expect(setup(3, { roles: ['GUEST', 'DRIFTER', 'MOBSTER'] })).toThrow(/R2/);
  });

  test('R4: too few rooms are refused', () => {
    expect(setup(10, { rooms: 5 })).toThrow('R4: 5 rooms are too few for 10 players; there must be at least 6');
    expect(setup(10, { rooms: 6 })).not.toThrow();
  });

  test('R29: a list of roles fits the players, names nobody twice, and says how many mafia there are', () => {
    expect(setup(4, { roles: ['GUEST', 'MOBSTER'] })).toThrow('R29: the list of roles has 2 entries for 4 players');
    expect(setup(4, { roles: ['JAILER', 'JAILER', 'GUEST', 'MOBSTER'] })).toThrow('R29: JAILER is in the list twice');
    expect(setup(4, { roles: ['GUEST', 'GUEST', 'GUEST', 'MOBSTER'], mafia: 2 })).toThrow(
      /R19: the list of roles has 1 mafia/,
    );
  });

  test('options that do not fit are refused by name', () => {
    expect(() => game.readOptions({ room: 3 })).toThrow('There is no "room"');
    expect(() => game.readOptions({ roles: ['GHOST'] })).toThrow(/roles/);
    expect(() => game.readOptions({ maxNights: 0 })).toThrow(/maxNights/);
  });
});

describe('deals', () => {
  const { lay } = rooms.deals(roomsOptions({ roles: 'plain' }), 4);

  test('R5, R8: cards are a role and a room; the roles are those in play; at most two to a room', () => {
    expect(() => lay(['GUEST 1', 'GUEST 0', 'GUEST 2', 'MOBSTER 3'])).toThrow('R5: "GUEST 0" is no card');
    expect(() => lay(['GUEST 1', 'GUEST 7', 'GUEST 2', 'MOBSTER 3'])).toThrow('R5: "GUEST 7" is no card');
    expect(() => lay(['GUEST 1', 'GUEST 1', 'JAILER 2', 'MOBSTER 3'])).toThrow(
      'R5: the cards give out JAILER, GUEST, GUEST, MOBSTER',
    );
    expect(() => lay(['GUEST 1', 'GUEST 1', 'GUEST 2', 'MOBSTER 1'])).toThrow(
      'R8: more than two players open in room 1',
    );
    expect(() => lay(['GUEST 1', 'GUEST 1', 'GUEST 2'])).toThrow(/R5/);
  });

  test('R5: a card without a room gets one: the mafia first, everybody where fewest are', () => {
    expect(lay(['GUEST', 'GUEST 2', 'GUEST', 'MOBSTER']).next.rooms).toEqual([3, 2, 4, 1]);
    const tight = roomsOptions({ rooms: 11 });
    const cards = setupOf(tight, 20).roles;
    expect(new Set(rooms.deals(tight, 20).lay(cards).next.rooms).size).toBe(11);
  });

  test('R5: as many deals are listed as are counted, all different and allowed, and drawn ones are among them', () => {
    for (const options of [
      roomsOptions({ rooms: 3 }),
      roomsOptions({ rooms: 4, roles: ['JAILER', 'GUEST', 'GUEST', 'MOBSTER', 'STOWAWAY'] }),
    ]) {
      const deals = rooms.deals(options, options.rooms === 3 ? 3 : 5);
      const all = [...deals.all()].map((deal) => deal.join());
      expect(BigInt(all.length)).toBe(deals.count);
      expect(new Set(all).size).toBe(all.length);
      const random = randomFrom(1);
      for (let time = 0; time < 50; time++) expect(all).toContain(deals.draw(random).join());
    }
  });

  test('R5: openings are drawn evenly', () => {
    const deals = rooms.deals(roomsOptions({ rooms: 3 }), 3);
    const random = randomFrom(2);
    const counts = new Map<string, number>();
    for (let time = 0; time < 7_200; time++) {
      const deal = deals.draw(random).join();
      counts.set(deal, (counts.get(deal) ?? 0) + 1);
    }
    // 72 deals, each 100 times on the average: five standard deviations.
    expect(counts.size).toBe(72);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });
});

describe('orders', () => {
  test('R6: an unknown room, and one room more than there are, are refused; nothing else is lost', () => {
    expect(() => night(house(four), { night: { Ann: 9 } })).toThrow('R6, R16: Ann cannot go to room 9');
    expect(() => night(house(four), { night: { Ann: 0 } })).toThrow(/R6/);
    expect(() => night(house(four), { night: { Ann: 'east' } })).toThrow('Ann\'s order "east" is not understood');
    expect(night(house(four), { night: { Ann: 8 } }).rooms['Ann']).toBe(8);
  });

  test('R6: to go and to stay at once, and to stay in some other way than that it is so, are refused; nothing else is lost', () => {
    const refused = (order: unknown) => () => night(house(four), { night: { Ann: order, Bob: 7 } });
    expect(refused({ stay: true, go: 6 })).toThrow('R6: Ann\'s order {"stay":true,"go":6} says both to go and to stay');
    expect(refused({ go: 6, stay: false })).toThrow(/says both/);
    for (const order of [{ stay: 'nonsense' }, { stay: false }, { stay: null }, { go: null }]) {
      expect(refused(order)).toThrow(`Ann's order ${JSON.stringify(order)} is not understood`);
    }
    // A house in which something was refused goes on as if it had not been asked.
    const guests = house(four);
    expect(() => night(guests, { night: { Ann: { stay: 'nonsense' } } })).toThrow(/not understood/);
    expect(night(guests, { night: { Ann: { stay: true }, Bob: { go: 7 } } }).rooms).toEqual(
      night(house(four), { night: { Bob: 7 } }).rooms,
    );
  });

  test('R11: of two orders of one player the last holds, and came in last', () => {
    const bobAndCatIn6 = { Ann: 1, Bob: 6, Cat: 6, Dan: 4 };
    const list = (...orders: readonly (readonly [string, number])[]) => night(house(four), { night: orders }).rooms;
    expect(list(['Ann', 7], ['Bob', 6], ['Cat', 6], ['Ann', 6])).toEqual(bobAndCatIn6);
    const objects = [{ Ann: 7 }, { Bob: 6, Cat: 6 }, { Ann: 6 }];
    expect(night(house(four), { night: objects }).rooms).toEqual(bobAndCatIn6);
    const text = '{"Ann":7,"Bob":6,"Cat":6,"Ann":6}';
    expect(night(house(four), { night: parseJson(text, 'text') }).rooms).toEqual(bobAndCatIn6);
    expect(list(['Ann', 6], ['Bob', 6], ['Cat', 6])).toEqual({ Ann: 6, Bob: 6, Cat: 3, Dan: 4 });
    expect(list(['Ann', 6], ['Ann', 7])['Ann']).toBe(7);
    for (const orders of [[['Ann']], [['Ann', 6, 7]], [[6, 'Ann']], ['Ann'], 6]) {
      expect(() => night(house(four), { night: orders })).toThrow(/must be an object with an entry for each player/);
    }
  });

  test('the dead give no orders, and who is nobody gives none', () => {
    expect(() => night(house(four, { dead: ['Bob'] }), { night: { Bob: 3 } })).toThrow('Bob is dead');
    expect(() => night(house(four), { night: { Zoe: 3 } })).toThrow('There is no player "Zoe"');
  });

  test('R29: one ability a night, of the own role only', () => {
    const roles = house({ Ann: 'HANDYMAN 1', Bob: 'PORTER 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' });
    expect(() => night(roles, { night: { Ann: { disarm: 2, watch: 3 } } })).toThrow(/not understood/);
    expect(() => night(roles, { night: { Ann: { watch: 3 } } })).toThrow('R29: Ann cannot "watch" now');
    expect(() => night(roles, { night: { Ann: { disarm: 9 } } })).toThrow('R29: Ann may not choose {"disarm":9}');
    // A word where a room is due is no player's name.
    expect(() => night(roles, { night: { Ann: { disarm: '3' } } })).toThrow('R29: Ann may not choose {"disarm":"3"}');
  });

  test('R20: a kill names one of the living mafia and a room', () => {
    expect(() => night(house(four), { night: {}, kill: { by: 'Ann', room: 2 } })).toThrow('R20: the kill');
    expect(() => night(house(four), { night: {}, kill: 'Ann' })).toThrow(/R20/);
  });

  test('R11, R14: an inbox order lists players once, and only who must be put somewhere is placed', () => {
    expect(() => night(house(four), { night: {}, inbox: ['Ann', 'Ann'] })).toThrow(/R11/);
    expect(() => night(house(four), { night: {}, inbox: ['Zoe'] })).toThrow(/R11/);
    expect(() => night(house(four), { night: {}, placed: { Ann: 5 } })).toThrow(
      'R14: Ann is not put into a room this night',
    );
  });

  test('entries that belong to another turn, or to none, are refused', () => {
    expect(() => playRooms(four, [{ vote: {} }])).toThrow('"vote" is decided here, but it is the turn of "plan"');
    expect(() => playRooms(four, [{ sleep: {} }])).toThrow(/not understood/);
    expect(() => playRooms(four, [{ night: {}, vote: {} }])).toThrow(/not understood/);
  });

  test('R6, R20, R28, R29: a move that is not allowed is refused with rule and reason, wherever it comes from', () => {
    const engine = createEngine(
      rooms,
      roomsOptions({ roles: ['HANDYMAN', 'PORTER', 'GUEST', 'MOBSTER'] }),
      Object.keys(four),
      100,
    );
    const dealt = engine.start(['HANDYMAN 1', 'PORTER 2', 'GUEST 3', 'MOBSTER 4']);
    const pass = { kind: 'pass' } as const;
    const act = (at: Moment, joint: Readonly<Record<string, RoomsMove>>) => engine.advance(at, { kind: 'act', joint });
    const all = { 0: pass, 1: pass, 2: pass };
    expect(() => act(dealt, { ...all, 3: { kind: 'kill', by: 0, room: 1 } })).toThrow(
      'R20: the kill {"by":"Ann","room":1}',
    );
    const planned = act(dealt, { ...all, 3: { kind: 'kill', by: 3, room: 1 } });
    const stay = { kind: 'stay' } as const;
    const idle = Object.fromEntries(['0', '1', '2', '3'].map((agent) => [`${agent} ability`, pass]));
    const orders = { 0: stay, 1: stay, 2: stay, 3: { kind: 'carry' } as const, ...idle };
    expect(() => act(planned, { ...orders, 0: { kind: 'go', room: 7 } })).toThrow('R6, R16: Ann cannot go to room 7');
    expect(() => act(planned, { ...orders, 3: { kind: 'go', room: 2 } })).toThrow('R28: Dan carries out the kill');
    expect(() => act(planned, { ...orders, '0 ability': { kind: 'watch', room: 1 } })).toThrow(
      'R29: Ann cannot "watch" now',
    );
    expect(() => act(planned, { ...orders, '1 ability': { kind: 'watch', room: 9 } })).toThrow(
      'R29: Bob may not choose {"watch":9}',
    );
    const ended = act(act(planned, orders), {});
    expect(ended.living).toEqual([1, 2, 3]);
    expect(() =>
      act(ended, { 1: { kind: 'vote', target: 0 }, 2: { kind: 'abstain' }, 3: { kind: 'abstain' } }),
    ).toThrow('Bob cannot vote for "Ann"');
    expect(() => act(ended, { 0: { kind: 'abstain' } })).toThrow('Ann is dead');
  });

  test('a turn that is written is read as the same choices', () => {
    const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'];
    const options = roomsOptions({ rooms: 4 });
    for (let seed = 0; seed < 40; seed++) {
      const random = randomFrom(seed);
      const deals = rooms.deals(options, names.length);
      let state = deals.lay(deals.draw(random)).next;
      for (let step = 0; step < 12 && rooms.result(state, options) === null; step++) {
        const now = turn(state);
        const joint = now.choices.map(({ moves }) => random.pick(moves));
        const { joint: read } = script(write(joint, now, names), now, names);
        expect(now.choices.map(({ seat }) => read[seat])).toEqual(joint);
        state = rooms.play(state, joint, options).next;
      }
    }
  });
});

describe('the day', () => {
  const day = (votes: Readonly<Record<string, string | null>>, dead: readonly string[] = []) => {
    const state = { ...house(four, { dead }).state, phase: 'day' as const };
    const names = Object.keys(four);
    const now = turn(state);
    const { joint } = script({ vote: votes }, now, names);
    const moves = now.choices.map((choice) => choice.moves.find((move) => move === joint[choice.seat]) ?? null);
    const { next, happenings } = rooms.play(state, moves, roomsOptions());
    return { living: rooms.living(next), result: rooms.result(next, roomsOptions()), round: next.round, happenings };
  };

  test('most votes are enough; at a tie, or without a vote, nobody dies', () => {
    expect(day({ Ann: 'Bob' }).living).toEqual([0, 2, 3]);
    expect(day({ Ann: 'Bob', Bob: 'Ann' }).living).toEqual([0, 1, 2, 3]);
    expect(day({})).toMatchObject({ living: [0, 1, 2, 3], result: null, round: 2 });
    expect(day({ Ann: 'Dan', Bob: 'Dan', Cat: 'Ann' }).result).toEqual({ winner: 'town', reason: 'mafiaDead' });
  });

  test('all are shown who voted for whom and who abstained, and the role of who is voted out', () => {
    const votes = [2, 2, null, 0].map((target, voter) => ({ voter, target }));
    expect(day({ Ann: 'Cat', Bob: 'Cat', Dan: 'Ann' }).happenings).toEqual([
      { kind: 'tally', seenBy: 'all', votes, out: 2 },
      { kind: 'death', seenBy: 'all', who: 2, role: 'GUEST', by: 'vote', room: null },
    ]);
    expect(day({ Ann: null, Bob: null }).happenings.map(({ kind }) => kind)).toEqual(['tally']);
  });

  test('the dead neither vote nor are voted for; nobody votes for themself', () => {
    expect(() => day({ Bob: 'Ann' }, ['Ann'])).toThrow('Bob cannot vote for "Ann"');
    expect(() => day({ Ann: 'Bob' }, ['Ann'])).toThrow('Ann is dead');
    expect(() => day({ Bob: 'Bob' })).toThrow(/cannot vote/);
  });
});
