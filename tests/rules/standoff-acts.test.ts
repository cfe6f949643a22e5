import { describe, expect, test } from 'vitest';
import { standoff } from '../../src/games/standoff/index.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { drop, happenings, NAMES, nobody, offers, pickUp, play, shoot } from '../support/standoff-play.ts';

const AUTO = { pickUp: 'auto' };

describe('how it starts and ends', () => {
  test('S1: two players are refused, with the reason', () => {
    expect(() => standoff.open({}, ['Ann', 'Bob'])).toThrow('S1: The game is for 3 to 8 players; 2 names are given.');
  });

  test('S2: everybody has secretly chosen to be good or evil; other deals are refused', () => {
    expect(happenings(play('gge', []))).toContainEqual({ kind: 'card', seenBy: [2], who: 2, card: 'EVIL' });
    const { engine } = standoff.open({}, NAMES);
    expect(() => engine.start(['GOOD', 'EVIL', 'GOOD'])).toThrow('S2: each of the 4 players is one of GOOD, EVIL;');
    expect(() => engine.start(['GOOD', 'EVIL', 'GOOD', 'BAD'])).toThrow('S2');
  });

  test('S2: as many are evil as was chosen, but that is told to nobody, unless it is known', () => {
    const hidden = standoff.open({ evil: 3 }, NAMES).engine;
    const known = standoff.open({ evil: 3, evilCountKnown: true }, NAMES).engine;
    for (let seed = 0; seed < 30; seed++) {
      for (const engine of [hidden, known]) {
        expect(engine.draw(randomFrom(seed)).filter((card) => card === 'EVIL')).toHaveLength(3);
      }
    }
    expect(hidden.deals()).toHaveLength(16);
    expect(known.deals()).toHaveLength(4);
    expect(() => known.start(['GOOD', 'GOOD', 'EVIL', 'EVIL'])).toThrow('exactly 3 are EVIL');
    expect(() => standoff.open({ evilCountKnown: true }, NAMES)).toThrow('"evilCountKnown" needs the number');
    expect(() => standoff.open({ evil: 5 }, NAMES).engine.deals()).toThrow('S2: 5 of 4 players cannot be evil');
  });

  test('S3: an evil last one standing wins, dropped or not', () => {
    // Bob shoots two who had dropped, and so may shoot again and need not drop.
    const armed = play('gee', [drop('Ann'), drop('Cat'), shoot('Bob', 'Ann'), shoot('Bob', 'Cat')]);
    expect(armed.result).toEqual({ winner: 'evil', reason: 'lastOneStanding' });
    // Bob drops for having shot Ann, who was good, and wins with the weapon on the ground.
    const dropped = play('gee', [drop('Cat'), shoot('Bob', 'Cat'), shoot('Bob', 'Ann')]);
    expect(happenings(dropped)).toContainEqual({ kind: 'dropped', seenBy: 'all', who: 1, forced: true });
    expect(dropped.result).toEqual({ winner: 'evil', reason: 'lastOneStanding' });
  });

  test('S4: the living good win when all have dropped, and evil players who dropped lose', () => {
    expect(play('gge', [drop('Ann'), drop('Bob'), drop('Cat')]).result).toEqual({
      winner: 'good',
      reason: 'allDropped',
    });
  });

  test('S4: all dropped and all evil is a draw', () => {
    expect(play('eee', [drop('Ann'), drop('Bob'), drop('Cat')]).result).toEqual({ winner: null, reason: 'allEvil' });
  });

  test('S4: a good last one who is armed still has the drop to make', () => {
    const alone = play('gee', [drop('Cat'), shoot('Ann', 'Cat'), shoot('Ann', 'Bob')]);
    expect(alone.result).toBeNull();
    expect(offers(alone)).toEqual({ Ann: ['drop'] });
    const end = play('gee', [drop('Cat'), shoot('Ann', 'Cat'), shoot('Ann', 'Bob'), drop('Ann')]);
    expect(end.result?.winner).toBe('good');
  });

  test('S4, S10: a forced drop that is the last one wins at once', () => {
    const end = play('ggge', [drop('Ann'), drop('Cat'), shoot('Dan', 'Bob'), pickUp()]);
    expect(end.result?.winner).toBe('good');
  });
});

