import { describe, expect, test } from 'vitest';
import { rooms } from '../../src/games/rooms/rules.ts';
import { usualMafia } from '../../src/games/rooms/setup.ts';
import { turn } from '../../src/games/rooms/turns.ts';
import { house, news, night, roomsOptions } from '../support/rooms-house.ts';

const cards = { Ann: 'GUEST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4', Eve: 'MOBSTER 5', Zoe: 'GUEST 8' };
/** So few that all can go round, and nobody has to be put somewhere. */
const lone = { Ann: 'GUEST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' };
const kill = (by: string, room: number) => ({ by, room });

describe('the night kill', () => {
  test('R7: with two others in the room the kill fails, whatever their alignment, and the killer stays there', () => {
    const end = night(house(cards), { night: { Bob: 1, Eve: 'stay' }, kill: kill('Dan', 1) });
    // Ann stays and Bob comes first, so that there is no place for Dan.
    expect(end.died).toEqual([]);
    expect(news(end)).toEqual(['failedKill']);
    const outside = { ...cards, Bob: 'CONTORTIONIST 2' };
    const crowd = night(house(outside), { night: { Bob: 1 }, kill: kill('Dan', 1) });
    expect(crowd.rooms).toMatchObject({ Ann: 1, Bob: 1, Dan: 1 });
    expect(news(crowd)).toEqual(['failedKill']);
    expect(crowd.causes.at(-1)).toMatchObject({ what: 'killFailed', why: 'crowded' });
  });

  test('R9: a killer and a victim in a room are two: no third comes in', () => {
    const end = night(house(cards), { night: { Cat: 1, Eve: 1 }, kill: kill('Dan', 1), inbox: ['Dan', 'Cat', 'Eve'] });
    expect(end.died).toEqual(['Ann']);
    expect(end.rooms).toMatchObject({ Cat: 3, Eve: 5 });
  });

  test('R19: two mafia at ten players, more above', () => {
    const counts = [3, 4, 5, 7, 8, 10, 11, 15, 16, 20].map(usualMafia);
    expect(counts).toEqual([1, 1, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('R19: the mafia start in different rooms and move independently', () => {
    const deals = rooms.deals(roomsOptions({ roles: 'plain', mafia: 2 }), 5);
    const both = ['GUEST 1', 'GUEST 2', 'GUEST 3', 'MOBSTER 4', 'MOBSTER 4'];
    expect(() => deals.lay(both)).toThrow('R19: two mafia open in room 4');
    expect(night(house(cards), { night: { Dan: 6, Eve: 7 } }).rooms).toMatchObject({ Dan: 6, Eve: 7 });
  });

  test('R20: the mafia may order no kill, or one of their living to a standing room, their own included', () => {
    const { state } = house(cards, { dead: ['Eve'], destroyed: [2] });
    const [ann, , , dan] = turn(state).choices;
    expect(ann.moves).toEqual([{ kind: 'pass' }]);
    const rooms = [1, 3, 4, 5, 6, 7, 8];
    expect(dan.moves).toEqual([{ kind: 'rest' }, ...rooms.map((room) => ({ kind: 'kill', by: 3, room }))]);
  });

  test('R20: the order is known to all of the mafia, and to nobody else', () => {
    const { state } = house(cards);
    const { happenings } = rooms.play(
      state,
      [null, null, null, { kind: 'kill', by: 4, room: 2 }, null],
      roomsOptions(),
    );
    expect(happenings).toEqual([{ kind: 'planned', seenBy: [3, 4], by: 4, room: 2 }]);
  });

  test('R21: who is alone in the named room is killed at once', () => {
    const end = night(house(cards), { night: { Ann: 'stay' }, kill: kill('Dan', 1) });
    expect(end.died).toEqual(['Ann']);
    expect(end.causes).toContainEqual(expect.objectContaining({ what: 'killed', who: 3, target: 0, rooms: [1] }));
  });

  test('R21: so is who enters the room in which the killer stayed', () => {
    const end = night(house(cards), { night: { Ann: 4 }, kill: kill('Dan', 4) });
    expect(end.died).toEqual(['Ann']);
  });

  test('R21: a neutral dies like the town', () => {
    expect(night(house({ ...cards, Ann: 'DRIFTER 1' }), { night: {}, kill: kill('Dan', 1) }).died).toEqual(['Ann']);
  });

  test('R21: the mafia kill none of their own: the kill fails and is announced', () => {
    const end = night(house(cards), { night: {}, kill: kill('Dan', 5) });
    expect(end.died).toEqual([]);
    expect(news(end)).toEqual(['failedKill']);
  });

  test('R28: the kill uses up the move: the killer goes to the named room and nowhere else', () => {
    const end = night(house(cards), { night: {}, kill: kill('Dan', 7) });
    expect(end.rooms['Dan']).toBe(7);
    expect(() => night(house(cards), { night: { Dan: 6 }, kill: kill('Dan', 7) })).toThrow(
      'R28: Dan carries out the kill',
    );
  });

  test('R34: a killer who is sent back kills nobody: a failed kill', () => {
    const end = night(house(cards), { night: { Bob: 1, Cat: 1 }, kill: kill('Dan', 1), inbox: ['Bob', 'Cat', 'Dan'] });
    expect(end.rooms['Dan']).toBe(4);
    expect(news(end)).toEqual(['failedKill']);
    expect(end.causes).toContainEqual(expect.objectContaining({ what: 'killFailed', why: 'sentBack' }));
  });

  test('R34: a killer who may not stay and named their own room is put elsewhere: a failed kill', () => {
    const end = night(house(cards, { stays: { Dan: 2 } }), { night: {}, kill: kill('Dan', 4), placed: { Dan: 6 } });
    expect(end.rooms['Dan']).toBe(6);
    expect(news(end)).toEqual(['failedKill']);
    expect(end.state.traps).toEqual([]);
  });

  test('R35: the room of who was killed in a room kill is shown, with the role', () => {
    const end = night(house(cards), { night: {}, kill: kill('Dan', 1) });
    expect(end.announced).toEqual([{ kind: 'death', seenBy: 'all', who: 0, role: 'GUEST', by: 'kill', room: 1 }]);
  });

  test('R34: a failed kill is announced without room or person', () => {
    const end = night(house(cards), { night: {}, kill: kill('Dan', 5) });
    expect(end.announced).toContainEqual({ kind: 'failedKill', seenBy: 'all' });
  });
});

describe('traps', () => {
  test('R22, R36: with nobody in the room a trap is laid, and that is not announced', () => {
    const end = night(house(cards), { night: {}, kill: kill('Dan', 7) });
    expect(end.state.traps).toEqual([{ room: 7, nights: 2 }]);
    expect(end.announced.map(({ kind }) => kind)).toEqual(['quiet']);
  });

  test('R23, R25: who enters a trapped room alone dies, and the trap is gone; the cause is told and no room', () => {
    const end = night(house(cards, { traps: { 7: 2 } }), { night: { Ann: 7 } });
    expect(end.died).toEqual(['Ann']);
    expect(end.announced).toEqual([{ kind: 'death', seenBy: 'all', who: 0, role: 'GUEST', by: 'trap', room: null }]);
    expect(end.state.traps).toEqual([]);
  });

  test('R23: the mafia die in traps like anybody', () => {
    expect(night(house(cards, { traps: { 7: 2 } }), { night: { Eve: 7 } }).died).toEqual(['Eve']);
  });

  test('R23: who stayed sets off nothing, nor does who is sent back', () => {
    expect(night(house(cards, { traps: { 1: 2 } }), { night: {} }).died).toEqual([]);
    const full = { ...cards, Fay: 'GUEST 7', Gus: 'GUEST 7' };
    const end = night(house(full, { traps: { 1: 2 } }), { night: { Ann: 7 } });
    expect(end.died).toEqual([]);
    expect(end.rooms['Ann']).toBe(1);
    expect(end.state.traps).toEqual([{ room: 1, nights: 1 }]);
  });

  test('R24: two who enter, or one who joins somebody there, make it void for ever; those in the room are told', () => {
    const both = night(house(cards, { traps: { 7: 2 } }), { night: { Ann: 7, Eve: 7 } });
    expect(both.died).toEqual([]);
    expect(both.state.traps).toEqual([]);
    expect(both.kinds('Ann')).toContain('trapVoid');
    expect(both.kinds('Eve')).toContain('trapVoid');
    expect(both.kinds('Bob')).not.toContain('trapVoid');
    expect(news(both)).toEqual([]);
    const joined = night(house(cards, { traps: { 1: 2 } }), { night: { Bob: 1 } });
    expect(joined.died).toEqual([]);
    expect(joined.state.traps).toEqual([]);
  });

  test('R27: a trap is armed on the two nights after it was laid, then breaks, and nobody is told', () => {
    const laid = night(house(lone), { night: {}, kill: kill('Dan', 7) });
    const first = night(laid.house, { night: { Ann: 2, Bob: 3, Cat: 1 } });
    expect(first.state.traps).toEqual([{ room: 7, nights: 1 }]);
    expect(night(first.house, { night: { Cat: 7, Dan: 6 } }).died).toEqual(['Cat']);
    const second = night(first.house, { night: {} });
    expect(second.state.traps).toEqual([]);
    expect(news(second)).toEqual([]);
    expect(second.causes).toContainEqual(expect.objectContaining({ what: 'trapBroke', rooms: [7] }));
    expect(night(second.house, { night: { Bob: 7, Ann: 5, Cat: 6, Dan: 8 } }).died).toEqual([]);
  });

  test('R27: at most two are active at any time', () => {
    let end = night(house(lone), { night: {}, kill: kill('Dan', 5) });
    const sizes = [6, 7, 8].map((room) => {
      const { Ann, Bob, Cat } = end.rooms;
      end = night(end.house, { night: { Ann: Bob, Bob: Cat, Cat: Ann }, kill: kill('Dan', room) });
      return end.state.traps.length;
    });
    expect(sizes).toEqual([2, 2, 2]);
  });

  test('R22: laid where one lies, it replaces it, two nights anew', () => {
    const end = night(house(cards, { traps: { 4: 1 } }), { night: {}, kill: kill('Dan', 4) });
    expect(end.died).toEqual([]);
    expect(end.state.traps).toEqual([{ room: 4, nights: 2 }]);
  });

  test('R23: a killer sent to a trapped room with nobody in it dies there; the kill failed', () => {
    const end = night(house(cards, { traps: { 7: 1 } }), { night: {}, kill: kill('Dan', 7) });
    expect(end.died).toEqual(['Dan']);
    expect(news(end)).toEqual(['death', 'failedKill']);
    expect(end.state.traps).toEqual([]);
  });

  test('R24, R21: killer and victim both entering a trapped room are two: it is void first, then the kill', () => {
    const end = night(house(cards, { traps: { 7: 2 } }), { night: { Ann: 7 }, kill: kill('Dan', 7) });
    expect(end.died).toEqual(['Ann']);
    expect(end.causes.map(({ what }) => what)).toEqual(['trapVoid', 'killed']);
    expect(end.announced).toEqual([{ kind: 'death', seenBy: 'all', who: 0, role: 'GUEST', by: 'kill', room: 7 }]);
  });

  test('R22: a trap is armed from the night after the one on which it was laid', () => {
    const end = night(house(lone), { night: { Ann: 6 }, kill: kill('Dan', 7) });
    expect(end.died).toEqual([]);
    expect(night(end.house, { night: { Bob: 7, Dan: 5, Cat: 1 } }).died).toEqual(['Bob']);
  });
});
