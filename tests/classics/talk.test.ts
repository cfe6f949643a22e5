import { describe, expect, test } from 'vitest';
import { Played } from '../support/classics.ts';

// Known answers of the classic puzzles that are told by talk alone, played by their stories.

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
const each = (names: readonly string[], text: (name: string) => string) => names.map(text).join(' & ');

/** So many children of whom the first are muddy. */
function children(count: number, muddy: number, options: Readonly<Record<string, unknown>> = {}): Played {
  const deal = Array.from({ length: count }, (_, child) => (child < muddy ? 'MUDDY' : 'CLEAN'));
  return Played.deal('muddy-children', options, { names: NAMES.slice(0, count), deal });
}

describe('muddy children', () => {
  test.each([
    [3, [7, 4, 1]],
    [4, [15, 11, 5, 1]],
    [5, [31, 26, 16, 6, 1]],
  ])(
    '%i children of whom k are muddy: k - 1 rounds of silence, then exactly the muddy know; then all',
    (count, worlds) => {
      const names = NAMES.slice(0, count);
      const silence = `AND(${names.map((name) => `~Kw ${name} muddy(${name})`).join(', ')})`;
      for (let muddy = 1; muddy <= count; muddy++) {
        const played = children(count, muddy);
        const silent = played.on(muddy);
        expect(silent.sizes).toEqual([2 ** count, ...worlds.slice(0, muddy)]);
        expect(silent.said.slice(1).map(({ formula }) => formula)).toEqual(
          Array.from({ length: muddy - 1 }, () => silence),
        );
        expect(silent.holds(each(names, (name) => `(muddy(${name}) <-> Kw ${name} muddy(${name}))`))).toBe(true);
        const over = played.on();
        expect(over.now.result).toEqual({ winner: null, reason: 'told' });
        expect(over.valid(each(names, (name) => `Ew all muddy(${name})`))).toBe(true);
      }
    },
  );

  test('the same before the opening, n = k = 3: E, EE, EEE and C of "at least one"; after it C', () => {
    const some = '(muddy(Ann) | muddy(Bob) | muddy(Cat))';
    const before = children(3, 3);
    const holds = (text: string) => before.holds(`${text} ${some}`);
    expect(['E all', 'E all E all', 'E all E all E all', 'C all'].map(holds)).toEqual([true, true, false, false]);
    expect(before.on(1).holds(`C all ${some}`)).toBe(true);
  });

  test('all clean: the father cannot say it, and the story ends', () => {
    const clean = children(3, 0);
    const some = 'muddy(Ann) | muddy(Bob) | muddy(Cat)';
    expect([clean.holds(`[!${some}] Bot`), clean.holds(`<!${some}> Top`)]).toEqual([true, false]);
    const over = clean.on();
    expect(over.said.map(({ formula }) => formula)).toEqual(['AND(~muddy(Ann), ~muddy(Bob), ~muddy(Cat))']);
    expect(over.now.result).not.toBeNull();
  });

  test('"nobody knows" twice against "nobody knows and nobody knows" once; after two rounds it is itself false', () => {
    const nobody = '(~Kw Ann muddy(Ann) & ~Kw Bob muddy(Bob) & ~Kw Cat muddy(Cat))';
    const opened = children(3, 3).on(1);
    const all = each(['Ann', 'Bob', 'Cat'], (name) => `Ew all muddy(${name})`);
    expect(opened.holds(`[!${nobody}] [!${nobody}] (${all})`)).toBe(true);
    expect(opened.holds(`[!${nobody} & ${nobody}] (${all})`)).toBe(false);
    expect(opened.on(1).holds(nobody)).toBe(true);
    expect(opened.on(2).holds(nobody)).toBe(false);
  });

  test('without the opening their silence tells nothing', () => {
    const over = children(3, 3, { opening: false }).on();
    expect(new Set(over.sizes)).toEqual(new Set([8]));
    expect(over.said).toHaveLength(2);
  });

  test('12 children of whom 3 are muddy', () => {
    const names = Array.from({ length: 12 }, (_, child) => `c${child}`);
    const played = Played.deal('muddy-children', { muddy: 3 }, { names }).on(3);
    // 2^12, less the world without mud, less the 12 with one muddy child, less the 66 with two.
    expect(played.sizes).toEqual([4096, 4095, 4083, 4017]);
    expect(played.on().sizes.at(-1)).toBe(1);
  });
});

describe('rows of people', () => {
  test('three wise men: "I do not know" twice; RRR, RWR, WRR and WWR are left, and the third knows red', () => {
    const played = Played.deal('wise-men').on(3);
    expect(played.sizes).toEqual([8, 7, 6, 4]);
    expect(played.worlds.map((deal) => deal.replaceAll(/(\w)\w* ?/g, '$1')).sort()).toEqual([
      'RRR',
      'RWR',
      'WRR',
      'WWR',
    ]);
    expect(played.valid('K Cat red(Cat)')).toBe(true);
    expect(played.on().now.result?.reason).toBe('told');
  });

  test.each([
    [3, [8, 4, 2]],
    [4, [16, 8, 4, 2]],
  ])('drinking logicians, %i in a row', (count, worlds) => {
    const names = NAMES.slice(0, count);
    const played = Played.deal('drinking-logicians', {}, { names }).on(count - 1);
    expect(played.sizes).toEqual(worlds);
    expect(played.valid(`Kw ${names[count - 1]} everybody`)).toBe(true);
  });
});