describe('acts', () => {
  test('S5: the acts are to drop and to shoot another player', () => {
    expect(offers(play('gge', []))).toEqual({
      Ann: ['drop', 'shoot Bob', 'shoot Cat'],
      Bob: ['drop', 'shoot Ann', 'shoot Cat'],
      Cat: ['drop', 'shoot Ann', 'shoot Bob'],
    });
    expect(() => play('gge', [shoot('Ann', 'Ann')])).toThrow('S5: Ann cannot shoot themself');
  });

  test('S6: anybody may act at any time, one after the other; the order is kept', () => {
    const moment = play('gge', [drop('Bob')]);
    expect(moment.before?.turn).toMatchObject({ mode: 'one', open: true });
    expect(Object.keys(offers(moment))).toEqual(['Ann', 'Cat']);
  });

  test('S6: nobody acts any more: a standstill after the limit of offers in a row, counted apart from a draw', () => {
    const twice = [nobody, nobody];
    expect(play('gge', [...twice, drop('Ann'), ...twice], { quietLimit: 3 }).result).toBeNull();
    expect(play('gge', [...twice, drop('Ann'), ...twice, nobody], { quietLimit: 3 }).result).toEqual({
      winner: null,
      reason: 'standstill',
      apart: 'standstill',
    });
  });

  test('S7: who is shot is out at once and shows the hand', () => {
    const moment = play('gge', [shoot('Ann', 'Cat')]);
    expect(moment.living).toEqual([0, 1]);
    expect(happenings(moment)).toEqual([
      { kind: 'shot', seenBy: 'all', shooter: 0, victim: 2, card: 'EVIL', down: false },
    ]);
    expect(() => play('ggee', [shoot('Ann', 'Cat'), shoot('Bob', 'Cat')])).toThrow(
      'Decision 2: S7: Cat is out of the game already; nobody is shot twice.',
    );
    expect(() => play('gge', [shoot('Ann', 'Cat'), shoot('Cat', 'Bob')])).toThrow('S7: Cat is out of the game');
    expect(() => play('gge', [shoot('Ann', 'Cat'), drop('Cat')])).toThrow('S7: Cat is out of the game');
  });

  test('S8: after a victim who had dropped the shooter may shoot again', () => {
    expect(offers(play('ggee', [drop('Bob'), shoot('Cat', 'Bob')]))).toMatchObject({
      Cat: ['drop', 'shoot Ann', 'shoot Dan'],
    });
  });

  test('S9: after any other victim the shooter waits until somebody else acts', () => {
    const waits = [shoot('Ann', 'Cat')];
    expect(offers(play('ggee', waits))).toMatchObject({ Ann: ['drop'] });
    expect(() => play('ggee', [...waits, shoot('Ann', 'Bob')])).toThrow('S9: Ann shot somebody who had not dropped');
    expect(offers(play('ggee', [...waits, drop('Bob')]))).toMatchObject({ Ann: ['drop', 'shoot Bob', 'shoot Dan'] });
    expect(offers(play('ggee', [...waits, shoot('Bob', 'Dan')]))).toMatchObject({ Ann: ['drop', 'shoot Bob'] });
  });

  test('S9: who waits may drop, and that does not end the wait', () => {
    // Ann waits and drops; at Bob's shot Ann picks up, and that shot has ended the wait.
    const moment = play('ggee', [shoot('Ann', 'Cat'), drop('Ann'), shoot('Bob', 'Dan'), pickUp('Ann')]);
    expect(offers(moment)).toEqual({ Ann: ['drop', 'shoot Bob'], Bob: ['drop'] });
  });

  test('S9: an offer that nobody takes, and picking up, are no acts: the wait goes on', () => {
    expect(offers(play('ggee', [shoot('Ann', 'Cat'), nobody]))).toMatchObject({ Ann: ['drop'] });
    const picked = play('ggee', [drop('Bob'), shoot('Ann', 'Cat'), pickUp('Bob')]);
    expect(offers(picked)).toMatchObject({ Ann: ['drop'], Bob: ['drop', 'shoot Ann', 'shoot Dan'] });
  });

  test('S10: who shot a good player who had not dropped must drop', () => {
    const moment = play('gge', [shoot('Cat', 'Ann')]);
    expect(happenings(moment)).toContainEqual({ kind: 'dropped', seenBy: 'all', who: 2, forced: true });
    expect(offers(moment)).toEqual({ Bob: ['drop', 'shoot Cat'] });
    expect(happenings(play('gge', [shoot('Ann', 'Cat')]))).toHaveLength(1);
    expect(happenings(play('gge', [drop('Ann'), shoot('Cat', 'Ann')]))).toHaveLength(1);
  });

  test('S11: a drop is public', () => {
    expect(happenings(play('gge', [drop('Ann')]))).toEqual([{ kind: 'dropped', seenBy: 'all', who: 0, forced: false }]);
  });

  test('S12: who has dropped cannot act until somebody is shot who had not', () => {
    expect(() => play('ggee', [drop('Ann'), shoot('Ann', 'Bob')])).toThrow('S12: Ann has dropped the weapon');
    expect(() => play('ggee', [drop('Ann'), drop('Ann')])).toThrow('S12: Ann has dropped the weapon');
    const downVictim = play('ggee', [drop('Ann'), drop('Bob'), shoot('Cat', 'Bob')]);
    expect(downVictim.turn?.stage.phase).toBe('standoff');
    expect(Object.keys(offers(downVictim))).toEqual(['Cat', 'Dan']);
  });

  test('S12: at such a shot all who had dropped decide, before S4 is tested; who declines stays down until the next', () => {
    const shot = [drop('Ann'), drop('Bob'), shoot('Cat', 'Dan')];
    const asked = play('ggee', shot);
    expect(asked.turn).toMatchObject({ mode: 'together', open: true });
    expect(offers(asked)).toEqual({ Ann: ['stayDown', 'pickUp'], Bob: ['stayDown', 'pickUp'] });
    expect(offers(play('ggee', [...shot, pickUp('Bob')]))).toEqual({
      Bob: ['drop', 'shoot Ann', 'shoot Cat'],
      Cat: ['drop'],
    });
    expect(offers(play('ggee', [...shot, pickUp('Bob'), shoot('Bob', 'Cat')]))).toMatchObject({
      Ann: ['stayDown', 'pickUp'],
    });
    expect(() => play('ggee', [...shot, drop('Cat')])).toThrow('S12: somebody was shot, so Ann, Bob must decide first');
    expect(() => play('ggee', [drop('Ann'), pickUp('Ann')])).toThrow('S12: nobody may pick up now');
    expect(() => play('ggee', [...shot, pickUp('Cat')])).toThrow('S12: Cat has nothing to pick up');
  });

  test('S10, S12: the shooter who has just been made to drop is not asked', () => {
    expect(offers(play('ggee', [drop('Bob'), shoot('Cat', 'Ann')]))).toEqual({ Bob: ['stayDown', 'pickUp'] });
  });

  test('S12: all pick up with `auto`; each with chance 1/2, which nobody decides, with `half`', () => {
    const shot = [drop('Ann'), drop('Bob'), shoot('Cat', 'Dan')];
    expect(happenings(play('ggee', shot, AUTO))).toEqual([
      expect.objectContaining({ kind: 'shot' }),
      { kind: 'pickedUp', seenBy: 'all', who: 0 },
      { kind: 'pickedUp', seenBy: 'all', who: 1 },
    ]);
    expect(play('ggee', shot, { pickUp: 'half' }).turn?.choices.map(({ seat, by }) => ({ seat, by }))).toEqual([
      { seat: '0', by: [] },
      { seat: '1', by: [] },
    ]);
    expect(offers(play('ggee', [...shot, pickUp('Bob')], { pickUp: 'half' }))).toEqual({
      Bob: ['drop', 'shoot Ann', 'shoot Cat'],
      Cat: ['drop'],
    });
    expect(() => play('ggee', [...shot, pickUp('Cat')], { pickUp: 'half' })).toThrow('S12: Cat has nothing to pick up');
  });

  test('S13: a dropped player can be shot', () => {
    expect(play('ggee', [drop('Ann'), shoot('Bob', 'Ann')]).living).toEqual([1, 2, 3]);
  });

  test('S14: with three players and one of them dropped, a fast one shoots the dropped one and then the other', () => {
    const end = play('gge', [drop('Ann'), shoot('Cat', 'Ann'), shoot('Cat', 'Bob')]);
    expect(end.result).toEqual({ winner: 'evil', reason: 'lastOneStanding' });
  });
});
