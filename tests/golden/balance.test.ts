import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Baseline, LEAST_PLAYERS, MOST_PLAYERS } from '../../src/analysis/balance/baseline.ts';
import { publishedCells } from '../../src/analysis/balance/published.ts';
import { LOSING_CONDITIONS, mostKillers } from '../../src/games/killer/setups.ts';
import type { Rational } from '../../src/kit/rational.ts';
import { add, multiply, rational, toNumber, toText } from '../../src/kit/rational.ts';
import killerBaseline from './killer-baseline.json' with { type: 'json' };
import mafiaAnswers from './mafia-known-answers.json' with { type: 'json' };

const { cells } = v.parse(
  v.object({
    cells: v.array(
      v.object({
        n: v.number(),
        k: v.number(),
        published: v.string(),
        agree: v.optional(v.boolean(), true),
        exact: v.optional(v.string()),
        exact00: v.optional(v.string()),
        exact01: v.optional(v.string()),
        exact10: v.optional(v.string()),
        pct00: v.optional(v.string()),
      }),
    ),
  }),
  killerBaseline,
);
const { answers } = v.parse(
  v.object({ answers: v.array(v.object({ id: v.string(), value: v.string() })) }),
  mafiaAnswers,
);
const baselines = {
  '00': new Baseline({ loss: '00' }),
  '01': new Baseline({ loss: '01' }),
  '10': new Baseline({ loss: '10' }),
};

describe('K21: the baseline win rate of the civilians', () => {
  test.each(cells)('$n players, $k killers, under every losing condition, as an exact fraction', (cell) => {
    const rates = LOSING_CONDITIONS.map((loss) => toText(baselines[loss].rate({ players: cell.n, killers: cell.k })));
    // With five killers among five there are no civilians, and one figure for all conditions.
    const expected = [cell.exact00, cell.exact01, cell.exact10].map((exact) => exact ?? cell.exact);
    expect(rates).toEqual(expected);
  });

  test('as percentages', () => {
    for (const { n, k, pct00 } of cells) {
      const rate = baselines['00'].rate({ players: n, killers: k });
      // To four decimals, a half either way.
      if (pct00 !== undefined) expect(Math.abs(toNumber(rate) * 100 - Number(pct00))).toBeLessThan(0.000_050_1);
    }
  });

  test('the published table: which cells agree with the exact figure and which do not', () => {
    const told = publishedCells().map(({ players, killers, printed, agrees }) => [players, killers, printed, agrees]);
    expect(told).toEqual(cells.map(({ n, k, published, agree }) => [n, k, published, agree]));
    expect(told.filter(([, , , agrees]) => agrees === true)).toHaveLength(52);
  });
});

/** "N(7t,2k)", "D(8t,1k)", "N n=16 k=1": what a known answer asks of the baseline; null for another kind of game. */
function asked(id: string): Rational | null {
  const point = /^([ND])\((\d+)t,(\d+)k\)$/.exec(id);
  const { '00': baseline } = baselines;
  if (point !== null) {
    const [, at, civilians, killers] = point;
    return at === 'N'
      ? baseline.atNight(Number(civilians), Number(killers))
      : baseline.atDay(Number(civilians), Number(killers));
  }
  const start = /^N n=(\d+) k=(\d+)$/.exec(id);
  return start === null ? null : baseline.rate({ players: Number(start[1]), killers: Number(start[2]) });
}

describe('K21: known answers of Mafia games with random votes', () => {
  const concerned = answers.filter(({ id }) => asked(id) !== null);
  test('fourteen of them are baselines', () => expect(concerned).toHaveLength(14));

  test.each(concerned)('$id is $value', ({ id, value }) => {
    const rate = asked(id);
    expect(rate === null ? null : toText(rate)).toBe(value);
  });

  test('two nights without a kill, nine civilians, two killers: by both cards drawn on the first two days', () => {
    const { '00': baseline } = baselines;
    // Both votes fall before the second night is over; then the game goes on at daybreak.
    const ways = [
      multiply(rational(36n, 55n), baseline.atDay(7, 2)),
      multiply(rational(18n, 55n), baseline.atDay(8, 1)),
      rational(1n, 55n),
    ];
    const expected = answers.find(({ id }) => id === 'semi-nightless 9t2k')?.value;
    expect(toText(ways.reduce(add))).toBe(expected);
  });
});

function binomial(n: number, k: number): bigint {
  let value = 1n;
  for (let i = 1; i <= k; i++) value = (value * BigInt(n - k + i)) / BigInt(i);
  return value;
}

/** D(n,k) = sum over j of (-1)^j C(k,j) times the product of (i-j)/i over i from 3 to n with the parity of n; for 2k < n. */
function closedForm(living: number, killers: number): Rational {
  let sum = rational(0n);
  for (let j = 0; j <= killers; j++) {
    let term = rational((j % 2 === 0 ? 1n : -1n) * binomial(killers, j));
    for (let i = living % 2 === 0 ? 4 : 3; i <= living; i += 2) {
      term = multiply(term, rational(BigInt(i - j), BigInt(i)));
    }
    sum = add(sum, term);
  }
  return sum;
}

describe('K21: the closed form', () => {
  test('gives the same at daybreak for every number of living up to 40', () => {
    for (let living = LEAST_PLAYERS; living <= MOST_PLAYERS; living++) {
      for (let killers = 1; killers <= mostKillers(living); killers++) {
        const recurrence = toText(baselines['00'].atDay(living - killers, killers));
        expect([living, killers, recurrence]).toEqual([living, killers, toText(closedForm(living, killers))]);
      }
    }
  });
});

describe('K9, K21: quiet days', () => {
  const quietDay = rational(1n, 5n);
  const nineWithOne = { players: 9, killers: 1 };

  test('nine players, one killer, condition 01, one day in five quiet: the row is of vote-outs', () => {
    expect(new Baseline({ loss: '01', quietDay }).rate(nineWithOne)).toEqual(rational(285188n, 984375n));
  });

  test('the same if a quiet day breaks the row (rowBrokenByQuietDay)', () => {
    const rate = new Baseline({ loss: '01', quietDay, quietDayBreaksRow: true }).rate(nineWithOne);
    expect(rate).toEqual(rational(308708n, 984375n));
  });

  test('never quiet is the baseline itself; always quiet, and the killers win', () => {
    for (const loss of LOSING_CONDITIONS) {
      const never = new Baseline({ loss, quietDay: rational(0n), quietDayBreaksRow: true }).rate(nineWithOne);
      expect(never).toEqual(baselines[loss].rate(nineWithOne));
      expect(new Baseline({ loss, quietDay: rational(1n) }).rate(nineWithOne)).toEqual(rational(0n));
    }
    expect(() => new Baseline({ loss: '00', quietDay: rational(6n, 5n) })).toThrow('from 0 to 1');
  });
});

describe('K8, K9, K10: a stricter losing condition never helps the civilians', () => {
  test.each(Array.from({ length: 38 }, (_, index) => index + 3))('%i players', (players) => {
    for (let killers = 1; killers <= mostKillers(players); killers++) {
      const rates = LOSING_CONDITIONS.map((loss) => toNumber(baselines[loss].rate({ players, killers })));
      expect(rates[0]).toBeGreaterThanOrEqual(rates[1]);
      expect(rates[1]).toBeGreaterThanOrEqual(rates[2]);
      expect(rates[2]).toBeGreaterThanOrEqual(0);
    }
  });
});
