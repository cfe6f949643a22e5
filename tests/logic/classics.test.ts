import { describe, expect, test } from 'vitest';
import { announceAt, announcement } from '../../src/logic/announce.ts';
import { contract } from '../../src/logic/contract.ts';
import type { EventModel } from '../../src/logic/event-model.ts';
import { productUpdate, productUpdateAt } from '../../src/logic/event-model.ts';
import { explainKnowledge } from '../../src/logic/explain.ts';
import { atom, not, top } from '../../src/logic/formula/constructors.ts';
import { knownWhere, truth } from '../../src/logic/truth.ts';
import { update } from '../../src/logic/update.ts';
import type { ValuedModel } from '../../src/logic/valued-model.ts';
import { valuedInterpretation, valuedModel } from '../../src/logic/valued-model.ts';
import { countsAfter, except, Puzzle, truthRows } from '../support/puzzle.ts';
import { parsed } from './formula-trees.ts';

// Known answers of the classic puzzles of epistemic logic: each test is one of them.

const all = (row: readonly boolean[]) => row.every((value) => value);

/** n children, each seeing the others. The atom m(a) says that a is muddy. */
function muddyChildren(count: number) {
  const names = Array.from('abcde').slice(0, count);
  const puzzle = Puzzle.of(
    names,
    truthRows(count),
    (row, child) => row.filter((_, index) => names[index] !== child),
    (row, _, [child]) => row[names.indexOf(child)],
  );
  const each = (text: string) => names.map((name) => text.replaceAll('x', name)).join(' & ');
  const someMuddy = names.map((name) => `m(${name})`).join(' | ');
  return {
    names,
    puzzle,
    someMuddy,
    nobodyKnows: each('~Kw x m(x)'),
    muddyKnow: each('(m(x) <-> Kw x m(x))'),
    allKnow: each('Ew all m(x)'),
  };
}

/** The names of the children, muddy ones first. */
const firstMuddy = (muddy: number) => (row: readonly boolean[]) => row.every((value, index) => value === index < muddy);

describe('muddy children', () => {
  test.each([
    [3, [7, 4, 1]],
    [4, [15, 11, 5, 1]],
    [5, [31, 26, 16, 6, 1]],
  ])('%i children of whom k are muddy: k - 1 rounds of silence, then exactly the muddy know', (count, worlds) => {
    const { puzzle, someMuddy, nobodyKnows, muddyKnow, allKnow } = muddyChildren(count);
    for (let muddy = 1; muddy <= count; muddy++) {
      const actual = firstMuddy(muddy);
      let current = puzzle.announce(someMuddy);
      const counts = [current.size];
      while (current.at(actual, nobodyKnows)) {
        current = current.announce(nobodyKnows);
        counts.push(current.size);
      }
      expect(counts).toEqual(worlds.slice(0, muddy));
      expect(current.at(actual, muddyKnow)).toBe(true);
      expect(current.announce(muddyKnow).at(actual, allKnow)).toBe(true);
    }
  });

  test('the same before the opening, n = k = 3: E, EE, EEE and C of "at least one"', () => {
    const { puzzle, someMuddy } = muddyChildren(3);
    const holds = (text: string) => puzzle.at(all, `${text} (${someMuddy})`);
    expect(['E all', 'E all E all', 'E all E all E all', 'C all'].map(holds)).toEqual([true, true, false, false]);
    expect(puzzle.announce(someMuddy).at(all, `C all (${someMuddy})`)).toBe(true);
  });

  test('the same at the all-clean world: [father] bottom, <father> top', () => {
    const { puzzle, someMuddy } = muddyChildren(3);
    expect(puzzle.at(firstMuddy(0), `[!${someMuddy}] Bot`)).toBe(true);
    expect(puzzle.at(firstMuddy(0), `<!${someMuddy}> Top`)).toBe(false);
  });

  test('"nobody knows" announced twice, against "nobody knows and nobody knows" once', () => {
    const { puzzle, someMuddy, nobodyKnows, allKnow } = muddyChildren(3);
    expect(puzzle.at(all, `[!${someMuddy}] [!${nobodyKnows}] [!${nobodyKnows}] (${allKnow})`)).toBe(true);
    expect(puzzle.at(all, `[!${someMuddy}] [!(${nobodyKnows}) & (${nobodyKnows})] (${allKnow})`)).toBe(false);
  });

  test('after two rounds (n = k = 3), "nobody knows" is itself false: an unsuccessful update', () => {
    const { puzzle, someMuddy, nobodyKnows } = muddyChildren(3);
    expect(puzzle.at(all, `<!${someMuddy}> <!${nobodyKnows}> <!${nobodyKnows}> ~(${nobodyKnows})`)).toBe(true);
  });

  test('why, two children, both muddy, before and after "at least one is muddy": K_a K_b (at least one)', () => {
    const { puzzle, someMuddy } = muddyChildren(2);
    const before = puzzle.model;
    const opening = puzzle.truth(someMuddy);
    const after = update(before, announcement(before, opening));
    const operand = `K b (${someMuddy})`;
    const history = [
      { model: before, parents: new Int32Array(before.size), merged: null, truths: puzzle.truth(operand) },
      { ...after, truths: puzzle.announce(someMuddy).truth(operand) },
    ];
    const cleanMuddy = puzzle.worlds.findIndex(([a, b]) => !a && b);
    const both = puzzle.announce(someMuddy).worlds.findIndex(all);
    const there = after.parents.indexOf(cleanMuddy);
    expect(explainKnowledge(history.slice(0, 1), 0, puzzle.worlds.findIndex(all))).toEqual({
      known: false,
      refutedBy: cleanMuddy,
    });
    expect(explainKnowledge(history, 0, both)).toEqual({
      known: true,
      counterWorlds: [{ world: cleanMuddy, fate: { kind: 'satisfies', step: 1, worlds: [there] } }],
    });
  });
});

