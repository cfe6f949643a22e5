import { describe, expect, test } from 'vitest';
import { standoff } from '../../src/games/standoff/index.ts';
import { pointsOf, pointsTable } from '../../src/games/standoff/points.ts';
import { standoff as rules } from '../../src/games/standoff/rules.ts';
import type { StandoffState } from '../../src/games/standoff/state.ts';
import { firstState } from '../../src/games/standoff/state.ts';
import type { Card } from '../../src/games/standoff/types.ts';
import {
  drop,
  happenings,
  offers,
  pickUp,
  play,
  shoot,
  shootHostage,
  standoffOptions,
  take,
  truths,
} from '../support/standoff-play.ts';

/** A state of players with these cards, of whom the given ones live and have dropped. */
function stateOf(cards: readonly Card[], alive: readonly number[], dropped: readonly number[]): StandoffState {
  const bits = (agents: readonly number[]) => agents.reduce((sum, agent) => sum | (1 << agent), 0);
  return { ...firstState(cards, standoffOptions()), alive: bits(alive), dropped: bits(dropped) };
}

function points(state: StandoffState): readonly number[] {
  const result = rules.result(state, standoffOptions());
  if (result === null) throw new Error('The game goes on.');
  return pointsOf(state, result);
}

describe('points', () => {
  const cards: readonly Card[] = ['GOOD', 'GOOD', 'GOOD', 'EVIL', 'EVIL'];

  test('S16: an evil last one gets one more than there were players; the dead get nothing', () => {
    expect(points(stateOf(cards, [3], []))).toEqual([0, 0, 0, 6, 0]);
  });

  test('S16: each good winner gets as many as there are living good players; evil players who dropped get nothing', () => {
    expect(points(stateOf(cards, [0, 2, 3], [0, 2, 3]))).toEqual([2, 0, 2, 0, 0]);
    expect(points(stateOf(cards, [1], [1]))).toEqual([0, 1, 0, 0, 0]);
  });

  test('S16: nobody gets anything in a draw or a standstill', () => {
    expect(points(stateOf(cards, [3, 4], [3, 4]))).toEqual([0, 0, 0, 0, 0]);
    expect(points({ ...stateOf(cards, [0, 3], []), quiet: 20 })).toEqual([0, 0, 0, 0, 0]);
  });

  test('S16: over several rounds the points are added up', () => {
    expect(
      pointsTable([
        [0, 0, 6],
        [2, 2, 0],
      ]).sums,
    ).toEqual([2, 2, 6]);
    expect(pointsTable([])).toEqual({ rounds: [], sums: [] });
    expect(() => pointsTable([[1], [1, 2]])).toThrow('same players');
  });
});

describe('civilians', () => {
  const CIVILIANS = { civilians: true };

  test('S17: a civilian is good, cannot shoot, and shows two tokens', () => {
    expect(offers(play('cge', [], CIVILIANS))).toMatchObject({ Ann: ['drop'] });
    expect(() => play('cge', [shoot('Ann', 'Bob')], CIVILIANS)).toThrow('S17: Ann is a civilian');
    const shot = play('cge', [shoot('Cat', 'Ann')], CIVILIANS);
    expect(happenings(shot)).toEqual([
      { kind: 'shot', seenBy: 'all', shooter: 2, victim: 0, card: 'CIVILIAN', down: false },
      { kind: 'dropped', seenBy: 'all', who: 2, forced: true },
    ]);
    expect(truths('cge', [], ['good(Ann)', 'civilian(Ann)', 'choseGood(Ann)'], CIVILIANS)).toEqual([true, true, false]);
  });

  test('S17, S4: civilians must fold their arms too', () => {
    expect(play('cge', [drop('Bob'), drop('Cat')], CIVILIANS).result).toBeNull();
    expect(play('cee', [drop('Bob'), drop('Cat'), drop('Ann')], CIVILIANS).result?.winner).toBe('good');
  });

  test('S17: without the option there are none', () => {
    expect(() => play('cge', [])).toThrow('there are civilians only with the option "civilians"');
  });

  test('S17: the worlds are three for each player', () => {
    expect(standoff.open(CIVILIANS, ['Ann', 'Bob', 'Cat', 'Dan']).engine.deals()).toHaveLength(81);
  });
});

