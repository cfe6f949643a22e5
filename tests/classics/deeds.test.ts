import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/engine/run.ts';
import { fewestCalls } from '../../src/games/classics/gossip.ts';
import { Played } from '../support/classics.ts';

// Known answers of the classic puzzles in which something is chosen, played by their stories and by hand.

const act = (seat: number, kind: string, rest: Readonly<Record<string, unknown>>): Decision => ({
  kind: 'act',
  joint: { [String(seat)]: { kind, ...rest } },
});

describe('Russian cards 3-3-1', () => {
  const CARDS = [0, 1, 2, 3, 4, 5, 6];
  const knowsDeal = (who: string) =>
    `(${CARDS.map((card) => `Kw ${who} holds(Alice,${card}) & Kw ${who} holds(Bob,${card})`).join(' & ')})`;
  const ignorant = `(${CARDS.map((card) => `~K Cath holds(Alice,${card}) & ~K Cath holds(Bob,${card})`).join(' & ')})`;
  const dealt = Played.deal('russian-cards');
  const says = (what: string) => dealt.take(act(0, 'announce', { what }));

  test('one of {012,034,056,135,246}; Bob: "Cath has 6"', () => {
    const told = says('five');
    expect(told.sizes).toEqual([140, 20]);
    expect(told.holds(`${knowsDeal('Bob')} & C {Alice,Bob} ${knowsDeal('Bob')}`)).toBe(true);
    expect(told.holds(`C {Alice,Bob,Cath} ${ignorant}`)).toBe(true);
    const answered = told.on(1);
    expect(answered.said.at(-1)).toEqual({ kind: 'announce', by: 1, formula: 'holds(Cath,6)' });
    expect(answered.now.knowledge.model.size).toBe(3);
    expect(answered.holds(`C {Alice,Bob} ${knowsDeal('Alice')} & C all ${ignorant}`)).toBe(true);
    expect(answered.on().now.result).not.toBeNull();
  });

  test('"I do not have 6": Cath is ignorant but Alice does not know it', () => {
    const told = says('without6');
    expect(told.sizes.at(-1)).toBe(80);
    expect([told.holds(ignorant), told.holds(`K Alice ${ignorant}`)]).toEqual([true, false]);
  });

  test('"012 or none of 0, 1, 2": Alice knows that Cath is ignorant, yet it is not common knowledge', () => {
    const told = says('orNone');
    expect(told.sizes.at(-1)).toBe(20);
    expect(told.holds(`${ignorant} & K Alice ${ignorant} & ~C all ${ignorant}`)).toBe(true);
  });

  test('"012 or 345": Bob knows; Alice does not know that Cath is ignorant', () => {
    const told = says('orOther');
    expect(told.sizes.at(-1)).toBe(8);
    expect(told.holds(`${knowsDeal('Bob')} & ~K Alice ${ignorant}`)).toBe(true);
  });

  test('what the sum of Alice’s cards leaves when divided by 7 is safe for every deal', () => {
    for (const deal of dealt.table.engine.deals()) {
      const rest = Array.from(deal[0]).reduce((sum, card) => sum + Number(card), 0) % 7;
      const told = Played.deal('russian-cards', {}, { deal }).take(act(0, 'announce', { what: `rest${rest}` }));
      expect(told.holds(`C {Alice,Bob} ${knowsDeal('Bob')} & C all ${ignorant}`)).toBe(true);
    }
  });

  test('nobody announces what is not true of the hand', () => {
    const other = Played.deal('russian-cards', {}, { deal: ['345', '012', '6'] });
    expect(() => other.take(act(0, 'announce', { what: 'five' }))).toThrow(/may not|not allowed|Allowed/);
  });
});

test('dining cryptographers, three: whether the NSA paid becomes common knowledge, who paid stays hidden', () => {
  const dealt = Played.deal('dining-cryptographers');
  expect(dealt.sizes).toEqual([32]);
  for (const deal of dealt.table.engine.deals()) {
    const told = Played.deal('dining-cryptographers', {}, { deal }).on(3);
    expect(told.holds('Cw all nsa')).toBe(true);
    expect(told.holds('~nsa & ~paid(Ann) -> ~Kw Ann paid(Bob) & ~Kw Ann paid(Cat)')).toBe(true);
    expect(told.on().now.result).not.toBeNull();
  }
});