describe('rows of people', () => {
  test('three wise men, hats red or white, not all white; "I do not know" twice', () => {
    const hats = Puzzle.of(
      ['a', 'b', 'c'],
      truthRows(3),
      (row, man) => row.slice('abc'.indexOf(man) + 1),
      (row, _, [man]) => row['abc'.indexOf(man)],
    );
    const told = hats.announce('red(a) | red(b) | red(c)');
    const silence = ['~Kw a red(a)', '~Kw b red(b)'];
    expect(countsAfter(told, silence)).toEqual([7, 6, 4]);
    const left = told.announce(silence[0]).announce(silence[1]);
    const letters = left.worlds.map((row) => row.map((red) => (red ? 'R' : 'W')).join(''));
    expect(letters.sort()).toEqual(['RRR', 'RWR', 'WRR', 'WWR']);
    expect(left.valid('K c red(c)')).toBe(true);
  });

  test.each([
    [3, [8, 4, 2]],
    [4, [16, 8, 4, 2]],
  ])('drinking logicians, %i in a row: "I do not know" each', (count, worlds) => {
    const names = Array.from('abcd').slice(0, count);
    const logicians = Puzzle.of(names, truthRows(count), (row, name) => row[names.indexOf(name)], all);
    const answers = names.slice(0, -1).map((name) => `~Kw ${name} everybody`);
    expect(countsAfter(logicians, answers)).toEqual(worlds);
    const left = answers.reduce((puzzle, answer) => puzzle.announce(answer), logicians);
    expect(left.valid(`Kw ${names[count - 1]} everybody`)).toBe(true);
  });
});

