import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { optionsSchema } from '../../src/games/rooms/options.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { resultOf } from '../../src/games/rooms/state.ts';
import { turn } from '../../src/games/rooms/turns.ts';
import { house, news, night, roomsOptions } from '../support/rooms-house.ts';

const four = { Ann: 'GUEST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' };

describe('moves', () => {
  test('R4: there are one and a half times as many rooms as players, rounded up, numbered from 1', () => {
    const hall = (players: number) => {
      const deals = rooms.deals(roomsOptions(), players);
      const [first] = deals.all();
      return deals.lay(first).next.hall;
    };
    expect([3, 5, 10, 11, 20].map(hall)).toEqual([5, 8, 15, 17, 30]);
  });

  test('R6: each night everybody moves to another room or stays; who gives no order stays', () => {
    const { state } = house(four);
    const inNight = rooms.play(state, [null, null, null, { kind: 'rest' }], roomsOptions()).next;
    const [ann] = turn(inNight).choices;
    expect(ann.moves).toEqual([{ kind: 'stay' }, ...[2, 3, 4, 5, 6, 7, 8].map((room) => ({ kind: 'go', room }))]);
    expect(night(house(four), { night: { Bob: 7 } }).rooms).toEqual({ Ann: 1, Bob: 7, Cat: 3, Dan: 4 });
  });

  test('R8: two may be in a room, a third is sent back', () => {
    const end = night(house(four), { night: { Bob: 1, Cat: 1 } });
    expect(end.rooms).toEqual({ Ann: 1, Bob: 1, Cat: 3, Dan: 4 });
  });

  test('R10: whoever stays has the first claim to the room, whatever the inbox order', () => {
    const end = night(house(four), { night: { Bob: 1, Cat: 1, Ann: 'stay' }, inbox: ['Bob', 'Cat', 'Ann', 'Dan'] });
    expect(end.rooms['Ann']).toBe(1);
    expect(end.rooms['Bob']).toBe(1);
  });

  test('R11: of those who move the last in the inbox stays where they were', () => {
    const entry = { night: { Ann: 6, Bob: 6, Cat: 6 } };
    expect(night(house(four), { ...entry, inbox: ['Cat', 'Ann', 'Bob'] }).rooms).toMatchObject({
      Ann: 6,
      Bob: 2,
      Cat: 6,
    });
    expect(night(house(four), { ...entry, inbox: ['Bob', 'Cat', 'Ann'] }).rooms).toMatchObject({
      Ann: 1,
      Bob: 6,
      Cat: 6,
    });
  });

  test('R11: the inbox order is the order in which orders were given', () => {
    expect(night(house(four), { night: { Cat: 6, Bob: 6, Ann: 6 } }).rooms).toMatchObject({ Ann: 1, Bob: 6, Cat: 6 });
  });

  test('R11: who was sent back takes their place before all who move, and all is reckoned anew', () => {
    // Eve is sent back from 1; with her back in 5 and Fay there, Bob, who came first, finds no place in 5 either.
    const six = { Ann: 'GUEST 1', Gus: 'GUEST 1', Bob: 'GUEST 2', Dan: 'MOBSTER 4', Eve: 'GUEST 5', Fay: 'GUEST 5' };
    const end = night(house(six), { night: { Bob: 5, Eve: 1 } });
    expect(end.rooms).toEqual({ Ann: 1, Gus: 1, Bob: 2, Dan: 4, Eve: 5, Fay: 5 });
    expect(end.causes.filter(({ what }) => what === 'sentBack')).toHaveLength(2);
  });

  test('R11: swaps and circles are fine, in full rooms too', () => {
    const full = { Ann: 'GUEST 1', Bob: 'GUEST 1', Cat: 'GUEST 2', Eve: 'GUEST 2', Dan: 'MOBSTER 3' };
    const swapped = night(house(full), { night: { Ann: 2, Cat: 1 } });
    expect(swapped.rooms).toMatchObject({ Ann: 2, Cat: 1 });
    const circle = night(house(full), { night: { Ann: 2, Cat: 3, Dan: 1 } });
    expect(circle.rooms).toMatchObject({ Ann: 2, Cat: 3, Dan: 1 });
  });

  test('R12: who was sent back is told so, and from which room; nobody else is', () => {
    const end = night(house(four), { night: { Ann: 'stay', Bob: 1, Cat: 1 } });
    expect(end.told('Cat')).toContainEqual({ kind: 'sentBack', seenBy: [2], who: 2, room: 1 });
    expect(end.kinds('Ann')).not.toContain('sentBack');
    expect(news(end)).toEqual([]);
  });

  test('R13: nobody stays a third night; the opening night counts', () => {
    const second = night(house(four), { night: { Ann: 'stay' } });
    expect(second.rooms['Ann']).toBe(1);
    expect(second.state.stays[0]).toBe(2);
    expect(night(second.house, { night: { Ann: 'stay', Bob: 5, Cat: 5, Dan: 6 } }).rooms['Ann']).not.toBe(1);
  });

  test('R13: who moved counts anew', () => {
    const back = night(night(house(four, { stays: { Ann: 2 } }), { night: { Ann: 5 } }).house, { night: { Ann: 1 } });
    expect(back.rooms['Ann']).toBe(1);
    expect(back.state.stays[0]).toBe(1);
  });

  test('R14: who will not move is put into a random room other than the present one, and told so', () => {
    const tired = house(four, { stays: { Ann: 2 }, rooms: 5 });
    const rooms = [2, 3, 4, 5].map(
      (room) => night(tired, { night: { Ann: 'stay' }, placed: { Ann: room } }).rooms['Ann'],
    );
    expect(rooms).toEqual([2, 3, 4, 5]);
    expect(() => night(tired, { night: {}, placed: { Ann: 1 } })).toThrow('R14: Ann cannot be put into room 1');
    expect(night(tired, { night: {} }).kinds('Ann')).toContain('placed');
  });

  test('R14: who may not stay holds no place: another may take it', () => {
    const pair = { Ann: 'GUEST 1', Eve: 'GUEST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' };
    const end = night(house(pair, { stays: { Ann: 2, Eve: 2 } }), {
      night: { Bob: 1, Cat: 1 },
      placed: { Ann: 7, Eve: 8 },
    });
    expect(end.rooms).toEqual({ Ann: 7, Eve: 8, Bob: 1, Cat: 1, Dan: 4 });
  });

  test('R14: who must leave and is sent back is told so, and put somewhere after all moves', () => {
    const end = night(house({ ...four, Eve: 'GUEST 1' }, { stays: { Cat: 2 } }), {
      night: { Cat: 1 },
      placed: { Cat: 8 },
    });
    expect(end.rooms['Cat']).toBe(8);
    expect(end.kinds('Cat')).toEqual(expect.arrayContaining(['sentBack', 'placed']));
  });

  test('R14: rooms that are full then are no choice; with no space anywhere they stay', () => {
    const full = { Ann: 'GUEST 1', Bob: 'GUEST 2', Cat: 'GUEST 2', Dan: 'MOBSTER 3', Eve: 'GUEST 3' };
    const tired = house(full, { stays: { Ann: 2 }, rooms: 4 });
    expect(night(tired, { night: {} }).rooms['Ann']).toBe(4);
    expect(() => night(tired, { night: {}, placed: { Ann: 2 } })).toThrow('the rooms that may have space are 4');
    const nowhere = house(full, { stays: { Ann: 2 }, rooms: 4, destroyed: [4] });
    expect(night(nowhere, { night: {} }).rooms['Ann']).toBe(1);
  });

  test('R14: several are put somewhere in inbox order', () => {
    const two = house(
      { Ann: 'GUEST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 3' },
      { stays: { Ann: 2, Bob: 2 }, rooms: 4 },
    );
    const end = night(two, { night: { Bob: 'stay', Ann: 'stay' }, placed: { Ann: 4, Bob: 4 } });
    expect(end.rooms).toMatchObject({ Ann: 4, Bob: 4 });
    const three = { Ann: 'GUEST 1', Bob: 'GUEST 2', Eve: 'GUEST 3', Cat: 'GUEST 4', Dan: 'MOBSTER 4' };
    const last = night(house(three, { stays: { Ann: 2, Bob: 2, Eve: 2 }, rooms: 5 }), {
      night: {},
      inbox: ['Eve', 'Bob', 'Ann'],
      placed: { Ann: [5, 2], Bob: 5, Eve: 5 },
    });
    expect(last.rooms).toMatchObject({ Ann: 2, Bob: 5, Eve: 5 });
  });

  test('R15: who is outside the limit fills no room and is never sent back, so that three and four may meet', () => {
    const many = { Ann: 'GUEST 1', Bob: 'GUEST 1', Cat: 'CONTORTIONIST 2', Dan: 'STOWAWAY 3', Eve: 'GUEST 4' };
    const end = night(house(many), { night: { Cat: 1, Dan: 1 } });
    expect(end.rooms).toEqual({ Ann: 1, Bob: 1, Cat: 1, Dan: 1, Eve: 4 });
    // They leave room for two who count.
    expect(
      night(house({ Ann: 'GUEST 1', Bob: 'GUEST 2', Cat: 'CONTORTIONIST 1', Dan: 'STOWAWAY 3' }), { night: { Bob: 1 } })
        .rooms['Bob'],
    ).toBe(1);
  });

  test('R16: nobody may enter a destroyed room, and who is in it must leave', () => {
    const gone = house(four, { destroyed: [1], rooms: 6 });
    expect(() => night(gone, { night: { Bob: 1 } })).toThrow('R6, R16: Bob cannot go to room 1');
    const end = night(gone, { night: {}, placed: { Ann: 5 } });
    expect(end.rooms['Ann']).toBe(5);
    expect(() => night(gone, { night: {}, placed: { Ann: 1 } })).toThrow(/R14/);
    expect(() => night(gone, { night: {}, kill: { by: 'Dan', room: 1 } })).toThrow(/R20/);
  });

  test('R18: everybody learns the room they are in and who is there with them, on the opening night too', () => {
    const end = night(house(four), { night: { Bob: 1 } });
    expect(end.told('Ann')).toContainEqual({ kind: 'slept', seenBy: [0], who: 0, room: 1, company: [1] });
    expect(end.told('Bob')).toContainEqual({ kind: 'slept', seenBy: [1], who: 1, room: 1, company: [0] });
    expect(end.told('Cat')).toEqual([{ kind: 'slept', seenBy: [2], who: 2, room: 3, company: [] }]);
    const { happenings } = rooms
      .deals(roomsOptions({ roles: 'plain' }), 4)
      .lay(['GUEST 1', 'GUEST 1', 'GUEST 2', 'MOBSTER 2']);
    expect(happenings).toContainEqual({ kind: 'slept', seenBy: [0], who: 0, room: 1, company: [1] });
  });
});

