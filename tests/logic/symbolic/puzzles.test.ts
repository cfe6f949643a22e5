import { describe, expect, test } from 'vitest';
import { anonymity, diningCryptographers } from '../../../bench/puzzles/dining-cryptographers.ts';
import { drinkingLogicians } from '../../../bench/puzzles/drinking-logicians.ts';
import { russianCards, screenAnnouncements } from '../../../bench/puzzles/russian-cards.ts';
import { sumAndProduct, sumAndProductInSymbols } from '../../../bench/puzzles/sum-and-product.ts';
import { muddyChildren, muddyRounds, worldCount } from '../../../bench/puzzles/symbolic-muddy-children.ts';
import * as f from '../../../src/logic/formula/constructors.ts';
import type { Formula } from '../../../src/logic/formula/formula.ts';
import { SymbolicKnowledge } from '../../../src/logic/symbolic/symbolic-knowledge.ts';
import { knowledgeOf } from '../../../src/logic/symbolic/choice.ts';
import { truthAt } from '../../../src/logic/symbolic/world-truth.ts';

// Known answers of the classic puzzles, by structures.

describe('muddy children', () => {
  test.each([
    [3, [7n, 4n, 1n]],
    [4, [15n, 11n, 5n, 1n]],
    [5, [31n, 26n, 16n, 6n, 1n]],
  ])('%i children of whom k are muddy: the counts of worlds, by both sets of operators', (children, counts) => {
    for (let muddy = 1; muddy <= children; muddy++) {
      for (const operators of ['general', 'fused'] as const) {
        expect(muddyRounds(children, muddy, operators).map(worldCount)).toEqual(counts.slice(0, muddy));
      }
    }
  });

  test('40 children: after k rounds those worlds are left in which more than k are muddy', () => {
    const structures = muddyRounds(40, 40, 'fused');
    expect(structures).toHaveLength(40);
    let count = 2n ** 40n;
    let choices = 1n;
    for (const [round, structure] of structures.entries()) {
      count -= choices;
      choices = (choices * BigInt(40 - round)) / BigInt(round + 1);
      expect(worldCount(structure)).toBe(count);
    }
  });

  test('200 children, all muddy: 200 rounds, and only the world in which all are muddy is left', () => {
    const structures = muddyRounds(200, 200, 'fused');
    expect(structures).toHaveLength(200);
    expect(worldCount(structures[199])).toBe(1n);
  });

  test('exactly the muddy know then, and once they say so, all do', () => {
    const { world } = muddyChildren(30);
    const structure = muddyRounds(30, 4, 'general')[3];
    const muddy = Array.from({ length: 30 }, (_, child) => f.atom(`m${child + 1}`));
    const muddyKnow = f.and(...muddy.map((own, child) => f.iff(own, f.knowsWhether(`c${child + 1}`, own))));
    const all = { kind: 'all' } as const;
    const allKnow = f.and(...muddy.map((own) => ({ ...f.everybody(all, own), whether: true })));
    expect(truthAt(structure, world(4), muddyKnow)).toBe(true);
    expect(truthAt(structure, world(4), f.announced(muddyKnow, allKnow))).toBe(true);
    expect(truthAt(structure, world(4), allKnow)).toBe(false);
  });
});

describe('dining cryptographers', () => {
  test('three: 32 worlds; whether the NSA paid becomes common knowledge; who paid stays hidden', () => {
    const dinner = diningCryptographers(3);
    const knowledge = new SymbolicKnowledge(dinner.structure);
    expect(knowledge.count()).toBe(32n);
    expect(knowledge.valid(anonymity(dinner))).toBe(true);
    const [nsa, ...diners] = dinner.paid;
    const everythingSaid = dinner.said.reduceRight<Formula>(
      (then, said) => ({ ...f.announced(said, then), whether: true }),
      { ...f.common({ kind: 'all' }, nsa), whether: true },
    );
    expect(knowledge.valid(everythingSaid)).toBe(true);
    const hidden = dinner.said.reduceRight<Formula>(
      (then, said) => ({ ...f.announced(said, then), whether: true }),
      f.or(diners[0], f.not(f.knows('d1', diners[1]))),
    );
    expect(knowledge.valid(hidden)).toBe(true);
  });

  test('thirty: 2^435 coins, 31 payers', () => {
    const dinner = diningCryptographers(30);
    const knowledge = knowledgeOf(dinner.structure);
    expect(knowledge.kind).toBe('symbolic');
    expect(knowledge.count()).toBe(31n * 2n ** 435n);
    expect(knowledge.valid(anonymity(dinner))).toBe(true);
    // Unless the coins are only told to be heads, nobody is sure of it.
    expect(knowledge.valid(f.knowsWhether('d1', dinner.paid[0]))).toBe(false);
  });
});

test('dining cryptographers, a hundred: 5,051 variables, and who paid stays hidden', () => {
  const dinner = diningCryptographers(100);
  expect(dinner.structure.variables).toHaveLength(5051);
  expect(new SymbolicKnowledge(dinner.structure).valid(anonymity(dinner))).toBe(true);
});

test.each([
  [3, [8n, 4n, 2n]],
  [4, [16n, 8n, 4n, 2n]],
])('drinking logicians, %i in a row: "I do not know" each; the last knows whether all want one', (count, worlds) => {
  const { structures, lastKnows } = drinkingLogicians(count);
  expect(structures.map(worldCount)).toEqual(worlds);
  expect(new SymbolicKnowledge(structures[count - 1]).valid(lastKnows)).toBe(true);
});

test('drinking logicians, 200 in a row: two worlds are left', () => {
  const { structures, lastKnows } = drinkingLogicians(200);
  expect(structures.map(worldCount)).toEqual(Array.from({ length: 200 }, (_, said) => 2n ** BigInt(200 - said)));
  expect(new SymbolicKnowledge(structures[199]).valid(lastKnows)).toBe(true);
});

test('Russian cards: 140 deals; 102 of 192 announcements are safe: 60, 36 and 6 of 5, 6 and 7 hands', () => {
  expect(worldCount(russianCards())).toBe(140n);
  const screened = screenAnnouncements();
  expect(screened).toHaveLength(192);
  const safe = screened.filter((candidate) => candidate.safe).map(({ hands }) => hands.length);
  expect([5, 6, 7].map((size) => safe.filter((length) => length === size).length)).toEqual([60, 36, 6]);
  const known = screened.find(({ hands }) => hands.map((hand) => hand.join('')).join() === '012,034,056,135,246');
  expect(known?.safe).toBe(true);
});

test('Sum and Product: (4,13), listed and by a structure; with other bounds none', () => {
  expect(sumAndProduct(100)).toEqual([[4, 13]]);
  expect(sumAndProductInSymbols(100)).toEqual([[4, 13]]);
  expect(sumAndProductInSymbols(65)).toEqual([[4, 13]]);
  expect(sumAndProductInSymbols(64)).toEqual([]);
});