describe('dates and ages', () => {
  test('Cheryl’s birthday: July 16; "Albert does not know" alone removes nothing', () => {
    const played = Played.deal('cheryls-birthday').on();
    expect(played.sizes.slice(0, 5)).toEqual([10, 10, 5, 3, 1]);
    expect(played.worlds).toEqual(['MONTH7 DAY16']);
  });

  test('who cannot say a line says that, and the dialogue ends', () => {
    const played = Played.deal('cheryls-birthday', {}, { deal: ['MONTH5', 'DAY15'] }).on();
    expect(played.said.map(({ by }) => by)).toEqual([0, 0, null]);
    expect(played.sizes).toEqual([10, 10, 5, 5, 5]);
  });

  test('Cheryl’s age: 28 triples, 7, then (9, 4, 4)', () => {
    const played = Played.deal('cheryls-age').on();
    expect(played.sizes.slice(0, 3)).toEqual([28, 7, 1]);
    expect(played.worlds).toEqual(['9·4·4  ']);
  });
});

describe('numbers', () => {
  /** What each of the three lines leaves; a line that nobody can say leaves nothing. */
  function product(most: number): { readonly sizes: number[]; readonly left: string[] } {
    const played = Played.deal('sum-and-product', { most }).on(3);
    return { sizes: played.sizes, left: played.worlds };
  }

  test('Sum and Product, 1 < x < y, x + y <= 100: sum 17, product 52', () => {
    expect(product(100)).toEqual({ sizes: [2352, 145, 86, 1], left: ['17 52'] });
  });

  test.each([61, 62, 64])('Sum and Product has no solution up to %i', (most) => {
    const dealt = Played.deal('sum-and-product', { most });
    const [first, second, third] = Played.deal('sum-and-product', { most: 100 })
      .on(3)
      .said.map(({ formula }) => formula);
    const asked = (formula: string) => `(${formula})`;
    // The smaller number is below 50 in any case, so that the lines of the larger puzzle say the same here.
    const all = `<!K Sue ${asked(first)}> <!K Paul ${asked(second)}> K Sue ${asked(third)}`;
    expect(dealt.truth(all)).not.toContain(1);
  });

  // Up to 866 there are 186,192 worlds.
  test.each([65, 866])(
    'up to %i it is (4, 13) alone',
    (most) => {
      expect(product(most).left).toEqual(['17 52']);
    },
    120_000,
  );

  test('consecutive numbers: a has 2, b has 3: no, no, a knows, b knows', () => {
    const played = Played.deal('consecutive-numbers', { most: 200 }).on(4);
    expect(played.said.map(({ by, formula }) => [by, formula])).toEqual([
      [0, '~Kw Ann more(Ann)'],
      [1, '~Kw Bob more(Bob)'],
      [0, 'Kw Ann more(Ann)'],
      [1, 'Kw Bob more(Bob)'],
    ]);
    // The end of the chain tells something, too: it is far away.
    expect(played.worlds.filter((deal) => Number(deal.split(' ')[0]) < 100)).toEqual(['1 2', '2 3']);
    expect(played.holds('K Ann has(Bob,3) & K Bob has(Ann,2)')).toBe(true);
  });

  test('what sum, numbers to 250: among triples with all <= 50; a, holding 50, then knows it in (50, 20, 30) only', () => {
    let played = Played.deal('what-sum', { most: 250 });
    const small = () =>
      played.worlds.map((deal) => deal.split(' ').map(Number)).filter((deal) => Math.max(...deal) <= 50);
    const counts = [small().length];
    for (let step = 0; step < 3; step++) counts.push(((played = played.on(1)), small().length));
    expect(counts).toEqual([3675, 3650, 3609, 3542]);
    expect(played.said.map(({ formula }) => formula)).toEqual([
      '~Kw Ann sum(Ann)',
      '~Kw Bob sum(Bob)',
      '~Kw Cat sum(Cat)',
    ]);
    const known = played.on(1);
    expect(known.said.at(-1)?.formula).toBe('Kw Ann sum(Ann)');
    played = known;
    expect(small().filter(([first]) => first === 50)).toEqual([[50, 20, 30]]);
  });

  test('what sum with a cap of 50: the cap speaks too', () => {
    const played = Played.deal('what-sum', { most: 50 }, { deal: ['1', '3', '2'] }).on(3);
    expect(played.sizes).toEqual([3675, 2400, 1144, 330]);
    const first = played.worlds
      .map((deal) => deal.split(' ').map(Number))
      .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    expect(first[0]).toEqual([1, 3, 2]);
  });
});