describe('the end', () => {
  const at = (dead: readonly string[], cards: Readonly<Record<string, string>> = { ...four, Eve: 'MOBSTER 5' }) =>
    resultOf(house(cards, { dead }).state, roomsOptions());

  test('R1: the town wins when the whole mafia is dead', () => {
    expect(at(['Dan', 'Eve'])).toEqual({ winner: 'town', reason: 'mafiaDead' });
    expect(at(['Dan'])).toBeNull();
  });

  test('R2: the mafia win when the town is no more than they are; neutrals are not counted', () => {
    expect(at(['Ann'])).toEqual({ winner: 'mafia', reason: 'equal' });
    expect(at([], { ...four, Eve: 'MOBSTER 5', Fay: 'DRIFTER 6' })).toBeNull();
    expect(at(['Ann'], { ...four, Eve: 'MOBSTER 5', Fay: 'DRIFTER 6' })).toEqual({ winner: 'mafia', reason: 'equal' });
  });

  test('R1, R2: with nobody of either side left it is a draw, before either wins', () => {
    expect(at(['Ann', 'Bob', 'Cat', 'Dan'], { ...four, Fay: 'DRIFTER 6' })).toEqual({
      winner: null,
      reason: 'nobodyLeft',
    });
  });

  test('R3: the Drifter wins beside the others, alive and with five different rooms slept in', () => {
    const cards = { ...four, Fay: 'DRIFTER 6' };
    const ended = (slept: readonly number[] | 'enough', dead: readonly string[]) =>
      resultOf(house(cards, { dead, slept }).state, roomsOptions());
    expect(ended('enough', ['Dan'])).toEqual({ winner: 'town', reason: 'mafiaDead', beside: ['drifter'] });
    expect(ended('enough', ['Ann', 'Bob'])).toEqual({ winner: 'mafia', reason: 'equal', beside: ['drifter'] });
    expect(ended('enough', ['Ann', 'Bob', 'Cat', 'Dan'])).toEqual({
      winner: null,
      reason: 'nobodyLeft',
      beside: ['drifter'],
    });
    expect(ended([1, 2, 3, 4], ['Dan'])).toEqual({ winner: 'town', reason: 'mafiaDead' });
    expect(ended('enough', ['Dan', 'Fay'])).toEqual({ winner: 'town', reason: 'mafiaDead' });
  });

  test('R3: the Drifter: the fifth room, the opening one included, is enough', () => {
    const drifter = { ...four, Fay: 'DRIFTER 6' };
    const slept = (before: readonly number[], room: number) =>
      night(house(drifter, { slept: before }), { night: { Fay: room } }).state.slept;
    expect(slept([6], 7)).toEqual([6, 7]);
    expect(slept([6, 7], 7)).toEqual([6, 7]);
    expect(slept([2, 3, 6, 7], 8)).toBe('enough');
    expect(
      rooms
        .deals(roomsOptions({ roles: ['GUEST', 'GUEST', 'GUEST', 'MOBSTER', 'DRIFTER'] }), 5)
        .lay(['GUEST 1', 'DRIFTER 4', 'GUEST 2', 'GUEST 3', 'MOBSTER 5']).next.slept,
    ).toEqual([4]);
  });

  test('a game that has not ended after the last night is a draw', () => {
    const { state } = house(four);
    expect(resultOf({ ...state, round: 3 }, roomsOptions({ maxNights: 2 }))).toEqual({
      winner: null,
      reason: 'nightsOver',
    });
    expect(resultOf({ ...state, round: 2 }, roomsOptions({ maxNights: 2 }))).toBeNull();
    expect(v.parse(optionsSchema, {}).maxNights).toBe(40);
  });
});
