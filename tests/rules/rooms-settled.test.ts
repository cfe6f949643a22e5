import { describe, expect, test } from 'vitest';
import { rooms } from '../../src/games/rooms/rules.ts';
import { resultOf } from '../../src/games/rooms/state.ts';
import { turn } from '../../src/games/rooms/turns.ts';
import type { RoomsMove } from '../../src/games/rooms/types.ts';
import { house, night, roomsOptions } from '../support/rooms-house.ts';

const jailer = { Ann: 'JAILER 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' };
const concierge = { ...jailer, Ann: 'CONCIERGE 1' };

describe('what the rules leave open, as it is settled', () => {
  test('R10: the held have the first claim to their room, also on a third night and against who comes first', () => {
    const cards = { ...jailer, Fay: 'GUEST 2' };
    for (const stays of [{}, { Bob: 2 }]) {
      const end = night(house(cards, { stays }), {
        night: { Cat: 2, Bob: 7, Ann: { jail: 'Bob' } },
        inbox: ['Cat', 'Bob'],
      });
      expect(end.rooms).toMatchObject({ Bob: 2, Fay: 2, Cat: 3 });
      expect(end.kinds('Cat')).toContain('sentBack');
    }
  });

  test('R23: who is swapped back into their own room has not entered it, and sets off no trap', () => {
    const end = night(house(concierge, { traps: { 2: 2 } }), { night: { Ann: { swap: [2, 7] }, Bob: 7 } });
    expect(end.rooms['Bob']).toBe(2);
    expect(end.died).toEqual([]);
    expect(end.state.traps).toEqual([{ room: 2, nights: 1 }]);
  });

  test('R29, Night porter: learns who is in the room after a swap, not who walked there and was swapped away', () => {
    const end = night(house({ ...concierge, Fay: 'PORTER 8' }), {
      night: { Ann: { swap: [2, 7] }, Cat: 7, Fay: { watch: 7 } },
    });
    expect(end.rooms).toMatchObject({ Bob: 7, Cat: 2 });
    expect(end.told('Fay')).toContainEqual({ kind: 'entered', seenBy: [4], who: 4, room: 7, visitors: [1] });
    const own = night(house({ ...concierge, Fay: 'PORTER 8' }), {
      night: { Ann: { swap: [2, 7] }, Bob: 7, Fay: { watch: 2 } },
    });
    expect(own.told('Fay')).toContainEqual(expect.objectContaining({ kind: 'entered', visitors: [] }));
  });

  test('R30: a jail stops no passive ability: the Insomniac is awake, the Contortionist fills no room', () => {
    const awake = night(house({ ...jailer, Bob: 'INSOMNIAC 2' }), { night: { Ann: { jail: 'Bob' } } });
    expect(awake.told('Bob')).toContainEqual({ kind: 'awake', seenBy: [1], who: 1, knock: false });
    const outside = night(house({ ...jailer, Bob: 'CONTORTIONIST 2' }), {
      night: { Ann: { go: 2, jail: 'Bob' }, Cat: 2 },
    });
    expect(outside.rooms).toMatchObject({ Ann: 2, Bob: 2, Cat: 2 });
  });

  test('R19: the mafia, and nobody else, are shown each other with their roles', () => {
    const roles = ['GUEST', 'GUEST', 'GUEST', 'SABOTEUR', 'MOBSTER'] as const;
    const { happenings } = rooms
      .deals(roomsOptions({ roles }), 5)
      .lay(['GUEST 1', 'SABOTEUR 2', 'GUEST 1', 'GUEST 3', 'MOBSTER 4']);
    expect(happenings.filter(({ kind }) => kind === 'partners')).toEqual([
      { kind: 'partners', seenBy: [1, 4], partners: [1, 4], roles: ['SABOTEUR', 'MOBSTER'] },
    ]);
  });

  test('R5, R18, R29: at the deal all are told how many rooms there are and which roles are in play; the own card, room and company each alone', () => {
    const roles = ['GUEST', 'GUEST', 'GUEST', 'SABOTEUR', 'MOBSTER'] as const;
    const cards = ['GUEST 1', 'SABOTEUR 2', 'GUEST 1', 'GUEST 3', 'MOBSTER 4'];
    const { happenings } = rooms.deals(roomsOptions({ roles }), 5).lay(cards);
    const open = happenings.filter(({ seenBy }) => seenBy === 'all');
    expect(open).toEqual([expect.objectContaining({ kind: 'opened', players: 5, rooms: 8 })]);
    const inPlay = open.flatMap((told) => (told.kind === 'opened' ? told.roles : []));
    expect(inPlay.toSorted()).toEqual(roles.toSorted());
    for (const [who, card] of cards.entries()) {
      const [role, room] = card.split(' ');
      const company = who === 0 ? [2] : who === 2 ? [0] : [];
      expect(happenings).toContainEqual({ kind: 'card', seenBy: [who], who, role });
      expect(happenings).toContainEqual({ kind: 'slept', seenBy: [who], who, room: Number(room), company });
    }
  });

  test('R16: nobody may name a destroyed room, neither to go there nor to use it, but to swap or to listen, where nothing comes of it', () => {
    const roles = {
      disarm: 'HANDYMAN',
      watch: 'PORTER',
      demolish: 'DEMOLITIONIST',
      listen: 'EAVESDROPPER',
      swap: 'CONCIERGE',
    };
    for (const [ability, role] of Object.entries(roles)) {
      const { state } = house(
        { Ann: `${role} 1`, Bob: 'GUEST 3', Cat: 'GUEST 3', Dan: 'MOBSTER 4' },
        { destroyed: [2] },
      );
      const planned = rooms.play(state, [null, null, null, { kind: 'kill', by: 3, room: 5 }], roomsOptions()).next;
      const names = (move: RoomsMove) => ('room' in move ? move.room === 2 : 'rooms' in move && move.rooms.includes(2));
      const naming = turn(planned).choices.flatMap(({ moves }) => moves.filter(names).map(({ kind }) => kind));
      const isVain = ability === 'listen' || ability === 'swap';
      expect([ability, [...new Set(naming)]]).toEqual([ability, isVain ? [ability] : []]);
    }
  });

  test('R11: the inbox order is nobody’s choice and told to nobody', () => {
    const entry = { night: { Ann: 6, Bob: 6, Cat: 6 } };
    const told = [
      ['Ann', 'Cat', 'Bob'],
      ['Cat', 'Ann', 'Bob'],
    ].map((inbox) => night(house(jailer), { ...entry, inbox }).all);
    expect(told[0]).toEqual(told[1]);
    const planned = rooms.play(house(jailer).state, [null, null, null, { kind: 'rest' }], roomsOptions()).next;
    const orders = turn(planned).choices.map(
      ({ moves }) => moves.find((move) => move.kind === 'go' && move.room === 6) ?? moves[0],
    );
    const { choices } = turn(rooms.play(planned, orders, roomsOptions()).next);
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.flatMap(({ by }) => by)).toEqual([]);
  });

  test('R2: the end is checked after a night kill, before there is a day', () => {
    const end = night(house({ Ann: 'GUEST 1', Bob: 'GUEST 2', Dan: 'MOBSTER 3' }), {
      night: {},
      kill: { by: 'Dan', room: 1 },
    });
    expect(end.died).toEqual(['Ann']);
    expect(resultOf(end.state, roomsOptions())).toEqual({ winner: 'mafia', reason: 'equal' });
    expect(end.announced.at(-1)).toEqual({ kind: 'roles', seenBy: 'all', roles: ['GUEST', 'GUEST', 'MOBSTER'] });
  });

  test('R29, R32: the use of who is held is not spent', () => {
    const swap = night(house({ ...jailer, Bob: 'CONCIERGE 2' }), {
      night: { Ann: { jail: 'Bob' }, Bob: { swap: [3, 7] } },
    });
    expect(swap.rooms['Cat']).toBe(3);
    expect(swap.state.used).toEqual([0, 0, 0, 0]);
    const burn = night(house({ ...jailer, Dan: 'ARSONIST 4' }), {
      night: { Ann: { jail: 'Dan' }, Dan: { burn: true } },
    });
    expect(burn.state.destroyed).toEqual([]);
    expect(burn.state.used).toEqual([0, 0, 0, 0]);
  });

  test('R29, Saboteur: the use is spent when somebody is there and no trap is laid', () => {
    const end = night(house({ ...jailer, Dan: 'SABOTEUR 4' }), {
      night: { Dan: { prolong: true } },
      kill: { by: 'Dan', room: 2 },
    });
    expect(end.died).toEqual(['Bob']);
    expect(end.state.traps).toEqual([]);
    expect(end.state.used[3]).toBe(1);
  });

  test('R33: two traps dismantled in one night are announced as two', () => {
    const cards = { Ann: 'HANDYMAN 1', Bob: 'RATCATCHER 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' };
    const end = night(house(cards, { traps: { 6: 1, 7: 2 } }), { night: { Ann: { disarm: 6 }, Bob: 7 } });
    expect(end.announced).toContainEqual({ kind: 'dismantled', seenBy: 'all', count: 2 });
    expect(end.state.traps).toEqual([]);
  });

  test('R14, R15: the Contortionist who is put somewhere finds space everywhere', () => {
    const cards = { Ann: 'CONTORTIONIST 1', Bob: 'GUEST 2', Eve: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 3' };
    const tired = house(cards, { stays: { Ann: 2 }, rooms: 4 });
    const put = [2, 3, 4].map((room) => night(tired, { night: {}, placed: { Ann: room } }).rooms['Ann']);
    expect(put).toEqual([2, 3, 4]);
  });

  test('R8, R15: on the opening night the limit holds for those outside it too', () => {
    const roles = ['CONTORTIONIST', 'GUEST', 'GUEST', 'STOWAWAY'] as const;
    const deals = rooms.deals(roomsOptions({ roles }), 4);
    const cards = (contortionist: number, stowaway: number) => [
      `CONTORTIONIST ${contortionist}`,
      'GUEST 1',
      'GUEST 1',
      `STOWAWAY ${stowaway}`,
    ];
    expect(() => deals.lay(cards(1, 2))).toThrow(/R8/);
    expect(() => deals.lay(cards(2, 1))).toThrow(/R8/);
    expect(deals.lay(cards(2, 2)).next.rooms).toEqual([2, 1, 1, 2]);
  });
});
