import { describe, expect, test } from 'vitest';
import type { Moment } from '../../src/engine/moment.ts';
import { killer } from '../../src/games/killer/index.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { courseOf } from '../../src/players/course.ts';
import { night, players, vote } from '../support/killer-play.ts';

const NAMES = players(7);
/** Ann and Bob are the killers. */
const DEAL = NAMES.map((_, agent) => (agent < 2 ? 'KILLER' : 'CIVILIAN'));

/** Whom each player chooses by knowledge after some decisions, over many draws; null for nobody. */
function choices(
  options: object,
  entries: readonly Readonly<Record<string, unknown>>[],
): Map<number, Set<number | null>> {
  const table = killer.open({ killers: 2, ...options }, NAMES);
  let moment: Moment = table.engine.start(DEAL);
  for (const entry of entries) {
    moment = table.engine.advance(moment, { kind: 'act', joint: table.script(entry, moment).joint });
  }
  const chosen = new Map<number, Set<number | null>>();
  for (let draw = 0; draw < 40; draw++) {
    const next = table.decide(
      moment,
      NAMES.map(() => 'informed'),
      randomFrom(draw),
    );
    if (next.kind !== 'decided' || next.decision.kind !== 'act') throw new Error('Nothing was decided.');
    for (const [seat, move] of Object.entries(next.decision.joint)) {
      const target = 'target' in move && typeof move.target === 'number' ? move.target : null;
      chosen.set(Number(seat), (chosen.get(Number(seat)) ?? new Set()).add(target));
    }
  }
  return chosen;
}

const sorted = (set: Set<number | null> | undefined) => [...(set ?? [])].sort();

describe('informed players', () => {
  test('killers who know each other name and vote for civilians only', () => {
    const named = choices({}, []);
    expect(sorted(named.get(0))).toEqual([2, 3, 4, 5, 6]);
    expect(sorted(named.get(1))).toEqual([2, 3, 4, 5, 6]);
    const voted = choices({}, [night('Cat', 'Ann', 'Bob')]);
    expect(sorted(voted.get(0))).toEqual([3, 4, 5, 6]);
  });

  test('a killer who does not know the others may hit them, but never themself', () => {
    const apart = { killersShareChat: false, killersKnowEachOther: false };
    expect(sorted(choices(apart, [{ draw: 'Ann' }]).get(0))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a civilian votes for somebody whom they know to be a killer', () => {
    // Cat was shown to be none, Ann to be one; of Dan, Eve, Fay and Gus, Dan knows nothing yet.
    const shown = { revealOnOut: true };
    const voted = choices(shown, [night('Cat', 'Ann', 'Bob')]);
    expect(sorted(voted.get(3))).toEqual([0, 1, 4, 5, 6]);
    const told = choices(shown, [night('Cat', 'Ann', 'Bob'), vote('Ann', 'Dan', 'Eve'), night('Fay', 'Bob')]);
    // One killer is left among Bob, Eve and Gus for Dan.
    expect(sorted(told.get(3))).toEqual([1, 4, 6]);
    expect(sorted(told.get(1))).toEqual([3, 4, 6]);
  });
});

test('whole games by knowledge come to an end, without a built-in player ever hitting their own', () => {
  const table = killer.open({ killers: 2, revealOnOut: true }, NAMES);
  for (const seed of [1, 2, 3, 4, 5]) {
    const course = [
      ...courseOf(
        table,
        seed,
        NAMES.map(() => 'informed'),
      ),
    ];
    expect(course.at(-1)?.result).not.toBeNull();
    const hit = course
      .flatMap(({ happenings }) => happenings)
      .filter((told) => told.kind === 'out' && JSON.stringify(told).includes('"by":"night"'));
    expect(hit.every((told) => JSON.stringify(told).includes('CIVILIAN'))).toBe(true);
  }
});
