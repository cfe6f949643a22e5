import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { SolvedState } from '../../src/analysis/standoff/solve.ts';
import { cardsWith, copiesOf, solveStandoff } from '../../src/analysis/standoff/solve.ts';
import { standoff as rules } from '../../src/games/standoff/rules.ts';
import type { StandoffOptions } from '../../src/games/standoff/types.ts';
import { toText } from '../../src/kit/rational.ts';
import { standoffOptions } from '../support/standoff-play.ts';

const count = v.number();
const spaceSchema = v.object({
  states: count,
  nonterminal: count,
  ends: v.object({ G: v.optional(count, 0), E: v.optional(count, 0), S: v.optional(count, 0) }),
  holdout: count,
  edges: count,
});
const setting = {
  reading: v.picklist(['R1', 'R2']),
  pick: v.picklist(['auto', 'half']),
  n: v.number(),
  e: v.number(),
};
const { space, prob } = v.parse(
  v.object({
    space: v.array(v.object({ ...setting, labelled: spaceSchema, canon: spaceSchema })),
    prob: v.array(
      v.object({ ...setting, sched: v.picklist(['A', 'P']), good: v.string(), evil: v.string(), stale: v.string() }),
    ),
  }),
  JSON.parse(readFileSync('tests/golden/standoff-exact.json', 'utf8')),
);

const READING = { R1: 'code', R2: 'prose' } as const;
const SCHEDULER = { A: 'pairs', P: 'players' } as const;

function solve(players: number, evil: number, options: StandoffOptions) {
  return solveStandoff({ cards: cardsWith(players, evil), options, good: 'random', evil: 'random' });
}

/** Is there exactly one act left, while others live? */
function isHoldout({ state, isEnd }: SolvedState, options: StandoffOptions): boolean {
  if (isEnd || rules.living(state).length === 1) return false;
  return rules.turn(state, options).choices.reduce((sum, { moves }) => sum + moves.length, 0) === 1;
}

describe('the Standoff’s states and chances are those of an independent computation', () => {
  test('reachable states, ends, edges and states with one act left, with names and up to names (S3 to S12, S23)', () => {
    for (const { reading, pick, n, e, labelled, canon } of space) {
      const options = standoffOptions({ reading: READING[reading], pickUp: pick });
      const { collapsed, states, ends } = solve(n, e, options);
      const sum = (value: (entry: SolvedState) => number): number =>
        collapsed.reduce((total, entry) => total + value(entry), 0);
      const holdout = (entry: SolvedState): number => (isHoldout(entry, options) ? 1 : 0);
      expect({
        states,
        nonterminal: sum((entry) => (entry.isEnd ? 0 : copiesOf(entry))),
        ends: { G: ends.good, E: ends.evil, S: ends.draw },
        holdout: sum((entry) => holdout(entry) * copiesOf(entry)),
        edges: sum((entry) => entry.links.length * copiesOf(entry)),
      }).toEqual(labelled);
      expect({
        states: collapsed.length,
        nonterminal: sum((entry) => (entry.isEnd ? 0 : 1)),
        holdout: sum(holdout),
        edges: sum((entry) => entry.links.length),
      }).toEqual({ states: canon.states, nonterminal: canon.nonterminal, holdout: canon.holdout, edges: canon.edges });
      expect(ends.standstill).toBe(0);
    }
    expect(space).toHaveLength(36);
  });

  test('win chances of random play as fractions, by both readings and both schedulers (S3, S4, S22, S23)', () => {
    for (const { reading, pick, sched, n, e, good, evil, stale } of prob) {
      const options = standoffOptions({ reading: READING[reading], pickUp: pick, scheduler: SCHEDULER[sched] });
      const { chances } = solve(n, e, options);
      const texts = [chances.good, chances.evil, chances.draw, chances.standstill].map(toText);
      expect(texts).toEqual([good, evil, stale, '0']);
    }
    expect(prob).toHaveLength(72);
  });
});
