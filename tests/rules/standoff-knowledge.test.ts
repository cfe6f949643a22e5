import { describe, expect, test } from 'vitest';
import { ask, drop, nobody, shoot, shootHostage, take, truths } from '../support/standoff-play.ts';

/** The numbers of worlds and of the faces that each living player holds possible. */
function counts(...given: Parameters<typeof ask>): readonly [number, Readonly<Record<string, number>>] {
  const { worlds, possible } = ask(...given);
  return [worlds, possible];
}

describe('who knows what', () => {
  test('S2: there are 2^n worlds, 3^n with civilians; each knows their own choice', () => {
    expect(counts('gge', [])).toEqual([8, { Ann: 4, Bob: 4, Cat: 4 }]);
    expect(counts('gge', [], [], { civilians: true })).toEqual([27, { Ann: 9, Bob: 9, Cat: 9 }]);
    expect(counts('ggee', [], [], { evil: 2, evilCountKnown: true })).toEqual([6, { Ann: 3, Bob: 3, Cat: 3, Dan: 3 }]);
  });

  test('S7: a death prunes: what the hand shows is common knowledge', () => {
    expect(counts('gge', [shoot('Ann', 'Cat')])).toEqual([4, { Ann: 2, Bob: 2 }]);
    expect(truths('gge', [shoot('Ann', 'Cat')], ['C all evil(Cat)', 'Kw Bob good(Ann)'])).toEqual([true, false]);
  });

  test('S11: a drop and an offer that nobody takes prove nothing', () => {
    expect(counts('gge', [drop('Ann'), nobody])).toEqual([8, { Ann: 4, Bob: 4, Cat: 4 }]);
  });

  test('S17: a shot proves that the shooter is no civilian, and a taking too', () => {
    const civilians = { civilians: true, hostage: true };
    expect(truths('ggee', [], ['K Bob ~civilian(Ann)'], civilians)).toEqual([false]);
    expect(truths('ggee', [shoot('Ann', 'Dan')], ['C all ~civilian(Ann)', 'Kw Bob evil(Ann)'], civilians)).toEqual([
      true,
      false,
    ]);
    expect(truths('ggee', [shootHostage('Ann')], ['C all ~civilian(Ann)'], civilians)).toEqual([true]);
    expect(truths('ggee', [take('Ann')], ['C all ~civilian(Ann)'], civilians)).toEqual([true]);
  });

  test('S19: a taking makes evil in every world, so it proves nothing of the first choice', () => {
    const queries = ['C all evil(Ann)', 'Kw Bob choseEvil(Ann)', 'K Ann choseGood(Ann)'];
    expect(truths('gge', [take('Ann')], queries, { hostage: true })).toEqual([true, false, true]);
    expect(counts('gge', [take('Ann')], [], { hostage: true })[0]).toBe(8);
  });

  test('S10: the forced drop tells no more than the hand', () => {
    expect(counts('gge', [shoot('Cat', 'Ann')])).toEqual([4, { Bob: 2, Cat: 2 }]);
  });

  test('S4: that the good win tells that one of the living is good; a draw that none is', () => {
    const all = [drop('Ann'), drop('Bob'), drop('Cat')];
    expect(counts('gee', all)).toEqual([7, { Ann: 4, Bob: 3, Cat: 3 }]);
    expect(truths('gee', all, ['C all (good(Ann) | good(Bob) | good(Cat))', 'K Bob good(Ann)'])).toEqual([true, false]);
    expect(counts('eee', all)).toEqual([1, { Ann: 1, Bob: 1, Cat: 1 }]);
  });

  test('S3: a last one standing with whom the game goes on is good; one with whom it ends is evil', () => {
    const last = [drop('Cat'), shoot('Ann', 'Cat'), shoot('Ann', 'Bob')];
    expect(truths('gee', last, ['C all good(Ann)'])).toEqual([true]);
    expect(truths('eee', last, ['C all evil(Ann)'])).toEqual([true]);
  });

  test('S12: that the game goes on while all have dropped but one asked tells nothing', () => {
    const declined = [drop('Ann'), drop('Bob'), shoot('Cat', 'Dan')];
    expect(counts('ggge', declined)).toEqual([8, { Ann: 4, Bob: 4, Cat: 4 }]);
  });
});
