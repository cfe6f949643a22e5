import { describe, expect, test } from 'vitest';
import { rooms } from '../../src/games/rooms/rules.ts';
import { setupOf } from '../../src/games/rooms/setup.ts';
import { turn } from '../../src/games/rooms/turns.ts';
import { house, news, night, roomsOptions } from '../support/rooms-house.ts';

/** A house in which Ann has a role; Bob and Cat are Guests, Dan and Eve Mobsters. */
function withAnn(
  role: string,
  standing: Parameters<typeof house>[1] = {},
  changes: Readonly<Record<string, string>> = {},
) {
  return house(
    { Ann: `${role} 1`, Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4', Eve: 'MOBSTER 5', ...changes },
    standing,
  );
}

describe('roles', () => {
  test('R29: everybody has a role of their own; the list of the rules fills up with Guests and Mobsters', () => {
    const inPlay = (players: number) => setupOf(roomsOptions(), players).roles;
    expect(inPlay(5)).toEqual(['HANDYMAN', 'PORTER', 'JAILER', 'CONTORTIONIST', 'STOWAWAY']);
    expect(inPlay(10).slice(8)).toEqual(['STOWAWAY', 'SABOTEUR']);
    expect(inPlay(20).filter((role) => role === 'GUEST')).toHaveLength(6);
    expect(inPlay(20).filter((role) => role === 'MOBSTER')).toHaveLength(1);
    expect(inPlay(20)).not.toContain('DRIFTER');
    expect(inPlay(4)).toEqual(['GUEST', 'GUEST', 'GUEST', 'MOBSTER']);
  });

  test('R26, R33: the Handyman removes the trap of a room before it is set off; announced if there was one', () => {
    const trapped = withAnn('HANDYMAN', { traps: { 7: 2 } });
    const end = night(trapped, { night: { Ann: { disarm: 7 }, Bob: 7 } });
    expect(end.died).toEqual([]);
    expect(end.announced).toContainEqual({ kind: 'dismantled', seenBy: 'all', count: 1 });
    expect(news(night(trapped, { night: { Ann: { disarm: 6 } } }))).toEqual([]);
  });

  test('Night porter: learns who entered one room, the Stowaway and the dead included, not who stayed', () => {
    const end = night(withAnn('PORTER', {}, { Dan: 'STOWAWAY 4', Fay: 'GUEST 7' }), {
      night: { Ann: { watch: 7 }, Dan: 7, Bob: 7 },
    });
    expect(end.told('Ann')).toContainEqual({ kind: 'entered', seenBy: [0], who: 0, room: 7, visitors: [1, 3] });
    const dead = night(withAnn('PORTER'), { night: { Ann: { watch: 7 }, Bob: 7 }, kill: { by: 'Dan', room: 7 } });
    expect(dead.died).toEqual(['Bob']);
    expect(dead.told('Ann')).toContainEqual(expect.objectContaining({ kind: 'entered', visitors: [1, 3] }));
  });

  test('R32, Jailer: the jailed player stays, does nothing and cannot be killed; announced, and not by whom', () => {
    const end = night(withAnn('JAILER', {}, { Bob: 'PORTER 2' }), {
      night: { Ann: { jail: 'Bob' }, Bob: { go: 7, watch: 3 } },
      kill: { by: 'Dan', room: 2 },
    });
    expect(end.rooms['Bob']).toBe(2);
    expect(end.kinds('Bob')).toEqual(['slept']);
    expect(end.died).toEqual([]);
    expect(news(end)).toEqual(['jailed', 'failedKill']);
    expect(end.announced[0]).toEqual({ kind: 'jailed', seenBy: 'all', who: 1 });
  });

  test('Jailer: never the same player twice running, another and then the same again are fine; nor themself', () => {
    const first = night(withAnn('JAILER'), { night: { Ann: { jail: 'Bob' } } });
    expect(() => night(first.house, { night: { Ann: { jail: 'Bob' } } })).toThrow('R29: Ann may not choose');
    const second = night(first.house, { night: { Ann: { go: 6, jail: 'Cat' }, Dan: 7 } });
    expect(night(second.house, { night: { Ann: { jail: 'Bob' } } }).announced[0]).toMatchObject({ who: 1 });
    expect(() => night(withAnn('JAILER'), { night: { Ann: { jail: 'Ann' } } })).toThrow(/R29/);
  });

  test('Jailer: a jailed killer kills nobody, announced; jail and stun of a night all hold', () => {
    const killer = night(withAnn('JAILER'), { night: { Ann: { jail: 'Dan' } }, kill: { by: 'Dan', room: 2 } });
    expect(killer.died).toEqual([]);
    expect(news(killer)).toEqual(['jailed', 'failedKill']);
    const each = night(withAnn('JAILER', {}, { Bob: 'TASER 2' }), {
      night: { Ann: { go: 6, jail: 'Bob' }, Bob: { go: 7, stun: 'Ann' } },
    });
    expect(each.rooms).toMatchObject({ Ann: 1, Bob: 2 });
    expect(news(each)).toEqual(['jailed', 'stunned']);
    const dies = night(withAnn('JAILER'), { night: { Ann: { jail: 'Bob' }, Bob: 7 }, kill: { by: 'Dan', room: 1 } });
    expect(dies.died).toEqual(['Ann']);
    expect(dies.rooms['Bob']).toBe(2);
  });

  test('Jailer: the held stay even in a destroyed room and on a third night; the count waits', () => {
    const third = night(withAnn('JAILER', { stays: { Bob: 2 } }), { night: { Ann: { jail: 'Bob' } } });
    expect(third.rooms['Bob']).toBe(2);
    expect(third.state.stays[1]).toBe(2);
    const second = night(withAnn('JAILER'), { night: { Ann: { jail: 'Bob' } } });
    expect(second.state.stays[1]).toBe(1);
    const gone = night(withAnn('JAILER', { destroyed: [2] }), { night: { Ann: { jail: 'Bob' } } });
    expect(gone.rooms['Bob']).toBe(2);
  });

  test('R15, Contortionist: does not count towards the limit', () => {
    const end = night(withAnn('CONTORTIONIST', {}, { Fay: 'GUEST 2' }), { night: { Ann: 2 } });
    expect(end.rooms).toMatchObject({ Ann: 2, Bob: 2, Fay: 2 });
  });

  test('Contortionist: counts for everything but space: saves from a kill, makes a trap void', () => {
    const kill = night(withAnn('CONTORTIONIST'), { night: { Ann: 2 }, kill: { by: 'Dan', room: 2 } });
    expect(kill.died).toEqual([]);
    const trap = night(withAnn('CONTORTIONIST', { traps: { 7: 2 } }), { night: { Ann: 7, Bob: 7 } });
    expect(trap.died).toEqual([]);
    expect(trap.state.traps).toEqual([]);
  });

  test('Eavesdropper: learns how many ended the night in a room next to theirs, dead and Stowaway included', () => {
    const end = night(withAnn('EAVESDROPPER', {}, { Dan: 'STOWAWAY 4' }), {
      night: { Ann: { go: 7, listen: 2 }, Bob: 'stay' },
      kill: { by: 'Dan', room: 2 },
    });
    expect(end.died).toEqual(['Bob']);
    expect(end.told('Ann')).toContainEqual({ kind: 'heard', seenBy: [0], who: 0, room: 2, count: 2 });
    expect(() => night(withAnn('EAVESDROPPER'), { night: { Ann: { listen: 3 } } })).toThrow(/R29/);
  });

  test('Eavesdropper: hears nobody in a destroyed room', () => {
    const end = night(withAnn('EAVESDROPPER', { destroyed: [2] }, { Eve: 'GUEST 5', Fay: 'JAILER 6' }), {
      night: { Ann: { listen: 2 }, Fay: { jail: 'Bob' } },
    });
    expect(end.rooms['Bob']).toBe(2);
    expect(end.told('Ann')).toContainEqual(expect.objectContaining({ kind: 'heard', count: 0 }));
  });

  test('R26, R33, Rat-catcher: disarms a trap on entering, in company too, and lives; announced', () => {
    const alone = night(withAnn('RATCATCHER', { traps: { 7: 2 } }), { night: { Ann: 7 } });
    expect(alone.died).toEqual([]);
    expect(alone.announced).toContainEqual({ kind: 'dismantled', seenBy: 'all', count: 1 });
    const company = night(withAnn('RATCATCHER', { traps: { 7: 2 } }), { night: { Ann: 7, Bob: 7 } });
    expect(news(company)).toEqual(['dismantled']);
    expect(company.kinds('Bob')).not.toContain('trapVoid');
    const stayed = night(withAnn('RATCATCHER', { traps: { 1: 2 } }), { night: {} });
    expect(news(stayed)).toEqual([]);
  });

  test('R30: passive before active: the Rat-catcher disarms before the Handyman, and it is one trap', () => {
    const end = night(withAnn('RATCATCHER', { traps: { 7: 2 } }, { Bob: 'HANDYMAN 2' }), {
      night: { Ann: 7, Bob: { disarm: 7 } },
    });
    expect(end.announced).toContainEqual({ kind: 'dismantled', seenBy: 'all', count: 1 });
    expect(end.causes.map(({ what }) => what)).toEqual(['caught', 'nothingToDisarm']);
  });

  test('R30: a stun stops no passive ability', () => {
    const end = night(withAnn('INSOMNIAC', {}, { Bob: 'TASER 2' }), { night: { Bob: { stun: 'Ann' } } });
    expect(end.kinds('Ann')).toContain('awake');
  });

  test('R32, Taser: no move and no ability for that night only; twice, and not themself; announced', () => {
    const taser = withAnn('TASER', {}, { Bob: 'HANDYMAN 2' });
    const end = night(taser, { night: { Ann: { stun: 'Bob' }, Bob: { go: 7, disarm: 3 } } });
    expect(end.rooms['Bob']).toBe(2);
    expect(end.causes.map(({ what }) => what)).toEqual(['stunned', 'stopped']);
    expect(news(end)).toEqual(['stunned']);
    const next = night(end.house, { night: { Ann: { stun: 'Cat' }, Bob: 7 } });
    expect(next.rooms['Bob']).toBe(7);
    expect(() => night(next.house, { night: { Ann: { stun: 'Bob' } } })).toThrow('R29: Ann cannot "stun" now');
    expect(() => night(taser, { night: { Ann: { stun: 'Ann' } } })).toThrow(/R29/);
  });

  test('Taser: a stunned player can be killed, and a stunned killer kills nobody', () => {
    const victim = night(withAnn('TASER'), { night: { Ann: { stun: 'Bob' } }, kill: { by: 'Dan', room: 2 } });
    expect(victim.died).toEqual(['Bob']);
    const killer = night(withAnn('TASER'), { night: { Ann: { stun: 'Dan' } }, kill: { by: 'Dan', room: 2 } });
    expect(killer.died).toEqual([]);
    expect(news(killer)).toEqual(['stunned', 'failedKill']);
  });

  test('Insomniac: learns whether somebody was sent back from the room they are in, before any swap', () => {
    const full = withAnn('INSOMNIAC', {}, { Fay: 'GUEST 1', Gus: 'CONCIERGE 6' });
    const knocked = night(full, { night: { Bob: 1, Gus: { swap: [1, 8] } } });
    expect(knocked.rooms['Ann']).toBe(8);
    expect(knocked.told('Ann')).toContainEqual({ kind: 'awake', seenBy: [0], who: 0, knock: true });
    const still = night(full, { night: {} });
    expect(still.told('Ann')).toContainEqual({ kind: 'awake', seenBy: [0], who: 0, knock: false });
  });

  test('Concierge: swaps who is in two rooms, after the moves; an empty room is allowed; twice', () => {
    const first = night(withAnn('CONCIERGE'), { night: { Ann: { swap: [3, 2] }, Cat: 7 } });
    expect(first.rooms).toMatchObject({ Bob: 3, Cat: 7 });
    const second = night(first.house, { night: { Ann: { go: 6, swap: [3, 7] } } });
    expect(second.rooms).toMatchObject({ Bob: 7, Cat: 3 });
    expect(() => night(second.house, { night: { Ann: { swap: [1, 2] } } })).toThrow('R29: Ann cannot "swap" now');
  });

  test('Concierge: fails, the use spent, if somebody held is in either room or one is destroyed', () => {
    const held = night(withAnn('CONCIERGE', {}, { Bob: 'JAILER 2' }), {
      night: { Ann: { swap: [2, 3] }, Bob: { jail: 'Cat' } },
    });
    expect(held.rooms).toMatchObject({ Bob: 2, Cat: 3 });
    expect(held.state.used[0]).toBe(1);
    const gone = night(withAnn('CONCIERGE', { destroyed: [8] }), { night: { Ann: { swap: [2, 8] } } });
    expect(gone.rooms['Bob']).toBe(2);
    expect(gone.state.used[0]).toBe(1);
    expect(gone.causes).toContainEqual(expect.objectContaining({ what: 'swapFailed', why: 'destroyedRoom' }));
  });

  test('Concierge: may give a third night, and the count goes on', () => {
    const end = night(withAnn('CONCIERGE', { stays: { Bob: 2 } }), { night: { Ann: { swap: [2, 7] }, Bob: 7 } });
    expect(end.rooms['Bob']).toBe(2);
    expect(end.state.stays[1]).toBe(2);
    expect(night(end.house, { night: { Bob: 'stay' } }).rooms['Bob']).not.toBe(2);
  });

  test('Concierge: a killer must be in the named room after the swap, else the kill fails', () => {
    const moved = night(withAnn('CONCIERGE'), { night: { Ann: { swap: [2, 7] } }, kill: { by: 'Dan', room: 2 } });
    expect(moved.died).toEqual([]);
    expect(news(moved)).toEqual(['failedKill']);
    expect(moved.rooms).toMatchObject({ Bob: 7, Dan: 7 });
    const away = night(withAnn('CONCIERGE'), { night: { Ann: { swap: [3, 7] } }, kill: { by: 'Dan', room: 2 } });
    expect(away.died).toEqual(['Bob']);
  });

  test('Concierge: who is swapped into a room enters it, and sets off its trap', () => {
    const end = night(withAnn('CONCIERGE', { traps: { 7: 2 } }), { night: { Ann: { swap: [2, 7] } } });
    expect(end.died).toEqual(['Bob']);
  });

  test('R16, R17, Demolitionist: destroys an empty room from the next night on, once; announced by number', () => {
    const end = night(withAnn('DEMOLITIONIST', { traps: { 7: 2 } }), { night: { Ann: { demolish: 7 } } });
    expect(end.announced).toContainEqual({ kind: 'destroyed', seenBy: 'all', room: 7 });
    expect(end.state.destroyed).toEqual([7]);
    expect(end.state.traps).toEqual([]);
    expect(() => night(end.house, { night: { Ann: { demolish: 8 } } })).toThrow('R29: Ann cannot "demolish" now');
    expect(() => night(end.house, { night: { Bob: 7 } })).toThrow(/R16/);
  });

  test('R16, Demolitionist: who is in the room, dead or alive, keeps it; the use is spent, and they are told', () => {
    const end = night(withAnn('DEMOLITIONIST'), { night: { Ann: { demolish: 7 }, Bob: 7 } });
    expect(end.state.destroyed).toEqual([]);
    expect(end.state.used[0]).toBe(1);
    expect(end.kinds('Ann')).toContain('notDestroyed');
    const dead = night(withAnn('DEMOLITIONIST', { traps: { 7: 1 } }), { night: { Ann: { demolish: 7 }, Bob: 7 } });
    expect(dead.died).toEqual(['Bob']);
    expect(dead.state.destroyed).toEqual([]);
  });

  test('R16: no destruction leaves fewer rooms than half the living and one; the use is spent', () => {
    const end = night(withAnn('DEMOLITIONIST', { rooms: 6 }, { Eve: 'ARSONIST 5' }), {
      night: { Ann: { demolish: 6 }, Eve: { burn: true } },
    });
    expect(end.state.destroyed).toEqual([5, 6]);
    const few = night(withAnn('DEMOLITIONIST', { rooms: 5 }, { Eve: 'ARSONIST 4', Dan: 'MOBSTER 3' }), {
      night: { Ann: { demolish: 5 }, Eve: { burn: true } },
    });
    expect(few.state.destroyed).toEqual([5]);
    expect(few.state.used).toEqual([1, 0, 0, 0, 1]);
    expect(few.causes).toContainEqual(expect.objectContaining({ what: 'notDestroyed', who: 4, why: 'tooFew' }));
  });

  test('Guest: has no ability', () => {
    const inNight = rooms.play(withAnn('GUEST', {}, { Bob: 'HANDYMAN 2' }).state, [], roomsOptions()).next;
    expect(turn(inNight).choices.find(({ seat }) => seat === '0 ability')?.moves).toEqual([{ kind: 'pass' }]);
    expect(() => night(withAnn('GUEST'), { night: { Ann: { watch: 1 } } })).toThrow('R29: Ann cannot "watch" now');
  });

  test('R15, R18, Stowaway: fills no room and is not named to others there, but sees them', () => {
    const end = night(withAnn('GUEST', {}, { Dan: 'STOWAWAY 4', Bob: 'GUEST 1' }), { night: { Dan: 1 } });
    expect(end.rooms['Dan']).toBe(1);
    expect(end.told('Ann')).toContainEqual(expect.objectContaining({ kind: 'slept', company: [1] }));
    expect(end.told('Dan')).toContainEqual(expect.objectContaining({ kind: 'slept', company: [0, 1] }));
  });

  test('R27, Saboteur: the trap laid that night lasts a night longer, once; three may then be active', () => {
    const saboteur = withAnn('GUEST', { traps: { 8: 2 } }, { Dan: 'SABOTEUR 4' });
    const end = night(saboteur, { night: { Dan: { prolong: true } }, kill: { by: 'Dan', room: 7 } });
    expect(end.state.traps).toEqual([
      { room: 7, nights: 3 },
      { room: 8, nights: 1 },
    ]);
    expect(() => night(end.house, { night: { Dan: { prolong: true } }, kill: { by: 'Dan', room: 6 } })).toThrow(/R29/);
    expect(() => night(saboteur, { night: { Dan: { prolong: true } } })).toThrow(/R29/);
    const lone = withAnn('GUEST', {}, { Dan: 'SABOTEUR 4' });
    const first = night(lone, { night: { Dan: { prolong: true } }, kill: { by: 'Dan', room: 7 } });
    const second = night(first.house, { night: { Ann: 2, Bob: 3, Cat: 1 }, kill: { by: 'Eve', room: 6 } });
    const third = night(second.house, {
      night: { Dan: 4 },
      kill: { by: 'Eve', room: 5 },
    });
    expect(third.state.traps).toEqual([
      { room: 5, nights: 2 },
      { room: 6, nights: 1 },
      { room: 7, nights: 1 },
    ]);
  });

  test('R16, R17, Arsonist: destroys the room they are in when the night ends, once; announced', () => {
    const end = night(withAnn('GUEST', {}, { Eve: 'ARSONIST 5' }), { night: { Eve: { go: 1, burn: true } } });
    expect(end.state.destroyed).toEqual([1]);
    expect(end.announced).toContainEqual({ kind: 'destroyed', seenBy: 'all', room: 1 });
    expect(night(end.house, { night: {}, placed: { Ann: 8, Eve: 8 } }).rooms).toMatchObject({ Ann: 8, Eve: 8 });
    expect(() => night(end.house, { night: { Eve: { burn: true } } })).toThrow(/R29/);
  });

  test('R31: who dies in the night still acts and learns', () => {
    const end = night(withAnn('HANDYMAN', { traps: { 6: 2, 7: 2 } }), { night: { Ann: { go: 6, disarm: 7 }, Bob: 7 } });
    expect(end.died).toEqual(['Ann']);
    expect(end.rooms['Bob']).toBe(7);
    expect(end.kinds('Ann')).toContain('slept');
  });

  test('Mobster, Drifter: no ability of their own', () => {
    const end = night(withAnn('DRIFTER', { slept: [1] }), { night: { Ann: 7 } });
    expect(end.kinds('Ann')).toEqual(['slept']);
    expect(end.kinds('Dan')).toEqual(['slept']);
  });
});