describe('gossip', () => {
  const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'];

  /** Sequences of calls by which all know all, of the fewest calls: breadth first over who has which secrets. */
  function search(friends: number): { readonly calls: number; readonly orders: number } {
    const all = 2 ** friends - 1;
    let level = new Map([[Array.from({ length: friends }, (_, friend) => 2 ** friend).join(' '), 1]]);
    for (let calls = 0; ; calls++) {
      const done = level.get(Array.from({ length: friends }, () => all).join(' '));
      if (done !== undefined) return { calls, orders: done };
      const next = new Map<string, number>();
      for (const [text, ways] of level) {
        const has = text.split(' ').map(Number);
        for (let one = 0; one < friends; one++) {
          for (let other = one + 1; other < friends; other++) {
            const both = has[one] | has[other];
            const after = has.map((own, friend) => (friend === one || friend === other ? both : own)).join(' ');
            next.set(after, (next.get(after) ?? 0) + ways);
          }
        }
      }
      level = next;
    }
  }

  test.each([
    [2, 1],
    [3, 3],
    [4, 4],
    [5, 6],
  ])('%i friends: the fewest calls for all to know all are %i', (friends, calls) => {
    expect(search(friends).calls).toBe(calls);
  });

  test('four friends: 24 four-call orders', () => {
    expect(search(4)).toEqual({ calls: 4, orders: 24 });
  });

  test.each([
    [2, 1],
    [3, 3],
    [4, 4],
    [5, 6],
    [6, 8],
  ])('%i friends as the built-in players call: after %i calls, and not before, all know all', (friends, calls) => {
    const over = Played.deal('gossip', {}, { names: NAMES.slice(0, friends) }).on();
    expect(over.moments).toHaveLength(calls + 1);
    expect(fewestCalls(friends)).toHaveLength(calls);
    expect(over.now.result).toEqual({ winner: null, reason: 'allKnow' });
    const everybody = NAMES.slice(0, friends).map((name) => `Ew all secret(${name})`);
    expect(over.valid(everybody.join(' & '))).toBe(true);
  });

  test('a call may be chosen by hand: both then know both secrets, and the others know that they do', () => {
    const called = Played.deal('gossip').take(act(2, 'call', { target: 0 }));
    expect(called.valid('Kw Ann secret(Cat) & Kw Cat secret(Ann) & ~Kw Bob secret(Cat)')).toBe(true);
    expect(called.valid('C all (Kw Ann secret(Cat) & Kw Cat secret(Ann))')).toBe(true);
  });
});

describe('light bulb, three prisoners, prisoner 1 counts; interviews 2, 1, 3, 1', () => {
  const interviews = (known: boolean) =>
    [2, 1, 3, 1].reduce(
      (played, target) => played.take(act(0, 'interview', { target })),
      Played.deal('light-bulb', { known }),
    );

  test('the light known to be off at first: prisoner 1 then knows that all were there', () => {
    const over = interviews(true);
    expect(over.holds('K Ann everybody')).toBe(true);
    expect(over.moments.at(-2)?.happenings.some(({ kind }) => kind === 'declared')).toBe(false);
    expect(over.now.happenings.some(({ kind }) => kind === 'declared')).toBe(true);
    expect(over.on().now.result).not.toBeNull();
  });

  test('not, if the light at first is unknown', () => {
    expect(interviews(false).holds('everybody & ~K Ann everybody')).toBe(true);
  });
});

test('Monty Hall, contestant on door 1, host opens 3: worlds are not odds', () => {
  const played = Played.deal('monty-hall').on(3);
  expect(played.sizes).toEqual([3, 3, 4, 2]);
  const holds = ['~car(3)', 'car(1)', 'car(2)'].map((fact) => played.holds(`K Contestant ${fact}`));
  expect(holds).toEqual([true, false, false]);
  const kept = played.take(act(0, 'take', { what: '1' }));
  expect(kept.now.result).toEqual({ winner: 'contestant', reason: 'keptWon' });
});

describe('a coin under a cup', () => {
  test('shown to Bob in front of Ann', () => {
    const shown = Played.deal('coin').on(1);
    expect(shown.sizes).toEqual([2, 2]);
    expect(shown.holds('K Bob heads & ~Kw Ann heads & K Ann Kw Bob heads')).toBe(true);
    expect(shown.holds('~K Ann heads & C all Kw Bob heads & ~C all heads')).toBe(true);
    expect(shown.on().now.result).not.toBeNull();
  });

  test('then to Ann likewise: common knowledge', () => {
    expect(Played.deal('coin', { story: 'both' }).on(2).holds('C {Ann,Bob} heads')).toBe(true);
  });

  test('Moore: "heads, and Ann does not know it" is true, and false once it has been said', () => {
    const moore = '(heads & ~K Ann heads)';
    const dealt = Played.deal('coin', { story: 'moore' });
    expect([dealt.holds(moore), dealt.holds(`[!${moore}] ${moore}`)]).toEqual([true, false]);
    expect(dealt.valid(`[!${moore}] ~${moore}`)).toBe(true);
    expect(dealt.holds(`<!${moore}> K Ann heads`)).toBe(true);
    expect(dealt.truth(`K Ann ${moore}`)).not.toContain(1);
    const said = dealt.on(1);
    expect([said.sizes, said.holds(moore)]).toEqual([[2, 1], false]);
    expect(dealt.on().said.map(({ formula }) => formula)).toEqual([moore, `~${moore}`]);
  });
});