describe('the hostage', () => {
  const HOSTAGE = { hostage: true };
  const ALL = { hostage: true, civilians: true };

  test('S18: it is in the middle, and no player for S3 and S4', () => {
    expect(offers(play('gge', [], HOSTAGE))).toMatchObject({
      Ann: ['drop', 'shoot Bob', 'shoot Cat', 'shootHostage', 'take'],
    });
    expect(() => play('gge', [take('Ann')])).toThrow('S18: there is no hostage in this game');
    expect(play('gge', [drop('Ann'), drop('Bob'), drop('Cat')], HOSTAGE).result?.winner).toBe('good');
  });

  test('S19: who takes it is evil from then on for S3, S4, S10 and S16, whatever the hand shows', () => {
    const taken = [take('Ann')];
    expect(happenings(play('gge', taken, HOSTAGE))).toEqual([{ kind: 'taken', seenBy: 'all', who: 0 }]);
    expect(truths('gge', taken, ['C all evil(Ann)', 'choseGood(Ann)'], HOSTAGE)).toEqual([true, true]);
    // S20, S21: the hostage dies, Ann can be shot, and whoever shoots Ann has shot somebody evil.
    const shot = play('gge', [...taken, shootHostage('Bob'), shoot('Cat', 'Ann'), pickUp('Bob')], HOSTAGE);
    expect(offers(shot)).toEqual({ Bob: ['drop', 'shoot Cat'], Cat: ['drop'] });
    const alone = [...taken, drop('Bob'), drop('Cat'), shoot('Ann', 'Bob'), shoot('Ann', 'Cat')];
    expect(play('gge', alone, HOSTAGE).result?.winner).toBe('evil');
    expect(play('ggg', [...taken, drop('Ann'), drop('Bob'), drop('Cat')], HOSTAGE).result?.winner).toBe('good');
    expect(play('gee', [...taken, drop('Ann'), drop('Bob'), drop('Cat')], HOSTAGE).result).toMatchObject({
      winner: null,
      reason: 'allEvil',
    });
  });

  test('S19: taking is an act: it ends the wait of others, but not one’s own', () => {
    expect(offers(play('ggee', [shoot('Ann', 'Dan'), take('Bob')], HOSTAGE))).toMatchObject({
      Ann: ['drop', 'shoot Cat', 'shootHostage'],
    });
    expect(offers(play('ggee', [shoot('Ann', 'Dan'), take('Ann')], HOSTAGE))).toMatchObject({ Ann: ['drop'] });
  });

  test('S19: there is one taker at a time, and neither a civilian nor who has dropped takes it', () => {
    expect(() => play('gge', [take('Ann'), take('Bob')], HOSTAGE)).toThrow('S19: Ann holds the hostage already');
    expect(() => play('cge', [take('Ann')], ALL)).toThrow('S17, S19: Ann is a civilian');
    expect(() => play('gge', [drop('Ann'), take('Ann')], HOSTAGE)).toThrow('S12: Ann has dropped');
  });

  test('S19: any drop of the taker frees it, forced too, and it can be taken again; the first taker stays evil', () => {
    const again = [take('Ann'), drop('Ann'), take('Bob')];
    expect(truths('gge', again, ['evil(Ann)', 'taker(Bob)', '~taker(Ann)'], HOSTAGE)).toEqual([true, true, true]);
    const forced = [take('Cat'), shoot('Cat', 'Ann')];
    expect(truths('gge', forced, ['dropped(Cat)', 'taker(Cat)'], HOSTAGE)).toEqual([true, false]);
    expect(play('gge', [...again, shoot('Cat', 'Ann')], HOSTAGE).living).toEqual([1, 2]);
  });

  test('S20: the taker cannot be shot while the hostage lives', () => {
    expect(() => play('gge', [take('Ann'), shoot('Bob', 'Ann')], HOSTAGE)).toThrow(
      'Decision 2: S20: Ann holds the hostage and cannot be shot while it lives',
    );
    expect(offers(play('gge', [take('Ann')], HOSTAGE))).toMatchObject({ Bob: ['drop', 'shoot Cat', 'shootHostage'] });
  });

  test('S21: the hostage can be shot, as a good player who had not dropped: the shooter drops and waits, who is down may pick up', () => {
    const shot = [drop('Bob'), shootHostage('Ann')];
    const moment = play('gge', shot, HOSTAGE);
    expect(happenings(moment)).toEqual([
      { kind: 'hostageShot', seenBy: 'all', shooter: 0 },
      { kind: 'dropped', seenBy: 'all', who: 0, forced: true },
    ]);
    expect(offers(moment)).toEqual({ Bob: ['stayDown', 'pickUp'] });
    expect(() => play('gge', [...shot, pickUp('Bob'), shootHostage('Bob')], HOSTAGE)).toThrow(
      'S21: the hostage has been shot already',
    );
    expect(play('gge', [take('Ann'), shootHostage('Ann')], HOSTAGE).living).toEqual([0, 1, 2]);
    expect(() => play('gge', [shoot('Ann', 'Cat'), shootHostage('Ann')], HOSTAGE)).toThrow('S9');
    expect(() => play('cge', [shootHostage('Ann')], ALL)).toThrow('S17');
  });
});

describe('talk and looks', () => {
  test('S15: everybody alive may speak, also those who have dropped', () => {
    const { turn } = play('ggee', [drop('Ann'), shoot('Bob', 'Dan')]);
    expect(turn?.speakers).toEqual([0, 1, 2]);
    expect(turn?.claimants).toEqual([0, 1, 2]);
  });

  test('S15: a claim prunes nothing; it is the truth, a lie or a bluff by what its speaker knows', () => {
    const claimed = (formula: string, by: string) => play('gge', [{ claim: formula, by }]);
    expect(claimed('good(Ann)', 'Ann').honesty).toBe('truth');
    expect(claimed('good(Cat)', 'Cat').honesty).toBe('lie');
    expect(claimed('evil(Cat)', 'Ann').honesty).toBe('bluff');
    expect(claimed('good(Cat)', 'Cat').knowledge.model.size).toBe(8);
    expect(() => play('gge', [shoot('Ann', 'Cat'), { claim: 'good(Cat)', by: 'Cat' }])).toThrow('Cat may not claim');
  });

  test('S24: water pistols are a look and no rule: no option speaks of them', () => {
    expect(Object.keys(standoffOptions())).toEqual([
      'reading',
      'pickUp',
      'quietLimit',
      'civilians',
      'hostage',
      'scheduler',
      'evil',
      'evilCountKnown',
    ]);
  });
});
