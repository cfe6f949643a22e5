import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, readVersionCode, unexplainedBits, writeVersionCode } from '../../src/games/killer/codes.ts';
import { LISTED_SETUPS, LOSING_CONDITIONS, listedSetup, mayBegin } from '../../src/games/killer/setups.ts';

/** The list as it is published: players, civilians, killers, code. */
const PUBLISHED = `
5 4 1 02001
6 4 2 02012
7 5 2 02C22
8 6 2 2A032
9 7 2 24042
10 7 3 26053
11 9 2 AA062
11 8 3 07C63
12 9 3 2A073
12 8 4 25D74
13 10 3 05D83
14 11 3 6A093
14 10 4 24094
15 12 3 2C0A3
15 11 4 240A4`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

test('K4: the fifteen listed set-ups', () => {
  const told = LISTED_SETUPS.map(
    ({ players, killers, code }) => [players, players - killers, killers].join(' ') + ` ${code}`,
  );
  expect(told).toEqual(PUBLISHED.map((row) => row.join(' ')));
});

describe('K2, K3: what a version code says', () => {
  test.each(LISTED_SETUPS)('$code: $players players, $killers killers, condition $loss', (listed) => {
    expect(readVersionCode(listed.code)).toMatchObject({
      players: listed.players,
      killers: listed.killers,
      loss: listed.loss,
      listed: true,
    });
  });

  test('AA062 is condition 10, and the ten bits 1010100000 that the source does not explain', () => {
    const read = readVersionCode('AA062');
    expect([read.loss, unexplainedBits(read)]).toEqual(['10', '1010100000']);
  });

  test('either case is read, capitals are written', () => {
    expect(readVersionCode('aa062')).toEqual(readVersionCode('AA062'));
    expect(readVersionCode('2c0a3').text).toBe('2C0A3');
  });

  test('a well-formed code that is not listed is read, and said not to be', () => {
    expect(readVersionCode('00073')).toMatchObject({ players: 12, killers: 3, loss: '00', listed: false });
  });
});

const anySetup = fc
  .record({ players: fc.integer({ min: 5, max: 15 }), killers: fc.integer({ min: 1, max: 7 }) })
  .filter(({ players, killers }) => mayBegin(players, killers));

test('K3: the ten unexplained bits are kept and written back unchanged', () => {
  fc.assert(
    fc.property(
      anySetup,
      fc.constantFrom(...LOSING_CONDITIONS),
      fc.integer({ min: 0, max: 1023 }),
      (setup, loss, unexplained) => {
        const text = writeVersionCode({ ...setup, loss, unexplained });
        expect(text).toMatch(/^[0-9A-F]{5}$/);
        const read = readVersionCode(text.toLowerCase());
        expect(read).toMatchObject({ ...setup, loss, unexplained });
        expect(writeVersionCode(read)).toBe(text);
      },
    ),
  );
});

describe('K2, K4: the code of a set-up', () => {
  test('is the listed one if it is listed, else one of ours with the unexplained bits zero', () => {
    for (const { players, killers, loss, code } of LISTED_SETUPS) {
      expect(codeOf({ players, killers, loss })).toEqual({ text: code, ours: false });
    }
    expect(codeOf({ players: 12, killers: 4, loss: '01' })).toEqual({ text: '40074', ours: true });
    fc.assert(
      fc.property(anySetup, fc.constantFrom(...LOSING_CONDITIONS), (setup, loss) => {
        const written = codeOf({ ...setup, loss });
        if (written === null) throw new Error('Every set-up for 5 to 15 players has a code.');
        const read = readVersionCode(written.text);
        expect(read).toMatchObject({ ...setup, loss, listed: !written.ours });
        if (listedSetup({ ...setup, loss }) === undefined) expect(read.unexplained).toBe(0);
      }),
    );
  });

  test('three and four players have none, nor have sixteen (K23), nor has a game that would not begin', () => {
    for (const players of [3, 4, 16, 20]) expect(codeOf({ players, killers: 1, loss: '00' })).toBeNull();
    expect(codeOf({ players: 8, killers: 4, loss: '00' })).toBeNull();
    expect(codeOf({ players: 8, killers: 0, loss: '00' })).toBeNull();
  });

  test('bits that are out of range are no code', () => {
    for (const unexplained of [-1, 1024, 0.5]) {
      expect(() => writeVersionCode({ players: 8, killers: 2, loss: '00', unexplained })).toThrow(RangeError);
    }
  });
});

test.each([
  ['K2: too short', '0200', 'has 4.'],
  ['K2: empty', '', 'has 0.'],
  ['K2: too long', '020011', 'has 6.'],
  ['K2: no hexadecimal digit', '02G01', 'digit 3 of "02G01" is "G"'],
  ['K2: a sign of two units', '0200😀', 'digit 5 of "0200😀" is "😀"'],
  ['K2: digits of another script', '０2001', 'digit 1 of'],
  ['K2: a sign before', '-2001', 'digit 1 of "-2001" is "-"'],
  ['K3: the bits 11', 'C2001', 'begins with the bits 11, and no losing condition is defined'],
  ['K3: the bits 11, with F', 'f2001', 'The first digit must be from 0 to B'],
  ['K23: 16 players', '020B3', 'stands for 16 players'],
  ['K23: 20 players', '020F3', 'stands for 20 players. With more than 15 a more complex rule set is recommended'],
  ['K12: no killers', '02000', 'has no killers: the game would be over at once. The fifth digit must be from 1 to 2.'],
  ['K11: killers at half', '02013', 'has 3 killers among 6 players: half or more'],
  ['K11: killers at more than half', '02004', 'has 4 killers among 5 players: half or more'],
  ['no civilians', '02005', 'has 5 killers among 5 players, so that there are no civilians'],
  ['more killers than players', '0200F', 'there are no civilians. The fifth digit must be from 1 to 2.'],
])('%s: %s is refused', (_, code, problem) => {
  expect(() => readVersionCode(code)).toThrow(problem);
});