describe('numbers and dates', () => {
  test("Cheryl's birthday", () => {
    const dates = [
      ...['May 15', 'May 16', 'May 19', 'June 17', 'June 18', 'July 14', 'July 16'],
      ...['August 14', 'August 15', 'August 17'],
    ].map((text) => text.split(' '));
    const birthday = Puzzle.of(['Albert', 'Bernard'], dates, ([month, day], who) => (who === 'Albert' ? month : day));
    // "Albert does not know" removes nothing; he must know that Bernard does not know.
    expect(birthday.announce(except(birthday.knowing('Albert'))).size).toBe(10);
    const second = birthday.announce(knownWhere(birthday.model, 0, except(birthday.knowing('Bernard'))));
    const third = second.announce(second.knowing('Bernard'));
    const last = third.announce(third.knowing('Albert'));
    expect([birthday.size, second.size, third.size, last.size]).toEqual([10, 5, 3, 1]);
    expect(last.worlds).toEqual([['July', '16']]);
  });

  test("Cheryl's age: (Cheryl, brother, brother), both younger, ordered, product 144", () => {
    const divisors = [1, 2, 3, 4, 6, 8, 9, 12, 16, 18, 24, 36, 48, 72, 144];
    const triples = divisors.flatMap((cheryl) =>
      divisors.flatMap((one) => divisors.map((other) => [cheryl, one, other])),
    );
    const ages = triples.filter(([age, one, other]) => age * one * other === 144 && age > one && age > other);
    const puzzle = Puzzle.of(
      ['you', 'told'],
      ages,
      ([age, one, other], who) => (who === 'told' ? age + one + other : ''),
      ([age, one, other], name) => (name === 'alike' ? one === other : String(age) === name),
    );
    expect(puzzle.size).toBe(28);
    const unknown = puzzle.announce(divisors.map((age) => `~K told ${age}`).join(' & '));
    expect(unknown.size).toBe(7);
    expect(unknown.announce('alike').worlds).toEqual([[9, 4, 4]]);
  });

  /** 1 < x < y, x + y <= most; each step is what is left after one of the three announcements. */
  function sumAndProduct(most: number): { readonly sizes: number[]; readonly solutions: (readonly number[])[] } {
    const pairs: (readonly number[])[] = [];
    for (let x = 2; 2 * x < most; x++) for (let y = x + 1; x + y <= most; y++) pairs.push([x, y]);
    const first = Puzzle.of(['s', 'p'], pairs, ([x, y], who) => (who === 's' ? x + y : x * y));
    const second = first.announce(knownWhere(first.model, 0, except(first.knowing('p'))));
    const third = second.announce(second.knowing('p'));
    const last = third.announce(third.knowing('s'));
    return { sizes: [first, second, third, last].map(({ size }) => size), solutions: last.worlds };
  }

  test('Sum and Product, 1 < x < y, x + y <= 100', () => {
    expect(sumAndProduct(100)).toEqual({ sizes: [2352, 145, 86, 1], solutions: [[4, 13]] });
  });

  test('Sum and Product with other bounds', () => {
    for (const most of [61, 62, 64]) expect(sumAndProduct(most).solutions).toEqual([]);
    expect(sumAndProduct(65).solutions).toEqual([[4, 13]]);
  });

  test('consecutive numbers from 0: a has 2, b has 3: no, no, a knows, b knows', () => {
    const pairs: (readonly number[])[] = [];
    for (let low = 0; low < 20; low++) pairs.push([low, low + 1], [low + 1, low]);
    let puzzle = Puzzle.of(['a', 'b'], pairs, ([a, b], who) => (who === 'a' ? a : b));
    const actual = () => puzzle.worlds.findIndex(([a, b]) => a === 2 && b === 3);
    const answers: boolean[] = [];
    for (const who of ['a', 'b', 'a', 'b']) {
      const knows = puzzle.knowing(who);
      const yes = knows[actual()] === 1;
      answers.push(yes);
      puzzle = puzzle.announce(yes ? knows : except(knows));
    }
    expect(answers).toEqual([false, false, true, true]);
    // Far from the cap, whose end is informative too.
    expect(puzzle.worlds.filter(([a]) => a < 10)).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  /** Triples of numbers up to `most`, one the sum of the others, as they are left after "I do not know" of a, b, c. */
  function whatSum(most: number): Puzzle<readonly number[]>[] {
    const triples: (readonly number[])[] = [];
    for (let sum = 2; sum <= most; sum++) {
      for (let one = 1; one < sum; one++) {
        triples.push([sum, one, sum - one], [one, sum, sum - one], [one, sum - one, sum]);
      }
    }
    triples.sort((left, right) => left[0] - right[0] || left[1] - right[1] || left[2] - right[2]);
    const stages = [Puzzle.of(['a', 'b', 'c'], triples, (triple, who) => triple.toSpliced('abc'.indexOf(who), 1))];
    for (const who of ['a', 'b', 'c']) {
      const current = stages[stages.length - 1];
      stages.push(current.announce(except(current.knowing(who))));
    }
    return stages;
  }

  test('what sum, numbers to 250, counted among triples with all <= 50; a, holding 50, then knows it in (50,20,30) only', () => {
    const stages = whatSum(250);
    const small = ({ worlds }: Puzzle<readonly number[]>) => worlds.filter((triple) => Math.max(...triple) <= 50);
    expect(stages.map((stage) => small(stage).length)).toEqual([3675, 3650, 3609, 3542]);
    const last = stages[3];
    const knows = last.knowing('a');
    const known = last.worlds.filter((_, world) => knows[world] === 1);
    expect(known.filter((triple) => triple[0] === 50 && Math.max(...triple) <= 50)).toEqual([[50, 20, 30]]);
  });

  test('what sum with a cap of 50: the cap speaks too', () => {
    const stages = whatSum(50);
    expect(stages.map(({ size }) => size)).toEqual([3675, 2400, 1144, 330]);
    expect(stages[3].worlds[0]).toEqual([1, 3, 2]);
  });
});

describe('cards and coins', () => {
  const cards = [0, 1, 2, 3, 4, 5, 6];
  interface Deal {
    readonly alice: string;
    readonly bob: string;
    readonly cath: string;
  }
  const hands = cards.flatMap((one) => cards.flatMap((two) => cards.map((three) => [one, two, three])));
  const threes = hands.filter(([one, two, three]) => one < two && two < three).map((hand) => hand.join(''));
  const deals = threes.flatMap((alice) =>
    threes
      .filter((bob) => Array.from(bob).every((card) => !alice.includes(card)))
      .map((bob): Deal => ({
        alice,
        bob,
        cath: cards.filter((card) => !`${alice}${bob}`.includes(`${card}`)).join(''),
      })),
  );
  const russian = Puzzle.of(
    ['alice', 'bob', 'cath'],
    deals,
    (deal, who) => (who === 'alice' ? deal.alice : who === 'bob' ? deal.bob : deal.cath),
    // `hand(012)` is Alice's whole hand; `alice(0)` that she holds a card.
    (deal, name, [value]) =>
      name === 'hand'
        ? deal.alice === value
        : (name === 'alice' ? deal.alice : name === 'bob' ? deal.bob : deal.cath).includes(value),
  );
  const actual = (deal: Deal) => deal.alice === '012' && deal.bob === '345';
  const knowsDeal = (who: string) =>
    `(${cards.map((card) => `Kw ${who} alice(${card}) & Kw ${who} bob(${card})`).join(' & ')})`;
  const cathIgnorant = `(${cards.map((card) => `~K cath alice(${card}) & ~K cath bob(${card})`).join(' & ')})`;
  const oneOf = (...whole: string[]) => whole.map((hand) => `hand(${hand})`).join(' | ');
  const said = (text: string) => russian.announce(`K alice (${text})`);

  test('Russian cards 3-3-1: one of {012,034,056,135,246}, then "Cath has 6"', () => {
    const told = said(oneOf('012', '034', '056', '135', '246'));
    expect([russian.size, told.size]).toEqual([140, 20]);
    expect(told.at(actual, `${knowsDeal('bob')} & C {alice,bob} ${knowsDeal('bob')}`)).toBe(true);
    expect(told.at(actual, `C {alice,bob,cath} ${cathIgnorant}`)).toBe(true);
    const answered = told.announce('K bob cath(6)');
    expect(answered.size).toBe(3);
    expect(answered.at(actual, `C {alice,bob} ${knowsDeal('alice')}`)).toBe(true);
    expect(answered.at(actual, `C all ${cathIgnorant}`)).toBe(true);
  });

  test('the same, "I do not have 6": Cath is ignorant but Alice does not know it', () => {
    const told = said('~alice(6)');
    expect(told.size).toBe(80);
    expect(told.at(actual, cathIgnorant)).toBe(true);
    expect(told.at(actual, `K alice ${cathIgnorant}`)).toBe(false);
  });

  test('the same, "012 or none of 0, 1, 2": Alice knows that Cath is ignorant, yet it is not common knowledge', () => {
    const told = said('hand(012) | ~alice(0) & ~alice(1) & ~alice(2)');
    expect(told.size).toBe(20);
    expect(told.at(actual, `${cathIgnorant} & K alice ${cathIgnorant}`)).toBe(true);
    expect(told.at(actual, `C all ${cathIgnorant}`)).toBe(false);
  });

  test('the same, "012 or 345": Bob knows, Alice does not know that Cath is ignorant', () => {
    const told = said(oneOf('012', '345'));
    expect(told.size).toBe(8);
    expect(told.at(actual, knowsDeal('bob'))).toBe(true);
    expect(told.at(actual, `K alice ${cathIgnorant}`)).toBe(false);
  });

  test('Russian cards: how many announcements of 5 to 7 hands that pairwise share at most one card are safe', () => {
    const apart = (one: string, other: string) => Array.from(one).filter((card) => other.includes(card)).length <= 1;
    /** All sets of hands, each apart from all others, that go on from the given ones with later hands. */
    const grown = (chosen: readonly string[], rest: readonly string[]): (readonly string[])[] => [
      chosen,
      ...rest.flatMap((hand, index) =>
        grown(
          [...chosen, hand],
          rest.slice(index + 1).filter((other) => apart(hand, other)),
        ),
      ),
    ];
    const all = grown([], threes).filter(({ length }) => length >= 5 && length <= 7);
    expect(all).toHaveLength(1290);
    const own = all.filter((set) => set.includes('012'));
    expect(own).toHaveLength(192);
    const safe = own.filter((set) => said(oneOf(...set)).valid(`${knowsDeal('bob')} & ${cathIgnorant}`));
    expect([5, 6, 7].map((size) => safe.filter(({ length }) => length === size).length)).toEqual([60, 36, 6]);
    expect(safe).toHaveLength(102);
  });

  test('dining cryptographers, three: whether the NSA paid becomes common knowledge, who paid stays hidden', () => {
    const worlds = [-1, 0, 1, 2].flatMap((payer) => truthRows(3).map((coins) => ({ payer, coins })));
    const dinner = Puzzle.of(
      ['a', 'b', 'c'],
      worlds,
      ({ payer, coins }, who) => {
        const seat = 'abc'.indexOf(who);
        return [payer === seat, coins[seat], coins[(seat + 1) % 3]];
      },
      ({ payer, coins }, name, [who]) => {
        if (name === 'nsa') return payer < 0;
        return name === 'paid' ? payer === 'abc'.indexOf(who) : coins['abc'.indexOf(who)];
      },
    );
    expect(dinner.size).toBe(32);
    const announcements =
      '[?!XOR(coin(a),coin(b),paid(a))] [?!XOR(coin(b),coin(c),paid(b))] [?!XOR(coin(c),coin(a),paid(c))]';
    expect(dinner.valid(`${announcements} Cw all nsa`)).toBe(true);
    expect(dinner.valid(`~nsa & ~paid(a) -> ${announcements} (~Kw a paid(b) & ~Kw a paid(c))`)).toBe(true);
  });

  test('a coin is shown to Bob in front of Ann', () => {
    const coin = Puzzle.of(
      ['a', 'b'],
      ['heads', 'tails'],
      () => '',
      (side, name) => side === name,
    );
    const heads = (side: string) => side === 'heads';
    expect(coin.at(heads, '[b?!heads] (K b heads & ~Kw a heads & K a Kw b heads)')).toBe(true);
    const shown = productUpdate(onePlainFact('heads'), lookedAt('heads', [1]));
    expect(shown.valued.model.size).toBe(2);
    expect(holdsAt(shown.valued, 1, 'K b heads & ~Kw a heads & K a Kw b heads')).toBe(true);
  });

  test('Monty Hall, contestant on door 1, host opens 3: worlds are not odds', () => {
    const cars = ['car1', 'car2', 'car3'];
    const doors = valuedModel(
      ['contestant'],
      cars,
      cars.map((car) => ({ facts: [car], cells: [0] })),
    );
    const opens = [2, 3].map((door) => ({ precondition: not(atom(`car${door}`)), postconditions: [] }));
    const { valued, events } = productUpdate(doors, { events: opens, cells: [[0, 1]] });
    expect(valued.model.size).toBe(4);
    const openedThree = events.indexOf(1);
    const [cell] = [valued.model.cells[0][openedThree]];
    expect(valued.model.cells[0].filter((other) => other === cell)).toHaveLength(2);
    expect(holdsAt(valued, openedThree, 'K contestant ~car3')).toBe(true);
    expect(holdsAt(valued, openedThree, 'K contestant car1 | K contestant car2')).toBe(false);
  });
});

/** Two worlds, in the second of which a fact holds; Ann and Bob tell neither from the other. */
function onePlainFact(fact: string): ValuedModel {
  return valuedModel(
    ['a', 'b'],
    [fact],
    [
      { facts: [], cells: [0, 0] },
      { facts: [fact], cells: [0, 0] },
    ],
  );
}

/** Some agents learn whether a fact holds; the other sees that they do. */
function lookedAt(fact: string, hearers: readonly number[]): EventModel {
  return {
    events: [
      { precondition: not(atom(fact)), postconditions: [] },
      { precondition: atom(fact), postconditions: [] },
    ],
    cells: [0, 1].map((agent) => (hearers.includes(agent) ? [0, 1] : [0, 0])),
  };
}

function holdsAt(valued: ValuedModel, world: number, text: string): boolean {
  return truth(valued.model, parsed(text), valuedInterpretation(valued))[world] === 1;
}

describe('small models', () => {
  const uncertain = Puzzle.of(
    ['a', 'b'],
    [true, false],
    () => '',
    (p) => p,
  );
  const atP = (p: boolean) => p;
  const atNotP = (p: boolean) => !p;

  test('Moore: m = p and not K_a p', () => {
    const m = '(p & ~K a p)';
    expect(uncertain.at(atP, m)).toBe(true);
    expect(uncertain.at(atP, `[!${m}] ${m}`)).toBe(false);
    expect(uncertain.valid(`[!${m}] ~${m}`)).toBe(true);
    expect(uncertain.at(atP, `<!${m}> K a p`)).toBe(true);
    expect(uncertain.where(`K a ${m}`)).toEqual([]);
  });

  test('announcing something false at a world: [p] K p, <p> top there; [bottom] bottom', () => {
    expect(uncertain.at(atNotP, '[!p] K a p')).toBe(true);
    expect(uncertain.at(atNotP, '<!p> Top')).toBe(false);
    expect(uncertain.valid('[!Bot] Bot')).toBe(true);
    const { model } = uncertain;
    expect(announceAt(model, uncertain.truth('p'), 1)).toBeNull();
    expect(announceAt(model, uncertain.truth('p'), 0)?.model.size).toBe(1);
    expect(model.size).toBe(2);
  });

  test('an empty model: every formula is valid on it, nothing is satisfiable', () => {
    const empty = uncertain.announce('Bot');
    expect(empty.size).toBe(0);
    for (const text of ['Bot', 'p', 'K a Bot', 'C all p & ~C all p', 'D {} p']) {
      expect(empty.valid(text)).toBe(true);
      expect(empty.where(text)).toEqual([]);
    }
  });

  test('the chain x0 -a- x1 -b- x2, p at x0 and x1', () => {
    const sight: Record<string, readonly number[]> = { a: [0, 0, 1], b: [0, 1, 1] };
    const chain = Puzzle.of(
      ['a', 'b'],
      [0, 1, 2],
      (x, who) => sight[who][x],
      (x) => x < 2,
    );
    const at = (place: number, text: string) => chain.at((x) => x === place, text);
    expect(['E all p', 'E all E all p', 'C all p'].map((text) => at(0, text))).toEqual([true, false, false]);
    expect(at(1, 'D all p')).toBe(true);
  });

  test('groups of nobody: E is true of everything, C p is p, D p says that p holds in every world', () => {
    expect(uncertain.valid('E {} Bot')).toBe(true);
    expect(uncertain.valid('C {} p <-> p')).toBe(true);
    expect(uncertain.where('D {} p')).toEqual([]);
    expect(uncertain.valid('D {} (p | ~p)')).toBe(true);
    expect(uncertain.announce('p').valid('D {} p')).toBe(true);
  });

  test('p told to a, b sees it (semi-private); then to b likewise', () => {
    const { product, world } = productUpdateAt(onePlainFact('p'), lookedAt('p', [0]), 1, 1) ?? never();
    expect(product.valued.model.size).toBe(2);
    expect(holdsAt(product.valued, world, 'K a p & ~K b p & K b Kw a p & C all Kw a p & ~C all p')).toBe(true);
    const then = productUpdateAt(product.valued, lookedAt('p', [1]), world, 1) ?? never();
    expect(holdsAt(then.product.valued, then.world, 'C {a,b} p')).toBe(true);
    expect(uncertain.at(atP, '[a!p] (K a p & ~K b p & [b!p] C {a,b} p)')).toBe(true);
  });

  test('swap: p := q and q := p at once, from (p, not q)', () => {
    const swap = {
      precondition: top,
      postconditions: [
        { atom: atom('p'), becomes: atom('q') },
        { atom: atom('q'), becomes: atom('p') },
      ],
    };
    const one = valuedModel(['a'], ['p', 'q'], [{ facts: ['p'], cells: [0] }]);
    const { valued } = productUpdate(one, { events: [swap], cells: [[0]] });
    expect(holdsAt(valued, 0, '~p & q')).toBe(true);
  });

  test('contraction must not merge by valuation alone: u(p), v(p), x(not p), a cannot tell v from x', () => {
    const three = Puzzle.of(
      ['a'],
      ['u', 'v', 'x'],
      (world) => world === 'u',
      (world) => world !== 'x',
    );
    expect(three.where('K a p')).toEqual(['u']);
    expect(contract(three.model, three.truth('p'), 'without-distributed').model.size).toBe(3);
  });

  test('contraction of three worlds of which two are alike in all', () => {
    const three = Puzzle.of(
      ['a'],
      ['u', 'v', 'x'],
      () => '',
      (world) => world !== 'x',
    );
    for (const kind of ['without-distributed', 'with-distributed'] as const) {
      expect(contract(three.model, three.truth('p'), kind).model.size).toBe(2);
    }
  });

  test('D and contraction: u1, u2, v1, v2', () => {
    const four = Puzzle.of(
      ['a', 'b'],
      ['u1', 'u2', 'v1', 'v2'],
      (world, who) => (who === 'a' ? world.endsWith('1') : world === 'u1' || world === 'v2'),
      (world) => world.startsWith('u'),
    );
    expect(four.where('D {a,b} p')).toEqual(['u1', 'u2']);
    const facts = four.truth('p');
    expect(contract(four.model, facts, 'with-distributed').model.size).toBe(4);
    expect([...contract(four.model, facts, 'without-distributed').blocks]).toEqual([0, 0, 1, 1]);
  });
});

function never(): never {
  throw new Error('The event cannot happen there.');
}
